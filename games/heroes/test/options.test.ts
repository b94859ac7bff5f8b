import { describe, expect, test } from 'vitest';
import type { OptionId } from '../data/options.ts';
import type { RecruitmentTileId } from '../data/recruitment.ts';
import { granted } from '../rules/army.ts';
import { gearLeft } from '../rules/gear.ts';
import { NONE, type Open, WHERE } from '../rules/state.ts';
import { acting, enemy, group, heroes, position } from './position.ts';

const tile = (id: RecruitmentTileId, ...options: OptionId[]): Open['army']['soviet'][number] => ({
  tile: id,
  options: options.map((option, i) => ({ slot: (['s1', 's2'] as const)[i] ?? 's3', option, lost: 0, broken: false })),
  lost: 0,
  broken: false,
});

describe('standing grants', () => {
  const tokens = (...options: OptionId[]) =>
    position({
      soviet: [{ is: 'sov-boris', at: 'A13' }],
      german: [{ is: 'ger-vollrath', at: 'A1' }],
      open: { army: { soviet: [tile('rt-sov-command', ...options)], german: [tile('rt-ger-panzergrenadiere')] } },
      flow: [acting(0), { step: 'tokens' }],
    }).open;
  test('HS-OPT-14 HS-R-85: Battle Plan gives a Special every turn', () => {
    expect(tokens().orders.soviet.specials).toBe(0);
    expect(tokens('op-sov-battleplan').orders.soviet.specials).toBe(1);
  });
  test('HS-OPT-15: Bluff gives a second Bluff', () => {
    expect([tokens().orders.soviet.bluffs, tokens('op-sov-bluff').orders.soviet.bluffs]).toEqual([1, 2]);
  });
  test('HS-OP-35: a Signals Net adds a card to the hand', () => {
    const at = position({
      soviet: [group('A13')],
      german: [enemy('A1')],
      phase: 'supply',
      open: { army: { soviet: [tile('rt-sov-command', 'op-sov-signals')], german: [] } },
      flow: [acting(0), { step: 'refill', seat: 'german' }, { step: 'refill', seat: 'soviet' }],
    }).play('draw', 'draw');
    expect([at.open.hands.soviet, at.open.hands.german]).toEqual([4, 3]);
    expect(granted(at.open, 'german', 'handSize')).toBe(0);
  });
});

describe('whose markers', () => {
  /** Ammo on the first tile of the army, asked for a rifle squad of the Volga tile. */
  const ammoFor = (first: RecruitmentTileId, stripe: string | null, own: number): number => {
    const at = position({
      soviet: [group('A13')],
      german: [enemy('A1')],
      stock: { soviet: [{ marker: 'mk-ammo', tile: 0, left: 3 }] },
      open: { army: { soviet: [tile(first, 'op-sov-ammo'), tile('rt-sov-volga')], german: [] } },
      flow: [acting(0)],
    });
    at.open.roster = at.open.roster.map((entry, u) => (u === 0 ? { ...entry, tile: own, stripe } : entry));
    return gearLeft(at.state, 0, 'mk-ammo');
  };
  test('HS-REC-03 HS-OPT-10: those of a tile serve units with its own stripe', () => {
    expect(ammoFor('rt-sov-volga', 'sov-volga', 0)).toBe(3);
    expect(ammoFor('rt-sov-storm', 'sov-volga', 1)).toBe(0);
    expect(ammoFor('rt-sov-volga', 'sov-common', 0)).toBe(0); // brought by a support option with the common stripe
  });
  test('HS-OPT-04 HS-OPT-10: those of a command tile serve everybody', () => {
    expect(ammoFor('rt-sov-command', 'sov-volga', 1)).toBe(3);
    expect(ammoFor('rt-sov-command', 'sov-common', 1)).toBe(3);
  });
  test('HS-R-146: those of a character tile serve its own units alone', () => {
    expect(ammoFor('rt-sov-zaitsev', 'sov-common', 0)).toBe(3);
    expect(ammoFor('rt-sov-zaitsev', 'sov-common', 1)).toBe(0);
  });
});

test('HS-REC-06: a broken tile scores once, however many more it loses', () => {
  const broken = { ...tile('rt-ger-panzergrenadiere'), lost: 2 };
  const at = position({
    soviet: [group('C8'), group('C9')],
    german: [enemy('E8', { up: 1 }), enemy('E9', { up: 1 }), { is: 'ger-vollrath', at: 'A1' }],
    open: { army: { soviet: [], german: [broken] } },
    flow: [acting(1), acting(0)],
    dice: [4, 4],
  }).play('fire', 'shoot g1 first');
  const { soviet } = at.open.scored;
  expect(soviet).toBeGreaterThan(0);
  at.play('fire', 'shoot g2 first');
  expect([at.all('destroyed').length, at.all('broken').length, at.open.scored.soviet]).toEqual([2, 1, soviet]);
});

test('HS-R-99: both masters fall on the same turn, and the tie entry of the scenario decides', () => {
  const at = position({
    soviet: [{ is: 'sov-zaitsev', at: 'A13' }],
    german: [{ is: 'ger-koenig', at: 'A1' }],
    turn: 1,
    flow: [acting(0)],
  });
  at.open.scenario = '7';
  at.open.units.where = [WHERE.destroyed, WHERE.destroyed];
  at.open.units.at = [NONE, NONE];
  at.state.flow.push({ step: 'turnEnd' });
  at.game.settle(at.state, at.context);
  expect(at.open.outcome).toMatchObject({ winner: null, rule: 'HS-R-99' });
});

test('HS-VIC-01: whoever resigns loses', () => {
  expect(heroes.resigned?.('soviet')).toMatchObject({ winner: 'german', rule: 'HS-VIC-01' });
  expect(heroes.resigned?.('german')).toMatchObject({ winner: 'soviet', rule: 'HS-VIC-01' });
});
