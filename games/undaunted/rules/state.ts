import type { AutomaticStep, ChoiceStep, Context, GameTypes, StateOf, ViewOf } from '@kurgan/engine';
import type { Action } from './actions.ts';
import type { CardId, GroupId, KindId, RuleId, Seat, Squad, TileId, UnitId } from './edition.ts';
import type { Event } from './events.ts';
import type { CounterId } from './ids.ts';

export { type CounterId, counterId, counterParts } from './ids.ts';

/** A record with plain string keys, as `for ... in` gives them. */
export type Keyed<T> = Record<string, T>;

export type Mark = 'scouted' | 'controlled';
/** Both sides' markers on a tile. */
export type Marks = Readonly<Record<Seat, Mark | null>>;
export type MarchKind = 'move' | 'scout' | 'stalk' | 'guide';

export interface Counter {
  at: TileId;
  suppressed: boolean;
}

/** Cards in a hand or discard pile that nobody else has seen, and what everybody knows they are not. */
export interface Unseen {
  zone: 'hand' | 'discard';
  count: number;
  /**
   * Groups in which a casualty was searched for in vain, and cards seen in a discard pile that was shuffled while these
   * cards were in hand.
   */
  not: (GroupId | CardId)[];
}

export interface Side {
  /** Tiles of the side's units in this scenario; null is off the board. */
  counters: Record<UnitId, Counter | null>;
  target: TileId | null;
  supply: CardId[];
  play: CardId[];
  /** Number of cards in the zones that are not open. */
  hand: number;
  deck: number;
  discard: number;
  removed: number;
  /** Cards everybody knows to be in the discard pile. */
  seen: CardId[];
  /** Cards everybody knows to be in hand, because Inspire returned them. */
  shown: CardId[];
  /** Knowledge about unseen cards; nothing is known about the rest. */
  unseen: Unseen[];
  /** Cards lost to casualties, which are announced to everybody. Copies of a state share this. */
  lost: Readonly<Record<GroupId, number>>;
  fogRemoved: number;
  /** A bid is locked in. */
  bid: boolean;
}

export interface Open {
  scenario: string;
  round: number;
  /** The holder of the initiative marker. */
  marker: Seat;
  /** The seat whose turn it is; null before the bids are revealed. */
  active: Seat | null;
  points: Record<TileId, number>;
  /** Copies of a state share this: it is replaced, never changed in place. */
  tiles: Readonly<Record<TileId, Marks>>;
  sides: Record<Seat, Side>;
  /** This round's bids once revealed; null for a side that had no card. */
  bids: Record<Seat, KindId | null> | null;
  outcome: { winner: Seat; how: string; rule: string } | null;
}

export interface Private {
  hand: CardId[];
  discard: CardId[];
  removed: CardId[];
  /** The card locked in as a bid; it stays in hand until both are revealed. */
  bid: CardId | null;
}

export type Frame =
  | { step: 'draw' }
  | { step: 'bid' }
  | { step: 'reveal' }
  | { step: 'turn'; seat: Seat }
  | { step: 'nextTurn'; after: Seat }
  /** A moving unit that may go on. */
  | { step: 'march'; seat: Seat; unit: UnitId; kind: MarchKind; left: number }
  | { step: 'bolster'; seat: Seat; squad: Squad | null; left: number }
  | { step: 'command'; seat: Seat; left: number }
  | { step: 'inspire'; seat: Seat; squad: Squad | null; left: number; by: CardId }
  | { step: 'blast'; seat: Seat; dice: number; left: CounterId[] };

/** A game with only the library's frames and actions. */
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

/** A frame of any edition: the library reads only its own. */
export interface AnyFrame {
  readonly step: string;
}

/**
 * The library's requirements for an edition's game. An edition can have more frames, actions and events, and more in
 * each room: its states and steps fit wherever these types are required, and the library's steps fit into it.
 */
interface AnyEdition extends Omit<Undaunted, 'frame'> {
  seat: Seat;
  private: Record<Seat, Private>;
  frame: Frame | AnyFrame;
}

export type State = StateOf<AnyEdition>;
export type View = ViewOf<AnyEdition>;
export type UndauntedContext = Context<AnyEdition>;
export type Choosing<Step extends Frame['step'], Verb extends Action['do']> = ChoiceStep<AnyEdition, Step, Verb>;
export type Automatic<Step extends Frame['step']> = AutomaticStep<AnyEdition, Step>;

/** True if a frame is one of the library's. */
export const isAt = <Step extends Frame['step']>(
  frame: AnyFrame | undefined,
  step: Step,
): frame is Extract<Frame, { step: Step }> => frame?.step === step;

function there<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`there is no ${what}`);
  return found;
}

export const sideOf = (open: Open, seat: Seat): Side => there(open.sides[seat], seat);
export const roomOf = (view: View, seat: Seat): Private => there(view.private[seat], `room of ${seat}`);
export const deckOf = (state: State, seat: Seat): CardId[] => there(state.sealed.decks[seat], `deck of ${seat}`);
export const marksOn = (open: Open, tile: TileId): Marks => there(open.tiles[tile], tile);
export function setMark(open: Open, seat: Seat, tile: TileId, mark: Mark | null): void {
  open.tiles = { ...open.tiles, [tile]: { ...marksOn(open, tile), [seat]: mark } };
}
export function countLost(side: Side, group: GroupId): void {
  side.lost = { ...side.lost, [group]: (side.lost[group] ?? 0) + 1 };
}
export const counterOf = (open: Open, seat: Seat, unit: UnitId): Counter | null =>
  sideOf(open, seat).counters[unit] ?? null;
/** Points on the tiles a side controls. */
export function pointsOf(open: Open, seat: Seat): number {
  const points: Keyed<number> = open.points;
  const marks: Keyed<Marks> = open.tiles;
  let sum = 0;
  for (const tile in points) if (marks[tile]?.[seat] === 'controlled') sum += points[tile] ?? 0;
  return sum;
}
export const isMarked = (open: Open, seat: Seat, tile: TileId): boolean => (marksOn(open, tile)[seat] ?? null) !== null;

export function push(state: State, frame: Frame): void {
  state.flow.push(frame);
}

/** Ends the current step and continues with this one. */
export function goTo(state: State, next: Frame): void {
  state.flow[state.flow.length - 1] = next;
}

export function pop(state: State): void {
  state.flow.pop();
}
