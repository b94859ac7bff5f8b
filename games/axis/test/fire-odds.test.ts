import { expect, test } from 'vitest';
import { ZONE_IDS } from '../data/zones.ts';
import { badWeatherChance, raidOdds } from '../odds/fire.ts';
import { weatherOdds } from '../odds/fire-odds.ts';
import { airIn, countIn, forceIn } from '../rules/stacks.ts';
import type { State } from '../rules/state.ts';
import { arena, chancesOf, everyThrow, expectClose } from './arena.ts';
import { type Given, position } from './position.ts';

const lostAircraft =
  (before: number) =>
  ({ open }: State): string => {
    const landed = ZONE_IDS.reduce((all, id) => all + airIn(open, 'axis', id), 0);
    const lost = before - landed - open.sorties.filter(({ side }) => side === 'axis').length;
    return lost === 0 ? 'No aircraft shot down' : `${lost} aircraft shot down`;
  };

test('AA-AD-01 AA-AD-04 the odds of Air Defense are those of every throw, and hits to spare are lost', () => {
  const at = arena({
    card: 4,
    allies: { 'flight-school': { artillery: 3 }, kotluban: { artillery: 1 } },
    axis: { 'flight-school': { infantry: 1 } },
    assault: ['flight-school', 'kotluban'],
    sorties: [
      { side: 'axis', kind: 'fighter', at: 'flight-school' },
      { side: 'axis', kind: 'bomber', at: 'flight-school' },
      { side: 'axis', kind: 'fighter', at: 'kotluban' },
    ],
  });
  expect(chancesOf(at.odds('aim 1 kotluban kotluban'))).toEqual({
    'No aircraft shot down': 5 / 6,
    '1 aircraft shot down': 1 / 6,
  });
  at.play('aim 2 flight-school flight-school');
  expect(Object.keys(chancesOf(at.odds('aim 1 flight-school flight-school')))).toHaveLength(3);
  at.play('aim 1 flight-school flight-school', 'aim 1 kotluban kotluban');
  expectClose(chancesOf(at.odds('fire')), everyThrow(at, 4, ['fire'], lostAircraft(3)));
});

test('AA-OPT-09 Interdiction hits transports alone', () => {
  const at = arena({
    card: 4,
    options: { interdiction: true },
    axisHolds: ['pitomnik'],
    axis: { pitomnik: { infantry: 1 } },
    allies: { pitomnik: { artillery: 2 }, vertyachii: { artillery: 1 } },
    battle: ['pitomnik'],
    sorties: [
      { side: 'axis', kind: 'fighter', at: 'pitomnik', mission: 'relocate' },
      { side: 'axis', kind: 'bomber', at: 'pitomnik', mission: 'airlift', passenger: 'infantry' },
    ],
  }).play('aim 2 pitomnik pitomnik', 'aim 1 vertyachii pitomnik');
  expectClose(chancesOf(at.odds('fire')), everyThrow(at, 3, ['fire'], lostAircraft(2)));
});

test('AA-BOM-05 the odds of a bombardment are those of every throw', () => {
  const at = arena({
    card: 12,
    axisHolds: ['kalach', 'buzinovka'],
    axis: { kalach: { infantry: 1 }, buzinovka: { tank: 1, infantry: 1 } },
    allies: { pitomnik: { 'rocket-launcher': 4 } },
  }).play('aim 2 pitomnik kalach', 'aim 2 pitomnik buzinovka');
  const counted = everyThrow(at, 4, ['fire'], ({ open }) => {
    const { tank, infantry } = forceIn(open, 'axis', 'buzinovka');
    const lost = 3 - countIn(open, 'axis', 'kalach', 'infantry') - tank - infantry;
    return lost === 0 ? 'No unit destroyed' : `${lost} unit${lost === 1 ? '' : 's'} destroyed`;
  });
  expectClose(chancesOf(at.odds('fire')), counted);
});

