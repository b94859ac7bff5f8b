import { no } from '@kurgan/engine';
import type { Kind } from '../rules/edition.ts';
import { endIfOver } from '../rules/end.ts';
import type { Seat, TileId, UnitId } from '../rules/ids.ts';
import { actsFrom, entering, movement, scouting, standsAt } from '../rules/movement.ts';
import { entry } from '../rules/pieces.ts';
import { type Sequence, type Stage, sequence } from '../rules/sequence.ts';
import { counterOf } from '../rules/state.ts';
import { type CardUse, type CardUses, unitOf } from '../rules/uses.ts';
import type { ActionWith } from './actions.ts';
import type { Moving } from './composites.ts';
import { boardOf, canBeGuided, edition, isOpenTo } from './edition.ts';
import { standingAt } from './entering.ts';
import { mines, overwatch, watchLostByMoving, way } from './interrupts.ts';
import { ids } from './opening-edition.ts';
import {
  type Framed,
  isRouted,
  type StalingradContext,
  type StalingradOpen,
  type State,
  type Step,
  type View,
} from './state.ts';

/** Somebody may have come to where the objective wants them. */
const arrival: Stage<Step> = {
  name: 'arrival',
  run(state: State, _step, context: StalingradContext) {
    endIfOver(edition, state, context);
    return null;
  },
};

/** The steps when a unit comes to a tile, in order (US-R-33). */
export const enter: Sequence<Step> = sequence<Step>('enter', [
  way,
  mines,
  overwatch('overwatch'),
  overwatch('second overwatch'),
  entering(edition, ids({ move: 'US-MOVE-01', scout: 'US-MOVE-04', stalk: 'US-MOVE-16', guide: 'US-MOVE-10' })),
  watchLostByMoving,
  scouting(edition, ids({ marked: 'US-MOVE-05', fog: 'US-MOVE-06', noFog: 'US-MOVE-07' })),
  arrival,
  overwatch('overwatch inside', true),
  overwatch('second overwatch inside', true),
]);

const moves = movement(
  edition,
  ids({
    move: 'US-MOVE-01',
    moveUnscouted: 'US-MOVE-02',
    scout: 'US-MOVE-04',
    stalk: 'US-MOVE-16',
    guide: 'US-MOVE-10',
    guideUnscouted: 'US-MOVE-12',
    guideSuppressed: 'US-MOVE-13',
    guideOffBoard: 'US-R-76',
    adjacent: 'US-R-03',
    further: 'US-R-84',
  }),
  enter,
);

/** A tile next to a vehicle that is closed to it (US-VEH-04). */
function refuseClosed(open: StalingradOpen, unit: UnitId, from: TileId, to: TileId) {
  if (isOpenTo(open, unit, to) || !entry(boardOf(open).neighbours, from).includes(to)) return null;
  return no('US-VEH-04', { 'closed to vehicles': to });
}

type Marching = ActionWith<'move' | 'scout' | 'stalk'>;

/** A card's own unit moves. */
const marching = (use: CardUse<Marching>): CardUse<Marching> => ({
  ...use,
  refuse(view: View, seat: Seat, kind: Kind, action) {
    const unit = unitOf(kind);
    const from = standsAt(edition, view.open, seat, unit);
    return refuseClosed(view.open, unit, from, action.to) ?? use.refuse(view, seat, kind, action);
  },
});

function refuseGuided(open: StalingradOpen, seat: Seat, kind: Kind, unit: UnitId) {
  if (isRouted(open, seat, unit)) return no('US-MOVE-13', { routed: unit });
  if (!canBeGuided(unit)) return no('US-MOVE-15', { 'cannot be guided': unit });
  const printed = kind.type.actions.find((each) => each.do === 'guide');
  if (printed?.ownSquad && entry(edition.units, unit).squad !== kind.squad)
    return no('US-MOVE-11', { 'only squad': kind.squad ?? '' });
  return null;
}

/** The unit of the card itself is placed first, and may then be guided (US-R-76). */
function placedFirst(view: View, seat: Seat, { unit }: Kind): View {
  if (unit === null || counterOf(view.open, seat, unit) !== null) return view;
  const at = actsFrom(edition, view.open, seat, unit);
  return at === null ? view : standingAt(view, seat, unit, at);
}

/** Guide leaves out who is routed, Antitank Guns, and other squads than the letter on the card. */
export const guide: CardUse<ActionWith<'guide'>> = {
  ...moves.uses.guide,
  add(before: View, seat, kind, actions, from) {
    const view = placedFirst(before, seat, kind);
    const all: ActionWith<'guide'>[] = [];
    moves.uses.guide.add(view, seat, kind, all, from);
    for (const action of all) if (refuseGuided(view.open, seat, kind, action.unit) === null) actions.push(action);
  },
  refuse(before: View, seat, kind, action) {
    const view = placedFirst(before, seat, kind);
    const { unit, to } = action;
    const { open } = view;
    const at = counterOf(open, seat, unit)?.at;
    const closed = at === undefined ? null : refuseClosed(open, unit, at, to);
    return refuseGuided(open, seat, kind, unit) ?? closed ?? moves.uses.guide.refuse(view, seat, kind, action);
  },
};

export const moving: CardUses<Moving> = {
  move: marching(moves.uses.move),
  scout: marching(moves.uses.scout),
  stalk: marching(moves.uses.stalk),
  guide,
};

/** Each step of a move is chosen after the one before it (US-R-84). */
export const marchStep = {
  ...moves.step,
  refuse(view: View, frame: Framed<'march'>, action: ActionWith<'go' | 'halt'>, seat: Seat) {
    const { open } = view;
    const closed =
      action.do === 'halt'
        ? null
        : refuseClosed(open, frame.unit, standsAt(edition, open, frame.seat, frame.unit), action.to);
    return closed ?? moves.step.refuse(view, frame, action, seat);
  },
};
