import type { AirKind } from '../../data/units.ts';
import type { Side, ZoneId } from '../../data/zones.ts';
import type { Open } from '../../rules/state.ts';

/** Aircraft that have to land. */
export const upOf = (open: Open, side: Side, kind: AirKind): number =>
  open.sorties.filter((each) => each.side === side && each.kind === kind && each.mission !== 'intercept').length;

/** The landings of all aircraft of the chosen kinds in a zone; those without room are left out when their turn comes. */
export function landingsIn(open: Open, side: Side, kinds: readonly AirKind[], zone: ZoneId): string[] {
  return kinds.flatMap((kind) => Array.from({ length: upOf(open, side, kind) }, () => `land ${kind} ${zone}`));
}
