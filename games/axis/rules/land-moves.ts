import { no, type Refusal } from '@kurgan/engine';
import { NEIGHBORS } from '../data/borders.ts';
import { LAND_KINDS_OF, type LandKind, unitOf } from '../data/units.ts';
import { isCity, type Side, type ZoneId } from '../data/zones.ts';
import {
  beginAssault,
  isContested,
  isOccupied,
  multiply,
  noteMoved,
  piecesRunOut,
  readyIn,
  stacksOf,
  takeControl,
} from './board.ts';
import {
  blitzForbidden,
  crossesUnfrozenDon,
  isPairBound,
  type March,
  marchFrom,
  reach,
  stepForbidden,
  type Way,
} from './reach.ts';
import type { RuleId } from './rule-ids.ts';
import { type Action, type AxisContext, type Force, type Open, other, type State } from './state.ts';

/** Moves and Blitzes of land units. A move goes to its destination at once. */

type LandMove = Action<'move'> | Action<'blitz'>;

export function proposeLandMoves(march: March, stacks: Force, list: LandMove[]): void {
  const { open, side, from } = march;
  if (isContested(open, from)) return;
  for (const kind of LAND_KINDS_OF[side]) {
    const ready = readyIn(open, side, from, kind);
    if (ready === 0) continue;
    const runOut = piecesRunOut(open, side, kind, stacks);
    for (const { to } of reach(march, kind)) {
      for (let count = 1; count <= ready; count++) {
        if (!runOut || movesWholeStack(open, side, kind, from, to, count)) list.push({ do: 'move', count, kind, to });
      }
    }
  }
  if (readyIn(open, side, from, 'tank') > 0) proposeBlitz(march, stacks, list);
}

/** True if the move needs no piece that isn't there: all go, or they join others (AA-R-27). */
const movesWholeStack = (open: Open, side: Side, kind: LandKind, from: ZoneId, to: ZoneId, count: number): boolean =>
  open.zones[to][side][kind] > 0 || open.zones[from][side][kind] === count;

export function refuseMove(open: Open, side: Side, from: ZoneId, action: Action<'move'>): Refusal<RuleId> | null {
  const { count, kind, to } = action;
  if (isContested(open, from)) return no('AA-MOVE-07', { zone: from });
  const ready = LAND_KINDS_OF[side].includes(kind) ? readyIn(open, side, from, kind) : 0;
  if (ready < count) return no('AA-MOVE-01', { unit: kind, ready, zone: from });
  const march = marchFrom(open, side, from);
  if (wayTo(march, kind, to) === undefined) return no(whyNotThere(march, kind, to), { unit: kind, from, to });
  if (piecesRunOut(open, side, kind) && !movesWholeStack(open, side, kind, from, to, count))
    return no('AA-R-27', { unit: kind, pieces: unitOf(side, kind).pieces }, 'move the whole stack, or join another');
  return null;
}

const wayTo = (march: March, kind: LandKind, to: ZoneId): Way | undefined =>
  reach(march, kind).find((way) => way.to === to);

function whyNotThere(march: March, kind: LandKind, to: ZoneId): RuleId {
  if (NEIGHBORS[march.from].includes(to)) return stepForbidden(march, kind, march.from, to) ?? 'AA-MOVE-02';
  if (march.held) return 'AA-NSB-02';
  const near = NEIGHBORS[march.from].filter((next) => NEIGHBORS[next].includes(to));
  if (near.length > 0 && unitOf(march.side, kind).move === 2)
    return near.map((next) => stepForbidden(march, kind, next, to)).find((rule) => rule !== null) ?? 'AA-MOVE-03';
  return 'AA-MOVE-02';
}

export function move(state: State, side: Side, from: ZoneId, action: Action<'move'>, context: AxisContext): void {
  const { open } = state;
  const { count, kind, to } = action;
  const river = wayTo(marchFrom(open, side, from), kind, to)?.river ?? false;
  open.zones[from][side][kind] -= count;
  const assault = arrive(state, side, kind, count, to, river ? 'don' : null);
  context.log({ event: 'moved', rule: assault ? 'AA-MOVE-05' : 'AA-MOVE-02', side, count, kind, from, to, assault });
  multiplied(open, side, kind, count, from, to, context);
}

/** Land units come into a zone and are done for this phase. */
export function arrive(
  { open }: State,
  side: Side,
  kind: LandKind,
  count: number,
  to: ZoneId,
  river: 'don' | null,
): boolean {
  open.zones[to][side][kind] += count;
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
  if (isPairBound(side, kind) && !isCity(from) && isCity(to)) multiply(open, to, count, context);
}

const isUnoccupied = (open: Open, side: Side, zone: ZoneId): boolean =>
  !isOccupied(open, other(side), zone) && !isOccupied(open, side, zone);

function proposeBlitz(march: March, stacks: Force, list: LandMove[]): void {
  const { open, side, from } = march;
  const companies =
    readyIn(open, side, from, 'mechanized') > 0 ? (['alone', 'mechanized'] as const) : (['alone'] as const);
  for (const through of NEIGHBORS[from]) {
    if (blitzForbidden(march, through, isUnoccupied(open, side, through)) !== null) continue;
    for (const to of NEIGHBORS[through]) {
      for (const company of companies) {
        const action = { do: 'blitz', with: company, through, to } as const;
        if (blitzStepsForbidden(march, action, stacks) === null) list.push(action);
      }
    }
  }
}

/** Rules against either step of a Blitz, and against missing pieces at its end. */
function blitzStepsForbidden(
  march: March,
  { with: company, through, to }: Action<'blitz'>,
  stacks: Force,
): RuleId | null {
  const { open, side, from } = march;
  for (const kind of company === 'alone' ? (['tank'] as const) : (['tank', 'mechanized'] as const)) {
    const rule = stepForbidden(march, kind, from, through) ?? stepForbidden(march, kind, through, to);
    if (rule !== null) return rule;
    if (to !== from && piecesRunOut(open, side, kind, stacks) && !movesWholeStack(open, side, kind, from, to, 1))
      return 'AA-R-27';
  }
  return null;
}

export function refuseBlitz(open: Open, side: Side, from: ZoneId, action: Action<'blitz'>): Refusal<RuleId> | null {
  const { with: company, through, to } = action;
  if (isContested(open, from)) return no('AA-MOVE-07', { zone: from });
  if (readyIn(open, side, from, 'tank') === 0) return no('AA-BLITZ-01', { tanks: 0, zone: from });
  if (company === 'mechanized' && readyIn(open, side, from, 'mechanized') === 0)
    return no('AA-BLITZ-04', { 'mechanized infantry': 0, zone: from });
  const march = marchFrom(open, side, from);
  const rule = blitzForbidden(march, through, isUnoccupied(open, side, through));
  if (rule !== null) return no(rule, { from, through });
  if (!NEIGHBORS[through].includes(to)) return no('AA-BLITZ-03', { through, to });
  const step = blitzStepsForbidden(march, action, stacksOf(open, side));
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
  for (const kind of mechanized ? (['tank', 'mechanized'] as const) : (['tank'] as const)) {
    open.zones[from][side][kind]--;
    arrive(state, side, kind, 1, to, river);
    multiplied(open, side, kind, 1, from, to, context);
  }
}
