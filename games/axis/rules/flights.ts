import { no, type Refusal } from '@kurgan/engine';
import { CROSSING_IDS, type CrossingId } from '../data/places.ts';
import { AIR_KINDS, type AirKind } from '../data/units.ts';
import { AIRFIELDS, isBase, isCity, type Side, ZONE_IDS, ZONES, type ZoneId } from '../data/zones.ts';
import { isContested, isFriendly, isOccupied, markersLeft, piecesRunOut, volgaFrozen } from './board.ts';
import { isHeld } from './reach.ts';
import { recordOf } from './record.ts';
import type { RuleId } from './rule-ids.ts';
import {
  addTokens,
  addUnits,
  airIn,
  countIn,
  entryAt,
  isOccupiedAt,
  markerOf,
  readyIn,
  setMarker,
  tokensIn,
} from './stacks.ts';
import {
  type Action,
  type AxisContext,
  INFANTRY,
  type Infantry,
  type Mission,
  type Open,
  other,
  type Place,
  type Sortie,
  type State,
} from './state.ts';

/** Air movement: attacks, relocation, Air Transport. Aircraft fly one by one. */

export type Flight = Action<'attack'> | Action<'relocate'> | Action<'drop'> | Action<'supply'> | Action<'airlift'>;

export const isCrossing = (place: Place): place is CrossingId =>
  place === 'gray' || place === 'brown' || place === 'white';

/** The aircraft deployed in the air over a zone and not yet moved. */
const hovering = (open: Open, side: Side, zone: ZoneId, kind: AirKind): number =>
  open.sorties.findIndex(
    (each) => each.side === side && each.kind === kind && each.at === zone && each.mission === 'hover',
  );

export const isHovering = (open: Open, side: Side, zone: ZoneId): boolean =>
  AIR_KINDS.some((kind) => hovering(open, side, zone, kind) >= 0);

/** True if any aircraft of a side was deployed in the air and has not moved. */
export function isAnyHovering(open: Open, side: Side): boolean {
  for (const each of open.sorties) if (each.side === side && each.mission === 'hover') return true;
  return false;
}

const canFly = (open: Open, side: Side, zone: ZoneId, kind: AirKind): boolean =>
  countIn(open, side, zone, kind) > 0 || hovering(open, side, zone, kind) >= 0;

/** Tokens that came with the aircraft at the launch and may fly with them (AA-URA-10). */
const launchedTokens = (open: Open, zone: ZoneId): number =>
  open.uranus.tokens.find((each) => each.zone === zone)?.count ?? 0;

/** The bomber that carries tokens from a zone: one in the air takes only those that came with it. */
function carrierFor(open: Open, side: Side, zone: ZoneId, tokens: number): 'hover' | 'ground' | null {
  if (tokensIn(open, side, zone) < tokens) return null;
  if (hovering(open, side, zone, 'bomber') >= 0 && launchedTokens(open, zone) >= tokens) return 'hover';
  return countIn(open, side, zone, 'bomber') > 0 ? 'ground' : null;
}

function attackForbidden(open: Open, side: Side, kind: AirKind, target: Place, markers: number): RuleId | null {
  if (open.badWeather && !open.options.sorties) return kind === 'fighter' ? 'AA-AIR-09' : 'AA-AIR-10';
  if (isCrossing(target)) {
    if (side !== 'axis') return 'AA-AIR-05';
    const { ferry, cargo, attacked } = open.crossings[target];
    if (!ferry || (volgaFrozen(open) && cargo === null)) return 'AA-VCX-01';
    return attacked || markers > 0 ? null : 'AA-R-28';
  }
  if (isBase(target)) return 'AA-MAP-09';
  if (!isOccupied(open, other(side), target)) return 'AA-AIR-02';
  const marker = markerOf(open, target);
  if (kind === 'bomber' && marker === 'battle') return 'AA-AIR-03';
  return marker !== null || markers > 0 ? null : 'AA-COMP-04';
}

/** Aircraft on the ground take part in the fight around them without moving, so they can't fly there (AA-R-51). */
const sallyForbidden = (
  open: Open,
  side: Side,
  from: ZoneId,
  kind: AirKind,
  target: Place,
  markers: number,
): RuleId | null =>
  target === from && hovering(open, side, from, kind) < 0
    ? 'AA-R-51'
    : attackForbidden(open, side, kind, target, markers);

