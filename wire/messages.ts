import type { Outcome, TypeOf } from '@kurgan/engine';
import type { paceShape } from './calls.ts';
import type { Frame, Whole } from './frames.ts';

export type Pace = TypeOf<typeof paceShape>;

export interface ServerFacts {
  /** Hosts by which others on the network reach the server. */
  readonly addresses: readonly string[];
  /** False when nobody talks there. */
  readonly canTalk: boolean;
}

export interface PlayerSeen {
  readonly id: string;
  readonly name: string;
  readonly isAccount: boolean;
}

/** A player's standing in a game. */
export interface RatedPlayer {
  readonly player: string;
  readonly name: string;
  /** By Glicko-2: new players have 1500, give or take 350. */
  readonly rating: number;
  readonly deviation: number;
  /** Rated matches so far. */
  readonly games: number;
}

/** A seat as everybody sees it. */
export interface SeatSeen {
  readonly seat: string;
  /** Null while nobody holds it. */
  readonly player: PlayerSeen | null;
  readonly bot: string | null;
  /** The player's page is connected. */
  readonly isPresent: boolean;
  /** When the player's last page was closed, by the server's clock; null while one is open. */
  readonly awaySince: number | null;
  /** The player has left for good; a bot plays on. */
  readonly isGone: boolean;
  readonly clock: ClockSeen | null;
}

export interface ClockSeen {
  /** Milliseconds in the bank at the time of this message. */
  readonly bank: number;
  /** When the wait for this seat began, by the server's clock; null while nobody waits for it. */
  readonly since: number | null;
  /** When its time runs out. */
  readonly due: number | null;
}

/** An offer that waits for an answer. */
export interface OfferSeen {
  readonly id: string;
  readonly seat: string;
  readonly kind: 'draw' | 'back' | 'call off' | 'go on';
  /** Number of entries to go back to. */
  readonly back: number | null;
}

/** A challenge or a match, for lists. */
export interface Offered {
  readonly match: string;
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly phase: 'open' | 'dealt' | 'running' | 'held' | 'over' | 'gone';
  readonly pace: Pace;
  readonly isRated: boolean;
  /** The replay will stand in the archive for everybody. */
  readonly isPublished: boolean;
  readonly canTalk: boolean;
  readonly seats: readonly SeatSeen[];
  /** Seats that have to choose. */
  readonly waiting: readonly string[];
  readonly length: number;
  /** Number of entries whoever asks has seen, -1 if not even that their challenge was taken; null without a seat. */
  readonly seen: number | null;
  /** People who watch without a seat. */
  readonly watchers: number;
  /** The match that this one repeats with the sides changed. */
  readonly rematchOf: string | null;
  readonly outcome: Outcome | null;
  readonly created: number;
  readonly changed: number;
}

/** A browser that can play as its player. */
export interface DeviceSeen {
  readonly id: string;
  /** The browser's own description. */
  readonly label: string;
  readonly created: number;
  /** When it was here last, to the hour. */
  readonly seen: number;
  /** The one that asks. */
  readonly isThis: boolean;
}

export type PasskeySeen = Omit<DeviceSeen, 'isThis'>;

/** When a player wants to be told of a turn: on every one, when it has not been looked at for a minute, or never. */
export type When = 'always' | 'away' | 'never';

export interface NoticeWish {
  /** By the browser's own push service. */
  readonly push: When;
  /** In the feed with the secret address. */
  readonly feed: When;
}

/** Everything about a player's notices. */
export interface TurnNotices extends NoticeWish {
  /** Public key of the server, which a browser subscribes with. */
  readonly pushKey: string;
  /** Browsers that are told. */
  readonly devices: number;
  readonly hasFeed: boolean;
}

/** A line of the seats' talk. */
export interface Talk {
  readonly n: number;
  readonly seat: string;
  readonly text: string;
  readonly at: number;
}

/** Reasons nothing was done. */
export interface WireError {
  readonly error: 'unreadable' | 'refused' | 'stale' | 'not yours' | 'unknown' | 'too fast' | 'closed' | 'defect';
  /** For a person, where the kind alone does not say it. */
  readonly detail?: string;
  /** A rule of the game and its facts. */
  readonly rule?: string;
  readonly facts?: Readonly<Record<string, unknown>>;
  /** Number of entries now. */
  readonly n?: number;
}

export interface Bye {
  readonly bye: 'newer app' | 'older app' | 'restart' | 'too many' | 'ended';
  /** Milliseconds to wait before coming back, so that not all come at once. */
  readonly back: number | null;
}

/** Answer to a call: what it asked for, the entry it made, or the reason nothing was done. */
type Answer =
  | { readonly call: number; readonly done: { readonly n: number } }
  | { readonly call: number; readonly value: unknown }
  | ({ readonly call: number } & WireError);

/** Everything a server says over a socket. */
export type Message =
  | Answer
  | { readonly whole: Whole }
  | { readonly frame: Frame }
  | { readonly talk: { readonly match: string; readonly lines: readonly Talk[] } }
  | { readonly seats: { readonly match: string; readonly seats: readonly SeatSeen[]; readonly watchers: number } }
  /** Somebody wants to play again with the sides changed. */
  | { readonly rematch: { readonly match: string; readonly rematch: string } }
  | { readonly offers: { readonly match: string; readonly offers: readonly OfferSeen[] } }
  | {
      readonly lobby: {
        readonly open: readonly Offered[];
        readonly mine: readonly Offered[];
        readonly watch: readonly Offered[];
        readonly here: number;
      };
    }
  | Bye;
