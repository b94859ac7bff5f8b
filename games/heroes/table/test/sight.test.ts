import { expect, test } from 'vitest';
import { unitCalled } from '../../rules/counters.ts';
import { sightBetween } from '../../rules/sight-lines.ts';
import { enemy, type Given, type Position, position } from '../../test/position.ts';
import { hiddenFrom } from '../fire/target-cards.tsx';
import { pathBetween } from '../sight/path.ts';
import { stripOf } from '../sight/strip.tsx';
import { sightStory, storyParts } from '../sight/words.ts';

const squad = (at: string) => ({ is: 'sov-fire-group', at }) as const;
const duel = (scenario: string, from: string, to: string, more: Given = {}): Position =>
  position({ scenario, soviet: [squad(from)], german: [enemy(to)], ...more });

const pathOf = ({ open }: Position) => pathBetween(open, 0, unitCalled(open, 'g1'));
function told(game: Position, isCounted?: boolean): string {
  const story = sightStory(game.state, 0, unitCalled(game.open, 'g1'), pathOf(game), isCounted);
  return `${storyParts(story)
    .map(({ text }) => text)
    .join('')} ${story.rules.join(' ')}`;
}
const stripNames = (game: Position): string[] => stripOf(game.open, pathOf(game)).map(({ name }) => name);

test('a clear line says over what it runs, and by which opening', () => {
  expect(told(duel('8', 'H8', 'D8'))).toBe('Clear over open ground. HS-LOS-02');
  expect(told(duel('8', 'N4', 'E4'))).toBe('Out by the door, clear over open ground. HS-LOS-02');
  expect(told(duel('8', 'K7', 'N4'))).toBe('Clear over open ground, in by the door. HS-LOS-02');
  expect(told(duel('8', 'J5', 'H5+'))).toMatch(/^Clear over the yard\./);
});

test('within a building a line runs across the room and through doorways', () => {
  expect(told(duel('1', 'D3+', 'B2+'))).toBe('Clear across the room. HS-LOS-02');
  expect(told(duel('8', 'P2', 'Q6'))).toBe(
    'In by the window, across the room, through the doorway, and nothing else lies between. HS-LOS-02',
  );
});

test('between neighbors nothing lies in the way, except what they look through', () => {
  expect(told(duel('1', 'I6', 'J6'))).toBe('Side by side: nothing lies between. HS-LOS-02');
  expect(told(duel('5', 'P12', 'N11+'))).toBe('In by the window, and nothing else lies between. HS-LOS-02');
});

test('an obscured line names everything that takes something, and the sum is what the rules take', () => {
  expect(told(duel('8', 'N4', 'G5+'))).toBe(
    'Out by the door, clear over open ground; one rubble square of the Gutted House takes 1. The target’s own square never counts. HS-LOS-08 HS-LOS-09',
  );
  const many = duel('5', 'S7', 'D7');
  expect(told(many)).toBe(
    'Clear over open ground; three low wall squares take 3 and two rubble squares take 2: 5 in all. Your own square never counts. HS-LOS-08 HS-LOS-09',
  );
  expect(sightBetween(many.open, 0, 1)).toBe(5);
});

test('smoke is told apart from the ground under it', () => {
  const game = duel('1', 'I14', 'I16', { open: { smoke: [{ x: 18, y: 30, value: 2 }] } });
  expect(told(game)).toMatch(/^One low wall square takes 1 and smoke takes \d: \d in all\./);
  expect(told(game)).toContain(`${sightBetween(game.open, 0, 1)} in all`);
});

test('a wreck that hides more than the ground under it is named', () => {
  const game = duel('1', 'F7', 'H7', { wrecks: [{ is: 'ger-kuebel', at: ['G7'] }] });
  expect(told(game)).toBe('One square of a wreck takes 1. HS-LOS-08');
});

test('a blocked line names what blocks it, where, and by which rule', () => {
  expect(told(duel('8', 'N5', 'G4+'))).toBe('A wall of the Grain Elevator at N5 stops the line. HS-GEO-07');
  expect(told(duel('1', 'D2+', 'J8'))).toBe(
    'The line crosses a window of the Brick House at D3+, but neither of the two stands at it. HS-GEO-07',
  );
  expect(told(duel('1', 'I1', 'G13'))).toBe('The Izba stands in between, at H2+. HS-GEO-07');
  expect(told(duel('4', 'S8', 'L2'))).toBe('The Railway Wagon at O4 stops the line. HS-LOS-07');
});

