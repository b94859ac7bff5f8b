import { expectOk, parseSetup, SeededChance, SilentContext, viewOf } from '@kurgan/engine';
import { expectBlind } from '@kurgan/engine/testing';
import { describe, expect, test } from 'vitest';
import { bots } from '../bot.ts';
import { FREE_BATTLE } from '../data/free-battle.ts';
import { unpacked } from '../rules/muster.ts';
import { refuseArmy } from '../rules/recruitment/limits.ts';
import { type ArmyList, totalsOf } from '../rules/recruitment/lists.ts';
import { armyFor } from '../rules/recruitment/suggestion.ts';
import { BLUFF, type Heroes, SEATS, type Seat } from '../rules/state.ts';
import { heroes } from '../tools.ts';
import { holding } from './hands.ts';
import { acting, enemy, type Given, group, type Position, position } from './position.ts';

const [veteran, regular, recruit] = bots;
if (veteran === undefined || regular === undefined || recruit === undefined) throw new Error('a level is missing');

/** The winner of a game between the Recruit and somebody who plays at random. */
function winner(scenario: string, seed: string, side: Seat): string | null {
  const context = SilentContext.seeded<Heroes>(seed);
  const chance = SeededChance.fromSeed(`${seed} at random`);
  const state = heroes.setup(expectOk(parseSetup(heroes.scenarios, scenario)), context);
  for (let [seat] = heroes.waiting(state); seat !== undefined; [seat] = heroes.waiting(state)) {
    const view = viewOf(state, seat);
    const legal = heroes.legal(view, seat);
    const action = seat === side ? recruit?.choose(view, seat, legal, chance) : legal[chance.below(legal.length)];
    if (action === undefined) throw new Error(`${seat} has no answer`);
    heroes.apply(state, seat, action, context);
  }
  return heroes.outcome(state)?.winner ?? null;
}

test.each(['soviet', 'german'] as const)('the Recruit beats random play as the %s side', (side) => {
  const won = Array.from({ length: 4 }, (_, i) => winner('1', `game ${i}`, side)).filter((each) => each === side);
  expect(won).toHaveLength(4);
});

test.each(heroes.scenarios.map(({ id }) => id).filter((id) => id !== '10'))(
  'the Recruit plays scenario %s to its end',
  (id) => expect(['soviet', 'german', null]).toContain(winner(id, id, 'german')),
);

test.each([veteran, regular, recruit])('the $id goes by what its seat sees, and does not touch it', (bot) => {
  expect(expectBlind(heroes, bot)).toBeGreaterThan(0);
});

/** A bot's answer, as text. */
function answerOf(bot: typeof veteran, { state, waiting }: Position): string {
  const [seat] = waiting;
  if (seat === undefined) throw new Error('nobody is to choose');
  const view = viewOf(state, seat);
  const action = bot?.choose(view, seat, heroes.legal(view, seat), SeededChance.fromSeed('1'));
  return action === undefined ? '' : heroes.notation.format(action);
}
const answer = (given: Given, ...play: string[]): string => answerOf(regular, position(given).play(...play));

describe('the Regular', () => {
  test('fires at the target that loses most', () => {
    const german = [enemy('C8', { up: 1 }), { is: 'ger-vollrath', at: 'C9', up: 1 } as const];
    const ammo = ['use mk-ammo', 'use mk-ammo', 'use mk-ammo'];
    expect(answer({ soviet: [group('A8')], german, flow: [acting(0)] }, 'fire', ...ammo)).toBe('shoot g2 first');
  });
  test('reacts to a target in the open, and waits for one in cover to come out of it', () => {
    const gun = (at: string, facing: 'N' | 'W') => ({ is: 'ger-mg34', at, up: 1, facing }) as const;
    const flow = [acting(0)];
    expect(answer({ soviet: [group('A8')], german: [gun('F8', 'W')], flow }, 'move', 'step B8')).toBe('react g1');
    expect(answer({ soviet: [group('C6')], german: [gun('C9', 'N')], flow }, 'move', 'step C7')).toBe('pass');
  });
  test('puts its Bluff on a unit that would look dangerous, never on nobody', () => {
    const { state, waiting } = position({
      soviet: [group('A13'), group('B13')],
      german: [enemy('A1')],
      phase: 'order',
      open: {
        orders: {
          soviet: { numbers: 1, next: 1, specials: 0, specialsShown: 0, bluffs: 1, aside: 0, tiles: [] },
          german: { numbers: 0, next: 1, specials: 0, specialsShown: 0, bluffs: 0, aside: 0, tiles: [] },
        },
      },
      flow: [{ step: 'placing', seats: ['soviet'] }],
    }).play('assign s1');
    const view = viewOf(state, waiting[0] ?? 'soviet');
    expect(regular.choose(view, 'soviet', heroes.legal(view, 'soviet'), SeededChance.fromSeed('1'))).toEqual({
      do: 'assign',
      to: 's2',
    });
  });
});

