import { no, type Refusal } from '@kurgan/engine';
import { NEIGHBORS } from '../data/borders.ts';
import { CROSSING_IDS, type CrossingId, LANDING_ZONES } from '../data/places.ts';
import { kindNumber, LAND_KINDS_OF, type LandKind, unitOf } from '../data/units.ts';
import { isCity, type Side, ZONE_IDS, type ZoneId } from '../data/zones.ts';
import {
  beginAssault,
  donFrozen,
  isContested,
  isFriendly,
  isOccupied,
  multiply,
  piecesRunOut,
  raisedIn,
  takeControl,
} from './board.ts';
import {
  blitzForbidden,
  crossesUnfrozenDon,
  isPairBound,
  type March,
  marchFrom,
  reach,
  type Step,
  stepForbidden,
  stepsFrom,
  takeForbidden,
} from './reach.ts';
import type { RuleId } from './rule-ids.ts';
import { addUnits, countAt, countIn, entryAt, KIND_COUNT, markerOf, noteMoved, readyIn, unitRow } from './stacks.ts';
import { type Action, type AxisContext, type Open, other, type State } from './state.ts';

/** Moves and Blitzes of land units. A move goes to its destination at once. */

type LandMove = Action<'move'> | Action<'blitz'>;

/** Kinds of land units with their moves of one unit, of two and so on to each zone: lists of orders share them. */
const MARCHERS = { axis: LAND_KINDS_OF.axis.map(marcher), allies: LAND_KINDS_OF.allies.map(marcher) };

interface Marcher {
  readonly kind: LandKind;
  readonly number: number;
  readonly moves: readonly Action<'move'>[][];
}

function marcher(kind: LandKind): Marcher {
  return { kind, number: kindNumber(kind), moves: ZONE_IDS.map(() => []) };
}

function moveOf({ kind, moves }: Marcher, { to, end }: Step, count: number): Action<'move'> {
  const there = entryAt(moves, end);
  for (let next = there.length + 1; next <= count; next++) there.push({ do: 'move', count: next, kind, to });
  return entryAt(there, count - 1);
}

export function proposeLandMoves(march: March, list: LandMove[]): void {
  const { open, side, from, start } = march;
  if (isContested(open, from)) return;
  for (const who of MARCHERS[side]) {
    const place = start * KIND_COUNT + who.number;
    const there = countAt(unitRow(open, side), place);
    const ready = there - countAt(open.moved, place);
    if (ready <= 0) continue;
    const runOut = there > 1 && piecesRunOut(open, side, who.kind);
    for (const last of reach(march, who.kind)) {
      const leastMove = runOut && countIn(open, side, last.to, who.kind) === 0 ? there : 1;
      for (let count = leastMove; count <= ready; count++) list.push(moveOf(who, last, count));
    }
    if (who.kind === 'tank') proposeBlitz(march, list);
  }
}

/** True if the move needs no piece that isn't there: all go, or they join others (AA-R-27). */
const movesWholeStack = (open: Open, side: Side, kind: LandKind, from: ZoneId, to: ZoneId, count: number): boolean =>
  countIn(open, side, to, kind) > 0 || countIn(open, side, from, kind) === count;

export function refuseMove(open: Open, side: Side, from: ZoneId, action: Action<'move'>): Refusal<RuleId> | null {
  const { count, kind, to } = action;
  if (isContested(open, from)) return no('AA-MOVE-07', { zone: from });
  const ready = LAND_KINDS_OF[side].includes(kind) ? readyIn(open, side, from, kind) : 0;
  if (ready < count) {
    const isFresh = kind === 'infantry' && raisedIn(open, from) > 0;
    return no(isFresh ? 'AA-FM-03' : 'AA-MOVE-01', { unit: kind, ready, zone: from });
  }
  const march = marchFrom(open, side, from);
  if (wayTo(march, kind, to) === undefined) return no(whyNotThere(march, kind, to), { unit: kind, from, to });
  if (piecesRunOut(open, side, kind) && !movesWholeStack(open, side, kind, from, to, count))
    return no('AA-R-27', { unit: kind, pieces: unitOf(side, kind).pieces }, 'move the whole stack, or join another');
  return null;
}

/** The last step of the way to a zone; a dry border next door needs no search. */
function wayTo(march: March, kind: LandKind, to: ZoneId): Step | undefined {
  for (const step of stepsFrom(march.start))
    if (step.to === to && !step.don && takeForbidden(march, kind, step) === null) return step;
  return reach(march, kind).find((step) => step.to === to);
}

/** True if the Don would count for units that enter a zone now (AA-R-62). */
function isRiverFelt(open: Open, side: Side, to: ZoneId): boolean {
  if (donFrozen(open)) return false;
  const marker = markerOf(open, to);
  return marker === 'assault' || (marker === null && !isFriendly(open, side, to));
}

function whyNotThere(march: March, kind: LandKind, to: ZoneId): RuleId {
  if (NEIGHBORS[march.from].includes(to)) return stepForbidden(march, kind, march.from, to) ?? 'AA-MOVE-02';
  if (unitOf(march.side, kind).move === 1) return 'AA-MOVE-02';
  if (march.held) return 'AA-NSB-02';
  const near = NEIGHBORS[march.from].filter((next) => NEIGHBORS[next].includes(to));
  if (near.length === 0) return 'AA-MOVE-02';
  return near.map((next) => stepForbidden(march, kind, next, to)).find((rule) => rule !== null) ?? 'AA-MOVE-03';
}

