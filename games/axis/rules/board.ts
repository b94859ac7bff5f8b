import { NEIGHBORS } from '../data/borders.ts';
import { CROSSING_IDS, SITE_IDS, SITES } from '../data/places.ts';
import { LIMITS } from '../data/track.ts';
import { KINDS, type Kind, LAND_KINDS_OF, type LandKind, unitOf } from '../data/units.ts';
import { type Side, ZONE_IDS, type ZoneId } from '../data/zones.ts';
import type { RuleId } from './rule-ids.ts';
import { type AxisContext, type Force, INFANTRY, type Open, other, type State } from './state.ts';

/** Units of both sides, and who holds what: questions first, changes below. */

export const emptyForce = (): Force => ({
  infantry: 0,
  'minor-infantry': 0,
  mechanized: 0,
  artillery: 0,
  'minor-artillery': 0,
  tank: 0,
  'assault-gun': 0,
  'rocket-launcher': 0,
  fighter: 0,
  bomber: 0,
});

export const landUnits = (force: Force): number =>
  force.infantry +
  force['minor-infantry'] +
  force.mechanized +
  force.artillery +
  force['minor-artillery'] +
  force.tank +
  force['assault-gun'] +
  force['rocket-launcher'];

export const airUnits = (force: Force): number => force.fighter + force.bomber;

/** Guns that can fire Air Defense (AA-AD-09). */
export const guns = (force: Force): number => force.artillery + force['minor-artillery'];

export const isOccupied = (open: Open, side: Side, zone: ZoneId): boolean => {
  const force = open.zones[zone][side];
  return landUnits(force) + airUnits(force) > 0;
};

export const isContested = (open: Open, zone: ZoneId): boolean => open.zones[zone].marker !== null;
export const isFriendly = (open: Open, side: Side, zone: ZoneId): boolean => open.zones[zone].control === side;

export const donFrozen = (open: Open): boolean => open.frozen.length > 0;
export const volgaFrozen = (open: Open): boolean => open.frozen.length > 1;

/** Combat Markers at crossings. */
export function attackedCrossings({ crossings }: Open): number {
  let count = 0;
  for (const id of CROSSING_IDS) if (crossings[id].attacked) count++;
  return count;
}

/** Combat Markers still in the pool (AA-COMP-04). */
export function markersLeft(open: Open): number {
  let left = LIMITS.combatMarkers - attackedCrossings(open);
  for (const id of ZONE_IDS) if (open.zones[id].marker !== null) left--;
  return left;
}

/** Stacks of each land unit on crossings and in Ambush Sites. */
export function placedStacks(open: Open, side: Side): Force {
  const stacks = emptyForce();
  if (side === 'allies') {
    for (const id of CROSSING_IDS) {
      const { cargo } = open.crossings[id];
      if (cargo !== null && cargo !== 'token') stacks[cargo]++;
    }
  }
  for (const id of SITE_IDS) {
    const ambusher = open.ambushers[id];
    if (ambusher !== null && ambusher.side === side) stacks[ambusher.kind]++;
  }
  return stacks;
}

/** Adds the stacks of a force. */
export function countStacks(force: Force, kinds: readonly LandKind[], stacks: Force): void {
  for (const kind of kinds) if (force[kind] > 0) stacks[kind]++;
}

/** Stacks of each land unit on the boards: each needs a plastic piece (AA-COMP-03). */
export function stacksOf(open: Open, side: Side): Force {
  const stacks = placedStacks(open, side);
  for (const id of ZONE_IDS) {
    const force = open.zones[id][side];
    if (landUnits(force) > 0) countStacks(force, LAND_KINDS_OF[side], stacks);
  }
  return stacks;
}

/**
 * True if no piece is left to begin another stack of a land unit. Aircraft are never more than their pieces, so they
 * need no check (AA-R-27).
 */
export const piecesRunOut = (open: Open, side: Side, kind: LandKind, stacks = stacksOf(open, side)): boolean =>
  !open.options.looseStacks && stacks[kind] >= unitOf(side, kind).pieces;

/** True if a unit can join this zone without a missing piece. */
export const canStack = (open: Open, side: Side, kind: LandKind, zone: ZoneId, stacks?: Force): boolean =>
  open.zones[zone][side][kind] > 0 || !piecesRunOut(open, side, kind, stacks);

/** Units that have already moved in this phase, or may not move at all. */
export function movedOf(open: Open, zone: ZoneId, kind: Kind): number {
  let count = 0;
  for (const each of open.moved) if (each.zone === zone && each.kind === kind) count += each.count;
  return count;
}

/** Land units in a zone that have moved. */
export function movedIn(open: Open, zone: ZoneId): number {
  let count = 0;
  for (const each of open.moved) if (each.zone === zone) count += each.count;
  return count;
}

