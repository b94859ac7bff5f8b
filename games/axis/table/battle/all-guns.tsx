import { plural } from '@kurgan/engine';
import type { Choice } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { Side } from '../../data/zones.ts';
import { victims } from '../../rules/air-defense.ts';
import { landIn } from '../../rules/stacks.ts';
import { type Aim, type Open, other, type Place } from '../../rules/state.ts';
import type { Props } from '../model.ts';
import { zoneOf } from '../words/places.ts';
import { words } from './words.ts';

/**
 * Aims that leave no gun idle, spread so that places with many targets draw many guns. Guns with the fewest places to fire at
 * choose first: the others can make up for them.
 */
export function allAims(aim: Aim, choices: readonly Choice[], targetsAt: (at: Place) => number): readonly string[] {
  const guns = new Map<string, number>();
  const reach = new Map<string, Set<string>>();
  const load = new Map<string, number>();
  for (const { verb, words: named } of choices) {
    const { zone, at, count } = named;
    if (verb !== 'aim' || zone === undefined || at === undefined) continue;
    guns.set(zone, Math.max(Number(count), guns.get(zone) ?? 0));
    reach.set(zone, (reach.get(zone) ?? new Set()).add(at));
  }
  for (const { at, count } of aim) load.set(at, (load.get(at) ?? 0) + count);
  /** Guns for each target, after one more. */
  const crowd = (at: string): number => ((load.get(at) ?? 0) + 1) / Math.max(1, targetsAt(at as Place));
  const aims = new Map<string, number>();
  for (const [zone, places] of [...reach].toSorted(([, a], [, b]) => a.size - b.size))
    for (let gun = 0; gun < (guns.get(zone) ?? 0); gun++) {
      const [at = ''] = [...places].toSorted((a, b) => crowd(a) - crowd(b));
      load.set(at, (load.get(at) ?? 0) + 1);
      aims.set(`${zone} ${at}`, (aims.get(`${zone} ${at}`) ?? 0) + 1);
    }
  return [...aims].map(([way, count]) => `aim ${count} ${way}`);
}

/** Aircraft over a place, for the guns of a side. */
export const aircraftOver =
  (open: Open, side: Side) =>
  (at: Place): number =>
    victims(open, other(side), at, false).length;

/** Axis units on the ground, for rocket launchers. */
export const unitsIn =
  (open: Open) =>
  (at: Place): number => {
    const zone = zoneOf(at);
    return zone === undefined ? 0 : landIn(open, 'axis', zone);
  };

/** Air Defense or bombardment in one touch: everything that is still idle is aimed, and all fire. */
export function AllGuns({ model }: Props): JSX.Element | null {
  const { controller, choices, seat } = model;
  const frame = model.frame.value;
  if (seat === null || (frame?.step !== 'airDefense' && frame?.step !== 'rocketAim')) return null;
  const open = model.open.value;
  const text = words.all[frame.step];
  const aims = allAims(frame.aim, choices, frame.step === 'rocketAim' ? unitsIn(open) : aircraftOver(open, seat));
  if (aims.length === 0) return null;
  const actions = [...aims, 'fire'];
  const guns = [...frame.aim.map(({ count }) => count), ...aims.map((each) => Number(each.split(' ')[1]))];
  return (
    <button
      type="button"
      class="action primary"
      data-action={actions.join(', ')}
      aria-disabled={controller.busy.value}
      title={text.told}
      onClick={() => void controller.doAll(actions)}
    >
      {text.fire}
      <small>
        {plural(
          guns.reduce((sum, count) => sum + count, 0),
          text.gun,
        )}
      </small>
    </button>
  );
}