const isFriendlyAirfield = (open: Open, side: Side, zone: ZoneId): boolean =>
  ZONES[zone].airfield && isFriendly(open, side, zone);

function relocateForbidden(open: Open, side: Side, from: ZoneId, kind: AirKind, to: ZoneId): RuleId | null {
  if (!isFriendlyAirfield(open, side, to)) return 'AA-AIR-07';
  return to === from && hovering(open, side, from, kind) < 0 ? 'AA-AIR-07' : null;
}

const dropForbidden = (open: Open, side: Side, from: ZoneId, to: ZoneId): RuleId | null =>
  to !== from && (isFriendly(open, side, to) || isContested(open, to)) ? null : 'AA-AIR-13';

function airliftForbidden(open: Open, side: Side, from: ZoneId, kind: Infantry, to: ZoneId): RuleId | null {
  if (readyIn(open, side, from, kind) === 0) return 'AA-AIR-11';
  if (isContested(open, from)) return 'AA-R-56';
  if (isHeld(open, side, from)) return 'AA-R-40';
  if (to === from || !isFriendlyAirfield(open, side, to) || isContested(open, to) || isBase(to)) return 'AA-AIR-15';
  if (isCity(from) && !isCity(to)) return 'AA-AIR-15';
  return countIn(open, side, from, kind) > 1 && piecesRunOut(open, side, kind) ? 'AA-R-27' : null;
}

/** Orders that lists share, in the order of the zones and crossings. */
const ATTACKS = recordOf(AIR_KINDS, (kind) =>
  [...ZONE_IDS, ...CROSSING_IDS].map((target): Action<'attack'> => ({ do: 'attack', kind, target })),
);
const DROPS = ZONE_IDS.map((to): Action<'drop'> => ({ do: 'drop', to }));

function proposeAttacks(open: Open, side: Side, from: ZoneId, kind: AirKind, markers: number, list: Flight[]): void {
  if (open.badWeather && !open.options.sorties) return;
  const enemy = other(side);
  for (let zone = 0; zone < ATTACKS[kind].length; zone++) {
    if (zone < ZONE_IDS.length && !isOccupiedAt(open, enemy, zone)) continue;
    const attack = entryAt(ATTACKS[kind], zone);
    if (sallyForbidden(open, side, from, kind, attack.target, markers) === null) list.push(attack);
  }
}

export function proposeFlights(open: Open, side: Side, from: ZoneId, markers: number, list: Flight[]): void {
  if (airIn(open, side, from) === 0 && !isAnyHovering(open, side)) return;
  for (const kind of AIR_KINDS) {
    if (!canFly(open, side, from, kind)) continue;
    proposeAttacks(open, side, from, kind, markers, list);
    for (const to of AIRFIELDS)
      if (relocateForbidden(open, side, from, kind, to) === null) list.push({ do: 'relocate', kind, to });
  }
  if (canFly(open, side, from, 'bomber')) proposeTransport(open, side, from, list);
}

function proposeTransport(open: Open, side: Side, from: ZoneId, list: Flight[]): void {
  const one = carrierFor(open, side, from, 1) !== null;
  const two = carrierFor(open, side, from, 2) !== null;
  if (one) for (const drop of DROPS) if (dropForbidden(open, side, from, drop.to) === null) list.push(drop);
  for (const to of AIRFIELDS) {
    if (to === from || !isFriendlyAirfield(open, side, to)) continue;
    if (one) list.push({ do: 'supply', tokens: 1, to });
    if (two) list.push({ do: 'supply', tokens: 2, to });
    if (countIn(open, side, from, 'bomber') === 0) continue;
    for (const kind of INFANTRY)
      if (airliftForbidden(open, side, from, kind, to) === null) list.push({ do: 'airlift', kind, to });
  }
}

