import type { Squad } from '../rules/edition.ts';
import { endIfOver } from '../rules/end.ts';
import { type CardId, counterId, type KindId, type Seat, type TileId, type UnitId } from '../rules/ids.ts';
import { entry } from '../rules/pieces.ts';
import { roomOf, sideOf } from '../rules/state.ts';
import { putInOrder } from '../rules/zones.ts';
import { openingEdition as edition } from './opening-edition.ts';
import type { RuleId } from './rule-ids.ts';
import type { Mine, StalingradContext, StalingradOpen, State } from './state.ts';

/* Cards and markers that both a scenario and the actions in a turn put in place. */

/** A card of the unit has come back: it is routed no longer, and may hold its ground again (US-SUPT-03, US-SUPT-05, US-R-21). */
export function recover(state: State, seat: Seat, kind: KindId, rule: RuleId, context: StalingradContext): void {
  const { unit } = entry(edition.kinds, kind);
  if (unit === null) return;
  const { routed } = state.open;
  const at = routed.indexOf(counterId(seat, unit));
  if (at < 0) return;
  routed.splice(at, 1);
  context.log({ event: 'recovered', rule, seat, unit });
  endIfOver(edition, state, context);
}

/** A card that everybody sees goes to the hand. */
export function toHandOpenly(state: State, seat: Seat, card: CardId): void {
  const side = sideOf(state.open, seat);
  putInOrder(edition, roomOf(state, seat).hand, card);
  putInOrder(edition, side.shown, card);
  side.hand++;
}

export const minesKey = (seat: Seat, squad: Squad | null): string => `${seat}/${squad ?? ''}`;

/** Counts a mine that everybody sees; the owner alone counts the hidden ones. */
export const countMine = (open: Pick<StalingradOpen, 'laid'>, { seat, squad }: Pick<Mine, 'seat' | 'squad'>): void =>
  addLaid(open, minesKey(seat, squad));
export function addLaid(open: Pick<StalingradOpen, 'laid'>, key: string): void {
  open.laid = { ...open.laid, [key]: (open.laid[key] ?? 0) + 1 };
}

/** A smoke marker, one of those that the unit has. */
export function putSmoke(open: StalingradOpen, seat: Seat, unit: UnitId, tile: TileId): void {
  const counter = counterId(seat, unit);
  open.smoke = { ...open.smoke, [tile]: seat };
  open.smoked = { ...open.smoked, [counter]: (open.smoked[counter] ?? 0) + 1 };
}