export function raisedIn(open: Open, zone: ZoneId): number {
  let count = 0;
  for (const each of open.moved) if (each.raised && each.zone === zone) count += each.count;
  return count;
}

/** Units that can still move in this phase. */
export const readyIn = (open: Open, side: Side, zone: ZoneId, kind: Kind): number => {
  const count = open.zones[zone][side][kind];
  return count === 0 ? 0 : Math.max(0, count - movedOf(open, zone, kind));
};

export function noteMoved(open: Open, zone: ZoneId, kind: Kind, count: number, raised = false): void {
  const before = open.moved.find((each) => each.zone === zone && each.kind === kind && each.raised === raised);
  if (before === undefined) open.moved.push({ zone, kind, count, raised });
  else before.count += count;
}

/** Removes units; those that have moved go last. */
export function removeUnits(open: Open, side: Side, zone: ZoneId, kind: Kind, count: number): void {
  const force = open.zones[zone][side];
  force[kind] -= count;
  for (const each of open.moved) {
    if (each.zone === zone && each.kind === kind) each.count = Math.min(each.count, force[kind]);
  }
}

/** Zones next to this one with enemy units on the ground. */
export const isNextToEnemy = (open: Open, side: Side, zone: ZoneId): boolean =>
  NEIGHBORS[zone].some((next) => isOccupied(open, other(side), next));

/** Gives a zone to a side, with everything that follows (AA-R-85). */
export function takeControl(state: State, zone: ZoneId, side: Side, rule: RuleId, context: AxisContext): void {
  const { open } = state;
  const facts = open.zones[zone];
  const loser = other(side);
  facts.control = side;
  open.taken.push(zone);
  const tokens = facts.tokens[loser];
  facts.tokens[side] += tokens; // AA-TOK-09
  facts.tokens[loser] = 0;
  const grounded = airUnits(facts[loser]);
  facts[loser].fighter = 0; // AA-CMB-24
  facts[loser].bomber = 0;
  context.log({ event: 'captured', rule, side, zone, tokens, aircraft: grounded });
  if (side === 'allies') {
    for (const factory of [open.factories?.tank, open.factories?.artillery]) {
      if (factory?.zone === zone) factory.from = open.round + 1; // AA-R-68
    }
  }
  dropAmbushers(open, context);
}

/** Ambushers without a friendly zone around them are lost at once (AA-AMB-07). */
export function dropAmbushers(open: Open, context: AxisContext): void {
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
  const facts = open.zones[zone];
  if (facts.marker === null && facts.control !== side) {
    facts.marker = 'assault';
    facts.river = river !== null;
    return true;
  }
  if (facts.marker === 'assault' && river === 'don') facts.river = true;
  return false;
}

/** Puts land units of a side on the board, outside movement (AA-AXR-10, AA-AXR-11, AA-R-102). */
export function deploy(state: State, side: Side, zone: ZoneId, kind: LandKind, context: AxisContext): void {
  const { open } = state;
  const facts = open.zones[zone];
  const isEmpty = !isOccupied(open, other(side), zone);
  facts[side][kind]++;
  if (facts.control === side || facts.marker !== null) return; // AA-R-71
  if (isEmpty) takeControl(state, zone, side, side === 'axis' ? 'AA-AXR-11' : 'AA-ALR-09', context);
  else facts.marker = 'assault';
}

/** The Force Multiplier: a free German infantry, if a piece is left (AA-FM-01, AA-R-27). */
export function multiply(open: Open, zone: ZoneId, count: number, context: AxisContext): void {
  if (!canStack(open, 'axis', 'infantry', zone)) return;
  open.zones[zone].axis.infantry += count;
  noteMoved(open, zone, 'infantry', count, true);
  context.log({ event: 'multiplied', rule: 'AA-FM-01', zone, count });
}

/**
 * Fire that is not combat took a unit of this side. With its last land unit the marker goes too, unless the side controls
 * the zone: then the next Attack phase concludes the fight (AA-AMB-11, AA-BOM-06, AA-R-43).
 */
export function afterFire(open: Open, side: Side, zone: ZoneId): void {
  const facts = open.zones[zone];
  if (facts.marker !== null && landUnits(facts[side]) === 0 && facts.control !== side) removeMarker(open, zone);
}

export function removeMarker(open: Open, zone: ZoneId): void {
  open.zones[zone].marker = null;
  open.zones[zone].river = false;
}

/** A spent or destroyed token of either side goes to the Allied pool (AA-TOK-08). */
export function discardTokens(open: Open, count: number): void {
  open.pool.allies += count;
}

export const isInfantry = (kind: Kind): boolean => INFANTRY.some((each) => each === kind);

export const kindsIn = (force: Force): Kind[] => KINDS.filter((kind) => force[kind] > 0);
