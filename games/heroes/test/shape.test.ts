import { parseShape } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { firingBy } from '../rules/fire-choices.ts';
import { NONE } from '../rules/state.ts';
import { acting, heroes, position } from './position.ts';

/** A number in a position file, with the lowest and the highest that it can be. */
type Bounds = readonly [path: string, least: number, most: number];

const BOUNDS: readonly Bounds[] = [
  ['open.orders.soviet.numbers', 0, 10],
  ['open.orders.soviet.next', 1, 11],
  ['open.orders.soviet.specials', 0, 2],
  ['open.orders.soviet.specialsShown', 0, 2],
  ['open.orders.german.bluffs', 0, 2],
  ['open.roster.0.tile', NONE, 99],
  ['open.wrecks.0.facing', 0, 7],
  ['open.effects.0.amount', -9, 9],
  ['private.soviet.tiles.0', 1, 12],
  ['private.german.aside.0', 1, 12],
  ['private.german.placed.0', NONE, 999],
];
const ATTACK = { unit: 0, weapon: 0, how: 'hit', target: 1, value: 0, plus: 0, split: false, keen: false };
const { step: _step, ...FIRING } = firingBy(0, 'action');
const FRAMES: readonly (readonly [frame: object, bounds: Bounds])[] = [
  [{ step: 'deploy', seat: 'soviet', unit: 0, up: 0 }, ['up', 0, 1]],
  [{ step: 'free', slot: 0, used: false, last: false }, ['slot', 0, 6]],
  [{ step: 'freeWindow', slot: 0, used: false, last: false }, ['slot', 0, 6]],
  [{ step: 'damageChoice', unit: 0, plus: 0, dice: [1] }, ['dice.0', 1, 6]],
  [{ step: 'unnerve', seat: 'soviet', units: [0], needs: 4, markers: 1 }, ['needs', 1, 6]],
  [{ step: 'resettle', seat: 'soviet', units: [0], part: 0 }, ['part', 0, 31]],
  [{ step: 'aftermath', unit: 0, part: 0, wreck: NONE, breach: true }, ['part', NONE, 31]],
  [{ ...ATTACK, step: 'attack' }, ['weapon', 0, 3]],
  [{ ...FIRING, step: 'spread', weapon: 0, how: 'hit', targets: [] }, ['weapon', 0, 3]],
  [{ ...FIRING, step: 'share', weapon: 0, how: 'hit', targets: [], shares: [] }, ['weapon', 0, 3]],
  [{ ...FIRING, step: 'aim', weapon: 0, means: 'gear', marker: null, card: null }, ['weapon', NONE, 3]],
  [{ step: 'strike', seat: 'soviet', tile: 0, card: null, left: 1, bonus: 0 }, ['tile', NONE, 99]],
];

const state = () => {
  const at = position({
    soviet: [{ is: 'sov-fire-group', at: 'A8' }],
    german: [{ is: 'ger-fire-group', at: 'C8' }],
    wrecks: [{ is: 'ger-kuebel', at: ['E8'] }],
    open: { effects: [{ what: 'defense', unit: 0, amount: 2, ability: null, until: 'turn' }] },
    flow: [acting(0)],
  });
  at.state.private.soviet.tiles = [1];
  at.state.private.german.aside = [1];
  at.state.private.german.placed = [1];
  return JSON.parse(JSON.stringify(at.state)) as Record<string, unknown>;
};

/** Whether a state with this number in this place can be read. */
function isRead(root: Record<string, unknown>, path: string, value: number): boolean {
  const keys = path.split('.');
  let here = root as Record<string, Record<string, unknown>>;
  for (const key of keys.slice(0, -1)) here = here[key] as typeof here;
  Object.assign(here, { [keys.at(-1) ?? '']: value });
  return parseShape(heroes.shape, root).ok;
}

test.each(BOUNDS)('a position file has %s from %i to %i', (path, least, most) => {
  const values = [least - 1, least, most, most + 1];
  expect(values.map((value) => isRead(state(), path, value))).toEqual([false, true, true, false]);
});

test.each(FRAMES)('a step %j has %j', (frame, [path, least, most]) => {
  const values = [least - 1, least, most, most + 1];
  const read = values.map((value) => isRead({ ...state(), flow: [frame] }, `flow.0.${path}`, value));
  expect(read).toEqual([false, true, true, false]);
});
