import { expect, test } from 'vitest';
import type { ZoneId } from '../data/zones.ts';
import { battleOdds } from '../odds/battle.ts';
import { combatIn } from '../rules/combat.ts';
import { controlOf, countIn, landIn } from '../rules/stacks.ts';
import type { State } from '../rules/state.ts';
import { musterOf, unitsOf } from '../rules/volley.ts';
import { arena, chancesOf, counting, everyThrow, expectClose, fightOnce } from './arena.ts';
import { WEST } from './combat-scene.ts';
import { type Given, type Position, position } from './position.ts';

/** A chain of Axis zones to Oblivskaya. */
const ASSAULT: Given = { card: 5, axisHolds: WEST, assault: ['pitomnik'] };

/** A fight at Pitomnik with all sorts of fire: targeted, forced, silent, and a river crossed. */
const BIG: Given = {
  ...ASSAULT,
  options: { interceptors: true },
  river: ['pitomnik'],
  axis: { pitomnik: { infantry: 2, 'minor-infantry': 1, artillery: 1, tank: 1, 'assault-gun': 3 } },
  allies: {
    pitomnik: { infantry: 3, mechanized: 1, artillery: 1, tank: 2, 'rocket-launcher': 1, fighter: 1, bomber: 1 },
  },
  sorties: [
    ...(['fighter', 'fighter', 'bomber', 'bomber', 'bomber'] as const).map((kind) => ({
      side: 'axis' as const,
      kind,
      at: 'pitomnik' as const,
    })),
    { side: 'axis', kind: 'bomber', at: 'pitomnik', mission: 'drop' },
    { side: 'allies', kind: 'fighter', at: 'pitomnik', mission: 'intercept', home: 'srednyaya-akhtuba' },
  ],
};

const exactAt = ({ open }: Position, zone: ZoneId) => battleOdds(open, combatIn(open, 'axis', zone));

const result =
  (zone: ZoneId, name: string) =>
  ({ open }: State): string => {
    const control = controlOf(open, zone);
    const [axis, allies] = [landIn(open, 'axis', zone), landIn(open, 'allies', zone)];
    if (axis > 0 && allies > 0) return `The fight for ${name} goes on`;
    if (axis + allies === 0) return `Nobody is left in ${name}`;
    return control === 'axis' ? `The Axis takes ${name}` : `The Allies hold ${name}`;
  };

const SAMPLES = 100_000;

test('AA-CMB-13 AA-CMB-15 AA-CMB-16 AA-CMB-17 AA-R-64 exact odds agree with 100,000 fights by the rules', () => {
  const at = arena(BIG);
  const exact = exactAt(at, 'pitomnik');
  const context = counting('sampled fights');
  const seen = { axis: [] as number[], allies: [] as number[], taken: 0, held: 0, goesOn: 0, nobody: 0 };
  for (let n = 0; n < SAMPLES; n++) {
    const { lost, stands } = fightOnce(at.state, 'pitomnik', context);
    seen.axis[lost.axis] = (seen.axis[lost.axis] ?? 0) + 1;
    seen.allies[lost.allies] = (seen.allies[lost.allies] ?? 0) + 1;
    if (stands.axis && stands.allies) seen.goesOn++;
    else if (stands.axis) seen.taken++;
    else if (stands.allies) seen.held++;
    else seen.nobody++;
  }
  const near = (count: number | undefined, chance: number, what: string): void => {
    const sigma = Math.sqrt(chance * (1 - chance) * SAMPLES);
    expect(Math.abs((count ?? 0) - chance * SAMPLES), what).toBeLessThan(4.5 * sigma + 1);
  };
  for (const side of ['axis', 'allies'] as const) {
    expect(seen[side].length).toBeLessThanOrEqual(exact[side].losses.length);
    for (const [lost, chance] of exact[side].losses.entries()) near(seen[side][lost], chance, `${side} loses ${lost}`);
  }
  near(seen.taken, exact.taken, 'taken');
  near(seen.held, exact.wins.allies, 'held');
  near(seen.goesOn, exact.goesOn, 'goes on');
  near(seen.nobody, exact.nobody, 'nobody');
}, 300_000);