export function move(state: State, side: Side, from: ZoneId, action: Action<'move'>, context: AxisContext): void {
  const { open } = state;
  const { count, kind, to } = action;
  const river = isRiverFelt(open, side, to) && wayTo(marchFrom(open, side, from), kind, to)?.don === true;
  depart(open, side, from, kind, count);
  const assault = arrive(state, side, kind, count, to, river ? 'don' : null);
  context.log({ event: 'moved', rule: assault ? 'AA-MOVE-05' : 'AA-MOVE-02', side, count, kind, from, to, assault });
  multiplied(open, side, kind, count, from, to, context);
}

/** The crossing over which a unit of this kind came here in this phase. */
const landedFrom = ({ crossings }: Open, zone: ZoneId, kind: LandKind): CrossingId | undefined =>
  CROSSING_IDS.find((id) => LANDING_ZONES[id] === zone && crossings[id].ashore === kind);

/** Land units leave a zone; one that came over the Volga goes first. */
function depart(open: Open, side: Side, from: ZoneId, kind: LandKind, count: number): void {
  addUnits(open, side, from, kind, -count);
  const crossing = landedFrom(open, from, kind);
  if (crossing !== undefined) open.crossings[crossing].ashore = null;
}

/** True if a tank can take mechanized infantry along: both have been here since the phase began (AA-BLITZ-04). */
const hasCompany = (open: Open, side: Side, zone: ZoneId): boolean =>
  BLITZERS.mechanized.every((kind) => {
    const ready = readyIn(open, side, zone, kind);
    return ready > 1 || (ready > 0 && landedFrom(open, zone, kind) === undefined);
  });

/** Land units come into a zone and are done for this phase. */
export function arrive(
  { open }: State,
  side: Side,
  kind: LandKind,
  count: number,
  to: ZoneId,
  river: 'don' | null,
): boolean {
  addUnits(open, side, to, kind, count);
  noteMoved(open, to, kind, count);
  return beginAssault(open, side, to, river);
}

/** German infantry and mechanized infantry that come into the city bring free infantry (AA-FM-01, AA-FM-02, AA-R-46). */
export function multiplied(
  open: Open,
  side: Side,
  kind: LandKind,
  count: number,
  from: ZoneId,
  to: ZoneId,
  context: AxisContext,
): void {
  if (isPairBound(side, kind) && !isCity(from) && isCity(to))
    multiply(open, to, count, kind === 'infantry' ? 'AA-FM-01' : 'AA-FM-02', context);
}

const isUnoccupied = (open: Open, side: Side, zone: ZoneId): boolean =>
  !isOccupied(open, other(side), zone) && !isOccupied(open, side, zone);

function proposeBlitz(march: March, list: LandMove[]): void {
  const { open, side, from, start } = march;
  const companies = hasCompany(open, side, from) ? COMPANIES : ALONE;
  for (const into of stepsFrom(start)) {
    if (blitzForbidden(march, into.to, isUnoccupied(open, side, into.to)) !== null) continue;
    for (const on of stepsFrom(into.end)) {
      for (const company of companies) {
        if (blitzStepsForbidden(march, company, into, on) === null)
          list.push({ do: 'blitz', with: company, through: into.to, to: on.to });
      }
    }
  }
}

type Company = Action<'blitz'>['with'];
const ALONE: readonly Company[] = ['alone'];
const COMPANIES: readonly Company[] = ['alone', 'mechanized'];

/** Units that go on a Blitz together. */
const BLITZERS = { alone: ['tank'], mechanized: ['tank', 'mechanized'] } as const;

/** Rules against either step of a Blitz, and against missing pieces at its end. */
function blitzStepsForbidden(march: March, company: Company, into: Step, on: Step): RuleId | null {
  const { open, side, from } = march;
  for (const kind of BLITZERS[company]) {
    const rule = takeForbidden(march, kind, into) ?? takeForbidden(march, kind, on);
    if (rule !== null) return rule;
    if (on.to !== from && piecesRunOut(open, side, kind) && !movesWholeStack(open, side, kind, from, on.to, 1))
      return 'AA-R-27';
  }
  return null;
}

export function refuseBlitz(open: Open, side: Side, from: ZoneId, action: Action<'blitz'>): Refusal<RuleId> | null {
  const { with: company, through, to } = action;
  if (isContested(open, from)) return no('AA-MOVE-07', { zone: from });
  if (readyIn(open, side, from, 'tank') === 0) return no('AA-BLITZ-01', { tanks: 0, zone: from });
  if (company === 'mechanized' && !hasCompany(open, side, from)) return no('AA-BLITZ-04', { zone: from });
  const march = marchFrom(open, side, from);
  const rule = blitzForbidden(march, through, isUnoccupied(open, side, through));
  if (rule !== null) return no(rule, { from, through });
  if (!NEIGHBORS[through].includes(to)) return no('AA-BLITZ-03', { through, to });
  const into = stepsFrom(march.start).find((step) => step.to === through);
  const on = into && stepsFrom(into.end).find((step) => step.to === to);
  if (into === undefined || on === undefined) return no('AA-MOVE-04', { through, to });
  const step = blitzStepsForbidden(march, company, into, on);
  return step === null ? null : no(step, { through, to });
}

/** Takes the first zone at once and goes on to the second (AA-BLITZ-01). */
export function blitz(state: State, side: Side, from: ZoneId, action: Action<'blitz'>, context: AxisContext): void {
  const { open } = state;
  const { with: company, through, to } = action;
  const mechanized = company === 'mechanized';
  context.log({ event: 'blitzed', rule: 'AA-BLITZ-01', side, mechanized, from, through, to });
  takeControl(state, through, side, 'AA-BLITZ-06', context);
  const river = crossesUnfrozenDon(open, through, to) ? 'don' : null;
  for (const kind of BLITZERS[company]) {
    if (mechanized) addUnits(open, side, from, kind, -1);
    else depart(open, side, from, kind, 1);
    arrive(state, side, kind, 1, to, river);
    multiplied(open, side, kind, 1, from, to, context);
  }
}
