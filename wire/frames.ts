import type { GameTypes, LogEntry, Orders, Outcome, UndoBarrier, ViewOf } from '@kurgan/engine';
import type { Commitments } from './deal.ts';
import type { Offered, OfferSeen, Pace, SeatSeen } from './messages.ts';

/** Log lines from an entry on; they replace those that were there before. */
interface LogFrom {
  readonly from: number;
  readonly entries: readonly LogEntry<GameTypes>[];
}

/** Everything about a moment besides the rooms. */
interface Standing {
  readonly match: string;
  /** Number of journal entries. */
  readonly n: number;
  readonly log: LogFrom;
  readonly waiting: readonly string[];
  readonly orders: Orders;
  readonly outcome: Outcome | null;
  /** Entry count when the seat last handed over. */
  readonly since: number;
  readonly hasActed: boolean;
  readonly undoable: number;
  readonly undoBarrier: UndoBarrier | null;
  readonly redoable: number;
  /** Seals the journal's head without telling it; checked when the seed is out. */
  readonly seal: string;
}

/** A match from its beginning, for these eyes; before it begins, only what is offered. */
export interface Whole extends Standing {
  readonly phase: Offered['phase'];
  readonly game: string;
  readonly rules: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seat: string | null;
  readonly view: ViewOf<GameTypes>;
  readonly seats: readonly SeatSeen[];
  readonly offers: readonly OfferSeen[];
  readonly pace: Pace;
  readonly isRated: boolean;
  readonly canTalk: boolean;
  readonly watchers: number;
  /** Number of entries the player has seen on any device. */
  readonly seen: number;
  /** The match that repeats this one with the sides changed, once somebody wants it. */
  readonly rematch: string | null;
  /** The match that this one repeats, or goes on with. */
  readonly rematchOf: string | null;
  /** Hashes that promise the shares of the seed. */
  readonly commitments: Commitments;
}

/** One entry of a match, for these eyes: the parts of each room that changed. */
export interface Frame extends Standing {
  readonly open?: Readonly<Record<string, unknown>>;
  readonly flow?: readonly GameTypes['frame'][];
  /** The own private room. */
  readonly mine?: Readonly<Record<string, unknown>>;
}

/** An earlier moment of a match. */
export interface Past extends Pick<Standing, 'n' | 'waiting' | 'orders' | 'outcome'> {
  readonly eyes: string | null;
  readonly view: ViewOf<GameTypes>;
  readonly log: readonly LogEntry<GameTypes>[];
}

/** The parts of a view, as frames change them. */
interface Rooms {
  readonly seat: string | null;
  readonly view: ViewOf<GameTypes>;
}

/** The view after a frame. */
export function applyFrame({ seat, view }: Rooms, { open, flow, mine }: Frame): ViewOf<GameTypes> {
  return {
    open: open === undefined ? view.open : { ...view.open, ...open },
    flow: flow ?? view.flow,
    private: seat === null || mine === undefined ? view.private : { [seat]: { ...view.private[seat], ...mine } },
  };
}