test.each<[string, Given, number]>([
  [
    'AA-CMB-06 AA-CMB-08 cut off, over a river',
    {
      ...ASSAULT,
      axisHolds: [],
      river: ['pitomnik'],
      axis: { pitomnik: { tank: 2 } },
      allies: { pitomnik: { infantry: 2 } },
    },
    4,
  ],
  [
    'AA-TGT-01 AA-TGT-03 assault guns and bombers pick their targets',
    {
      ...ASSAULT,
      axis: { pitomnik: { 'assault-gun': 1 } },
      allies: { pitomnik: { infantry: 1, tank: 1, 'rocket-launcher': 1 } },
      sorties: [{ side: 'axis', kind: 'bomber', at: 'pitomnik' }],
    },
    4,
  ],
  [
    'AA-TGT-02 AA-R-65 fighters shoot at aircraft, and aircraft save the last land unit',
    {
      ...ASSAULT,
      axis: { pitomnik: { tank: 1 } },
      allies: { pitomnik: { infantry: 1, bomber: 1 } },
      sorties: [{ side: 'axis', kind: 'fighter', at: 'pitomnik' }],
    },
    4,
  ],
])('%s: the odds are those of every throw', (_rule, given, dice) => {
  const at = arena(given);
  const counted = everyThrow(at, dice, ['fight pitomnik'], result('pitomnik', 'Pitomnik'));
  expectClose(chancesOf(at.odds('fight pitomnik')), counted);
});

test('AA-CMB-26 an attack from the air takes nothing: its odds count what it destroys', () => {
  const at = arena({
    ...ASSAULT,
    allies: { pitomnik: { infantry: 2 } },
    sorties: [
      { side: 'axis', kind: 'bomber', at: 'pitomnik' },
      { side: 'axis', kind: 'fighter', at: 'pitomnik' },
    ],
  });
  const counted = everyThrow(at, 4, ['fight pitomnik'], ({ open }) => {
    const lost = 2 - countIn(open, 'allies', 'pitomnik', 'infantry');
    return lost === 0 ? 'No unit destroyed' : `${lost} unit${lost === 1 ? '' : 's'} destroyed`;
  });
  expectClose(chancesOf(at.odds('fight pitomnik')), counted);
});

test('AA-CMB-23 a controller who attacks can hold its zone or lose it', () => {
  const at = arena({
    card: 12,
    axisHolds: [...WEST, 'pitomnik'],
    axis: { pitomnik: { infantry: 1 } },
    allies: { pitomnik: { infantry: 1 } },
    battle: ['pitomnik'],
  });
  const { name } = at.odds('fight pitomnik')?.outcomes[0] ?? {};
  expect(name).toBe('The Allies take Pitomnik');
  expect(chancesOf(at.odds('fight pitomnik'))['The Axis holds Pitomnik']).toBeCloseTo((1 - 1 / 6) / 3, 9);
});

test('AA-CMB-06 AA-CMB-07 AA-WX-08 AA-BOM-07 every modifier and every silent unit is named with its rule', () => {
  const at = arena({
    card: 5,
    axis: { 'tractor-factory': { infantry: 1, tank: 1 } },
    allies: { 'tractor-factory': { infantry: 2, 'rocket-launcher': 1 } },
    ferries: [],
    assault: ['tractor-factory'],
    open: { badWeather: true },
    sorties: [{ side: 'axis', kind: 'bomber', at: 'tractor-factory', mission: 'drop' }],
  });
  const [axisFires, alliesFire] = at.odds('fight tractor-factory')?.sums ?? [];
  expect(axisFires?.lines).toEqual([
    { label: '1 tank', value: '2 or less', rule: 'AA-CMB-14' },
    { label: '1 infantry', value: 'no die', rule: 'AA-CMB-06' },
    { label: '1 bomber in the air', value: 'no die', rule: 'AA-WX-08' },
    { label: 'Unsupplied, land units', value: '-1', rule: 'AA-CMB-06' },
    { label: 'Hits on average', value: '0.3', rule: 'AA-CMB-14' },
  ]);
  expect(alliesFire?.lines).toEqual([
    { label: '2 infantry', value: '3 or less', rule: 'AA-CMB-16' },
    { label: '1 rocket launcher', value: 'no die', rule: 'AA-BOM-07' },
    { label: 'Fortified zone, land units', value: '+1', rule: 'AA-CMB-07' },
    { label: 'Hits on average', value: '1.0', rule: 'AA-CMB-16' },
  ]);
});

test('AA-CMB-15 AA-CMB-17 losses are told by their number and on average', () => {
  const at = arena({
    ...ASSAULT,
    axis: { pitomnik: { tank: 1 } },
    allies: { pitomnik: { infantry: 1 } },
    sorties: [{ side: 'axis', kind: 'bomber', at: 'pitomnik' }],
  });
  const [, , allies, axis] = at.odds('fight pitomnik')?.sums ?? [];
  expect(allies).toEqual({
    title: 'The Allies lose',
    lines: [
      { label: 'No loss', value: '25 %', rule: 'AA-CMB-15' },
      { label: '1 unit', value: '75 %', rule: 'AA-CMB-15' },
      { label: 'On average 0.8 infantry', value: '0.8', rule: 'AA-CMB-15' },
    ],
  });
  expect(axis?.lines.at(-1)).toEqual({ label: 'On average 0.3 bombers', value: '0.3', rule: 'AA-CMB-17' });
});

