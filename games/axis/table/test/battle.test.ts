import { expect, test } from 'vitest';
import { WEST } from '../../test/combat-scene.ts';
import { type Given, position } from '../../test/position.ts';
import { aircraftOver, allAims, unitsIn } from '../battle/all-guns.tsx';
import { columnsOf } from '../battle/chances.tsx';
import {
  candidatesOf,
  costOf,
  diceOf,
  endOf,
  fightOf,
  forceRows,
  lossActions,
  pickOne,
  rolledIn,
  suggestedLosses,
  without,
} from '../battle/facts.ts';
import { placeCard } from '../battle/place-card.ts';
import { describe } from '../describe.ts';
import { linesOf } from './log-lines.ts';

/** Three fights to choose from, the largest in Vertyachii. */
const FIGHTS: Given = {
  card: 5,
  axisHolds: WEST,
  axis: {
    vertyachii: { infantry: 4, mechanized: 1, artillery: 1, tank: 2 },
    pitomnik: { infantry: 1 },
    kotluban: { tank: 1 },
  },
  allies: {
    vertyachii: { infantry: 3, artillery: 1, 'rocket-launcher': 1 },
    pitomnik: { infantry: 1 },
    kotluban: { infantry: 1 },
  },
  assault: ['vertyachii', 'pitomnik', 'kotluban'],
};

test('before a fight the card shows the first, or the one that was touched, among all that are left', () => {
  const { state } = position(FIGHTS);
  expect(fightOf(state, null)).toMatchObject({
    combat: { zone: 'kotluban', attacker: 'axis' },
    part: null,
    number: 1,
    of: 3,
  });
  expect(fightOf(state, 'pitomnik')).toMatchObject({ combat: { zone: 'pitomnik' } });
  expect(fightOf(state, 'kalach')).toMatchObject({ combat: { zone: 'kotluban' } });
  expect(fightOf(position().state, null)).toBeNull();
});

test('forces stand in groups by value, and those without a die come last', () => {
  const { state } = position(FIGHTS);
  const combat = fightOf(state, 'vertyachii')?.combat;
  if (combat === undefined) throw new Error('there is a fight');
  const axis = forceRows(state.open, combat, 'axis');
  expect(axis.map(({ value, units }) => [value, units.map(({ unit, count }) => `${count} ${unit}`)])).toEqual([
    [1, ['4 infantry', '1 mechanized']],
    [2, ['1 artillery']],
    [3, ['2 tank']],
  ]);
  expect(diceOf(axis)).toBe(8);
  const allies = forceRows(state.open, combat, 'allies');
  expect(allies.at(-1)).toEqual({ value: 0, units: [{ unit: 'rocket-launcher', count: 1 }] });
  expect(diceOf(allies)).toBe(4);
});

/** The defender of Vertyachii names two losses. */
function twoHits() {
  const at = position({ ...FIGHTS, dice: [1, 1, 6, 6, 6, 6, 6, 6] }).play('fight vertyachii');
  const frame = at.state.flow.at(-1);
  if (frame?.step !== 'casualty') throw new Error('the Allies choose');
  return { at, frame, open: at.open };
}

test('the volley of the fight under way is read from the log, dice by value', () => {
  const { at } = twoHits();
  const [volley, ...others] = rolledIn(linesOf(at.events), 'vertyachii');
  expect(others).toEqual([]);
  expect(volley).toMatchObject({ side: 'axis', hits: 2 });
  expect(volley?.rows[0]?.dice.map(({ face, isHit }) => [face, isHit])).toEqual([
    [1, true],
    [1, true],
    [6, false],
    [6, false],
    [6, false],
  ]);
  expect(rolledIn(linesOf(at.events), 'pitomnik')).toEqual([]);
  expect(fightOf(at.state, null)).toMatchObject({ part: 'defenderLosses', number: 1, of: 3 });
});

test('losses are filled in as the policy has them, and become actions of the rules', () => {
  const { at, frame, open } = twoHits();
  const picks = suggestedLosses(open, frame);
  expect(picks).toEqual({ infantry: 2 });
  expect(costOf('allies', picks)).toEqual({ rp: 6, aircraft: 0 });
  expect(without(open, 'allies', picks)).toMatchObject({ infantry: 1, artillery: 1, 'rocket-launcher': 1 });
  const mixed = { artillery: 1, infantry: 1 };
  expect(costOf('allies', mixed)).toEqual({ rp: 7, aircraft: 0 });
  for (const action of lossActions(mixed)) expect(at.legal()).toContain(action);
});

test('a touch on a chip picks one more, in place of another when no hit is left, and lets its kind go in the end', () => {
  const { frame, open } = twoHits();
  expect(candidatesOf(open, frame).map(({ unit, count }) => `${count} ${unit}`)).toEqual([
    '3 infantry',
    '1 artillery',
    '1 rocket-launcher',
  ]);
  const one = pickOne(open, frame, {}, 'infantry');
  const two = pickOne(open, frame, one, 'artillery');
  expect([one, two]).toEqual([{ infantry: 1 }, { infantry: 1, artillery: 1 }]);
  const three = pickOne(open, frame, two, 'infantry');
  expect(three).toEqual({ infantry: 2, artillery: 0 });
  expect(pickOne(open, frame, three, 'infantry')).toEqual({ infantry: 0, artillery: 0 });
  expect(pickOne(open, frame, two, 'tank')).toEqual(two);
});

