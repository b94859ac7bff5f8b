import type { Condition } from '../data/scenarios/facts.ts';
import type { UnitType } from '../data/units.ts';
import { isInZone, zoneNumber } from './areas.ts';
import { endOf, firstOf, of, seatOf, totalOf } from './counters.ts';
import { kindNumber } from './profiles.ts';
import { DAMAGE, type Open, type Seat, WHERE } from './state.ts';
/** Counters of a side in a zone: vehicles by any square; embarked and captive ones don't count (HS-R-98). */
export function countIn(open: Open, seat: Seat, zone: number): number {
  const { where, at, rear } = open.units;
  let found = 0;
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++) {
    if (where[u] !== WHERE.field) continue;
    if (isInZone(open, zone, of(at, u)) || isInZone(open, zone, of(rear, u))) found++;
  }
  return found;
}

/** Open counters of a type. A concealed one is on the battlefield and unhurt, whatever it is. */
function some(open: Open, type: UnitType, test: (u: number) => boolean): boolean {
  const kind = kindNumber(type);
  for (let u = 0; u < totalOf(open); u++) if (of(open.units.kind, u) === kind && test(u)) return true;
  return false;
}

/** The counter is somewhere, shown or not, and hasn't been destroyed, captured or gone. */
function isAlive(open: Open, type: UnitType): boolean {
  return !some(open, type, (u) => {
    const where = of(open.units.where, u);
    return where === WHERE.destroyed || where === WHERE.captive || where === WHERE.left;
  });
}

const left = (open: Open, u: number): boolean => of(open.units.where, u) === WHERE.left;

export function holds(open: Open, condition: Condition): boolean {
  const { units } = open;
  switch (condition.is) {
    case 'controls':
      return open.control[zoneNumber(open, condition.zone)] === condition.side;
    case 'unitsIn':
      return countIn(open, condition.side, zoneNumber(open, condition.zone)) >= condition.count;
    case 'noUnitsIn':
      return countIn(open, condition.side, zoneNumber(open, condition.zone)) === 0;
    case 'destroyed':
      return some(open, condition.unit, (u) => of(units.where, u) === WHERE.destroyed);
    case 'undamaged':
      return some(
        open,
        condition.unit,
        (u) => of(units.where, u) === WHERE.field && (of(units.damage, u) & DAMAGE[condition.damage]) === 0,
      );
    case 'exited': {
      const { unit, side, count = 1 } = condition;
      if (unit !== undefined) return some(open, unit, (u) => left(open, u) && seatOf(open, u) === side);
      let gone = 0;
      for (let u = firstOf(open, side); u < endOf(open, side); u++) if (left(open, u)) gone++;
      return gone >= count;
    }
    case 'captive':
      return some(
        open,
        condition.unit,
        (u) => of(units.where, u) === WHERE.captive && !left(open, of(units.carrier, u)),
      );
    case 'captiveExited':
      return some(
        open,
        condition.unit,
        (u) => of(units.where, u) === WHERE.captive && left(open, of(units.carrier, u)),
      );
    case 'free':
      return isAlive(open, condition.unit);
    case 'perUnrevealed':
      return false; // counted, never asked
  }
}