test('AA-TOK-10 a supply token changes the odds of the fight it is spent in', () => {
  const given: Given = {
    ...ASSAULT,
    axisHolds: [],
    axis: { pitomnik: { tank: 2 } },
    allies: { pitomnik: { infantry: 2 } },
    tokens: { axis: { pitomnik: 1 } },
  };
  const at = arena(given);
  expect(at.odds('fight pitomnik')?.assuming).toContain('The Axis spends no supply token');
  at.play('fight pitomnik');
  const name = result('pitomnik', 'Pitomnik');
  for (const action of ['spend pitomnik', 'save'])
    expectClose(chancesOf(at.odds(action)), everyThrow(at, 4, [action], name));
});

test('AA-OPT-05 AA-AIR-12 AA-R-51 with sorties in bad weather, cargo and Battles still silence bombers', () => {
  const at = arena({
    card: 5,
    options: { sorties: true },
    open: { badWeather: true },
    axisHolds: ['pitomnik', 'kalach', 'frolovo'],
    axis: { pitomnik: { infantry: 1, bomber: 1 }, kalach: { infantry: 1 }, frolovo: { infantry: 1, bomber: 1 } },
    allies: { pitomnik: { infantry: 1 }, kalach: { infantry: 1 }, frolovo: { infantry: 1 } },
    battle: ['pitomnik', 'kalach'],
    assault: ['frolovo'],
    sorties: [{ side: 'axis', kind: 'bomber', at: 'kalach', mission: 'drop' }],
  });
  const rules = (zone: ZoneId, sum: number) => at.odds(`fight ${zone}`)?.sums[sum]?.lines.map(({ rule }) => rule);
  expect(rules('pitomnik', 0)).toContain('AA-R-51');
  expect(rules('kalach', 0)).toContain('AA-AIR-12');
  expect(rules('kalach', 1)).not.toContain('AA-OPT-05'); // no aircraft there
  at.open.hauled = [{ zone: 'frolovo', count: 1 }];
  expect(rules('frolovo', 0)).toContain('AA-AIR-12');
  const guarded = arena({
    ...FIELD,
    card: 12,
    options: { sorties: true },
    open: { badWeather: true },
    axis: { pitomnik: { infantry: 1, bomber: 1 } },
  });
  expect(guarded.odds('fight pitomnik')?.sums[1]?.lines).toContainEqual({
    label: '1 bomber',
    value: 'no die',
    rule: 'AA-OPT-05',
  });
});

test('AA-TGT-04 the odds go on while hits are assigned', () => {
  const given: Given = {
    ...ASSAULT,
    axis: { pitomnik: { 'assault-gun': 1, infantry: 1 } },
    allies: { pitomnik: { infantry: 1, tank: 1, artillery: 1 } },
  };
  const name = result('pitomnik', 'Pitomnik');
  const at = arena({ ...given, dice: [1, 1] });
  at.play('fight pitomnik');
  expect(at.step).toBe('demand');
  for (const action of ['demand tank', 'waive'])
    expectClose(chancesOf(at.odds(action)), everyThrow(at, 3, [action], name));
  at.play('demand tank');
  expect(at.step).toBe('casualty');
  for (const action of ['lose 1 infantry', 'lose 1 artillery'])
    expectClose(chancesOf(at.odds(action)), everyThrow(at, 3, [action], name));
});

test('AA-CMB-17 once the defender has fired, no die is left and no odds', () => {
  const at = arena({
    ...ASSAULT,
    axis: { pitomnik: { infantry: 1, tank: 1 } },
    allies: { pitomnik: { infantry: 1 } },
    dice: [6, 6, 1],
  }).play('fight pitomnik');
  expect(at.step).toBe('casualty');
  expect(at.odds('lose 1 infantry')).toBeNull();
});

test('AA-MOVE-05 a move shows the fight it leads to', () => {
  const at = position({
    card: 3,
    axisHolds: WEST,
    axis: { kalach: { tank: 3, infantry: 2 } },
    allies: { pitomnik: { infantry: 1 } },
  }).play('from kalach');
  const odds = at.odds('move 2 tank pitomnik');
  expect(odds?.sums[0]?.lines[0]?.label).toBe('2 tanks');
  expect(chancesOf(odds)['The Axis takes Pitomnik']).toBeCloseTo((1 - 1 / 4) * 1, 9);
  expect(at.odds('move 2 tank buzinovka')).toBeNull();
  expect(at.units('axis', 'kalach')).toEqual({ tank: 3, infantry: 2 });
});

