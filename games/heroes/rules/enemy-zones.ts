import { of, openProfile, seatOf, totalOf } from './counters.ts';
import type { Field } from './field/field.ts';
import type { Ground } from './field/ground.ts';
import { at, type Square, square } from './field/squares.ts';
import { stepTo } from './field/steps.ts';
import { addZone, isControlled, isWithinZone as isWithin, newZones, type Zones, zoneOf } from './field/zones.ts';
import { layOut } from './ground.ts';
import { INFANTRY } from './profiles.ts';
import { NONE, type Open, other, type Seat, WHERE } from './state.ts';

const scratch = new WeakMap<Field, { readonly zones: Zones; readonly used: Square[] }>();

/** Zones of unsuppressed enemy infantry on the battlefield, as far as they matter near a square (HS-ZOC-06, HS-ZOC-08). */
export function hostileZones(open: Open, seat: Seat, near: number, reach: number): Zones | null {
  const { ground, zones: known } = layOut(open);
  const { field } = ground;
  const enemy = other(seat);
  const { where, suppressed, at: places } = open.units;
  const [x, y] = [at(field.x, near), at(field.y, near)];
  const far = 2 * reach + 5; // in half-squares: a zone reaches one square and a half beyond its unit
  let made: { readonly zones: Zones; readonly used: Square[] } | null = null;
  let number = 0;
  for (let u = 0; u < totalOf(open); u++) {
    if (where[u] !== WHERE.field || of(suppressed, u) > 0 || seatOf(open, u) !== enemy) continue;
    const place = square(of(places, u));
    if (Math.abs(at(field.x, place) - x) > far || Math.abs(at(field.y, place) - y) > far) continue;
    if (openProfile(open, u).category !== INFANTRY) continue;
    const zone = known.get(place) ?? zoneOf(ground, place, 'infantry');
    known.set(place, zone);
    made ??= cleared(field);
    addZone(made.zones, number++, zone);
    made.used.push(...zone);
  }
  return made === null ? null : made.zones;
}

function cleared(field: Field): { readonly zones: Zones; readonly used: Square[] } {
  const made = scratch.get(field) ?? { zones: newZones(field), used: [] };
  scratch.set(field, made);
  for (const place of made.used) {
    made.zones.low[place] = 0;
    made.zones.high[place] = 0;
  }
  made.used.length = 0;
  return made;
}

/** A step leads from one square of an enemy's zone to another of the same; over a half square it is two (HS-GEO-20). */
export function isWithinZone({ steps }: Ground, zones: Zones | null, from: number, to: number): boolean {
  if (zones === null) return false;
  const step = stepTo(steps, square(from), square(to));
  return isWithin(zones, square(from), square(to), step < 0 ? NONE : at(steps.via, step));
}

/** The square lies in a zone of unsuppressed enemy infantry (HS-R-137). */
export function isInHostileZone(open: Open, seat: Seat, place: number): boolean {
  const zones = hostileZones(open, seat, place, 1);
  return zones !== null && isControlled(zones, square(place));
}
