import {
  type AutomaticStep,
  type ChoiceStep,
  type Context,
  type GameTypes,
  type Shape,
  type StateOf,
  shape,
  type ViewOf,
} from '@kurgan/engine';
import type { Action } from './actions.ts';
import type { CardId, KindId, RuleId, Seat, Squad, TileId, UnitId } from './edition.ts';
import type { Event } from './events.ts';
import type { Edition } from './pieces.ts';

export type Mark = 'scouted' | 'controlled';
export type CounterId = `${Seat}/${UnitId}`;
export type MarchKind = 'move' | 'scout' | 'stalk' | 'guide';

export interface Counter {
  at: TileId;
  suppressed: boolean;
}

/** Cards of a hand or a discard pile that nobody else has seen, and what everybody knows that they are not. */
export interface Unseen {
  zone: 'hand' | 'discard';
  count: number;
  /**
   * Kinds of which a casualty was looked for among them in vain (UN-CAS-03, UN-CAS-04), and cards that were seen in a discard
   * pile that was shuffled while these were in hand (UN-DRAW-02).
   */
  not: (KindId | CardId)[];
}

export interface Side {
  /** Where the units that the side has in this scenario stand; null is off the board. */
  counters: Record<UnitId, Counter | null>;
  target: TileId | null;
  supply: CardId[];
  play: CardId[];
  /** How many cards lie in the zones that not everybody may look at. */
  hand: number;
  deck: number;
  discard: number;
  removed: number;
  /** Cards that everybody knows to be in the discard pile (UN-R-20). */
  seen: CardId[];
  /** Cards that everybody knows to be in the hand: Inspire has returned them (UN-INFO-09). */
  shown: CardId[];
  /** What is known of unseen cards; of those that are not told of here nothing is. */
  unseen: Unseen[];
  /** Cards lost to casualties, by kind: everybody was told. */
  lost: Record<KindId, number>;
  fogRemoved: number;
  /** A bid is locked in. */
  bid: boolean;
}

export interface Open {
  scenario: string;
  round: number;
  /** Who holds the initiative marker. */
  marker: Seat;
  /** Whose turn it is; null before the bids are revealed. */
  active: Seat | null;
  points: Record<TileId, number>;
  tiles: Record<TileId, Record<Seat, Mark | null>>;
  sides: Record<Seat, Side>;
  /** The bids of this round once they are revealed; null for a side that had no card. */
  bids: Record<Seat, KindId | null> | null;
  outcome: { winner: Seat; how: 'objectives' | 'pinned' | 'hopeless' | 'bothPinned'; rule: RuleId } | null;
}

export interface Private {
  hand: CardId[];
  discard: CardId[];
  removed: CardId[];
  /** The card locked in as a bid; it stays in the hand until both are revealed (UN-R-41). */
  bid: CardId | null;
}

export type Frame =
  | { step: 'draw' }
  | { step: 'bid' }
  | { step: 'reveal' }
  | { step: 'turn'; seat: Seat }
  /** Under the steps of a card that is being resolved. */
  | { step: 'played'; seat: Seat }
  | { step: 'nextTurn'; after: Seat }
  /** A unit on its way that may go further. */
  | { step: 'march'; seat: Seat; unit: UnitId; kind: MarchKind; left: number }
  | { step: 'bolster'; seat: Seat; squad: Squad | null; left: number }
  | { step: 'command'; seat: Seat; left: number }
  | { step: 'inspire'; seat: Seat; squad: Squad | null; left: number; by: CardId }
  | { step: 'blast'; seat: Seat; dice: number; left: CounterId[] };

export interface Undaunted extends GameTypes {
  seat: Seat;
  open: Open;
  private: Record<Seat, Private>;
  /** The top card is the last. */
  sealed: { decks: Record<Seat, CardId[]> };
  frame: Frame;
  action: Action;
  event: Event;
  rule: RuleId;
}

export type State = StateOf<Undaunted>;
export type View = ViewOf<Undaunted>;
export type UndauntedContext = Context<Undaunted>;
export type Choosing<Step extends Frame['step'], Verb extends Action['do']> = ChoiceStep<Undaunted, Step, Verb>;
export type Automatic<Step extends Frame['step']> = AutomaticStep<Undaunted, Step>;

