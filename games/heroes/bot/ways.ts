import { isInZone } from '../rules/areas.ts';
import type { Field } from '../rules/field/field.ts';
import type { Ground } from '../rules/field/ground.ts';
import { CATEGORY_BIT } from '../rules/field/ground.ts';
import { at } from '../rules/field/squares.ts';
import { STEP, type Steps } from '../rules/field/steps.ts';
import type { Open } from '../rules/state.ts';

/** Farther than anybody goes. */
export const FAR = 99;

const known = new WeakMap<Field, WeakMap<Steps, Map<number, Uint8Array>>>();

/** Steps to a zone from every square, units and wrecks aside. */
export function stepsToZone(open: Open, ground: Ground, zone: number, onFoot: boolean): Uint8Array {
  const bySteps = known.get(ground.field) ?? new WeakMap<Steps, Map<number, Uint8Array>>();
  known.set(ground.field, bySteps);
  const ways = bySteps.get(ground.steps) ?? new Map<number, Uint8Array>();
  bySteps.set(ground.steps, ways);
  const key = 2 * zone + (onFoot ? 1 : 0);
  const found = ways.get(key) ?? measure(open, ground, zone, onFoot);
  ways.set(key, found);
  return found;
}

function measure(open: Open, { field, steps, bars }: Ground, zone: number, onFoot: boolean): Uint8Array {
  const far = new Uint8Array(field.count).fill(FAR);
  const queue: number[] = [];
  for (let place = 0; place < field.count; place++)
    if (isInZone(open, zone, place)) {
      far[place] = 0;
      queue.push(place);
    }
  const who = onFoot ? STEP.foot : STEP.wheels;
  const bit = onFoot ? CATEGORY_BIT.infantry : CATEGORY_BIT.heavy;
  for (const from of queue)
    for (let step = at(steps.start, from); step < at(steps.start, from + 1); step++) {
      const to = at(steps.to, step);
      if (at(far, to) < FAR || (at(steps.flags, step) & who) === 0 || (at(bars, to) & bit) !== 0) continue;
      far[to] = Math.min(FAR, at(far, from) + 1);
      queue.push(to);
    }
  return far;
}
