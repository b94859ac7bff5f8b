import { expect, test } from 'vitest';
import type { EventId } from '../data/charts.ts';
import { DIVISION_29, type Given, type Position, position } from './position.ts';
import { assault } from './scene.ts';

const LEAST_SUPPLY = [1, 1, 1, 1];
const SHELLS = [5, 5, 5];
const THREE = [1, 1, 1];

/** The Random Event Phase of a Turn, with its dice and those that follow; nobody is waiting off the map. */
const eventPhase = (turn: number, dice: readonly number[], given: Given = {}): Position =>
  position({ flow: 'randomEvent', ...given, dice, open: { turn, supply: 0, arriving: [], ...given.open } });

/** An attack by one unit of the 71st, ready for support. */
function supported(event: EventId | null, given: Given = {}): Position {
  const available = { artillery: 2, engineer: 0, air: 2 };
  const game = assault({
    in: 30,
    by: ['71/191', '71/194'],
    against: 'C5-fanatic',
    dice: [1, 1, 6, 6],
    ...given,
    open: { event, available, arriving: [], turn: 4, ...given.open },
  });
  return game.play('lead 71/191');
}

const attackValue = (game: Position): number | undefined => game.all('fought').at(-1)?.attackValue;

test('AV-EVT-01 three dice on the chart give the event of the Turn', () => {
  const game = eventPhase(4, [...SHELLS, ...LEAST_SUPPLY]);
  expect(game.open.event).toBe('shells');
  expect(game.all('rolledEvent')).toMatchObject([{ dice: SHELLS, is: 'shells', isVoid: false }]);
});

test('AV-R-01 each roll has its event in September', () => {
  const events = Array.from({ length: 16 }, (_, i) => {
    const dice = [Math.min(6, i + 1), Math.min(6, Math.max(1, i - 4)), Math.max(1, i - 9)];
    return eventPhase(4, [...dice, ...LEAST_SUPPLY]).open.event;
  });
  expect(events.join(' ')).toBe(
    'breakthrough64 offensive64 shells shells pauseXLVIII pauseXLVIII commissars commissars commissars commissars pauseLI pauseLI shells shells offensive66 breakthrough66',
  );
});

test('AV-EVT-02 a 3 takes the 29th Motorized off the map', () => {
  const game = eventPhase(3, [...THREE, ...LEAST_SUPPLY], { taken: [7], spent: { 7: ['29/RCN'] } });
  expect([...game.area(6).fresh, ...game.area(7).spent]).toEqual([]);
  expect(game.open.arriving).toEqual([
    { group: '29Mot', turn: 4, area: null, units: ['29/15', '29/71', '29/129', '29/RCN'] },
  ]);
  expect(game.open.morale).toBe(19);
  expect(game.all('withdrawn')).toMatchObject([{ division: '29Mot', units: DIVISION_29, forGood: false }]);
});

test('AV-EVT-02 a single unit of the division leaves and comes back too, and other groups are not touched', () => {
  const waiting = { group: 'T7', turn: 7, area: null, units: ['100/54'] } as const;
  const game = eventPhase(3, [...THREE, ...LEAST_SUPPLY], {
    outOfAction: DIVISION_29.slice(1),
    open: { arriving: [{ ...waiting, units: ['100/54'] }] },
  });
  expect(game.open.arriving).toEqual([waiting, { group: '29Mot', turn: 4, area: null, units: ['29/15'] }]);
});

test('AV-EVT-03 the Breakthrough costs 1 Morale for each unit of the 29th Out of Action', () => {
  const game = eventPhase(3, [...THREE, ...LEAST_SUPPLY], {
    outOfAction: ['29/RCN', '94/267'],
    open: { morale: 15 },
  });
  expect(game.open.morale).toBe(14);
  expect(game.open.arriving).toMatchObject([{ units: ['29/15', '29/71', '29/129'] }]);
});

