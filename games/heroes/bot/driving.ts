import { allowance } from '../rules/abilities.ts';
import { of, openProfile } from '../rules/counters.ts';
import { drivesFrom } from '../rules/field/drive.ts';
import { type Square, square } from '../rules/field/squares.ts';
import { layFor } from '../rules/ground.ts';
import { HEAVY } from '../rules/profiles.ts';
import { NONE, type View } from '../rules/state.ts';
import { Judge } from './moves.ts';
import type { Skill } from './skill.ts';

/** Where a vehicle of two squares lies. */
export interface Lie {
  readonly front: Square;
  readonly rear: Square;
}

/** The best place a long vehicle can drive to, the lies on the way there with the start left out, and the gain over staying. */
export interface Route {
  readonly way: readonly Lie[];
  readonly gain: number;
}

interface Found extends Lie {
  readonly before: Found | null;
  readonly moves: number;
  readonly stopped: boolean;
}

function within(view: View, u: number, left: number): Found[] {
  const { open } = view;
  const ground = layFor(open, u);
  const { count } = ground.field;
  const category = openProfile(open, u).category === HEAVY ? 'heavy' : 'light';
  const start: Found = {
    front: square(of(open.units.at, u)),
    rear: square(of(open.units.rear, u)),
    before: null,
    moves: 0,
    stopped: false,
  };
  const found = [start];
  const seen = new Set([start.front * count + start.rear]);
  for (const here of found) {
    if (here.moves >= left || here.stopped) continue;
    for (const { front, rear, stops } of drivesFrom(ground, category, here.front, here.rear)) {
      const key = front * count + rear;
      if (seen.has(key)) continue;
      seen.add(key);
      found.push({ front, rear, before: here, moves: here.moves + 1, stopped: stops });
    }
  }
  return found;
}

export function bestRoute(view: View, u: number, skill: Skill, left = allowance(view, u)): Route | null {
  const { at, rear } = view.open.units;
  if (left < 1 || of(rear, u) === NONE) return null;
  const lies = within(view, u, left).slice(1);
  if (lies.length === 0) return null;
  const judge = new Judge(view, u, skill);
  const here = judge.at(of(at, u), of(rear, u));
  let top: Found | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const lie of judge.mostWanted(lies, ({ front }) => front, skill.looks)) {
    const value = judge.at(lie.front, lie.rear) - 0.02 * lie.moves;
    if (value <= most) continue;
    most = value;
    top = lie;
  }
  const way: Lie[] = [];
  for (let lie = top; lie !== null && lie.before !== null; lie = lie.before) way.unshift(lie);
  return { way, gain: most - here };
}
