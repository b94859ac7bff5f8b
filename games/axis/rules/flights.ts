import { no, type Refusal } from '@kurgan/engine';
import { CROSSING_IDS, type CrossingId } from '../data/places.ts';
import { AIR_KINDS, type AirKind } from '../data/units.ts';
import { isCity, type Side, ZONE_IDS, ZONES, type ZoneId } from '../data/zones.ts';
import { isContested, isFriendly, isOccupied, markersLeft, readyIn, volgaFrozen } from './board.ts';
import { isHeld } from './reach.ts';
import type { RuleId } from './rule-ids.ts';
import {
  type Action,
  type AxisContext,
  INFANTRY,
  type Infantry,
  type Mission,
  type Open,
  other,
  type Place,
  type State,
} from './state.ts';

/** Air movement: attacks, relocation, Air Transport. Aircraft fly one by one. */

export type Flight = Action<'attack'> | Action<'relocate'> | Action<'drop'> | Action<'supply'> | Action<'airlift'>;

export const isCrossing = (place: Place): place is CrossingId => CROSSING_IDS.some((id) => id === place);

/** The aircraft deployed in the air over a zone and not yet moved. */
const hovering = (open: Open, side: Side, zone: ZoneId, kind: AirKind): number =>
  open.sorties.findIndex(
    (each) => each.side === side && each.kind === kind && each.at === zone && each.mission === 'hover',
  );

export const isHovering = (open: Open, side: Side, zone: ZoneId): boolean =>
  AIR_KINDS.some((kind) => hovering(open, side, zone, kind) >= 0);

const canFly = (open: Open, side: Side, zone: ZoneId, kind: AirKind): boolean =>
  open.zones[zone][side][kind] > 0 || hovering(open, side, zone, kind) >= 0;

/** Tokens that came with the aircraft at the launch and may fly with them (AA-URA-10). */
const launchedTokens = (open: Open, zone: ZoneId): number =>
  open.uranus.tokens.find((each) => each.zone === zone)?.count ?? 0;

/** The bomber that carries tokens from a zone: one in the air takes only those that came with it. */
function carrierFor(open: Open, side: Side, zone: ZoneId, tokens: number): 'hover' | 'ground' | null {
  if (open.zones[zone].tokens[side] < tokens) return null;
  if (hovering(open, side, zone, 'bomber') >= 0 && launchedTokens(open, zone) >= tokens) return 'hover';
  return open.zones[zone][side].bomber > 0 ? 'ground' : null;
}

export function attackForbidden(open: Open, side: Side, kind: AirKind, target: Place, markers: number): RuleId | null {
  if (open.badWeather && !open.options.sorties) return kind === 'fighter' ? 'AA-AIR-09' : 'AA-AIR-10';
  if (isCrossing(target)) {
    if (side !== 'axis') return 'AA-AIR-05';
    const { ferry, cargo, attacked } = open.crossings[target];
    if (!ferry || (volgaFrozen(open) && cargo === null)) return 'AA-VCX-01';
    return attacked || markers > 0 ? null : 'AA-R-28';
  }
  if (ZONES[target].base !== null) return 'AA-MAP-09';
  if (!isOccupied(open, other(side), target)) return 'AA-AIR-02';
  const { marker } = open.zones[target];
  if (kind === 'bomber' && marker === 'battle') return 'AA-AIR-03';
  return marker !== null || markers > 0 ? null : 'AA-COMP-04';
}

const isFriendlyAirfield = (open: Open, side: Side, zone: ZoneId): boolean =>
  ZONES[zone].airfield && isFriendly(open, side, zone);

function relocateForbidden(open: Open, side: Side, from: ZoneId, kind: AirKind, to: ZoneId): RuleId | null {
  if (!isFriendlyAirfield(open, side, to)) return 'AA-AIR-07';
  return to === from && hovering(open, side, from, kind) < 0 ? 'AA-AIR-07' : null;
}

const dropForbidden = (open: Open, side: Side, from: ZoneId, to: ZoneId): RuleId | null =>
  to !== from && (isFriendly(open, side, to) || isContested(open, to)) ? null : 'AA-AIR-13';

function airliftForbidden(open: Open, side: Side, from: ZoneId, to: ZoneId): RuleId | null {
  if (isContested(open, from)) return 'AA-R-56';
  if (isHeld(open, side, from)) return 'AA-R-40';
  if (to === from || !isFriendlyAirfield(open, side, to) || isContested(open, to) || ZONES[to].base !== null)
    return 'AA-AIR-15';
  return isCity(from) && !isCity(to) ? 'AA-AIR-15' : null;
}