test('AV-R-34 units of the 29th in the box stay there, may be bought back at once, and count again on Turn 9', () => {
  const game = eventPhase(3, [...THREE, ...LEAST_SUPPLY], { outOfAction: ['29/15', '29/71'], open: { morale: 15 } });
  expect(game.open.outOfAction).toEqual(['29/15', '29/71']);
  game.play('return 29/15', 'base 3');
  expect(game.area(3).fresh).toContain('29/15');
  const last = position({
    flow: 'dawn',
    outOfAction: ['29/71'],
    open: { turn: 9, morale: 13, withdrawn: true, arriving: [] },
    dice: [4, 4, 4, ...LEAST_SUPPLY],
  });
  expect(last.open.morale).toBe(12);
  expect(last.open.outOfAction).toEqual([]);
});

test('AV-EVT-04 a 3 after the 29th has been withdrawn is read as a 4', () => {
  const again = eventPhase(6, [...THREE, ...LEAST_SUPPLY], { open: { withdrawn: true } });
  expect(again.open.event).toBe('offensive64');
  expect(again.area(6).fresh).toEqual(DIVISION_29);
  const last = position({ flow: 'dawn', open: { turn: 9, arriving: [] }, dice: [...THREE, ...LEAST_SUPPLY] });
  expect(last.open.event).toBe('offensive64');
});

test('AV-R-35 withdrawn once counts for good, and an event on Turn 8 leaves nobody to come back on Turn 9', () => {
  const game = eventPhase(8, [...THREE, ...LEAST_SUPPLY, ...THREE, ...LEAST_SUPPLY], { open: { morale: 15 } });
  expect(game.open.withdrawn).toBe(true);
  game.play('done', 'end');
  expect(game.open.turn).toBe(9);
  expect(game.all('arrived')).toEqual([]);
  expect(game.open.arriving).toEqual([]);
  expect(game.open.morale).toBe(14); // the End Phase alone
  const back = eventPhase(3, [...THREE, ...LEAST_SUPPLY, ...THREE, ...LEAST_SUPPLY]).play(
    'done',
    'end',
    'arrive 29Mot 6',
  );
  expect(back.open.event).toBe('offensive64');
});

test('AV-R-68 a Breakthrough that finds all four units Out of Action still counts as the withdrawal', () => {
  const dice = [...THREE, ...LEAST_SUPPLY, ...THREE, ...LEAST_SUPPLY];
  const game = eventPhase(3, dice, { outOfAction: DIVISION_29, open: { morale: 15 } });
  expect(game.open).toMatchObject({ morale: 11, arriving: [], withdrawn: true });
  expect(game.play('done', 'end').open.event).toBe('offensive64');
});

test('AV-EVT-05 under Shell Shortages an Artillery marker adds 1', () => {
  const fight = (event: EventId | null) =>
    attackValue(supported(event).play('place artillery', 'place artillery', 'fight')) ?? 0;
  expect(fight('shells')).toBe(6 + 2); // lead 4, other unit 1, Strong 1
  expect(fight(null)).toBe(6 + 4);
});

test('AV-EVT-06 Commissars add 1 to every Defense Value', () => {
  expect(supported('commissars').play('fight').all('fought')).toMatchObject([{ defenseValue: 5 + 1 + 1 }]);
});

test('AV-EVT-07 units of a paused corps may not be activated', () => {
  const game = position({ open: { event: 'pauseLI' }, fresh: { 3: ['71/191'] } });
  expect(game.why('activate 1')).toBe('AV-EVT-07');
  expect(game.play('activate 3').why('move 71/191 2')).toBe('AV-EVT-07');
  expect(game.why('move 24/21 2')).toBe(null);
});

test('AV-R-59 a paused unit stays Fresh, holds its place and its fight, and suffers Bloody Streets', () => {
  const game = position({
    flow: 'bloodyStreets',
    fresh: { 35: ['71/191', '24/21'], 36: ['71/194'] },
    revealed: { 35: 'L5-heroes', 36: 'L6-heroes' },
    open: { event: 'pauseLI' },
    dice: [1, 6],
  });
  expect(game.area(36)).toMatchObject({ fresh: [], spent: ['71/194'] });
  game.play('activate 35', 'assault');
  expect(game.legal('join')).toEqual(['join 24/21']);
  expect(game.open.activation?.contested).toEqual([35, 36]);
  expect(game.area(35).fresh).toContain('71/191');
  expect(game.why('join 71/191')).toBe('AV-ATK-10');
});