function there<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`there is no ${what}`);
  return found;
}

export const sideOf = (open: Open, seat: Seat): Side => there(open.sides[seat], seat);
export const roomOf = (view: View, seat: Seat): Private => there(view.private[seat], `room of ${seat}`);
export const deckOf = (state: State, seat: Seat): CardId[] => there(state.sealed.decks[seat], `deck of ${seat}`);
export const marksOn = (open: Open, tile: TileId): Record<Seat, Mark | null> => there(open.tiles[tile], tile);
export const counterOf = (open: Open, seat: Seat, unit: UnitId): Counter | null =>
  sideOf(open, seat).counters[unit] ?? null;
export const isMarked = (open: Open, seat: Seat, tile: TileId): boolean => (marksOn(open, tile)[seat] ?? null) !== null;

export const counterId = (seat: Seat, unit: UnitId): CounterId => `${seat}/${unit}`;
export function counterParts(id: CounterId): readonly [Seat, UnitId] {
  const slash = id.indexOf('/');
  return [id.slice(0, slash), id.slice(slash + 1)];
}

/** The step under way is over and this one follows. */
export function goTo(state: State, next: Frame): void {
  state.flow[state.flow.length - 1] = next;
}

export function pop(state: State): void {
  state.flow.pop();
}

/** The strict shape of an edition's states: every id is one of its data. */
export function stateShape(edition: Edition): Shape<State> {
  const { dictionary, flag, list, nullable, object, oneOf, record, tagged, text, whole } = shape;
  const seat = oneOf(edition.seats);
  const tile = oneOf(edition.tileIds);
  const unit = oneOf(edition.unitIds);
  const kind = oneOf(edition.kindIds);
  const card = oneOf(edition.cardIds);
  const squad = nullable(oneOf(['A', 'B', 'C']));
  const count = whole(0, edition.cardIds.length);
  const unseen: Shape<Unseen> = object({
    zone: oneOf(['hand', 'discard']),
    count: whole(1, edition.cardIds.length),
    not: list(oneOf([...edition.kindIds, ...edition.cardIds])),
  });
  const seats = <T>(item: Shape<T>): Shape<Record<Seat, T>> => record(edition.seats, item);
  const counter: Shape<CounterId> = oneOf(
    edition.seats.flatMap((each) => edition.unitIds.map((id) => counterId(each, id))),
  );
  const open: Shape<Open> = object({
    scenario: oneOf(edition.scenarios.map(({ id }) => id)),
    round: whole(0, 1_000_000),
    marker: seat,
    active: nullable(seat),
    points: dictionary(whole(0, 1_000_000)),
    tiles: dictionary(seats(nullable(oneOf(['scouted', 'controlled'])))),
    sides: seats(
      object({
        counters: dictionary(nullable(object({ at: tile, suppressed: flag }))),
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
        lost: dictionary(count),
        fogRemoved: count,
        bid: flag,
      }),
    ),
    bids: nullable(seats(nullable(kind))),
    outcome: nullable(
      object({ winner: seat, how: oneOf(['objectives', 'pinned', 'hopeless', 'bothPinned']), rule: text }),
    ),
  });
  const frame: Shape<Frame> = tagged('step', {
    draw: {},
    bid: {},
    reveal: {},
    turn: { seat },
    played: { seat },
    nextTurn: { after: seat },
    march: { seat, unit, kind: oneOf(['move', 'scout', 'stalk', 'guide']), left: whole(1, 9) },
    bolster: { seat, squad, left: whole(1, 9) },
    command: { seat, left: whole(1, 9) },
    inspire: { seat, squad, left: whole(1, 9), by: card },
    blast: { seat, dice: whole(1, 9), left: list(counter) },
  });
  return object({
    open,
    private: seats(object({ hand: list(card), discard: list(card), removed: list(card), bid: nullable(card) })),
    sealed: object({ decks: seats(list(card)) }),
    flow: list(frame),
  });
}