export function proposeFlights(open: Open, side: Side, from: ZoneId, markers: number, list: Flight[]): void {
  for (const kind of AIR_KINDS) {
    if (!canFly(open, side, from, kind)) continue;
    for (const target of ZONE_IDS) {
      if (attackForbidden(open, side, kind, target, markers) === null) list.push({ do: 'attack', kind, target });
      if (relocateForbidden(open, side, from, kind, target) === null) list.push({ do: 'relocate', kind, to: target });
    }
    for (const target of CROSSING_IDS)
      if (attackForbidden(open, side, kind, target, markers) === null) list.push({ do: 'attack', kind, target });
  }
  if (!canFly(open, side, from, 'bomber')) return;
  const one = carrierFor(open, side, from, 1) !== null;
  const two = carrierFor(open, side, from, 2) !== null;
  for (const to of ZONE_IDS) {
    if (one && dropForbidden(open, side, from, to) === null) list.push({ do: 'drop', to });
    if (to === from || !isFriendlyAirfield(open, side, to)) continue;
    if (one) list.push({ do: 'supply', tokens: 1, to });
    if (two) list.push({ do: 'supply', tokens: 2, to });
    if (open.zones[from][side].bomber === 0 || airliftForbidden(open, side, from, to) !== null) continue;
    for (const kind of INFANTRY) if (readyIn(open, side, from, kind) > 0) list.push({ do: 'airlift', kind, to });
  }
}

export function refuseFlight(open: Open, side: Side, from: ZoneId, action: Flight): Refusal<RuleId> | null {
  const kind = action.do === 'attack' || action.do === 'relocate' ? action.kind : 'bomber';
  if (!canFly(open, side, from, kind)) return no('AA-AIR-01', { aircraft: kind, zone: from });
  switch (action.do) {
    case 'attack': {
      const rule = attackForbidden(open, side, kind, action.target, markersLeft(open));
      return rule === null ? null : no(rule, { target: action.target, aircraft: kind });
    }
    case 'relocate': {
      const rule = relocateForbidden(open, side, from, kind, action.to);
      return rule === null ? null : no(rule, { to: action.to });
    }
    case 'drop': {
      if (carrierFor(open, side, from, 1) === null) return no('AA-AIR-11', { tokens: open.zones[from].tokens[side] });
      const rule = dropForbidden(open, side, from, action.to);
      return rule === null ? null : no(rule, { to: action.to });
    }
    case 'supply': {
      const { tokens, to } = action;
      if (carrierFor(open, side, from, tokens) === null)
        return no('AA-AIR-11', { tokens: open.zones[from].tokens[side], zone: from });
      return to !== from && isFriendlyAirfield(open, side, to) ? null : no('AA-AIR-14', { to });
    }
    case 'airlift': {
      if (open.zones[from][side].bomber === 0) return no('AA-R-56', { 'bombers on the ground': 0 });
      if (readyIn(open, side, from, action.kind) === 0) return no('AA-AIR-11', { infantry: 0, zone: from });
      const rule = airliftForbidden(open, side, from, action.to);
      return rule === null ? null : no(rule, { to: action.to });
    }
  }
}

export function fly(state: State, side: Side, from: ZoneId, action: Flight, context: AxisContext): void {
  const { open } = state;
  switch (action.do) {
    case 'attack': {
      const { kind, target } = action;
      takeOff(open, side, from, kind, hovering(open, side, from, kind) >= 0, target, 'attack', 0, null, context);
      if (isCrossing(target)) open.crossings[target].attacked = true;
      else if (open.zones[target].marker === null) open.zones[target].marker = 'assault'; // AA-AIR-04
      return;
    }
    case 'relocate': {
      const { kind, to } = action;
      takeOff(open, side, from, kind, hovering(open, side, from, kind) >= 0, to, 'relocate', 0, null, context);
      return;
    }
    case 'drop':
      haul(open, side, from, action.to, 'drop', 1, context);
      return;
    case 'supply':
      haul(open, side, from, action.to, 'landing', action.tokens, context);
      return;
    case 'airlift':
      open.zones[from][side][action.kind]--;
      takeOff(open, side, from, 'bomber', false, action.to, 'airlift', 0, action.kind, context);
      return;
  }
}

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
  open.zones[from].tokens[side] -= tokens;
  const launched = open.uranus.tokens.find((each) => each.zone === from);
  if (launched !== undefined)
    launched.count = Math.min(
      launched.count,
      inTheAir ? launched.count - tokens : launched.count,
      open.zones[from].tokens[side],
    );
  takeOff(open, side, from, 'bomber', inTheAir, to, mission, tokens, null, context);
}

function takeOff(
  open: Open,
  side: Side,
  from: ZoneId,
  kind: AirKind,
  inTheAir: boolean,
  at: Place,
  mission: Mission,
  tokens: number,
  passenger: Infantry | null,
  context: AxisContext,
): void {
  if (inTheAir) open.sorties.splice(hovering(open, side, from, kind), 1);
  else open.zones[from][side][kind]--;
  open.sorties.push({ side, kind, at, mission, tokens, passenger, home: null });
  context.log({ event: 'flew', rule: FLIGHT_RULES[mission], side, kind, mission, from, to: at, tokens, passenger });
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
