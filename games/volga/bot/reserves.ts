import { AREA_IDS, AREAS, type AreaId } from '../data/areas.ts';
import type { UnitId } from '../data/units.ts';
import { isContested, isVacant, roomIn, STACKING } from '../rules/board.ts';
import type { Open } from '../rules/state.ts';
import { actors } from './blows.ts';
import type { Kind } from './force.ts';
import { distancesToFront, reachOf } from './reach.ts';
import type { Reckoning } from './reckoning.ts';

/** A move of non-fighting units to a place where they are needed. */
interface ReserveMove {
  readonly unit: UnitId;
  readonly to: AreaId;
  readonly gain: number;
}

/** Rates how useful units are where they stand, or could stand. */
export class Reserves {
  readonly #open: Open;
  readonly #reckoning: Reckoning;
  #distance: ReadonlyMap<AreaId, number> | null = null;
  /** The stack with the best attack on each target. */
  #claims: ReadonlyMap<AreaId, AreaId> | null = null;

  constructor(open: Open, reckoning: Reckoning) {
    this.#open = open;
    this.#reckoning = reckoning;
  }

  /** Value that more units would add to an Area's stack. */
  gain(area: AreaId, units: readonly UnitId[]): number {
    const there = this.#stack(area);
    return this.#worth(area, [...there, ...units].slice(0, STACKING)) - this.#worth(area, there);
  }

  /** The best move out of an Area, by one unit or by the first of several that go together. */
  best(from: AreaId): ReserveMove | null {
    const open = this.#open;
    const units = actors(open, from);
    const closed = open.activation?.attacked ?? [];
    const reach = new Map(units.map((unit) => [unit, reachOf(open, unit, from, closed)]));
    const here = this.#stack(from);
    const now = this.#worth(from, here);
    let best: ReserveMove | null = null;
    for (const to of new Set([...reach.values()].flatMap((each) => [...each.keys()]))) {
      if (!this.#canStay(to)) continue;
      const able = units.filter((unit) => reach.get(unit)?.has(to));
      for (const moved of together(able, roomIn(open.areas[to]))) {
        const rest = here.filter((unit) => !moved.includes(unit));
        const gain = (this.gain(to, moved) + this.#worth(from, rest) - now) / moved.length;
        const [unit] = moved;
        if (unit !== undefined && gain > (best?.gain ?? this.#reckoning.weights.moveGain)) best = { unit, to, gain };
      }
    }
    return best;
  }

  /** Vacant, or Contested so that nobody has to attack. */
  #canStay(area: AreaId): boolean {
    const open = this.#open;
    if (isVacant(open.areas[area])) return true;
    return open.activation?.contested.includes(area) ?? isContested(open.areas[area]);
  }

  #stack(area: AreaId): UnitId[] {
    const { fresh, spent } = this.#open.areas[area];
    return [...fresh, ...spent];
  }

  /** Value of the best attack units could make from an Area, minus the distance still to go. */
  #worth(from: AreaId, units: readonly UnitId[]): number {
    if (units.length === 0) return 0;
    const { weights } = this.#reckoning;
    this.#claims ??= this.#findClaims();
    let best = 0;
    for (const { area, value } of this.#attacks(from, units)) {
      const claimant = this.#claims.get(area) ?? from;
      best = Math.max(best, claimant === from ? value : value * weights.claimed);
    }
    this.#distance ??= distancesToFront(this.#open);
    const way = Math.max(0, (this.#distance.get(from) ?? 0) - 1);
    return best - units.length * weights.distance * way;
  }

  #attacks(from: AreaId, units: readonly UnitId[]): { area: AreaId; value: number }[] {
    const open = this.#open;
    const attack = (area: AreaId, kind: Kind, those: readonly UnitId[]) => ({
      area,
      value: this.#reckoning.prospect(area, kind, those).value,
    });
    if (!isVacant(open.areas[from])) return [attack(from, 'inside', units)];
    return AREAS[from].adjacent.flatMap((area) => {
      if (isVacant(open.areas[area])) return [];
      const contested = isContested(open.areas[area]);
      const those = contested ? units.slice(0, roomIn(open.areas[area])) : units;
      return those.length === 0 ? [] : [attack(area, contested ? 'optional' : 'mandatory', those)];
    });
  }

  #findClaims(): ReadonlyMap<AreaId, AreaId> {
    const best = new Map<AreaId, { from: AreaId; value: number }>();
    for (const from of AREA_IDS) {
      const units = this.#stack(from);
      if (units.length < 2) continue;
      const attacks = this.#attacks(from, units).sort((a, b) => b.value - a.value);
      const [first] = attacks;
      if (first === undefined || first.value <= 0) continue;
      const rival = best.get(first.area);
      if (rival === undefined || first.value > rival.value) best.set(first.area, { from, value: first.value });
    }
    return new Map([...best].map(([area, { from }]) => [area, from]));
  }
}

/** Each unit alone, and as many together as fit. */
function together(units: readonly UnitId[], room: number): UnitId[][] {
  const moves = units.map((unit) => [unit]);
  for (let n = 2; n <= Math.min(room, units.length); n++) moves.push(units.slice(0, n));
  return moves;
}