test('AA-AMB-09 an ambush: on 1 the ambusher picks, on 2 the owner does', () => {
  const at = arena({
    card: 4,
    allies: {},
    axisHolds: ['train-station-1'],
    axis: { 'train-station-1': { infantry: 1, tank: 1 } },
    ambushers: { 'ambush-4': ['allies', 'infantry'] },
  });
  const action = 'ambush ambush-4 train-station-1';
  const counted = everyThrow(at, 1, [action], ({ open }) => {
    const { infantry, tank } = forceIn(open, 'axis', 'train-station-1');
    if (tank === 0) return 'The Allies pick the casualty'; // the dearest
    return infantry === 0 ? 'The Axis picks the casualty' : 'The ambush fails';
  });
  expectClose(chancesOf(at.odds(action)), counted);
});

/** The brown crossing is raided, and two others, so that there is a choice before and after. */
const raids = (given: Given = {}) => {
  const raided = { ferry: true, cargo: null, due: false, attacked: true, ashore: null } as const;
  return arena({
    card: 5,
    ...given,
    open: { crossings: { gray: { ...raided }, brown: { ...raided, cargo: 'infantry' }, white: { ...raided } } },
    sorties: [
      { side: 'axis', kind: 'bomber', at: 'brown' },
      { side: 'axis', kind: 'fighter', at: 'brown' },
      { side: 'axis', kind: 'fighter', at: 'gray' },
      { side: 'axis', kind: 'fighter', at: 'white' },
      ...(given.sorties ?? []),
    ],
  });
};

test('AA-VCX-02 the odds of a raid on a crossing are those of every throw', () => {
  const at = raids();
  const told = chancesOf(at.odds('raid brown'));
  expectClose(
    told,
    everyThrow(at, 2, ['raid brown'], ({ open }) =>
      open.crossings.brown.ferry ? 'The brown crossing holds out' : 'The ferry sinks with its infantry',
    ),
  );
});

test('AA-OPT-12 AA-R-95 the odds of an intercepted raid are those of every throw', () => {
  const at = raids({
    options: { interceptors: true },
    sorties: [
      { side: 'axis', kind: 'bomber', at: 'brown' },
      { side: 'allies', kind: 'fighter', at: 'brown', mission: 'intercept', home: 'srednyaya-akhtuba' },
      { side: 'allies', kind: 'fighter', at: 'brown', mission: 'intercept', home: 'srednyaya-akhtuba' },
    ],
  });
  const { destroyed, raiders, interceptors } = raidOdds(at.open, 'brown');
  const over = (open: State['open'], side: string): number =>
    open.sorties.filter((each) => each.at === 'brown' && each.side === side).length;
  const counted = everyThrow(at, 5, ['raid brown'], ({ open }) => {
    return `${open.crossings.brown.ferry} ${over(open, 'allies')} ${over(open, 'axis')}`;
  });
  const sum = (test: (words: readonly string[]) => boolean): number =>
    Object.entries(counted).reduce((all, [key, chance]) => (test(key.split(' ')) ? all + chance : all), 0);
  expect(destroyed).toBeCloseTo(
    sum(([ferry]) => ferry === 'false'),
    9,
  );
  for (let lost = 0; lost <= 2; lost++) {
    expect(interceptors[lost] ?? 0).toBeCloseTo(
      sum(([, left]) => left === String(2 - lost)),
      9,
    );
    expect(raiders[lost] ?? 0).toBeCloseTo(
      sum(([, , left]) => left === String(3 - lost)),
      9,
    );
  }
});

test('AA-WX-01 AA-WX-02 AA-WX-04 AA-WX-05 the weather of each round, and what freezes', () => {
  expect(badWeatherChance(5)).toBe(0);
  expect(weatherOdds(position().open, 5)).toBeNull();
  const rolled = (frozen: number[]) => chancesOf(weatherOdds(position({ open: { frozen } }).open, 7));
  expect(rolled([])).toEqual({ 'Bad weather, and the Don freezes': 0.5, 'Fair weather': 0.5 });
  expect(rolled([6])).toEqual({ 'Bad weather, and the Volga freezes': 0.5, 'Fair weather': 0.5 });
  expect(rolled([5, 6])).toEqual({ 'Bad weather': 0.5, 'Fair weather': 0.5 });
});
