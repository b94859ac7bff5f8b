import type { AreaId } from '../data/areas.ts';
import { UNITS, type UnitId } from '../data/units.ts';
import { effects, isUrban } from '../rules/board.ts';
import type { Markers, Open } from '../rules/state.ts';
import { attackModifiers, total } from '../rules/strength.ts';

/** Kind of attack: units enter and must attack, enter a Contested Area and may, or already stand in it. */
export type Kind = 'mandatory' | 'optional' | 'inside';

export interface Lead {
  readonly unit: UnitId;
  readonly attack: number;
  /** Cost if it goes Out of Action. */
  readonly loss: number;
}

/** A choice of support, its addition to the Attack Value, and its price. */
export interface Support {
  readonly markers: Markers;
  readonly bonus: number;
  readonly air: boolean;
  readonly price: number;
}

/** Units that attack an Area together, in all possible ways. */
export interface Force {
  readonly area: AreaId;
  readonly kind: Kind;
  readonly units: readonly UnitId[];
  /** Attack Value without the lead's factor and support. */
  readonly base: number;
  readonly leads: readonly Lead[];
  readonly supports: readonly Support[];
}

/** Attack Value of some units without their lead's factor, and the addition by markers. */
export interface Strength {
  readonly base: number;
  readonly artillery: number;
  readonly firstEngineer: number;
  readonly engineer: number;
}

export const NO_MARKERS: Markers = { artillery: 0, engineer: 0, air: 0 };

/** One Air marker does the work of this many others. */
const AIR_WEIGHT = 1.6;

export const weigh = ({ artillery, engineer, air }: Markers): number => artillery + engineer + AIR_WEIGHT * air;

export function strengthOf(open: Open, area: AreaId, units: readonly UnitId[]): Strength {
  const [lead] = units;
  if (lead === undefined) throw new Error('nobody attacks');
  const value = (markers: Partial<Markers>): number =>
    total(attackModifiers(open, { area, attackers: units, lead, support: { ...NO_MARKERS, ...markers } }));
  const bare = value({});
  const engineer = value({ engineer: 1 });
  return {
    base: bare - UNITS[lead].attack,
    artillery: value({ artillery: 1 }) - bare,
    firstEngineer: engineer - bare,
    engineer: value({ engineer: 2 }) - engineer,
  };
}

/** AV-EVT-08, AV-OPT-14. */
export function mayFly(open: Open, area: AreaId, kind: Kind): boolean {
  if (effects(open).noAir) return false;
  return !(open.options.limitedAir && kind !== 'mandatory' && isUrban(area));
}

/** Every choice of support that no other one matches for less. */
export function supportsOf(
  strength: Strength,
  slots: number,
  markers: Markers,
  flying: boolean,
  prices: Markers,
): Support[] {
  const best = new Map<number, Support>();
  for (let air = 0; air <= (flying && markers.air > 0 ? 1 : 0); air++) {
    for (let engineer = 0; engineer <= Math.min(markers.engineer, slots - air); engineer++) {
      for (let artillery = 0; artillery <= Math.min(markers.artillery, slots - air - engineer); artillery++) {
        const engineers = engineer > 0 ? strength.firstEngineer + (engineer - 1) * strength.engineer : 0;
        const bonus = artillery * strength.artillery + engineers;
        const price = artillery * prices.artillery + engineer * prices.engineer + air * prices.air;
        const known = best.get(2 * bonus + air);
        if (known !== undefined && known.price <= price) continue;
        best.set(2 * bonus + air, { markers: { artillery, engineer, air }, bonus, air: air > 0, price });
      }
    }
  }
  return [...best.values()];
}

/** Price of placing each marker: its value elsewhere, but at least `floor` before the last Turn. */
export function pricesAt(price: number, floor: Markers): Markers {
  return {
    artillery: Math.max(price, floor.artillery),
    engineer: Math.max(price, floor.engineer),
    air: Math.max(price * AIR_WEIGHT, floor.air),
  };
}
