import { expectOk, parseSetup, SeededChance, type Setup, SilentContext, viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { planning } from '../bot/planning.ts';
import { bots, searched } from '../bot.ts';
import { type Side, ZONE_IDS } from '../data/zones.ts';
import type { AxisAction } from '../rules/actions.ts';
import type { Axis, Frame, State, View } from '../rules/state.ts';
import { axis } from '../tools.ts';

const [recruit] = bots;

const ALL_OPTIONS = Object.fromEntries((axis.scenarios[0]?.options ?? []).map(({ id }) => [id, true] as const));

function setupOf(scenario: string, options: Record<string, boolean> = {}): Setup {
  const known = axis.scenarios.find(({ id }) => id === scenario)?.options.map(({ id }) => id) ?? [];
  const chosen = Object.fromEntries(Object.entries(options).filter(([id]) => known.includes(id)));
  return expectOk(parseSetup(axis.scenarios, scenario, chosen));
}

/** Plays a game, one side by the Recruit and the other at random, or both by the Recruit. */
function play(setup: Setup, seed: string, isRecruit: (seat: Side) => boolean): { state: State; moves: string[] } {
  const context = SilentContext.seeded<Axis>(seed);
  const state = axis.setup(setup, context);
  const chance = SeededChance.fromSeed(`${seed} at random`);
  const moves: string[] = [];
  for (;;) {
    const [seat] = axis.waiting(state);
    if (seat === undefined) return { state, moves };
    const view = viewOf(state, seat);
    const legal = axis.legal(view, seat);
    const action = isRecruit(seat) ? recruit?.choose(view, seat, legal, chance) : legal[chance.below(legal.length)];
    if (action === undefined) throw new Error('nobody chooses');
    expect(axis.refuse(view, seat, action), axis.notation.format(action)).toBeNull();
    moves.push(axis.notation.format(action));
    axis.apply(state, seat, action, context);
  }
}

test.each(['race', 'uranus'])('the Recruit plays whole games of %s by the rules, with all options and none', (id) => {
  for (const options of [{}, ALL_OPTIONS]) {
    const { state } = play(setupOf(id, options), 'whole', () => true);
    expect(axis.outcome(state)).not.toBeNull();
  }
});

test.each(['race', 'uranus'])('the Recruit beats random play in %s, on either side', (id) => {
  for (const side of ['axis', 'allies'] as const)
    for (const seed of ['1', '2', '3'])
      expect(axis.outcome(play(setupOf(id), seed, (seat) => seat === side).state)?.winner).toBe(side);
});

test('the same seed gives the same game', () => {
  const game = () => play(setupOf('race'), 'again', () => true).moves.join('\n');
  expect(game()).toBe(game());
});

test('asked twice, or about another position in between, the Recruit answers the same', () => {
  const context = SilentContext.seeded<Axis>('twice');
  const state = axis.setup(setupOf('race'), context);
  const elsewhere = axis.setup(setupOf('uranus'), context);
  const ask = (about: State): string => {
    const [seat] = axis.waiting(about);
    if (seat === undefined) throw new Error('the game is over');
    const view = viewOf(about, seat);
    const action = recruit?.choose(view, seat, axis.legal(view, seat), SeededChance.fromSeed('asked'));
    return action === undefined ? '' : axis.notation.format(action);
  };
  const answer = ask(state);
  expect(ask(state)).toBe(answer);
  ask(elsewhere);
  expect(ask(state)).toBe(answer);
});

/** The start of the Race, in the Axis's first Movement phase. */
function firstMovement(): { state: State; seat: Side } {
  const state = axis.setup(setupOf('race'), SilentContext.seeded<Axis>('plans'));
  const [seat] = axis.waiting(state);
  if (seat === undefined) throw new Error('nobody moves');
  return { state, seat };
}

test('a plan is carried out by legal moves, to the end of the phase', () => {
  const { state, seat } = firstMovement();
  const view = viewOf(state, seat);
  const plans = planning.plans(view, seat, 96);
  expect(plans.length).toBeGreaterThan(3);
  for (const plan of plans) {
    const world = axis.clone(state);
    const player = planning.player(view, seat, plan);
    const context = SilentContext.seeded<Axis>('carried out');
    for (let n = 0; planning.isCovered(plan, world) && n < 500; n++) {
      const action = player.choose(world, seat, () => axis.legal(world, seat));
      expect(axis.refuse(world, seat, action), axis.notation.format(action)).toBeNull();
      axis.apply(world, seat, action, context);
    }
    expect(world.open.card).toBeGreaterThan(3);
  }
});

test('a plan is told in a sentence and as moves between places of the board', () => {
  const { state, seat } = firstMovement();
  const view = viewOf(state, seat);
  for (const plan of planning.plans(view, seat, 96)) {
    const { line, moves } = planning.sketch(view, seat, plan);
    expect(line).toMatch(/^(Attack|Hold|Give up).*\.$/);
    expect(moves.length).toBeGreaterThan(0);
    for (const { from } of moves) expect(ZONE_IDS).toContain(from);
  }
});

/** The Race between two Recruits, where the Allies first choose in this step from round 3 on. */
function untilStep(step: Frame['step'], isThere: (view: View) => boolean = () => true): State {
  const context = SilentContext.seeded<Axis>('until');
  const state = axis.setup(setupOf('race'), context);
  const isDue = (): boolean =>
    state.flow.at(-1)?.step === step && state.open.round >= 3 && axis.waiting(state)[0] === 'allies';
  while (!isDue() || !isThere(viewOf(state, 'allies'))) {
    const [mover] = axis.waiting(state);
    if (mover === undefined) throw new Error('the game is over');
    const view = viewOf(state, mover);
    const action = recruit?.choose(view, mover, axis.legal(view, mover), context);
    if (action !== undefined) axis.apply(state, mover, action, context);
  }
  return state;
}

test('the Allies can plan to fall back: the sentence names ground that the usual plan would keep', () => {
  const lineOf = (view: View, name: string): string => {
    const plan = planning.plans(view, 'allies', 96).find((each) => each.kind === 'movement' && each.name === name);
    return plan === undefined ? '' : planning.sketch(view, 'allies', plan).line;
  };
  const givesUp = (view: View, name: string): boolean => /\b[Gg]ive up [A-Z]/.test(lineOf(view, name));
  const state = untilStep('movement', (view) => givesUp(view, 'fall back') && !givesUp(view, 'balanced'));
  expect(lineOf(viewOf(state, 'allies'), 'fall back')).toMatch(/^(Attack .*, and give up|Give up) [A-Z].*\.$/);
});

test('the launch of the counter-offensive is compared with waiting, and each is told in a sentence', () => {
  const view = viewOf(untilStep('launch'), 'allies');
  const plans = planning.plans(view, 'allies', 96);
  expect(plans.map((plan) => planning.sketch(view, 'allies', plan).line)).toEqual([
    'Launch the counter-offensive now.',
    'Gather more armies before the counter-offensive.',
  ]);
  for (const plan of plans) expect(planning.isCovered(plan, view)).toBe(true);
  const placing = viewOf(untilStep('placing'), 'allies');
  expect(planning.plans(placing, 'allies', 96)).toEqual([]);
});

test('a search with many tries compares more plans', () => {
  const { state, seat } = firstMovement();
  const view = viewOf(state, seat);
  const few = planning.plans(view, seat, 96).length;
  expect(planning.plans(view, seat, 400).length).toBeGreaterThan(few + 10);
});

test('a fight has its own moment, and so has each phase', () => {
  const { state } = firstMovement();
  const momentOf = (action: AxisAction): number | undefined => planning.moment?.(state, action);
  const done = momentOf({ do: 'done' });
  expect(momentOf({ do: 'fight', zone: 'tinguta' })).not.toBe(done);
  expect(momentOf({ do: 'fight', zone: 'tinguta' })).not.toBe(momentOf({ do: 'fight', zone: 'kalach' }));
  state.open.card++;
  expect(momentOf({ do: 'done' })).not.toBe(done);
});

test('the levels are a Veteran and a Regular, and the Veteran may think up to 20 seconds', () => {
  expect(searched.levels.map(({ id }) => id)).toEqual(['veteran', 'regular']);
  for (const { thinks = 0 } of searched.levels) expect(thinks).toBeLessThanOrEqual(20_000);
});

test('plans are made for the position as it is, also where the same state goes on', () => {
  const { state, seat } = firstMovement();
  const context = SilentContext.seeded<Axis>('goes on');
  const firstOf = (side: Side): string => {
    const [plan] = planning.plans(viewOf(state, side), side, 96);
    return plan?.kind === 'movement' ? JSON.stringify(plan.orders) : '';
  };
  const before = firstOf(seat);
  while (state.open.card !== 10 || state.flow.at(-1)?.step !== 'movement') {
    const [mover] = axis.waiting(state);
    const legal = mover === undefined ? [] : axis.legal(state, mover);
    const action = mover === undefined ? undefined : recruit?.choose(viewOf(state, mover), mover, legal, context);
    if (mover === undefined || action === undefined) throw new Error('the game is over');
    axis.apply(state, mover, action, context);
  }
  expect(firstOf('allies')).not.toBe('');
  expect(firstOf('allies')).not.toBe(before);
});
