import { no, type Refusal } from '@kurgan/engine';
import { CROSSING_IDS, EAST_BANK } from '../data/places.ts';
import { LIMITS } from '../data/track.ts';
import { LAND_KINDS_OF } from '../data/units.ts';
import { type Side, ZONE_IDS, type ZoneId } from '../data/zones.ts';
import {
  airUnits,
  attackedCrossings,
  countStacks,
  isContested,
  landUnits,
  movedIn,
  placedStacks,
  readyIn,
} from './board.ts';
import { dueCrossings, type Passage, pass, proposeArrivals, proposeDepartures, refusePassage } from './crossings.ts';
import { type Flight, fly, isHovering, proposeFlights, refuseFlight } from './flights.ts';
import { blitz, move, proposeLandMoves, refuseBlitz, refuseMove } from './land-moves.ts';
import { beginPair, proposePairs, refuseLeave } from './pairs.ts';
import { marchFrom } from './reach.ts';
import type { RuleId } from './rule-ids.ts';
import {
  type Action,
  type Automatic,
  type Choosing,
  type Force,
  finish,
  type Open,
  only,
  type State,
} from './state.ts';

/** Cards 3 and 10. */

export const readyMovement: Automatic<'readyMovement'> = {
  run(state, { side }) {
    const { open } = state;
    finish(state);
    open.moved = [];
    open.taken = [];
    if (side === 'axis') return;
    for (const id of CROSSING_IDS) open.crossings[id].due = open.crossings[id].cargo !== null;
  },
};

type MovementVerb =
  | 'from'
  | 'move'
  | 'blitz'
  | 'leave'
  | 'lurk'
  | 'emerge'
  | 'load'
  | 'offload'
  | 'attack'
  | 'relocate'
  | 'drop'
  | 'supply'
  | 'airlift'
  | 'done';
type Order = Action<MovementVerb>;

/** Tokens on the east bank, which a ferry can take. */
const hasFreight = (open: Open, side: Side, zone: ZoneId): boolean =>
  zone === EAST_BANK && side === 'allies' && open.zones[zone].tokens.allies > 0;

/** True if a zone holds something that may still move. */
function canPick(open: Open, side: Side, zone: ZoneId): boolean {
  if (airUnits(open.zones[zone][side]) > 0 || isHovering(open, side, zone) || hasFreight(open, side, zone)) return true;
  return !isContested(open, zone) && LAND_KINDS_OF[side].some((kind) => readyIn(open, side, zone, kind) > 0);
}

function ordersOf(open: Open, side: Side, from: ZoneId | null): Order[] {
  const list: Order[] = [];
  const { picks, markers, stacks } = survey(open, side);
  if (from !== null) {
    proposeLandMoves(marchFrom(open, side, from, markers), stacks, list as Action<'move' | 'blitz'>[]);
    if (side === 'axis') proposePairs(open, from, list as Action<'leave'>[]);
    proposeDepartures(open, side, from, list as Passage[]);
    proposeFlights(open, side, from, markers, list as Flight[]);
  }
  proposeArrivals(open, side, list as Passage[]);
  for (const zone of picks) if (zone !== from) list.push({ do: 'from', zone });
  if (refuseDone(open, side) === null) list.push({ do: 'done' });
  return list;
}

/**
 * Everything that takes a look at all zones, in one pass: those that `canPick` allows, the free Combat Markers and the
 * stacks on the boards.
 */
function survey(open: Open, side: Side): { picks: ZoneId[]; markers: number; stacks: Force } {
  const picks: ZoneId[] = [];
  const stacks = placedStacks(open, side);
  const hovering = open.sorties.some((each) => each.side === side && each.mission === 'hover');
  let markers = LIMITS.combatMarkers - attackedCrossings(open);
  for (const zone of ZONE_IDS) {
    const facts = open.zones[zone];
    const force = facts[side];
    const land = landUnits(force);
    if (facts.marker !== null) markers--;
    if (land > 0) countStacks(force, LAND_KINDS_OF[side], stacks);
    const canMarch = land > 0 && facts.marker === null && land > movedIn(open, zone);
    if (canMarch || airUnits(force) > 0 || (hovering && isHovering(open, side, zone)) || hasFreight(open, side, zone))
      picks.push(zone);
  }
  return { picks, markers, stacks };
}

/** Compulsory moves come before the end of the phase (AA-ORD-07). */
function refuseDone(open: Open, side: Side): Refusal<RuleId> | null {
  const due = side === 'allies' ? dueCrossings(open) : [];
  if (due.length > 0) return no('AA-VOLGA-03', { aboard: due }, 'offload the crossings');
  const inTheAir = open.sorties.find((each) => each.side === side && each.mission === 'hover');
  return inTheAir === undefined ? null : no('AA-AIR-06', { over: inTheAir.at }, 'fly the aircraft in the air');
}

export const movement: Choosing<'movement', MovementVerb> = {
  rule: 'AA-MOVE-01',
  verbs: [
    'from',
    'move',
    'blitz',
    'leave',
    'lurk',
    'emerge',
    'load',
    'offload',
    'attack',
    'relocate',
    'drop',
    'supply',
    'airlift',
    'done',
  ],
  exact: true,
  who: (_view, { side }) => only(side),
  propose: ({ open }, { side, from }) => ordersOf(open, side, from),
  refuse({ open }, { side, from }, action) {
    switch (action.do) {
      case 'done':
        return refuseDone(open, side);
      case 'from':
        return action.zone !== from && canPick(open, side, action.zone)
          ? null
          : no('AA-MOVE-01', { zone: action.zone });
      case 'offload':
      case 'emerge':
      case 'load':
      case 'lurk':
        return refusePassage(open, side, from, action);
    }
    if (from === null) return no('AA-MOVE-01', { zone: 'none' }, 'pick a zone to move from');
    switch (action.do) {
      case 'move':
        return refuseMove(open, side, from, action);
      case 'blitz':
        return refuseBlitz(open, side, from, action);
      case 'leave':
        return refuseLeave(open, side, from, action);
      default:
        return refuseFlight(open, side, from, action);
    }
  },
  act(state, frame, action, context) {
    const { side, from } = frame;
    switch (action.do) {
      case 'done':
        context.log({ event: 'movementOver', rule: 'AA-MOVE-01', side });
        finish(state);
        return;
      case 'from':
        pickZone(state, side, action.zone);
        return;
      case 'offload':
      case 'emerge':
      case 'load':
      case 'lurk':
        pass(state, side, from, action, context);
        return;
    }
    if (from === null) return;
    if (action.do === 'move') move(state, side, from, action, context);
    else if (action.do === 'blitz') blitz(state, side, from, action, context);
    else if (action.do === 'leave') beginPair(state, from, action);
    else fly(state, side, from, action, context);
  },
};

function pickZone(state: State, side: Side, from: ZoneId): void {
  state.flow[state.flow.length - 1] = { step: 'movement', side, from };
}