describe('the Veteran', () => {
  const burst = () =>
    holding(
      { soviet: [group('C8')], german: [enemy('G8')], flow: [{ step: 'afterAction', unit: 0 }, acting(0)], dice: [1] },
      { soviet: ['ac-sov-burst'] },
    );
  test('takes the second action that a card gives', () => {
    const at = burst().play('play ac-sov-burst', 'fire', 'shoot g1 first');
    expect(at.step).toBe('secondAction');
    expect(answerOf(veteran, at)).toBe('move');
  });
  test('sends an order on to whoever has more to do, and none that is a Bluff', () => {
    const orders = { numbers: 2, next: 1, specials: 0, specialsShown: 0, bluffs: 1, aside: 0, tiles: [] };
    const at = position({
      soviet: [group('A8', { token: BLUFF }), group('C3+', { token: 2 }), group('C8')],
      german: [enemy('E8', { up: 1 })],
      phase: 'activation',
      open: { orders: { soviet: orders, german: { ...orders, numbers: 0, bluffs: 0 } } },
      flow: [{ step: 'transfer', seat: 'soviet', from: -1 }],
    });
    expect(answerOf(veteran, at)).toBe('transfer s2 s3');
  });
  test('throws away cards for rare moments, the Regular none', () => {
    const at = holding(
      { soviet: [group('C8')], german: [enemy('G8')], phase: 'supply', flow: [{ step: 'refill', seat: 'soviet' }] },
      { soviet: ['ac-sov-burst', 'ac-sov-smoke'] },
    );
    expect(answerOf(veteran, at)).toBe('discard ac-sov-smoke');
    expect(answerOf(regular, at)).toBe('draw');
  });
});

describe('armies', () => {
  const SIZES = Object.values(FREE_BATTLE.sizes).map(({ points }) => points);
  test.each(SIZES.flatMap((points) => (['soviet', 'german'] as const).map((side) => [side, points] as const)))(
    'HS-SCN-16 HS-REC-07: the %s army for %i points is legal, uses them, and has orders for its units',
    (side, points) => {
      const army = armyFor(side, points);
      const { points: cost, units, orders } = totalsOf(army);
      expect(refuseArmy(army, points, side)).toBeNull();
      expect(cost).toBeGreaterThan(0.85 * points);
      expect(orders).toBeGreaterThanOrEqual(Math.min(10, Math.ceil(units / 4)));
    },
  );
  /** Armies of both sides as bots build them, action by action. */
  function mustered(size: string, seed: string): Record<Seat, ArmyList> {
    const context = SilentContext.seeded<Heroes>(seed);
    const state = heroes.setup(expectOk(parseSetup(heroes.scenarios, 'free', { size })), context);
    const chance = SeededChance.fromSeed(seed);
    const armies: Record<Seat, ArmyList> = { soviet: [], german: [] };
    for (const seat of SEATS)
      for (let i = 0; i < 60; i++) {
        const view = viewOf(state, seat);
        const action = veteran?.choose(view, seat, heroes.legal(view, seat), chance) ?? { do: 'muster' };
        armies[seat] = unpacked(state.private[seat].army);
        heroes.apply(state, seat, action, context);
        if (action.do === 'muster') break;
      }
    return armies;
  }
  test.each(Object.entries(FREE_BATTLE.sizes))(
    'HS-SCN-16: bots build legal armies for a %s, no two alike',
    (size, { points }) => {
      const made = Array.from({ length: 6 }, (_, i) => mustered(size, `${size} ${i}`));
      for (const armies of made)
        for (const seat of SEATS) {
          expect(refuseArmy(armies[seat], points, seat)).toBeNull();
          expect(totalsOf(armies[seat]).points).toBeGreaterThan(0.85 * points);
        }
      expect(new Set(made.map(({ soviet }) => JSON.stringify(soviet))).size).toBeGreaterThan(3);
    },
  );
});
