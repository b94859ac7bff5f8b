import { expect, test } from 'vitest';
import { AREA_IDS, AREAS, type AreaId } from '../data/areas.ts';
import type { CounterId } from '../data/counters.ts';
import { defenseFactor } from '../rules/strength.ts';
import { volga } from '../tools.ts';
import { type Given, position } from './position.ts';
import { newMatch } from './random-game.ts';
import { assault, attack } from './scene.ts';

const options = { isolation: true };
const VOLGA = AREA_IDS.filter((id) => AREAS[id].volga);
const TURN_DICE = [2, 2, 2, 3, 3, 3, 3];

const marked = (game: { open: { areas: Record<AreaId, { isolated: boolean }> } }) =>
  AREA_IDS.filter((id) => game.open.areas[id].isolated);

/** A Dawn Phase of Turn 4 with the option on. */
const dawn = (given: Given) =>
  position({ options, flow: 'dawn', dice: TURN_DICE, ...given, open: { turn: 4, arriving: [], ...given.open } });

test('AV-OPT-04 a cut-off Soviet Area is marked in the next Dawn Phase, not before', () => {
  const game = assault({
    in: 46,
    by: ['3/103', '3/29', '3/8'],
    against: 'L4-heroes',
    taken: [33],
    options,
    open: { turn: 3, arriving: [] },
    dice: [6, 6, 1, 1, ...TURN_DICE],
  }).play('lead 3/103', 'fight');
  expect(game.area(46).control).toBe('german');
  expect(marked(game)).toEqual([]);
  game.play('end');
  expect(game.open.turn).toBe(4);
  expect(marked(game)).toEqual([47]);
});

test('AV-OPT-04 the Factory District begins with Area 21 Isolated, and nothing is without the option', () => {
  expect(marked(newMatch('factory', 'factory', options).state)).toEqual([21]);
  expect(marked(newMatch('factory', 'factory').state)).toEqual([]);
});

test('AV-OPT-04 an Area that is Isolated already is not marked again', () => {
  const game = dawn({ taken: [33, 46], fresh: { 46: ['71/191'] }, isolated: [47] });
  expect(game.all('isolated')).toEqual([]);
  expect(marked(game)).toEqual([47]);
});

test('AV-OPT-05 the supply line runs through Soviet Areas, Contested ones too', () => {
  const around: AreaId[] = [24, 25, 36, 37, 38];
  const contested = dawn({ taken: around, revealed: { 26: 'H7-ambush' }, fresh: { 26: ['71/191'] } });
  expect(contested.area(35).isolated).toBe(false);
  expect(dawn({ taken: [...around, 26] }).area(35).isolated).toBe(true);
});

test('AV-OPT-05 a supply line may be of any length', () => {
  const line: AreaId[] = [47, 46, 45, 40, 41];
  const taken = AREA_IDS.filter((id) => !AREAS[id].germanAtStart && !line.includes(id));
  expect(marked(dawn({ taken }))).toEqual([]);
  expect(marked(dawn({ taken: [...taken, 41] }))).toEqual([40, 45, 46, 47]);
});

test('AV-OPT-06 a Soviet Area beside the Volga is never Isolated', () => {
  const game = dawn({ taken: [7, 8, 11, 12] });
  expect(game.area(10)).toMatchObject({ control: 'soviet', isolated: false });
});

test('AV-OPT-07 Isolation is marked, and what it does is not known before the combat', () => {
  const game = dawn({ taken: [33, 46], fresh: { 46: ['71/191'] }, hidden: { 47: 'E6-ambush' } });
  expect(game.all('isolated')).toMatchObject([{ areas: [47] }]);
  expect(game.all('isolationDie')).toEqual([]);
  expect(game.diceLeft).toBe(0);
  const known = position({ options, revealed: { 47: 'E6-ambush' }, isolated: [47], fresh: { 47: ['71/191'] } });
  const sums = volga.odds(known.play('activate 47').state, 'german', { do: 'assault' })?.sums;
  expect(sums?.[1]?.lines[0]).toMatchObject({ rule: 'AV-RES-11', value: '+6' });
});