test('units in between block as their rules say', () => {
  const squadBetween = position({ soviet: [squad('A5')], german: [enemy('A1'), enemy('A3')] });
  expect(told(squadBetween)).toBe(
    'The Grenadier Fire Group at A3 stands in between, and infantry blocks between infantry. HS-LOS-05',
  );
  const tank = { is: 'ger-pz3', at: 'A3', rear: 'B3', facing: 'W' } as const;
  expect(told(position({ soviet: [squad('A5')], german: [enemy('A1'), tank] }))).toMatch(
    / at A3 stands in between, and a vehicle blocks every line\. HS-LOS-06$/,
  );
  const car = { is: 'ger-kuebel', at: 'A1', facing: 'S' } as const;
  expect(told(position({ soviet: [squad('A5')], german: [car, enemy('A3')] }))).toBe(
    'Clear over open ground. Infantry in between blocks only between infantry. HS-LOS-02 HS-LOS-05',
  );
});

test('to and from a vehicle of two squares it is the best of several lines', () => {
  const tank = { is: 'ger-pz3', at: 'A3', rear: 'A2', facing: 'S' } as const;
  const game = position({ soviet: [squad('A6')], german: [tank] });
  expect(told(game)).toMatch(/^Clear over open ground\. It is the best line to the .+\. HS-LOS-02 HS-LOS-12$/);
  // Its own squares are one end of the strip.
  expect(stripNames(game)).toEqual(['A6', 'A5', 'A4', 'A3']);
  const own = { is: 'sov-t34', at: 'A8', rear: 'A9', facing: 'N' } as const;
  expect(told(position({ soviet: [own], german: [tank] }))).toContain('It is the best line between the two vehicles.');
});

test('a shot that loses nothing by what is in the way says so', () => {
  expect(told(duel('8', 'N4', 'G5+'), false)).toContain('takes 1. This shot loses nothing by it.');
  expect(told(duel('8', 'N5', 'G4+'), false)).toContain('stops the line. This weapon fires over it.');
});

test('the strip shows an opening between its squares, and swallows the half square before it', () => {
  expect(stripNames(duel('8', 'N4', 'G5+'))).toEqual(['N4', 'door', 'M4', 'L4', 'L5', 'K5', 'J5', 'I5', 'H5+', 'G5+']);
  expect(stripNames(duel('1', 'E10+', 'F8'))).toEqual(['E10+', 'window', 'F9', 'F8']);
});

test('the line on the strip is dotted from what obscures it on, and red up to what blocks it', () => {
  const rays = (game: Position): string[] => stripOf(game.open, pathOf(game)).map(({ ray }) => ray);
  expect(rays(duel('1', 'J7', 'F6'))).toEqual(['clear', 'obscured', 'obscured', 'obscured', 'obscured', 'obscured']);
  const blocked = stripOf(...stripArguments(duel('8', 'O3', 'L3')));
  expect(blocked.map(({ ray }) => ray)).toEqual(['red', 'red', 'beyond', 'beyond', 'beyond']);
  expect(blocked.map(({ name, isBlocked }) => (isBlocked ? name : ''))).toEqual(['', '', 'wall', '', '']);
});

const stripArguments = (game: Position) => [game.open, pathOf(game)] as const;

test('plain stretches of a long line are folded, and nothing that counts is', () => {
  const far = duel('5', 'S7', 'D7');
  const cells = stripOf(far.open, pathOf(far));
  expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(16);
  expect(cells.filter(({ penalty }) => penalty > 0).map(({ name }) => name)).toEqual(['R7', 'L7', 'K7', 'H7', 'G7']);
  expect(cells.map(({ name }) => name)).toContain('Q7–M7');
});

test('enemies that something hides are told, the nearest first', () => {
  const game = position({
    scenario: '8',
    soviet: [squad('O3')],
    german: [enemy('B2+'), enemy('L3'), enemy('P4')],
  });
  const [far, near, seen] = ['g1', 'g2', 'g3'].map((name) => unitCalled(game.open, name));
  expect(sightBetween(game.open, 0, seen ?? -1)).toBe(0);
  expect(hiddenFrom(game.state, 0, [])).toEqual([near, far]);
});
