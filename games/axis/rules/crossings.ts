import { no, type Refusal } from '@kurgan/engine';
import { CROSSING_IDS, type CrossingId, EAST_BANK, LANDING_ZONES, SITE_IDS, SITES } from '../data/places.ts';
import { LAND_KINDS_OF } from '../data/units.ts';
import { numberOf, type Side, ZONE_IDS, type ZoneId } from '../data/zones.ts';
import {
  beginAssault,
  isAnyoneLurking,
  isContested,
  isFriendly,
  markersLeft,
  piecesRunOut,
  volgaFrozen,
} from './board.ts';
import { isHeld } from './reach.ts';
import type { RuleId } from './rule-ids.ts';
import { addTokens, addUnits, countIn, entryAt, noteMoved, readyIn, tokensIn } from './stacks.ts';
import { type Action, type AxisContext, INFANTRY, type Open, type State } from './state.ts';

/** Ways that are no zones: over the Volga, and in and out of Ambush Sites. */

export type Passage = Action<'load'> | Action<'offload'> | Action<'lurk'> | Action<'emerge'>;

/** Passages that need no zone to start from. */
export function proposeArrivals(open: Open, side: Side, list: Passage[]): void {
  if (side === 'allies') {
    for (const crossing of CROSSING_IDS)
      if (offloadForbidden(open, side, crossing) === null) list.push({ do: 'offload', crossing });
  }
  if (!isAnyoneLurking(open)) return;
  for (const site of SITE_IDS) {
    if (open.ambushers[site]?.side !== side) continue;
    for (const to of SITES[site])
      if (emergeForbidden(open, side, { do: 'emerge', site, to }) === null) list.push({ do: 'emerge', site, to });
  }
}

const LOADS = [...LAND_KINDS_OF.allies, 'token' as const].flatMap((cargo) =>
  CROSSING_IDS.map((crossing): Action<'load'> => ({ do: 'load', cargo, crossing })),
);

/** Ways into the Ambush Sites around each zone. */
const LURKS = ZONE_IDS.map((zone) =>
  SITE_IDS.filter((site) => SITES[site].includes(zone)).flatMap((site) =>
    INFANTRY.map((kind): Action<'lurk'> => ({ do: 'lurk', kind, site })),
  ),
);

/** Passages out of a zone. */
export function proposeDepartures(open: Open, side: Side, from: ZoneId, list: Passage[]): void {
  if (from === EAST_BANK) {
    for (const load of LOADS) if (loadForbidden(open, side, from, load) === null) list.push(load);
  }
  for (const lurk of entryAt(LURKS, numberOf(from)))
    if (lurkForbidden(open, side, from, lurk) === null) list.push(lurk);
}

export function refusePassage(open: Open, side: Side, from: ZoneId | null, action: Passage): Refusal<RuleId> | null {
  switch (action.do) {
    case 'offload': {
      const rule = offloadForbidden(open, side, action.crossing);
      return rule === null ? null : no(rule, { crossing: action.crossing });
    }
    case 'emerge': {
      const rule = emergeForbidden(open, side, action);
      return rule === null ? null : no(rule, { site: action.site, to: action.to });
    }
    case 'load': {
      const rule = loadForbidden(open, side, from, action);
      return rule === null ? null : no(rule, { cargo: action.cargo, crossing: action.crossing });
    }
    case 'lurk': {
      const rule = lurkForbidden(open, side, from, action);
      return rule === null ? null : no(rule, { site: action.site, from: from ?? 'nowhere' });
    }
  }
}

function loadForbidden(
  open: Open,
  side: Side,
  from: ZoneId | null,
  { cargo, crossing }: Action<'load'>,
): RuleId | null {
  if (side !== 'allies' || from !== EAST_BANK) return 'AA-VOLGA-01';
  const { ferry, cargo: aboard } = open.crossings[crossing];
  if (!ferry) return 'AA-FERRY-02';
  if (aboard !== null) return 'AA-FERRY-05';
  if (cargo === 'token') return tokensIn(open, 'allies', EAST_BANK) > 0 ? null : 'AA-TOK-06';
  if (!LAND_KINDS_OF.allies.includes(cargo) || readyIn(open, 'allies', EAST_BANK, cargo) === 0) return 'AA-MOVE-01';
  if (!volgaFrozen(open) && cargo !== 'infantry') return 'AA-FERRY-06';
  const startsStack = countIn(open, 'allies', EAST_BANK, cargo) > 1;
  return startsStack && piecesRunOut(open, 'allies', cargo) ? 'AA-R-27' : null;
}

