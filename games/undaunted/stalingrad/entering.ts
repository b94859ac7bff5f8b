import { no, type Refusal } from '@kurgan/engine';
import { onceForTwo } from '../rules/actions.ts';
import type { Kind } from '../rules/edition.ts';
import { endIfOver } from '../rules/end.ts';
import { counterId, type KindId, type RuleId, type Seat, type TileId, type UnitId } from '../rules/ids.ts';
import { entry } from '../rules/pieces.ts';
import { counterOf, isMarked, setMark, sideOf } from '../rules/state.ts';
import type { ActionMode } from '../rules/turn.ts';
import type { ActionWith, Use, Used } from './actions.ts';
import { isVehicle, RIFLEMEN } from './box.ts';
import { edition } from './edition.ts';
import { refuseMissing } from './permitted.ts';
import { isRouted, type StalingradContext, type State, type View } from './state.ts';

/** Puts a counter on the board, ready; a first entry elsewhere than with its Riflemen scouts the tile (US-SPAWN-01). */
function placeAt(state: State, seat: Seat, unit: UnitId, at: TileId, context: StalingradContext): void {
  const { open } = state;
  sideOf(open, seat).counters[unit] = { at, suppressed: false };
  const counter = counterId(seat, unit);
  if (!open.entered.includes(counter)) open.entered.push(counter);
  context.log({ event: 'placed', rule: 'US-SPAWN-01', seat, unit, at });
  const isWithRiflemen = RIFLEMEN.some((riflemen) => counterOf(open, seat, riflemen)?.at === at);
  if (!isWithRiflemen && !isMarked(open, seat, at)) {
    setMark(open, seat, at, 'scouted');
    context.log({ event: 'scouted', rule: 'US-R-70', seat, tile: at });
  }
  endIfOver(edition, state, context);
}

/** The view as if the unit stood on a tile. */
export function standingAt(view: View, seat: Seat, unit: UnitId, at: TileId): View {
  const side = sideOf(view.open, seat);
  const counters = { ...side.counters, [unit]: { at, suppressed: false } };
  return { ...view, open: { ...view.open, sides: { ...view.open.sides, [seat]: { ...side, counters } } } };
}

const NOWHERE: readonly TileId[] = [];
/** Where a unit that is off the board may enter; none where it stands on it. */
const entrancesOf = ({ open }: View, seat: Seat, unit: UnitId | null): readonly TileId[] =>
  unit === null || counterOf(open, seat, unit) !== null ? NOWHERE : edition.entrances(open, seat, unit);

/** A vehicle off the board that has nowhere to enter (US-SPAWN-07). */
const isShutOut = ({ open }: View, seat: Seat, unit: UnitId | null): boolean =>
  unit !== null &&
  isVehicle(unit) &&
  counterOf(open, seat, unit) === null &&
  edition.entrances(open, seat, unit).length === 0;

const enteringAt = onceForTwo((card: KindId, to: TileId): ActionWith<'enter'> => ({ do: 'enter', card, to }));

/** Actions of cards: routed units take none, and where a counter could enter in several places its owner says where first. */
export function withEntering(plain: ActionMode<ActionWith<Use>>): ActionMode<Used> {
  const canActAt = (view: View, seat: Seat, kind: Kind, unit: UnitId, at: TileId): boolean => {
    if (plain.isUsefulAnywhere(view, seat, kind)) return true;
    const offered: ActionWith<Use>[] = [];
    plain.add(standingAt(view, seat, unit, at), seat, kind, offered);
    return offered.length > 0;
  };
  return {
    ...plain,
    verbs: [...plain.verbs, 'enter'],
    add(view: View, seat, kind, actions) {
      const { unit } = kind;
      if (unit === null) {
        plain.addFrom(view, seat, kind, actions, null);
        return;
      }
      if (isRouted(view.open, seat, unit)) return;
      const counter = counterOf(view.open, seat, unit);
      if (counter !== null) {
        if (!counter.suppressed) plain.addFrom(view, seat, kind, actions, counter.at);
        return;
      }
      const tiles = edition.entrances(view.open, seat, unit);
      const [only] = tiles;
      if (tiles.length === 1 && only !== undefined) plain.addFrom(view, seat, kind, actions, only);
      else for (const to of tiles) if (canActAt(view, seat, kind, unit, to)) actions.push(enteringAt(kind.id, to));
    },
    refuse(view: View, seat, kind, action): Refusal<RuleId> | null {
      const missing = action.do === 'enter' ? null : refuseMissing(kind, action.do);
      if (missing !== null) return missing;
      if (kind.unit !== null && isRouted(view.open, seat, kind.unit)) return no('US-STAT-04', { routed: kind.unit });
      const tiles = entrancesOf(view, seat, kind.unit);
      if (action.do !== 'enter') {
        if (tiles.length > 1)
          return no('US-SPAWN-03', { 'may enter at': tiles }, `enter ${action.card} ${tiles[0] ?? ''}`);
        if (isShutOut(view, seat, kind.unit))
          return no('US-SPAWN-07', { 'no Riflemen on open ground for': kind.title });
        return plain.refuse(view, seat, kind, action);
      }
      if (kind.unit === null || tiles.length < 2) return no('US-SPAWN-03', { 'no choice for': kind.title });
      if (!tiles.includes(action.to)) return no('US-SPAWN-03', { 'may enter at': tiles });
      return canActAt(view, seat, kind, kind.unit, action.to) ? null : no('US-R-51', { 'nothing to do at': action.to });
    },
    resolve(state: State, seat, card, action, context: StalingradContext) {
      const { unit } = entry(edition.kinds, action.card);
      const [only] = entrancesOf(state, seat, unit);
      if (action.do === 'enter') {
        if (unit !== null) placeAt(state, seat, unit, action.to, context);
        if (state.open.outcome === null) state.flow.push({ step: 'acting', seat, card });
        return;
      }
      if (unit !== null && only !== undefined) placeAt(state, seat, unit, only, context);
      if (state.open.outcome === null) plain.resolve(state, seat, card, action, context);
    },
  };
}
