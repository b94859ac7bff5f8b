import { SeededChance } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { CITY_IDS, ZONE_IDS, ZONES, type ZoneId } from '../data/zones.ts';
import { finalVictory, totalVictory } from '../rules/end.ts';
import { controlOf } from '../rules/stacks.ts';
import { axis } from '../tools.ts';
import { type Given, position } from './position.ts';

const CITY_RP = CITY_IDS.filter((id) => ZONES[id].rp > 0);
const LINE = ['oblivskaya', 'surovikino', 'novomoskovsk', 'kalach', 'pitomnik', 'flight-school'] as const;
const TAN = ZONE_IDS.filter((id) => ZONES[id].tan);

const total = (given: Given) =>
  totalVictory(position({ ...given, flow: [{ step: 'movement', side: 'axis', from: null }] }).open);
const final = (given: Given) =>
  finalVictory(position({ ...given, flow: [{ step: 'movement', side: 'axis', from: null }] }).open);

test('AA-VIC-02 AA-R-15 Axis Total: every RP zone of the city, and a line into one of them', () => {
  expect(total({ axisHolds: [...CITY_RP, ...LINE] })).toBe('axis-total');
  expect(total({ axisHolds: [...CITY_RP.filter((id) => id !== 'grain-elevator'), ...LINE] })).toBeNull();
  expect(total({ axisHolds: [...CITY_RP, 'kopania'] })).toBeNull();
});

test('AA-VIC-03 AA-R-15 Axis Major: one RP zone with a line into it', () => {
  expect(final({ axisHolds: ['train-station-1', ...LINE] })).toBe('axis-major');
  expect(final({ axisHolds: ['train-station-1', ...LINE.filter((id) => id !== 'flight-school')] })).toBe('axis-minor');
});

test('AA-VIC-04 AA-R-14 AA-R-13 Allies Total: three zones, and all of the west held or contested', () => {
  expect(total({})).toBe('allies-total');
  expect(total({ axisHolds: ['kopania'] })).toBeNull();
  const contested = { axisHolds: ['kopania'], battle: ['kopania'], axis: { kopania: { infantry: 1 } } } as const;
  expect(total(contested)).toBeNull(); // by nobody
  expect(total({ ...contested, allies: { kopania: { infantry: 1 } } })).toBe('allies-total');
  expect(total({ axisHolds: ['rynok'] })).toBeNull();
});

test('AA-VIC-05 Allies Major: three zones and the six fortified ones', () => {
  expect(final({ axisHolds: ['kopania'] })).toBe('allies-major');
  expect(final({ axisHolds: ['kopania', 'grain-elevator'] })).toBe('allies-minor');
});

test('AA-VIC-06 AA-VIC-08 Minor: whoever controls Pitomnik, contested or not', () => {
  const given = { axisHolds: ['kopania', 'pitomnik'], battle: ['pitomnik'] } as const;
  expect(final({ ...given, axis: { pitomnik: { infantry: 1 } }, allies: { pitomnik: { infantry: 1 } } })).toBe(
    'axis-minor',
  );
  expect(final({ axisHolds: ['kopania', 'rynok'] })).toBe('allies-minor');
});

test('AA-VIC-01 AA-END-01 Major counts only after the last round', () => {
  const game = position({ round: 9, card: 14, axisHolds: ['train-station-1', ...LINE], dice: [6] });
  expect([game.open.outcome, game.open.round]).toEqual([null, 10]);
});

test('AA-END-02 AA-R-17 AA-DEF-02 the last round ends the game, Total first', () => {
  const game = position({ round: 13, card: 14, axisHolds: ['train-station-1', ...LINE] });
  expect(axis.outcome(game.state)).toMatchObject({ winner: 'axis', title: 'Axis Major Victory' });
  expect(game.step).toBeNull();
  expect(game.why('axis: done')).toBe('AA-DEF-02');
  expect(position({ round: 13, card: 14, axisHolds: [...CITY_RP, ...LINE] }).open.outcome).toBe('axis-total');
  expect(position({ round: 13, card: 14 }).open.outcome).toBe('allies-total');
});

test('AA-VIC-01 AA-VIC-07 Total Victory ends any round, in both scenarios', () => {
  for (const scenario of ['race', 'uranus'] as const) {
    const game = position({ scenario, round: 8, card: 14 });
    expect(game.open.outcome).toBe('allies-total');
  }
});

test('AA-R-16 no map lets both sides win more than a Minor Victory', () => {
  const chance = SeededChance.fromSeed('maps');
  for (let n = 0; n < 300; n++) {
    const holds: ZoneId[] = ZONE_IDS.filter((id) => ZONES[id].base === null && chance.below(3) > 0);
    const { open } = position({ axisHolds: holds, flow: [{ step: 'movement', side: 'axis', from: null }] });
    const axisWins = finalVictory(open).startsWith('axis-m') && finalVictory(open) !== 'axis-minor';
    const allies = ['rynok', 'vertyachii', 'pitomnik'].every((id) => controlOf(open, id as ZoneId) === 'allies');
    expect(axisWins && allies).toBe(false);
  }
});

test('AA-R-82 bases keep their owner', () => {
  expect(TAN).not.toContain('tatsinskaya');
  const game = position({ charts: true, card: 3, round: 1 });
  game.zone('tatsinskaya').control = 'allies';
  expect(axis.audit(game.state)).toContain('tatsinskaya: a base never falls (AA-R-82)');
});