test('the attacker is told how the fight ends for those who stay', () => {
  const at = position({ ...FIGHTS, dice: [1, 1, 1, 1, 1, 6, 6, 6, 1, 6, 6, 6] }).play('fight vertyachii');
  const frame = at.state.flow.at(-1);
  if (frame?.step !== 'casualty' || at.open.combat === null) throw new Error('the Axis chooses');
  const { combat } = at.open;
  expect(endOf(at.open, combat, 'axis', without(at.open, 'axis', { infantry: 1 }))).toBe('takes');
});

test('rare losses share the last column', () => {
  expect(columnsOf([0.5, 0.3, 0.2])).toEqual([
    { label: '0', chance: 0.5 },
    { label: '1', chance: 0.3 },
    { label: '2', chance: 0.2 },
  ]);
  const many = columnsOf([0.1, 0.1, 0.2, 0.2, 0.2, 0.1, 0.06, 0.04]);
  expect(many.at(-1)).toEqual({ label: '5+', chance: expect.closeTo(0.2) });
});

test('the card stands beside its zone, off the other fights, and inside the window', () => {
  const size = { width: 300, height: 200 };
  const window = { width: 1000, height: 600 };
  const spot = { x: 0, y: 0, scale: 1 };
  const target = { x: 450, y: 250, width: 100, height: 100 };
  const right = placeCard(target, [])(spot, size, window);
  expect(
    right.x + size.width <= target.x ||
      right.x >= target.x + target.width ||
      right.y + size.height <= target.y ||
      right.y >= target.y + target.height,
  ).toBe(true);
  const other = { ...right, ...size };
  const moved = placeCard(target, [other])(spot, size, window);
  expect(moved).not.toEqual(right);
  expect(moved.x).toBeGreaterThanOrEqual(0);
  expect(moved.y + size.height).toBeLessThanOrEqual(window.height);
});

test('all guns fire: each where it has aircraft to itself, none idle', () => {
  const game = position({
    card: 4,
    allies: { pitomnik: { artillery: 2 }, 'pavlovs-house': { artillery: 2 }, 'grain-elevator': { artillery: 1 } },
    sorties: [
      { side: 'axis', kind: 'fighter', at: 'pitomnik' },
      { side: 'axis', kind: 'bomber', at: 'pavlovs-house' },
      { side: 'axis', kind: 'bomber', at: 'pavlovs-house' },
      { side: 'axis', kind: 'bomber', at: 'brown' },
    ],
    dice: [6, 6, 6, 6, 6],
  });
  const choices = game.legal('aim').map((text) => {
    const [verb = '', count = '', zone = '', at = ''] = text.split(' ');
    return { text, verb, words: { count, zone, at } };
  });
  const aims = allAims([], choices, aircraftOver(game.open, 'allies'));
  expect(aims).toEqual(['aim 2 pitomnik pitomnik', 'aim 2 pavlovs-house pavlovs-house', 'aim 1 grain-elevator brown']);
  game.play(...aims);
  expect(game.legal('aim')).toEqual([]);
  expect(game.legal()).toContain('fire');
});

test('all rockets fire: more of them on the zone with more units', () => {
  const game = position({
    card: 12,
    allies: { beketovka: { 'rocket-launcher': 3 } },
    axis: { tinguta: { infantry: 4 }, 'abganerovo-station': { infantry: 2 } },
    axisHolds: ['tinguta', 'abganerovo-station'],
  });
  const choices = game.legal('aim').map((text) => {
    const [verb = '', count = '', zone = '', at = ''] = text.split(' ');
    return { text, verb, words: { count, zone, at } };
  });
  const aims = allAims([], choices, unitsIn(game.open));
  expect(aims).toEqual(['aim 2 beketovka tinguta', 'aim 1 beketovka abganerovo-station']);
  game.play(...aims);
  expect(game.legal('aim')).toEqual([]);
});

test('where interceptors have different homes, the card asks which one falls, by its home', () => {
  const at = 'mamayev-kurgan';
  const rising = { side: 'axis', kind: 'fighter', at, mission: 'intercept' } as const;
  const { state, open } = position({
    card: 12,
    options: { interceptors: true },
    axisHolds: ['pitomnik', 'flight-school', at],
    axis: { [at]: { infantry: 1 } },
    allies: { [at]: { infantry: 1 } },
    battle: [at],
    sorties: [
      { side: 'allies', kind: 'fighter', at, mission: 'attack' },
      { ...rising, home: 'pitomnik' },
      { ...rising, home: 'flight-school' },
    ],
    dice: [6, 1],
  }).play('demand air');
  expect(fightOf(state, null)?.part).toBe('defenderLosses');
  const told = ['1', '2'].map((sortie) =>
    describe('axis', { text: `down ${sortie}`, verb: 'down', words: { sortie } }, open),
  );
  expect(told).toEqual(['Lose the fighter from Pitomnik', 'Lose the fighter from Flight School']);
});
