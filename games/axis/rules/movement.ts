import { no, type Refusal } from '@kurgan/engine';
import { CROSSING_IDS, EAST_BANK } from '../data/places.ts';
import { numberOf, type Side, ZONE_IDS, type ZoneId } from '../data/zones.ts';
import { forgetMoves, isContested, markersLeft } from './board.ts';
import { dueCrossings, type Passage, pass, proposeArrivals, proposeDepartures, refusePassage } from './crossings.ts';
import { type Flight, fly, isAnyHovering, isHovering, proposeFlights, refuseFlight } from './flights.ts';
import { blitz, move, proposeLandMoves, refuseBlitz, refuseMove } from './land-moves.ts';
import { beginPair, proposePairs, refuseLeave } from './pairs.ts';
import { marchFrom } from './reach.ts';
import type { RuleId } from './rule-ids.ts';
import { countAt, entryAt, KIND_COUNT, LAND_COUNT, landIn, tokensIn, unitRow } from './stacks.ts';
import { type Action, type Automatic, type Choosing, finish, type Open, only, type State } from './state.ts';

/** Cards 3 and 10. */

export const readyMovement: Automatic<'readyMovement'> = {
  run(state, { side }) {
    const { open } = state;
    finish(state);
    forgetMoves(open);
    open.taken = [];
    for (const id of CROSSING_IDS) {
      const crossing = open.crossings[id];
      crossing.ashore = null;
      if (side === 'allies') crossing.due = crossing.cargo !== null;
    }
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
  zone === EAST_BANK && side === 'allies' && tokensIn(open, side, zone) > 0;

/** True if a zone holds something that may still move. */
const canPick = (open: Open, side: Side, zone: ZoneId): boolean =>
  hasReadyUnits(open, side, numberOf(zone)) || isHovering(open, side, zone) || hasFreight(open, side, zone);

/** True if a zone holds aircraft, or land units that have not moved and are in no fight. */
function hasReadyUnits(open: Open, side: Side, zone: number): boolean {
  const isFree = open.zones.marker[zone] === null;
  if (isFree && open.zones.control[zone] !== side) return false; // nobody stands in hostile zones without a fight
  const row = unitRow(open, side);
  const land = zone * KIND_COUNT;
  const air = land + LAND_COUNT;
  if (isFree && hasUnmoved(row, open.moved, land, air)) return true;
  return countAt(row, air) > 0 || countAt(row, air + 1) > 0;
}

function hasUnmoved(row: readonly number[], moved: readonly number[], first: number, end: number): boolean {
  for (let place = first; place < end; place++) if (countAt(row, place) > countAt(moved, place)) return true;
  return false;
}

/** The land units of a zone have moved, or a fight holds them. */
const whyNotFrom = (open: Open, side: Side, zone: ZoneId): Refusal<RuleId> =>
  no(isContested(open, zone) && landIn(open, side, zone) > 0 ? 'AA-MOVE-07' : 'AA-MOVE-01', { zone });

const PICKS = ZONE_IDS.map((zone): Action<'from'> => ({ do: 'from', zone }));

function proposePicks(open: Open, side: Side, from: ZoneId | null, list: Action<'from'>[]): void {
  const hovering = isAnyHovering(open, side);
  const freight = hasFreight(open, side, EAST_BANK);
  for (let number = 0; number < PICKS.length; number++) {
    const pick = entryAt(PICKS, number);
    const canMove =
      hasReadyUnits(open, side, number) ||
      (freight && pick.zone === EAST_BANK) ||
      (hovering && isHovering(open, side, pick.zone));
    if (canMove && pick.zone !== from) list.push(pick);
  }
}

function ordersOf(open: Open, side: Side, from: ZoneId | null): Order[] {
  const list: Order[] = [];
  if (from !== null) {
    const markers = markersLeft(open);
    proposeLandMoves(marchFrom(open, side, from, markers), list as Action<'move' | 'blitz'>[]);
    if (side === 'axis') proposePairs(open, from, list as Action<'leave'>[]);
    proposeDepartures(open, side, from, list as Passage[]);
    proposeFlights(open, side, from, markers, list as Flight[]);
  }
  proposeArrivals(open, side, list as Passage[]);
  proposePicks(open, side, from, list as Action<'from'>[]);
  if (refuseDone(open, side) === null) list.push({ do: 'done' });
  return list;
}

/** Compulsory moves come before the end of the phase (AA-ORD-07). */
function refuseDone(open: Open, side: Side): Refusal<RuleId> | null {
  const due = side === 'allies' ? dueCrossings(open) : [];
  if (due.length > 0) return no('AA-VOLGA-03', { aboard: due }, `offload ${due[0]}`);
  const inTheAir = open.sorties.find((each) => each.side === side && each.mission === 'hover');
  return inTheAir === undefined ? null : no('AA-AIR-06', { over: inTheAir.at }, `from ${inTheAir.at}`);
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
        return action.zone !== from && canPick(open, side, action.zone) ? null : whyNotFrom(open, side, action.zone);
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
