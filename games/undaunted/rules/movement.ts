import { no, type Refusal } from '@kurgan/engine';
import { type Action, type ActionWith, once } from './actions.ts';
import { gainFog } from './draw.ts';
import type { KindId, RuleId, Seat, TileId, UnitId } from './edition.ts';
import { dropTarget } from './fire.ts';
import { type Edition, entry, type Pieces } from './pieces.ts';
import {
  type Choosing,
  counterOf,
  goTo,
  isMarked,
  type MarchKind,
  marksOn,
  type Open,
  pop,
  type State,
  sideOf,
  type UndauntedContext,
  type View,
} from './state.ts';

export type Marching = 'move' | 'scout' | 'stalk';

const marching = {
  move: once((card, to): ActionWith<'move'> => ({ do: 'move', card, to })),
  scout: once((card, to): ActionWith<'scout'> => ({ do: 'scout', card, to })),
  stalk: once((card, to): ActionWith<'stalk'> => ({ do: 'stalk', card, to })),
};
const going = once((to): ActionWith<'go'> => ({ do: 'go', to }));
const HALT: ActionWith<'halt'> = { do: 'halt' };

/** Where a unit acts from: its tile, or the tile on which it would be placed first (UN-SPAWN-01, UN-R-05). */
export function standsAt(edition: Pieces, open: Open, seat: Seat, unit: UnitId): TileId {
  const counter = counterOf(open, seat, unit);
  if (counter !== null) return counter.at;
  return entry(entry(entry(edition.boards, open.scenario).entries, seat), unit);
}

/** Why a unit may not step onto a tile; staying is always allowed (UN-R-04). */
function refuseStep(
  edition: Edition,
  open: Open,
  seat: Seat,
  kind: MarchKind,
  from: TileId,
  to: TileId,
): Refusal<RuleId> | null {
  const { cites, boards } = edition;
  if (to === from) return null;
  const next = entry(boards, open.scenario).neighbours[from] ?? [];
  if (!next.includes(to)) return no(cites.adjacentSteps, { from, to }, `one step leads to ${next.join(', ')}`);
  if (kind === 'scout' || kind === 'stalk' || isMarked(open, seat, to)) return null;
  return no(kind === 'guide' ? cites.guideNeedsMarker : cites.moveNeedsMarker, { 'not scouted': to });
}

/** Adds the first steps that a unit's card allows, staying among them. */
export function addMarches(
  edition: Edition,
  view: View,
  seat: Seat,
  card: KindId,
  unit: UnitId,
  kind: Marching,
  actions: Action[],
): void {
  const from = standsAt(edition, view.open, seat, unit);
  const make = marching[kind];
  actions.push(make(card, from));
  for (const to of entry(edition.boards, view.open.scenario).neighbours[from] ?? []) {
    if (kind !== 'move' || isMarked(view.open, seat, to)) actions.push(make(card, to));
  }
}

export const refuseMarch = (
  edition: Edition,
  view: View,
  seat: Seat,
  unit: UnitId,
  kind: Marching,
  to: TileId,
): Refusal<RuleId> | null => refuseStep(edition, view.open, seat, kind, standsAt(edition, view.open, seat, unit), to);

/** The first step of a march; a longer one goes on as long as the player wants (UN-GEO-02, UN-R-29). */
export function march(
  edition: Edition,
  state: State,
  seat: Seat,
  unit: UnitId,
  kind: MarchKind,
  to: TileId,
  steps: number,
  context: UndauntedContext,
): void {
  const at = counterOf(state.open, seat, unit)?.at;
  if (at === to) {
    context.log({ event: 'stayed', rule: edition.cites[kind], seat, unit, at: to });
    return;
  }
  step(edition, state, seat, unit, kind, to, context);
  if (steps > 1) state.flow.push({ step: 'march', seat, unit, kind, left: steps - 1 });
}

function step(
  edition: Edition,
  state: State,
  seat: Seat,
  unit: UnitId,
  kind: MarchKind,
  to: TileId,
  context: UndauntedContext,
): void {
  const { cites } = edition;
  const counter = counterOf(state.open, seat, unit);
  if (counter === null) throw new Error(`${seat} has no ${unit} on the board`);
  context.log({ event: 'marched', rule: cites[kind], seat, unit, kind, from: counter.at, to });
  counter.at = to;
  dropTarget(edition, state, seat, unit, cites.targetLost, context);
  if (kind !== 'scout' || isMarked(state.open, seat, to)) return;
  marksOn(state.open, to)[seat] = 'scouted';
  context.log({ event: 'scouted', rule: cites.scoutMarks, seat, tile: to });
  gainFog(edition, state, seat, seat, context);
}

/** A counter that is not on the board is placed before its card's action (UN-SPAWN-01), ready (UN-REM-03). */
export function place(edition: Edition, state: State, seat: Seat, unit: UnitId, context: UndauntedContext): void {
  if (counterOf(state.open, seat, unit) !== null) return;
  const at = standsAt(edition, state.open, seat, unit);
  sideOf(state.open, seat).counters[unit] = { at, suppressed: false };
  context.log({ event: 'placed', rule: edition.cites.placed, seat, unit, at });
}

export const marchStep = (edition: Edition): Choosing<'march', 'go' | 'halt'> => ({
  rule: edition.cites.march,
  verbs: ['go', 'halt'],
  who: (_view, { seat }) => [seat],
  propose(view, { seat, unit }) {
    const from = standsAt(edition, view.open, seat, unit);
    const next = entry(edition.boards, view.open.scenario).neighbours[from] ?? [];
    return [HALT, ...next.map((to) => going(to))];
  },
  refuse(view, { seat, unit, kind }, action) {
    if (action.do === 'halt') return null;
    const from = standsAt(edition, view.open, seat, unit);
    if (action.to === from) return no(edition.cites.adjacentSteps, { from, to: from }, 'halt to stay');
    return refuseStep(edition, view.open, seat, kind, from, action.to);
  },
  act(state, frame, action, context) {
    const { seat, unit, kind, left } = frame;
    if (action.do === 'halt') {
      pop(state);
      return;
    }
    if (left > 1) goTo(state, { ...frame, left: left - 1 });
    else pop(state);
    step(edition, state, seat, unit, kind, action.to, context);
  },
});

const guiding = new Map<KindId, (unit: string, to?: string) => ActionWith<'guide'>>();

/** Any own counter that is on the board and ready, one after the other (UN-GUIDE-01). */
export function addGuides(edition: Edition, view: View, seat: Seat, card: KindId, actions: Action[]): void {
  let make = guiding.get(card);
  if (make === undefined) {
    make = once((unit, to): ActionWith<'guide'> => ({ do: 'guide', card, unit, to }));
    guiding.set(card, make);
  }
  const { open } = view;
  const { counters } = sideOf(open, seat);
  const { neighbours } = entry(edition.boards, open.scenario);
  for (const unit in counters) {
    const counter = counters[unit];
    if (!counter || counter.suppressed) continue;
    actions.push(make(unit, counter.at));
    for (const to of neighbours[counter.at] ?? []) if (isMarked(open, seat, to)) actions.push(make(unit, to));
  }
}

export function refuseGuide(
  edition: Edition,
  view: View,
  seat: Seat,
  unit: UnitId,
  to: TileId,
): Refusal<RuleId> | null {
  const counter = counterOf(view.open, seat, unit);
  if (counter === null) return no(edition.cites.guideOnBoard, { 'not on the board': unit });
  if (counter.suppressed) return no(edition.cites.guideSuppressed, { suppressed: unit });
  return refuseStep(edition, view.open, seat, 'guide', counter.at, to);
}
