import type { AutomaticStep, ChoiceStep, Context, GameTypes, StateOf, ViewOf } from '@kurgan/engine';
import type { Action } from './actions.ts';
import type { CardId, GroupId, KindId, RuleId, Seat, Squad, TileId, UnitId } from './edition.ts';
import type { Event } from './events.ts';
import type { CounterId } from './ids.ts';

export { type CounterId, counterId, counterParts } from './ids.ts';

/** A record whose keys are not asked for what they are: `for ... in` gives plain texts. */
export type Keyed<T> = Record<string, T>;

export type Mark = 'scouted' | 'controlled';
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
   * Groups of which a casualty was looked for among them in vain, and cards that were seen in a discard pile that was
   * shuffled while these were in hand.
   */
  not: (GroupId | CardId)[];
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
  /** Cards that everybody knows to be in the discard pile. */
  seen: CardId[];
  /** Cards that everybody knows to be in the hand: Inspire has returned them. */
  shown: CardId[];
  /** What is known of unseen cards; of those that are not told of here nothing is. */
  unseen: Unseen[];
  /** Cards lost to casualties: everybody was told. */
  lost: Record<GroupId, number>;
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
  outcome: { winner: Seat; how: string; rule: string } | null;
}

export interface Private {
  hand: CardId[];
  discard: CardId[];
  removed: CardId[];
  /** The card locked in as a bid; it stays in the hand until both are revealed. */
  bid: CardId | null;
}

export type Frame =
  | { step: 'draw' }
  | { step: 'bid' }
  | { step: 'reveal' }
  | { step: 'turn'; seat: Seat }
  | { step: 'nextTurn'; after: Seat }
  /** A unit on its way that may go further. */
  | { step: 'march'; seat: Seat; unit: UnitId; kind: MarchKind; left: number }
  | { step: 'bolster'; seat: Seat; squad: Squad | null; left: number }
  | { step: 'command'; seat: Seat; left: number }
  | { step: 'inspire'; seat: Seat; squad: Squad | null; left: number; by: CardId }
  | { step: 'blast'; seat: Seat; dice: number; left: CounterId[] };

/** A game of the library's frames and actions alone. */
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

/** A frame of any edition: the library looks into its own alone. */
export interface AnyFrame {
  readonly step: string;
}

/**
 * What the library asks of an edition's game. An edition may have more frames, actions and events, and more in each room:
 * its states and steps fit wherever these are asked for, and the library's steps fit into it.
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

/** Whether a frame is one of the library's. */
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
export const marksOn = (open: Open, tile: TileId): Record<Seat, Mark | null> => there(open.tiles[tile], tile);
export const counterOf = (open: Open, seat: Seat, unit: UnitId): Counter | null =>
  sideOf(open, seat).counters[unit] ?? null;
/** Points on the tiles that a side controls. */
export function pointsOf(open: Open, seat: Seat): number {
  const points: Keyed<number> = open.points;
  const marks: Keyed<Record<Seat, Mark | null>> = open.tiles;
  let sum = 0;
  for (const tile in points) if (marks[tile]?.[seat] === 'controlled') sum += points[tile] ?? 0;
  return sum;
}
export const isMarked = (open: Open, seat: Seat, tile: TileId): boolean => (marksOn(open, tile)[seat] ?? null) !== null;

export function push(state: State, frame: Frame): void {
  state.flow.push(frame);
}

/** The step under way is over and this one follows. */
export function goTo(state: State, next: Frame): void {
  state.flow[state.flow.length - 1] = next;
}

export function pop(state: State): void {
  state.flow.pop();
}
