import type { Chance, GameTypes, Insight, Notation, ViewOf } from '@kurgan/engine';
import { Arm, type Decision } from './tree.ts';

/**
 * Lines up `decision.present` with the legal actions of the current world. The list is nearly always the same as on the
 * last visit, so each key is compared with the one in its place before it is looked up.
 */
export function lineUp<G extends GameTypes>(
  decision: Decision,
  view: ViewOf<G>,
  seat: G['seat'],
  legal: readonly G['action'][],
  insight: Insight<G>,
  notation: Notation<G['action']>,
): void {
  const { present, arms } = decision;
  decision.lists++;
  let weights: ArrayLike<number> | undefined;
  for (let i = 0; i < legal.length; i++) {
    const action = legal[i];
    if (action === undefined) continue;
    const key = insight.key === undefined ? notation.format(action) : insight.key(action);
    let arm = present[i];
    if (arm === undefined || arm.key !== key) {
      arm = decision.find(key);
      if (arm === undefined) {
        weights ??= insight.weigh?.(view, seat, legal);
        arm = new Arm(key, weights?.[i] ?? 1);
        arms.push(arm);
      }
      present[i] = arm;
    }
    if (arm.listed === decision.lists) continue; // another action with the same key
    arm.listed = decision.lists;
    arm.available++;
  }
  while (present.length > legal.length) present.pop();
}

/** An untried arm is assumed to be this much worse than its siblings. */
const UNTRIED = 0.1;

/**
 * Index of the arm to try next: the best so far, with a bonus for arms that looked promising and were seldom tried
 * (PUCT, counting how often each arm was available). Ties go to the first one after a random starting point.
 */
export function select(decision: Decision, curiosity: number, chance: Chance): number {
  const { present, visits, total } = decision;
  let sum = 0;
  for (const arm of present) sum += arm.weight;
  const untried = (visits === 0 ? 0.5 : total / visits) - UNTRIED;
  const scale = sum === 0 ? 0 : curiosity / sum;
  const { length } = present;
  const from = chance.below(length);
  let best = from;
  let highest = Number.NEGATIVE_INFINITY;
  for (let step = 0; step < length; step++) {
    const place = from + step < length ? from + step : from + step - length;
    const arm = present[place];
    if (arm === undefined) continue;
    const value = arm.visits === 0 ? untried : arm.total / arm.visits;
    const score = value + (scale * arm.weight * Math.sqrt(arm.available)) / (1 + arm.visits);
    if (score > highest) {
      highest = score;
      best = place;
    }
  }
  return best;
}
