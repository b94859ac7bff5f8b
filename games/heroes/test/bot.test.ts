import { expectOk, parseSetup, SeededChance, SilentContext, viewOf } from '@kurgan/engine';
import { expectBlind } from '@kurgan/engine/testing';
import { describe, expect, test } from 'vitest';
import { outlook } from '../bot/outlook.ts';
import { planning } from '../bot/planning.ts';
import { bots } from '../bot.ts';
import { FREE_BATTLE } from '../data/free-battle.ts';
import { refuseArmy } from '../rules/recruitment/limits.ts';
import { totalsOf } from '../rules/recruitment/lists.ts';
import { armyFor } from '../rules/recruitment/suggestion.ts';
import type { Heroes, Seat } from '../rules/state.ts';
import { heroes } from '../tools.ts';
import { acting, type Given, position } from './position.ts';

const [regular, recruit] = bots;
if (regular === undefined || recruit === undefined) throw new Error('there is no Regular or no Recruit');

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

/** The likeliest plan, carried out without a search. */
const firstOfBestPlan: typeof recruit.choose = (view, seat, legal) => {
  const [plan = null] = planning.plans(view, seat, 80);
  return planning.player(view, seat, plan).choose(view, seat, () => legal);
};

test('Recruit, Regular and plans go by what their seat sees, and do not touch it', () => {
  expect(expectBlind(heroes, recruit)).toBeGreaterThan(0);
  expect(expectBlind(heroes, regular)).toBeGreaterThan(0);
  expect(expectBlind(heroes, { ...recruit, choose: firstOfBestPlan })).toBeGreaterThan(0);
});

const group = (at: string, more = {}) => ({ is: 'sov-fire-group', at, ...more }) as const;
const enemy = (at: string, more = {}) => ({ is: 'ger-fire-group', at, ...more }) as const;

/** The Regular's answer, as text. */
function answer(given: Given, ...play: string[]): string {
  const { state, waiting } = position(given).play(...play);
  const [seat] = waiting;
  if (seat === undefined) throw new Error('nobody is to choose');
  const view = viewOf(state, seat);
  const action = regular?.choose(view, seat, heroes.legal(view, seat), SeededChance.fromSeed('1'));
  return action === undefined ? '' : heroes.notation.format(action);
}

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
  test('HS-SCN-16: in a Free Battle the Recruit builds its army action by action', () => {
    const context = SilentContext.seeded<Heroes>('muster');
    const state = heroes.setup(expectOk(parseSetup(heroes.scenarios, 'free')), context);
    const frame = state.flow.at(-1);
    expect(frame?.step).toBe('muster');
    for (let i = 0; i < 40 && state.flow.at(-1) === frame; i++) {
      const view = viewOf(state, 'soviet');
      heroes.apply(state, 'soviet', recruit.choose(view, 'soviet', heroes.legal(view, 'soviet'), context), context);
    }
    expect(state.flow.at(-1)).not.toBe(frame);
    expect(state.private.soviet.army.map(({ tile }) => tile)).toEqual(
      armyFor('soviet', FREE_BATTLE.sizes.skirmish.points).map(({ tile }) => tile),
    );
  });
});

describe('plans', () => {
  const soviet = [group('A8')];
  const german = [enemy('C8'), enemy('D6', { up: 1 })];

  /** Carries out a plan as far as it covers its seat's choices. */
  function carriedOut(given: Given, is: (text: string) => boolean): string[] {
    const at = position({ ...given, dice: [3, 3, 3, 3] });
    const [seat = 'soviet'] = at.waiting;
    const plans = planning.plans(at.state, seat, 80);
    const plan = plans.find((each) => each.kind === 'activation' && is(JSON.stringify(each)));
    if (plan === undefined) throw new Error(`no such plan among ${plans.length}`);
    const player = planning.player(at.state, seat, plan);
    const played: string[] = [];
    while (at.waiting[0] === seat && planning.isCovered(plan, at.state)) {
      const action = player.choose(at.state, seat, () => heroes.legal(at.state, seat));
      played.push(heroes.notation.format(action));
      at.play(played.at(-1) ?? '');
    }
    return played;
  }

  test('an activation is compared by its attacks, its ways and its assaults', () => {
    const plans = planning.plans(position({ soviet, german, flow: [acting(0)] }).state, 'soviet', 80);
    const kinds = new Set(plans.map((plan) => (plan.kind === 'activation' ? plan.action.do : plan.kind)));
    expect(plans.length).toBeGreaterThan(2);
    expect([...kinds]).toEqual(expect.arrayContaining(['fire', 'move']));
  });
  test('a plan to fire fires at the target it names', () => {
    const played = carriedOut({ soviet, german, flow: [acting(0)] }, (text) => text.includes('"at":"g1"'));
    expect(played).toEqual(['fire', 'shoot g1 first']);
  });
  test('a plan to move goes all of its way', () => {
    const played = carriedOut({ soviet, german, flow: [acting(0)] }, (text) => text.includes('"do":"move"'));
    expect(played[0]).toBe('move');
    expect(played.slice(1).some((text) => text.startsWith('step '))).toBe(true);
  });
  test('orders are compared by who is called first', () => {
    const orders = { numbers: 2, next: 1, specials: 0, specialsShown: 0, bluffs: 1, aside: 0, tiles: [] };
    const { state } = position({
      soviet: [group('A13'), group('B13'), group('C13')],
      german: [enemy('A1')],
      phase: 'order',
      open: { orders: { soviet: orders, german: { ...orders, numbers: 0 } } },
      flow: [{ step: 'placing', seats: ['soviet'] }],
    });
    const first = planning.plans(state, 'soviet', 80).map((plan) => (plan.kind === 'tokens' ? plan.order[0] : -1));
    expect(new Set(first).size).toBe(2);
  });
  test('a loss and a lost house make the outlook worse, for both together it is 1', () => {
    const even = position({ soviet: [group('C3+')], german: [enemy('A1')], turn: 6 }).state;
    const worse = position({ soviet: [group('C3+', { up: 1 })], german: [enemy('A1')], turn: 6 }).state;
    const lost = position({ soviet: [group('A8')], german: [enemy('C3+')], turn: 6 }).state;
    expect(outlook(even, 'soviet') + outlook(even, 'german')).toBeCloseTo(1, 9);
    expect(outlook(worse, 'soviet')).toBeLessThan(outlook(even, 'soviet'));
    expect(outlook(lost, 'soviet')).toBeLessThan(outlook(worse, 'soviet'));
  });
});