test('AV-R-59 assault guns belong to LI Corps, newcomers are paused too, and the phase ends when only they are Fresh', () => {
  const game = position({
    flow: 'purchase',
    empty: true,
    outOfAction: ['244A'],
    open: { turn: 4, supply: 2, event: 'pauseLI', arriving: [] },
    dice: [4, 4, 4, ...LEAST_SUPPLY],
  }).play('return 244A', 'base 3', 'done');
  expect(game.all('combatOver')).toHaveLength(1);
  expect(game.open.turn).toBe(5);
  expect(game.area(3)).toMatchObject({ fresh: ['244A'], spent: [] });
});

test('AV-EVT-08 an Offensive forbids Air markers and takes none away', () => {
  for (const event of ['offensive64', 'offensive66'] as const) {
    const game = supported(event);
    expect(game.why('place air')).toBe('AV-EVT-08');
    expect(game.legal('place')).toEqual(['place artillery']);
    expect(game.play('fight').open.available.air).toBe(2);
  }
});

test('AV-EVT-09 the 66th Army Breakthrough leaves two Supply dice and no Air', () => {
  const game = eventPhase(4, [6, 6, 6, 3, 4], { open: { supply: 5 } });
  expect(game.open.supply).toBe(5 + 7);
  expect(supported('breakthrough66').why('place air')).toBe('AV-EVT-08');
});

test('AV-EVT-10 an event lasts for its Turn only', () => {
  const game = position({
    empty: [1],
    fresh: { 30: ['71/191'] },
    revealed: { 30: 'C5-fanatic' },
    open: { turn: 4, event: 'shells', available: { artillery: 1, engineer: 0, air: 0 } },
    dice: [4, 4, 4, ...LEAST_SUPPLY, 1, 1, 6, 6],
  }).play('end');
  expect(game.open).toMatchObject({ turn: 5, event: null });
  game.play('arrive T2 1', 'done', 'activate 30', 'assault', 'everyone', 'lead 71/191', 'place artillery', 'fight');
  expect(game.open.event).toBe('commissars');
  expect(attackValue(game)).toBe(4 + 1 + 2);
});

test('AV-EVT-11 no event keeps the free Air marker away', () => {
  for (const dice of [
    [1, 1, 2],
    [6, 6, 5],
    [6, 6, 6],
  ]) {
    const game = eventPhase(4, [...dice, ...LEAST_SUPPLY.slice(0, dice[2] === 6 ? 2 : 4)], {
      open: { available: { artillery: 0, engineer: 0, air: 0 } },
    });
    expect(game.open.available.air).toBe(1);
  }
});

test('AV-EVT-13 a ban holds for every Air marker, and afterwards all may be placed again, with the free one', () => {
  const game = supported('offensive64', { dice: [1, 1, 6, 6, 4, 4, 4, ...LEAST_SUPPLY, 2, 1, 1, 6, 6] });
  expect(game.why('place air')).toBe('AV-EVT-08');
  game.play('fight', 'end');
  expect(game.open.available.air).toBe(3);
  const [unit] = game.area(30).fresh;
  game.play('done', 'activate 30', 'assault', 'everyone', `lead ${unit}`, 'place air', 'fight');
  expect(game.open.available.air).toBe(2);
});

test('AV-EVT-12 on Turn 1 both Breakthroughs and the Pause are void, and a 3 is no 4', () => {
  for (const dice of [THREE, [6, 6, 6], [2, 2, 3], [4, 4, 5]]) {
    const game = eventPhase(1, [...dice, 6, 6, 6, 6]);
    expect(game.open).toMatchObject({ event: null, withdrawn: false, supply: 24 });
    expect(game.area(6).fresh).toEqual(DIVISION_29);
    expect(game.all('rolledEvent')).toMatchObject([{ isVoid: true }]);
  }
});

test('AV-T1-01 every other event applies on Turn 1', () => {
  const game = eventPhase(1, [...SHELLS, 6, 6, 6, 6, 1, 1, 6, 6], {
    fresh: { 30: ['71/191'] },
    revealed: { 30: 'C5-fanatic' },
  });
  game.play('buy artillery', 'done', 'activate 30', 'assault', 'everyone', 'lead 71/191', 'place artillery', 'fight');
  expect(attackValue(game)).toBe(4 + 1 + 1);
});