/** Defense Value for each face of the Isolation die, from inside and entering. */
const byFace = (against: CounterId) =>
  [1, 2, 3, 4, 5, 6].map((face) => {
    const given = { by: ['71/191'], against, options, isolated: [35], dice: [face, 1, 1, 6, 6, 6] } as const;
    const inside = assault({ in: 35, ...given }).play('lead 71/191', 'fight');
    const entering = attack({ on: 35, from: 24, ...given }).play('lead 71/191', 'fight');
    const values = [inside, entering].map((game) => game.all('fought')[0]?.defenseValue);
    expect(values[0]).toBe(values[1]);
    return values[0];
  });

test('AV-OPT-08 the die changes the Defense Factor for this combat: +1, 0, 0, -1, -1, -2', () => {
  expect(byFace('L6-heroes')).toEqual([10, 9, 9, 8, 8, 7]);
});

test('AV-OPT-09 Guards take one off the die, which counts as 1 at least', () => {
  expect(byFace('L6-guards')).toEqual([10, 10, 9, 9, 8, 8]);
});

test('AV-OPT-10 every attack on an Isolated Area brings a new roll, from the printed factor', () => {
  const game = position({
    options,
    isolated: [35],
    revealed: { 35: 'L6-heroes' },
    fresh: { 35: ['71/191', '71/194'] },
    dice: [6, 1, 1, 6, 6, 1, 1, 1, 6, 6],
  });
  game.play('activate 35', 'assault', 'join 71/191', 'ready', 'lead 71/191', 'fight', 'finish');
  game.play('activate 35', 'assault', 'everyone', 'lead 71/194', 'fight');
  expect(game.all('isolationDie')).toMatchObject([{ change: -2 }, { change: 1 }]);
  expect(game.all('fought')).toMatchObject([{ defenseValue: 6 - 2 + 3 }, { defenseValue: 6 + 1 + 3 }]);
});

test('AV-OPT-11 fourteen Areas at most are Isolated, the lowest numbers first', () => {
  const cutOff = AREA_IDS.filter((id) => !AREAS[id].germanAtStart && !VOLGA.includes(id));
  const fifteen = cutOff.slice(0, 15);
  const game = dawn({ taken: [...VOLGA, ...cutOff.slice(15)] });
  expect(fifteen.map((id) => game.area(id).soviet)).not.toContain(null);
  expect(marked(game)).toEqual(fifteen.slice(0, 14));
});

test('AV-R-44 the die comes after the reveal and before the Barrage is answered', () => {
  const game = attack({
    on: 35,
    from: 24,
    by: ['71/191', '71/194'],
    against: 'L5-barrage',
    options,
    isolated: [35],
    dice: [4],
  });
  expect(game.events.map(({ event }) => event).slice(-2)).toEqual(['revealed', 'isolationDie']);
  expect(game.step).toBe('barrage');
  expect(defenseFactor('C4-heroes', -5)).toBe(0);
});

test('AV-R-44 the marker goes with the unit when the Area is taken', () => {
  const game = assault({
    in: 35,
    by: ['71/191'],
    against: 'L6-heroes',
    options,
    isolated: [35],
    dice: [6, 6, 6, 1, 1],
  });
  expect(game.play('lead 71/191', 'fight').area(35)).toMatchObject({ control: 'german', isolated: false });
});

test('AV-R-44 a marker stays until the unit is gone; then it goes to the lowest cut-off Area that has none', () => {
  const cutOff = AREA_IDS.filter((id) => !AREAS[id].germanAtStart && !VOLGA.includes(id));
  const [first, second, ...others] = cutOff;
  const isolated = others.slice(1, 14);
  const game = dawn({ taken: [...VOLGA, first as AreaId], isolated });
  expect(marked(game)).toEqual([second, ...isolated]);
  const unmarked = cutOff.at(-1) as AreaId;
  expect(game.area(unmarked)).toMatchObject({ isolated: false, control: 'soviet' });
});