/** Cargo that would start an Assault without a marker stays aboard (AA-R-28). */
const isStuck = (open: Open, crossing: CrossingId): boolean => {
  const zone = LANDING_ZONES[crossing];
  if (open.crossings[crossing].cargo === 'token') return false;
  return !isFriendly(open, 'allies', zone) && !isContested(open, zone) && markersLeft(open) <= 0;
};

function offloadForbidden(open: Open, side: Side, crossing: CrossingId): RuleId | null {
  const { cargo, due } = open.crossings[crossing];
  if (side !== 'allies' || cargo === null) return 'AA-VOLGA-03';
  if (!due) return 'AA-VOLGA-02';
  return isStuck(open, crossing) ? 'AA-R-28' : null;
}

/** Crossings whose cargo must land before the phase ends (AA-VOLGA-03). */
export const dueCrossings = (open: Open): CrossingId[] =>
  CROSSING_IDS.filter((id) => open.crossings[id].due && open.crossings[id].cargo !== null && !isStuck(open, id));

function lurkForbidden(open: Open, side: Side, from: ZoneId | null, { kind, site }: Action<'lurk'>): RuleId | null {
  if (from === null || !SITES[site].includes(from) || isContested(open, from)) return 'AA-AMB-03';
  if (open.ambushers[site] !== null) return 'AA-AMB-02';
  if (readyIn(open, side, from, kind) === 0) return 'AA-MOVE-01';
  if (isHeld(open, side, from)) return 'AA-R-40';
  return countIn(open, side, from, kind) > 1 && piecesRunOut(open, side, kind) ? 'AA-R-27' : null;
}

function emergeForbidden(open: Open, side: Side, { site, to }: Action<'emerge'>): RuleId | null {
  if (open.ambushers[site]?.side !== side || !SITES[site].includes(to)) return 'AA-AMB-04';
  return isFriendly(open, side, to) && !isContested(open, to) && !open.taken.includes(to) ? null : 'AA-AMB-04';
}

export function pass(state: State, side: Side, from: ZoneId | null, action: Passage, context: AxisContext): void {
  const { open } = state;
  switch (action.do) {
    case 'load': {
      const { cargo, crossing } = action;
      if (cargo === 'token') addTokens(open, 'allies', EAST_BANK, -1);
      else addUnits(open, 'allies', EAST_BANK, cargo, -1);
      open.crossings[crossing].cargo = cargo;
      context.log({ event: 'loaded', rule: 'AA-VOLGA-02', cargo, crossing });
      return;
    }
    case 'offload':
      offload(open, action.crossing, context);
      return;
    case 'lurk': {
      if (from === null) return;
      addUnits(open, side, from, action.kind, -1);
      open.ambushers[action.site] = { side, kind: action.kind };
      context.log({ event: 'lurked', rule: 'AA-AMB-03', side, from, site: action.site });
      return;
    }
    case 'emerge': {
      const ambusher = open.ambushers[action.site];
      if (ambusher === null) return;
      open.ambushers[action.site] = null;
      addUnits(open, side, action.to, ambusher.kind, 1);
      noteMoved(open, action.to, ambusher.kind, 1);
      context.log({ event: 'emerged', rule: 'AA-AMB-04', side, site: action.site, to: action.to });
      return;
    }
  }
}

/** Landing is free: the unit can still move, unless it is now in a fight (AA-VOLGA-04). */
function offload(open: Open, crossing: CrossingId, context: AxisContext): void {
  const { cargo } = open.crossings[crossing];
  const to = LANDING_ZONES[crossing];
  if (cargo === null) return;
  open.crossings[crossing].cargo = null;
  open.crossings[crossing].due = false;
  if (cargo === 'token') addTokens(open, 'allies', to, 1);
  else {
    addUnits(open, 'allies', to, cargo, 1);
    open.crossings[crossing].ashore = cargo;
    beginAssault(open, 'allies', to, volgaFrozen(open) ? null : 'ferry');
  }
  context.log({ event: 'offloaded', rule: 'AA-VOLGA-03', cargo, crossing, to });
}
