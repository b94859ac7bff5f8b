import { NEXT_TO } from '../data/borders.ts';
import { SITE_IDS, SITES } from '../data/places.ts';
import { LIMITS } from '../data/track.ts';
import { AIR_KINDS, type Kind, kindNumber, type LandKind, unitOf } from '../data/units.ts';
import { numberOf, type Side, ZONE_IDS, type ZoneId } from '../data/zones.ts';
import type { RuleId } from './rule-ids.ts';
import {
  addTokens,
  addUnits,
  airIn,
  controlOf,
  countAt,
  countIn,
  entryAt,
  isOccupiedAt,
  KIND_COUNT,
  landIn,
  markerOf,
  noteMoved,
  setControl,
  setMarker,
  tokensIn,
  unitRow,
} from './stacks.ts';
import { type AxisContext, type Open, other, type State } from './state.ts';

/** Units of both sides, and who holds what: questions first, changes below. */

export const isOccupied = (open: Open, side: Side, zone: ZoneId): boolean => isOccupiedAt(open, side, numberOf(zone));

export const isContested = (open: Open, zone: ZoneId): boolean => markerOf(open, zone) !== null;
export const isFriendly = (open: Open, side: Side, zone: ZoneId): boolean => controlOf(open, zone) === side;

export const donFrozen = (open: Open): boolean => open.frozen.length > 0;
export const volgaFrozen = (open: Open): boolean => open.frozen.length > 1;

/** True if there is an ambusher of either side. Spelled out because lists of orders ask it. */
export function isAnyoneLurking({ ambushers }: Open): boolean {
  return (
    ambushers['ambush-1'] !== null ||
    ambushers['ambush-2'] !== null ||
    ambushers['ambush-3'] !== null ||
    ambushers['ambush-4'] !== null ||
    ambushers['ambush-5'] !== null
  );
}

/** Combat Markers still in the pool (AA-COMP-04). */
export function markersLeft({ zones, crossings }: Open): number {
  let left: number = LIMITS.combatMarkers;
  for (const marker of zones.marker) if (marker !== null) left--;
  const { gray, brown, white } = crossings;
  if (gray.attacked) left--;
  if (brown.attacked) left--;
  if (white.attacked) left--;
  return left;
}

/** Stacks of a land unit, in zones, on crossings, in Ambush Sites and bombers: each needs a plastic piece (AA-COMP-03). */
export function stacksOf(open: Open, side: Side, kind: LandKind): number {
  let stacks = 0;
  const row = unitRow(open, side);
  for (let place = kindNumber(kind); place < row.length; place += KIND_COUNT) if (countAt(row, place) > 0) stacks++;
  if (side === 'allies') {
    const { gray, brown, white } = open.crossings;
    if (gray.cargo === kind) stacks++;
    if (brown.cargo === kind) stacks++;
    if (white.cargo === kind) stacks++;
  }
  if (isInfantry(kind)) {
    if (isAnyoneLurking(open)) {
      for (const id of SITE_IDS) {
        const ambusher = open.ambushers[id];
        if (ambusher !== null && ambusher.side === side && ambusher.kind === kind) stacks++;
      }
    }
    for (const { side: owner, passenger } of open.sorties) if (owner === side && passenger === kind) stacks++;
  }
  return stacks;
}

/**
 * True if no piece is left to begin another stack of a land unit. Aircraft are never more than their pieces, so they
 * need no check (AA-R-27).
 */
export const piecesRunOut = (open: Open, side: Side, kind: LandKind): boolean =>
  !open.options.looseStacks && stacksOf(open, side, kind) >= unitOf(side, kind).pieces;

/** True if a unit can join this zone without a missing piece. */
export const canStack = (open: Open, side: Side, kind: LandKind, zone: ZoneId): boolean =>
  countIn(open, side, zone, kind) > 0 || !piecesRunOut(open, side, kind);

/** Infantry of a zone that came from nowhere in this phase. */
export const raisedIn = (open: Open, zone: ZoneId): number =>
  open.raised.find((each) => each.zone === zone)?.count ?? 0;

const NOBODY: readonly number[] = Array.from({ length: ZONE_IDS.length * KIND_COUNT }, () => 0);

/** No stacks at all. */
export const emptyRow = (): number[] => NOBODY.slice();

/** A phase begins or ends: nobody has moved. */
export function forgetMoves(open: Open): void {
  open.moved.fill(0);
  open.raised = [];
}

/** Zones next to this one with enemy units on the ground. */
export function isNextToEnemy(open: Open, side: Side, zone: ZoneId): boolean {
  const enemy = other(side);
  for (const next of entryAt(NEXT_TO, numberOf(zone))) if (isOccupiedAt(open, enemy, next)) return true;
  return false;
}