/** Pitomnik is Axis and contested, with one infantry each, and a fighter stands by in Oblivskaya. */
const FIELD: Given = {
  card: 3,
  axisHolds: [...WEST, 'pitomnik'],
  axis: { pitomnik: { infantry: 1 }, kalach: { tank: 1 }, oblivskaya: { fighter: 1, bomber: 1 } },
  allies: { pitomnik: { infantry: 1 } },
  tokens: { axis: { oblivskaya: 1 } },
  battle: ['pitomnik'],
};
/** The kinds of units in the first sum, the attacker's dice. */
const firing = (odds: ReturnType<Position['odds']>): string[] =>
  odds?.sums[0]?.lines.map(({ label, value }) => `${label}: ${value}`) ?? [];

test('AA-R-52 AA-ATT-01 the odds count aircraft that will have landed, and a relocation has odds of its own', () => {
  const at = position(FIELD).play('from oblivskaya');
  expect(firing(at.odds('relocate fighter pitomnik'))).toContain('1 fighter, may demand an aircraft: 3 or less');
  expect(at.odds('relocate fighter tatsinskaya')).toBeNull();
  expect(firing(at.odds('supply 1 pitomnik'))).toContain('1 bomber: no die');
  expect(firing(at.odds('drop pitomnik'))).toContain('1 bomber in the air: no die');
  at.play('relocate fighter pitomnik', 'from kalach');
  const lines = firing(at.odds('move 1 tank pitomnik'));
  expect(lines).toEqual(expect.arrayContaining(['1 tank: 3 or less', '1 fighter, may demand an aircraft: 3 or less']));
  expect(at.aloft).toEqual(['axis fighter relocate pitomnik']);
});

test('AA-ATT-01 odds of a move while too many aircraft are on their way to an airfield', () => {
  const arrivals = (['fighter', 'fighter', 'bomber'] as const).map((kind) => ({
    side: 'axis' as const,
    kind,
    at: 'pitomnik' as const,
    mission: 'relocate' as const,
  }));
  const at = position({
    ...FIELD,
    axis: { ...FIELD.axis, pitomnik: { infantry: 1, fighter: 1, bomber: 2 }, oblivskaya: {} },
    sorties: arrivals,
  }).play('from kalach');
  expect(firing(at.odds('move 1 tank pitomnik'))).toContain('2 fighters, may demand an aircraft: 3 or less');
});

test('AA-R-43 AA-CMB-23 an attacker left with aircraft alone on its own ground may lose it, and the odds say so', () => {
  const at = arena({
    card: 5,
    axisHolds: [...WEST, 'pitomnik'],
    axis: { pitomnik: { fighter: 1 } },
    allies: { pitomnik: { infantry: 1 } },
    battle: ['pitomnik'],
  });
  const taken = (state: State): string =>
    controlOf(state.open, 'pitomnik') === 'axis' ? 'Nobody is left in Pitomnik' : 'The Allies take Pitomnik';
  const told = chancesOf(at.odds('fight pitomnik'));
  expect(told['The Allies take Pitomnik']).toBeCloseTo(1 / 2, 9);
  expectClose(told, everyThrow(at, 2, ['fight pitomnik'], taken));
});

test('AA-MAP-08 aircraft above eight land units fight too, and the odds of the largest fight add up', () => {
  const air = (side: 'axis' | 'allies', kind: 'fighter' | 'bomber', count: number, intercepts = false) =>
    Array.from({ length: count }, () => ({
      side,
      kind,
      at: 'pitomnik' as const,
      ...(intercepts ? ({ mission: 'intercept', home: 'srednyaya-akhtuba' } as const) : {}),
    }));
  const at = arena({
    ...ASSAULT,
    axis: { pitomnik: { infantry: 2, artillery: 1, tank: 1, 'assault-gun': 4 } },
    allies: {
      pitomnik: { infantry: 2, mechanized: 1, artillery: 1, tank: 3, 'rocket-launcher': 1, fighter: 2, bomber: 2 },
    },
    sorties: [...air('axis', 'fighter', 4), ...air('axis', 'bomber', 6), ...air('allies', 'fighter', 3, true)],
  });
  const muster = musterOf(at.open, { zone: 'pitomnik' }, 'axis');
  expect(unitsOf('axis').reduce((all, unit) => all + muster[unit], 0)).toBe(18);
  const chances = Object.values(chancesOf(at.odds('fight pitomnik')));
  expect(chances.length).toBeGreaterThan(1);
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
});
