import type { Choice } from '@kurgan/kit';
import { expect, test } from 'vitest';
import { squareCalled, squareName } from '../../rules/areas.ts';
import { unitCalled } from '../../rules/counters.ts';
import { square } from '../../rules/field/squares.ts';
import { firingBy } from '../../rules/fire-choices.ts';
import { acting, heroes, type Position, position } from '../../test/position.ts';
import { attacksNow } from '../fire/attacks.ts';
import { bestOf } from '../fire/options.ts';
import { effectWords, sumParts } from '../fire/sum-words.ts';
import { fireSum } from '../fire/sums.ts';
import { dangersIn, reachedBy } from '../moving/reach.ts';

const notation = heroes.notation;
/** Choices as a session tells them. */
const choicesOf = ({ state }: Position, seat: 'soviet' | 'german' = 'soviet'): Choice[] =>
  heroes.legal(state, seat).map((action) => {
    const { do: verb, ...words } = action;
    const told = Object.fromEntries(Object.entries(words).map(([name, word]) => [name, String(word)]));
    return { text: notation.format(action), verb, words: told };
  });

const DUEL = {
  soviet: [{ is: 'sov-fire-group', at: 'I14' }],
  german: [
    { is: 'ger-fire-group', at: 'I12' },
    { is: 'ger-mg34', at: 'A1', facing: 'S', up: 1 },
  ],
  flow: [acting(0)],
} as const;

test('an activated unit can fire without a button for it, at the chance that the rules tell', () => {
  const game = position(DUEL);
  const attacks = attacksNow(game.state, choicesOf(game));
  const target = unitCalled(game.open, 'g1');
  const shot = bestOf(attacks, target);
  expect(shot?.actions).toEqual(['fire', 'shoot g1 first']);
  game.play('fire');
  const told = heroes.odds(game.state, 'soviet', { do: 'shoot', at: 'g1', with: 'first' });
  const missed = told?.outcomes.find(({ name }) => name === 'No effect')?.chance ?? 0;
  expect(shot?.sum?.chance).toBeCloseTo(1 - missed);
  expect((shot?.sum?.faces.filter(Boolean).length ?? 0) / 6).toBeCloseTo(1 - missed);
});

test('only enemies within reach can be assaulted by touch', () => {
  const game = position(DUEL);
  const assaults = attacksNow(game.state, choicesOf(game)).filter(({ how }) => how === 'assault');
  expect(assaults.map(({ actions }) => actions)).toEqual([['assault g1', 'step H13', 'charge']]);
  expect(assaults[0]?.sum?.outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
});

test('a unit reaches squares by the shortest way, and none that somebody holds', () => {
  const game = position(DUEL);
  const reach = reachedBy(game.state, 0);
  const at = (name: string) => square(squareCalled(game.open, name));
  expect(reach.get(at('G14'))?.way.length).toBe(2);
  expect(reach.has(at('I12'))).toBe(false);
});

const scoutsFrom = (at: string, scenario: string): Position =>
  position({
    scenario,
    soviet: [{ is: 'sov-razvedka', at }],
    german: [{ is: 'ger-fire-group', at: 'J1' }],
    phase: 'setup',
    turn: 0,
    flow: [{ step: 'begin' }, { step: 'deployed' }],
  }).play('activate s1');

test('HS-CMD-15: a Scout reaches no square in an objective or next to one', () => {
  const game = scoutsFrom('D6', '1');
  const names = [...reachedBy(game.state, 0).keys()].map((place) => squareName(game.open, place));
  expect(names.sort()).toEqual(['A6', 'A7', 'A8', 'B6', 'B7', 'B8', 'C6', 'E6', 'F6', 'G5', 'G6']);
});

test('HS-CMD-13: rough ground stops no Scout', () => {
  const scout = scoutsFrom('B6', '7');
  const rubble = square(squareCalled(scout.open, 'B7'));
  const walker = position({ scenario: '7', soviet: [{ is: 'sov-razvedka', at: 'B6', up: 1 }], flow: [acting(0)] });
  expect([scout, walker].map(({ state }) => reachedBy(state, 0).get(rubble)?.stops)).toEqual([false, true]);
});

test('squares in sight of an enemy with Opportunistic Fire are exposed', () => {
  const game = position({ ...DUEL, german: [{ is: 'ger-mg34', at: 'H9', facing: 'S', up: 1 }] });
  const dangers = dangersIn(game.state, 0, reachedBy(game.state, 0));
  const facing = position({ ...DUEL, german: [{ is: 'ger-mg34', at: 'H9', facing: 'N', up: 1 }] });
  const away = dangersIn(facing.state, 0, reachedBy(facing.state, 0));
  expect([dangers.size > 0, away.size]).toEqual([true, 0]);
});

/** The Maxim in the elevator fires at the gutted house. */
const TOWER = {
  scenario: '8',
  soviet: [{ is: 'sov-maxim', at: 'N4', up: 1, facing: 'W' }],
  german: [{ is: 'ger-fire-group', at: 'G5+' }],
  flow: [acting(0)],
} as const;
const sumOf = (game: Position, how: string) => {
  const option = attacksNow(game.state, choicesOf(game)).find((each) => each.how === how);
  if (option?.sum == null) throw new Error(`it cannot ${how}`);
  const told = sumParts(game.state, 0, option.sum).map(({ words, figure }) => `${words} ${figure}`);
  return { told: told.join(' '), effect: effectWords(game.state, option, option.sum), sum: option.sum };
};

test('a shot is told as a sum with its total, and what a hit does', () => {
  const { told, effect, sum } = sumOf(position(TOWER), 'hit');
  expect(told).toBe('Maxim M1910 Team +4 obscured −1 against 4 + cover 2 = 6');
  expect(effect).toBe('A hit turns the Grenadier Fire Group to its reduced side.');
  expect(sum.faces).toEqual([false, false, true, true, true, true]);
  const open = position({ ...TOWER, german: [{ is: 'ger-fire-group', at: 'L3' }] });
  expect(sumOf(open, 'hit').told).toBe('Maxim M1910 Team +4 against 4');
  expect(sumOf(open, 'hit').effect).toMatch(/^Destroyed \d+ %, reduced \d+ %(?:, no effect \d+ %)?\.$/);
});

test('with a Marksman marker nothing is taken off for what obscures the shot', () => {
  const { state, open } = position(TOWER);
  const sum = fireSum(state, { ...firingBy(0, 'action'), keen: true }, 0, 'hit', unitCalled(open, 'g1'));
  expect(sum.lines.map(({ label }) => label)).toEqual(['Combat Value']);
  expect(sum.faces.filter(Boolean).length).toBe(5);
});
