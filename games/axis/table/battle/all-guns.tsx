import { plural } from '@kurgan/engine';
import type { Choice } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { Side } from '../../data/zones.ts';
import { victims } from '../../rules/air-defense.ts';
import { type Aim, type Open, other, type Place } from '../../rules/state.ts';
import type { AxisModel } from '../model.ts';
import { words } from './words.ts';

/**
 * Aims that leave no gun idle, spread so that places with many aircraft draw many guns. Guns with the fewest targets choose
 * first: the others can make up for them.
 */
export function allAims(open: Open, side: Side, aim: Aim, choices: readonly Choice[]): readonly string[] {
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
  /** Guns for each aircraft, after one more. */
  const crowd = (at: string): number =>
    ((load.get(at) ?? 0) + 1) / Math.max(1, victims(open, other(side), at as Place, false).length);
  const aims = new Map<string, number>();
  for (const [zone, places] of [...reach].toSorted(([, a], [, b]) => a.size - b.size))
    for (let gun = 0; gun < (guns.get(zone) ?? 0); gun++) {
      const [at = ''] = [...places].toSorted((a, b) => crowd(a) - crowd(b));
      load.set(at, (load.get(at) ?? 0) + 1);
      aims.set(`${zone} ${at}`, (aims.get(`${zone} ${at}`) ?? 0) + 1);
    }
  return [...aims].map(([way, count]) => `aim ${count} ${way}`);
}

/** Air Defense in one touch: every gun that is still idle is aimed, and all fire. */
export function AllGuns({ model }: { readonly model: AxisModel }): JSX.Element | null {
  const { controller, choices, seat } = model;
  const frame = model.frame.value;
  if (seat === null || frame?.step !== 'airDefense') return null;
  const aims = allAims(model.open.value, seat, frame.aim, choices);
  if (aims.length === 0) return null;
  const actions = [...aims, 'fire'];
  const guns = [...frame.aim.map(({ count }) => count), ...aims.map((each) => Number(each.split(' ')[1]))];
  return (
    <button
      type="button"
      class="action primary"
      data-action={actions.join(', ')}
      aria-disabled={controller.busy.value}
      title={words.allGunsTold}
      onClick={() => void controller.doAll(actions)}
    >
      {words.allGuns}
      <small>
        {plural(
          guns.reduce((sum, count) => sum + count, 0),
          'gun',
        )}
      </small>
    </button>
  );
}
