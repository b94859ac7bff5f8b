import { type Shape, type StateOf, shape } from '@kurgan/engine';
import type { CardId, GroupId, Seat } from '../rules/edition.ts';
import type { Edition } from '../rules/pieces.ts';
import { type CounterId, counterId, type Undaunted, type Unseen } from '../rules/state.ts';

const { dictionary, flag, list, nullable, object, oneOf, record, tagged, text, whole } = shape;

/**
 * Fields of every part of a state, with every id from the edition's data. An edition adds its own fields and frames.
 */
export function fieldsOf(edition: Edition) {
  const seat = oneOf(edition.seats);
  const tile = oneOf(edition.tileIds);
  const unit = oneOf(edition.unitIds);
  const kind = oneOf(edition.kindIds);
  const card = oneOf(edition.cardIds);
  const squad = nullable(oneOf(['A', 'B', 'C']));
  const count = whole(0, edition.cardIds.length);
  const groups = [...new Set(Object.values(edition.groupOf))];
  const unseen: Shape<Unseen> = object({
    zone: oneOf(['hand', 'discard']),
    count: whole(1, edition.cardIds.length),
    not: list(oneOf([...new Set<GroupId | CardId>([...groups, ...edition.cardIds])])),
  });
  const counter: Shape<CounterId> = oneOf(
    edition.seats.flatMap((each) => edition.unitIds.map((id) => counterId(each, id))),
  );
  const seats = <T>(item: Shape<T>): Shape<Record<Seat, T>> => record(edition.seats, item);
  return {
    seats,
    open: {
      scenario: oneOf(edition.scenarios.map(({ id }) => id)),
      round: whole(0, 1_000_000),
      marker: seat,
      active: nullable(seat),
      points: dictionary(whole(0, 1_000_000), edition.tileIds),
      tiles: dictionary(seats(nullable(oneOf(['scouted', 'controlled']))), edition.tileIds),
      bids: nullable(seats(nullable(kind))),
      outcome: nullable(object({ winner: seat, how: oneOf(Object.keys(edition.endings)), rule: text })),
    },
    side: {
      counters: dictionary(nullable(object({ at: tile, suppressed: flag })), edition.unitIds),
      target: nullable(tile),
      supply: list(card),
      play: list(card),
      hand: count,
      deck: count,
      discard: count,
      removed: count,
      seen: list(card),
      shown: list(card),
      unseen: list(unseen),
      lost: dictionary(count, groups),
      fogRemoved: count,
      bid: flag,
    },
    room: { hand: list(card), discard: list(card), removed: list(card), bid: nullable(card) },
    sealed: { decks: seats(list(card)) },
    frames: {
      draw: {},
      bid: {},
      reveal: {},
      turn: { seat },
      nextTurn: { after: seat },
      march: { seat, unit, kind: oneOf(['move', 'scout', 'stalk', 'guide']), left: whole(1, 9) },
      bolster: { seat, squad, left: whole(1, 9) },
      command: { seat, left: whole(1, 9) },
      inspire: { seat, squad, left: whole(1, 9), by: card },
      blast: { seat, dice: whole(1, 9), left: list(counter) },
    },
  };
}

/** Strict shape of a state with only the library's frames. */
export function stateShape(edition: Edition): Shape<StateOf<Undaunted>> {
  const { seats, open, side, room, sealed, frames } = fieldsOf(edition);
  return object({
    open: object({ ...open, sides: seats(object(side)) }),
    private: seats(object(room)),
    sealed: object(sealed),
    flow: list(tagged('step', frames)),
  });
}