/** Gives a zone to a side, with everything that follows (AA-R-85). */
export function takeControl(state: State, zone: ZoneId, side: Side, rule: RuleId, context: AxisContext): void {
  const { open } = state;
  const loser = other(side);
  setControl(open, zone, side);
  open.taken.push(zone);
  const tokens = tokensIn(open, loser, zone);
  addTokens(open, side, zone, tokens); // AA-TOK-09
  addTokens(open, loser, zone, -tokens);
  const aircraft = airIn(open, loser, zone);
  for (const kind of AIR_KINDS) addUnits(open, loser, zone, kind, -countIn(open, loser, zone, kind)); // AA-CMB-24
  context.log({ event: 'captured', rule, side, zone, tokens, aircraft });
  if (side === 'allies') {
    for (const factory of [open.factories?.tank, open.factories?.artillery]) {
      if (factory?.zone === zone) factory.from = open.round + 1; // AA-R-68
    }
  }
  dropAmbushers(open, context);
}

/** Ambushers without a friendly zone around them are lost at once (AA-AMB-07). */
function dropAmbushers(open: Open, context: AxisContext): void {
  for (const site of SITE_IDS) {
    const ambusher = open.ambushers[site];
    if (ambusher === null || SITES[site].some((zone) => isFriendly(open, ambusher.side, zone))) continue;
    open.ambushers[site] = null;
    context.log({ event: 'ambusherLost', rule: 'AA-AMB-07', side: ambusher.side, site });
  }
}

/**
 * Land units have come into a zone: in an uncontested hostile one an Assault begins (AA-MOVE-05). The Don also counts
 * for those who join an Assault, a ferry only for the one who begins it (AA-R-62, AA-VOLGA-05).
 */
export function beginAssault(open: Open, side: Side, zone: ZoneId, river: 'don' | 'ferry' | null): boolean {
  const marker = markerOf(open, zone);
  if (marker === null && !isFriendly(open, side, zone)) {
    setMarker(open, zone, 'assault', river !== null);
    return true;
  }
  if (marker === 'assault' && river === 'don') setMarker(open, zone, 'assault', true);
  return false;
}

const CAPTURES: Readonly<Record<Side, RuleId>> = { axis: 'AA-AXR-11', allies: 'AA-ALR-09' };

/** Puts land units of a side on the board, outside movement (AA-AXR-10, AA-AXR-11, AA-R-102). */
export function deploy(
  state: State,
  side: Side,
  zone: ZoneId,
  kind: LandKind,
  context: AxisContext,
  rule = CAPTURES[side],
): void {
  const { open } = state;
  const isEmpty = !isOccupied(open, other(side), zone);
  addUnits(open, side, zone, kind, 1);
  if (isFriendly(open, side, zone) || isContested(open, zone)) return; // AA-R-71
  if (isEmpty) takeControl(state, zone, side, rule, context);
  else setMarker(open, zone, 'assault');
}

/** The Force Multiplier: a free German infantry, if a piece is left (AA-R-27). */
export function multiply(
  open: Open,
  zone: ZoneId,
  count: number,
  rule: 'AA-FM-01' | 'AA-FM-02' | 'AA-R-101',
  context: AxisContext,
): void {
  if (!canStack(open, 'axis', 'infantry', zone)) {
    for (let n = 0; n < count; n++)
      context.log({ event: 'forfeited', rule: 'AA-R-27', side: 'axis', kind: 'infantry', zone });
    return;
  }
  addUnits(open, 'axis', zone, 'infantry', count);
  noteMoved(open, zone, 'infantry', count);
  const before = open.raised.find((each) => each.zone === zone);
  if (before === undefined) open.raised.push({ zone, count });
  else before.count += count;
  context.log({ event: 'multiplied', rule, zone, count });
}

/**
 * Fire that is not combat took a unit of this side. With its last land unit the marker goes too, unless the side controls
 * the zone: then the next Attack phase concludes the fight (AA-AMB-11, AA-BOM-06, AA-R-43).
 */
export function afterFire(open: Open, side: Side, zone: ZoneId): void {
  if (isContested(open, zone) && landIn(open, side, zone) === 0 && !isFriendly(open, side, zone))
    removeMarker(open, zone);
}

export const removeMarker = (open: Open, zone: ZoneId): void => setMarker(open, zone, null);

/** A spent or destroyed token of either side goes to the Allied pool (AA-TOK-08). */
export function discardTokens(open: Open, count: number): void {
  open.pool.allies += count;
}

export const isInfantry = (kind: Kind): boolean => kind === 'infantry' || kind === 'minor-infantry';