export function refuseFlight(open: Open, side: Side, from: ZoneId, action: Flight): Refusal<RuleId> | null {
  const kind = action.do === 'attack' || action.do === 'relocate' ? action.kind : 'bomber';
  if (!canFly(open, side, from, kind)) return no('AA-AIR-01', { aircraft: kind, zone: from });
  switch (action.do) {
    case 'attack': {
      const rule = sallyForbidden(open, side, from, kind, action.target, markersLeft(open));
      return rule === null ? null : no(rule, { target: action.target, aircraft: kind });
    }
    case 'relocate': {
      const rule = relocateForbidden(open, side, from, kind, action.to);
      return rule === null ? null : no(rule, { to: action.to });
    }
    case 'drop': {
      if (carrierFor(open, side, from, 1) === null) return no('AA-AIR-11', { tokens: tokensIn(open, side, from) });
      const rule = dropForbidden(open, side, from, action.to);
      return rule === null ? null : no(rule, { to: action.to });
    }
    case 'supply': {
      const { tokens, to } = action;
      if (carrierFor(open, side, from, tokens) === null)
        return no('AA-AIR-11', { tokens: tokensIn(open, side, from), zone: from });
      return to !== from && isFriendlyAirfield(open, side, to) ? null : no('AA-AIR-14', { to });
    }
    case 'airlift': {
      if (countIn(open, side, from, 'bomber') === 0) return no('AA-R-56', { 'bombers on the ground': 0 });
      const rule = airliftForbidden(open, side, from, action.kind, action.to);
      return rule === null ? null : no(rule, { unit: action.kind, from, to: action.to });
    }
  }
}

export function fly(state: State, side: Side, from: ZoneId, action: Flight, context: AxisContext): void {
  const { open } = state;
  const isUp = (kind: AirKind): boolean => hovering(open, side, from, kind) >= 0;
  switch (action.do) {
    case 'attack': {
      const { kind, target } = action;
      takeOff(open, from, { side, kind, at: target, mission: 'attack', ...UNLADEN }, isUp(kind), context);
      if (isCrossing(target)) open.crossings[target].attacked = true;
      else if (!isContested(open, target)) setMarker(open, target, 'assault'); // AA-AIR-04
      return;
    }
    case 'relocate': {
      const { kind, to } = action;
      takeOff(open, from, { side, kind, at: to, mission: 'relocate', ...UNLADEN }, isUp(kind), context);
      return;
    }
    case 'drop':
      haul(open, side, from, action.to, 'drop', 1, context);
      return;
    case 'supply':
      haul(open, side, from, action.to, 'landing', action.tokens, context);
      return;
    case 'airlift':
      addUnits(open, side, from, action.kind, -1);
      takeOff(
        open,
        from,
        { side, kind: 'bomber', at: action.to, mission: 'airlift', tokens: 0, passenger: action.kind },
        false,
        context,
      );
      return;
  }
}

const UNLADEN = { tokens: 0, passenger: null } as const;

/** A bomber takes tokens of its zone along. */
function haul(
  open: Open,
  side: Side,
  from: ZoneId,
  to: ZoneId,
  mission: 'drop' | 'landing',
  tokens: number,
  context: AxisContext,
): void {
  const inTheAir = carrierFor(open, side, from, tokens) === 'hover';
  addTokens(open, side, from, -tokens);
  const launched = open.uranus.tokens.find((each) => each.zone === from);
  if (launched !== undefined)
    launched.count = Math.min(
      launched.count,
      inTheAir ? launched.count - tokens : launched.count,
      tokensIn(open, side, from),
    );
  takeOff(open, from, { side, kind: 'bomber', at: to, mission, tokens, passenger: null }, inTheAir, context);
}

/** An aircraft leaves a zone, from the air over it or from the ground. */
function takeOff(
  open: Open,
  from: ZoneId,
  flown: Omit<Sortie, 'home' | 'named'>,
  inTheAir: boolean,
  context: AxisContext,
): void {
  const { side, kind, at: to, mission, tokens, passenger } = flown;
  if (inTheAir) open.sorties.splice(hovering(open, side, from, kind), 1);
  else addUnits(open, side, from, kind, -1);
  open.sorties.push({ ...flown, home: null });
  context.log({ event: 'flew', rule: FLIGHT_RULES[mission], side, kind, mission, from, to, tokens, passenger });
}

const FLIGHT_RULES: Readonly<Record<Mission, RuleId>> = {
  hover: 'AA-AIR-06',
  attack: 'AA-AIR-02',
  relocate: 'AA-AIR-07',
  drop: 'AA-AIR-13',
  landing: 'AA-AIR-14',
  airlift: 'AA-AIR-15',
  intercept: 'AA-OPT-10',
};
