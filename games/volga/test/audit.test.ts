import { expect, test } from 'vitest';
import { MARKERS } from '../data/charts.ts';
import type { Activation, Battle, State } from '../rules/state.ts';
import { volga } from '../tools.ts';
import { position } from './position.ts';

/** Problems the audit finds after something in a sound position was broken. */
function problems(bend: (state: State) => void, given: Parameters<typeof position>[0] = {}): string[] {
  const { state } = position(given);
  expect(volga.audit(state)).toEqual([]);
  bend(state);
  return volga.audit(state);
}

const round: Activation = { area: 6, contested: [], attacked: [], groups: [] };
const battle: Battle = {
  area: 7,
  kind: 'mandatory',
  attackers: [],
  strategy: null,
  isolation: 0,
  lead: null,
  support: { artillery: 0, engineer: 0, air: 0 },
};

test('AV-STK-01 the audit finds more than four units in an Area, Fresh and Spent', () => {
  const fifth = 'open.areas.1: more than 4 units (AV-STK-01)';
  expect(problems(({ open }) => open.areas[1].fresh.push('305/576'))).toEqual([fifth]);
  expect(problems(({ open }) => open.areas[1].spent.push('305/576'))).toEqual([fifth]);
  expect(problems(({ open }) => open.areas[5].spent.push('305/576'))).toEqual([]);
});

test('AV-STK-10 the audit finds a Soviet Area without a unit, and a German one with one', () => {
  const wrong = (id: number) => `open.areas.${id}: an Area is Soviet exactly if a Soviet unit stands there (AV-STK-10)`;
  expect(problems(({ open }) => Object.assign(open.areas[1], { control: 'soviet' }))).toEqual([wrong(1)]);
  expect(problems(({ open }) => Object.assign(open.areas[7], { control: 'german' }))).toEqual([wrong(7)]);
});

test('the audit finds a hidden unit without its counter, and a counter without a hidden unit', () => {
  const wrong = (id: number) => `sealed.counters.${id}: a counter stands there exactly if the unit is hidden`;
  const lose = ({ sealed }: State) => Object.assign(sealed.counters, { 7: null });
  expect(problems(lose)).toEqual([wrong(7)]);
  const reveal = ({ open, sealed }: State) => Object.assign(open.areas[7], { soviet: sealed.counters[7] });
  expect(problems(reveal)).toEqual([wrong(7)]);
  const plant = ({ sealed }: State) => Object.assign(sealed.counters, { 1: sealed.leftOver.pop() });
  expect(problems(plant)).toEqual([wrong(1)]);
});

test('AV-SOV-01 the audit finds a counter of another terrain, hidden or Revealed', () => {
  const given = { hidden: { 7: 'L5-heroes', 10: 'H7-ambush' } } as const;
  const swap = ({ sealed }: State) => Object.assign(sealed.counters, { 7: 'H7-ambush', 10: 'L5-heroes' });
  expect(problems(swap, given)).toEqual([
    'open.areas.7: H7-ambush is of another terrain (AV-SOV-01)',
    'open.areas.10: L5-heroes is of another terrain (AV-SOV-01)',
  ]);
  const show = ({ open }: State) => {
    open.areas[7].soviet = 'H7-ambush';
    open.areas[10].soviet = 'L5-heroes';
  };
  expect(problems(show, { revealed: given.hidden })).toHaveLength(2);
});

test('AV-OPT-04 the audit finds an Isolation marker where nobody is', () => {
  expect(problems(({ open }) => Object.assign(open.areas[1], { isolated: true }))).toEqual([
    'open.areas.1: nobody there to be Isolated',
  ]);
  expect(problems(({ open }) => Object.assign(open.areas[7], { isolated: true }))).toEqual([]);
});

test('AV-R-65 the audit finds Germans beside an Unrevealed unit, unless they have just entered or fight', () => {
  const contested = ['open.areas.7: a Contested Area holds a Revealed unit (AV-R-65)'];
  const enter = (more: Partial<State['open']>) =>
    problems(({ open }) => {
      open.areas[7].fresh.push('305/576');
      Object.assign(open, more);
    });
  const group = (area: 7 | 8) => ({ area, units: [] });
  expect(enter({})).toEqual(contested);
  expect(enter({ activation: round })).toEqual(contested);
  expect(enter({ activation: { ...round, groups: [group(8)] } })).toEqual(contested);
  expect(enter({ activation: { ...round, groups: [group(8), group(7)] } })).toEqual([]);
  expect(enter({ battle })).toEqual([]);
  expect(enter({ battle: { ...battle, area: 8 } })).toEqual(contested);
  const spent = ({ open }: State) => open.areas[7].spent.push('305/576');
  expect(problems(spent)).toEqual(contested);
});

test('the audit finds a unit in two places, wherever they are', () => {
  const twice = ['71/191 is in two places'];
  expect(problems(({ open }) => open.areas[3].fresh.push('71/191'))).toEqual(twice);
  expect(problems(({ open }) => open.areas[3].spent.push('71/191'))).toEqual(twice);
  expect(problems(({ open }) => open.outOfAction.push('71/191'))).toEqual(twice);
  expect(problems(({ open }) => open.arriving[1]?.units.push('71/191'))).toEqual(twice);
});

test('the audit finds a counter in two places, wherever they are', () => {
  const given = { hidden: { 7: 'L5-heroes' }, revealed: { 8: 'L6-heroes' } } as const;
  const twice = (counter: string) => [`the counter ${counter} is in two places`];
  expect(problems(({ open }) => open.eliminated.push('L5-heroes'), given)).toEqual(twice('L5-heroes'));
  expect(problems(({ sealed }) => sealed.leftOver.push('L5-heroes'), given)).toEqual(twice('L5-heroes'));
  expect(problems(({ open }) => open.eliminated.push('L6-heroes'), given)).toEqual(twice('L6-heroes'));
  const copy = ({ sealed }: State) => Object.assign(sealed.counters, { 9: 'L5-heroes' });
  expect(problems(copy, given)).toEqual(twice('L5-heroes'));
});

test.each(['artillery', 'engineer', 'air'] as const)(
  'AV-R-04 the audit counts %s markers, those placed in a combat too',
  (marker) => {
    const most = MARKERS[marker];
    const wrong = [`open.available.${marker}: there are only ${most} (AV-R-04)`];
    const have = (available: number, placed: number | null) =>
      problems(({ open }) => {
        open.available[marker] = available;
        if (placed !== null) open.battle = { ...battle, support: { ...battle.support, [marker]: placed } };
      });
    expect(have(most, null)).toEqual([]);
    expect(have(most + 1, null)).toEqual(wrong);
    expect(have(most - 1, 1)).toEqual([]);
    expect(have(most, 1)).toEqual(wrong);
  },
);
