import { expectOk, parseSetup, SeededChance, type Setup, SilentContext, viewOf } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { bots } from '../bot.ts';
import type { Side } from '../data/zones.ts';
import type { Axis, State } from '../rules/state.ts';
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
