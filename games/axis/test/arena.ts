import { DiceQueue, type Odds, SilentContext } from '@kurgan/engine';
import { Recorder } from '@kurgan/engine/testing';
import { expect } from 'vitest';
import type { Side, ZoneId } from '../data/zones.ts';
import { policyChoice } from '../odds/policy.ts';
import type { AxisEvent } from '../rules/events.ts';
import { landIn } from '../rules/stacks.ts';
import type { Axis, AxisContext, State } from '../rules/state.ts';
import { axis } from '../tools.ts';
import { type Given, type Position, position } from './position.ts';

/** A choice among three fights, so that one of them can be fought alone. */
export function arena(given: Given): Position {
  return position({
    ...given,
    assault: [...(given.assault ?? []), 'dubovka', 'ilovinska'],
    axis: { dubovka: { infantry: 1 }, ilovinska: { infantry: 1 }, ...given.axis },
    allies: { dubovka: { infantry: 1 }, ilovinska: { infantry: 1 }, ...given.allies },
  });
}

/** The result of one fight, in numbers. */
export interface Fought {
  readonly lost: Readonly<Record<Side, number>>;
  readonly stands: Readonly<Record<Side, boolean>>;
}

class Counting extends SilentContext<Axis> {
  readonly lost = { axis: 0, allies: 0 };
  override log(event: AxisEvent): void {
    if (event.event === 'lost') this.lost[event.side] += event.count;
  }
}

/** Plays a copy of a position on by the rules, the policy choosing casualties and nobody spending tokens. */
function playOn(from: State, actions: readonly string[], context: AxisContext): State {
  const state = axis.clone(from);
  for (const text of actions) {
    const [seat] = axis.waiting(state);
    const parsed = axis.notation.parse(text);
    if (seat === undefined || !parsed.ok) throw new Error(`nobody can play ${text}`);
    axis.apply(state, seat, parsed.value, context);
  }
  for (;;) {
    const [seat] = axis.waiting(state);
    const choice = state.flow.at(-1)?.step === 'feeding' ? ({ do: 'save' } as const) : policyChoice(state);
    if (seat === undefined || choice === null) return state;
    axis.apply(state, seat, choice, context);
  }
}

export function fightOnce(from: State, zone: ZoneId, context: Counting): Fought {
  context.lost.axis = 0;
  context.lost.allies = 0;
  const { open } = playOn(from, [`fight ${zone}`], context);
  return {
    lost: { ...context.lost },
    stands: { axis: landIn(open, 'axis', zone) > 0, allies: landIn(open, 'allies', zone) > 0 },
  };
}

export const counting = (seed: string): Counting => new Counting(SilentContext.seeded<Axis>(seed).save());

/** Chance of each result over every throw of so many dice. */
export function everyThrow(at: Position, dice: number, actions: readonly string[], name: (state: State) => string) {
  const chances: Record<string, number> = {};
  const faces = Array.from({ length: dice }, () => 1);
  const each = 1 / 6 ** dice;
  for (let n = 0; n < 6 ** dice; n++) {
    for (let i = 0, rest = n; i < dice; i++, rest = Math.floor(rest / 6)) faces[i] = 1 + (rest % 6);
    const queue = new DiceQueue(faces);
    const result = name(playOn(at.state, actions, new Recorder<Axis>(queue)));
    if (queue.left > 0) throw new Error(`${queue.left} of ${dice} dice were not rolled`);
    chances[result] = (chances[result] ?? 0) + each;
  }
  return chances;
}

export const chancesOf = (odds: Odds | null): Record<string, number> => {
  if (odds === null) throw new Error('there are no odds');
  return Object.fromEntries(odds.outcomes.map(({ name, chance }) => [name, chance]));
};

/** Chances that are told, and those that were counted. */
export function expectClose(told: Readonly<Record<string, number>>, counted: Readonly<Record<string, number>>): void {
  for (const name of new Set([...Object.keys(told), ...Object.keys(counted)]))
    expect(told[name] ?? 0, name).toBeCloseTo(counted[name] ?? 0, 9);
}
