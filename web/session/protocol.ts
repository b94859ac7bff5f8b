import type { Odds, OptionValue, Term } from '@kurgan/engine';
import type { Eyes, Gamble, Hint, LogLine, Moment, Offer, Players, Still, WhyNot } from '@kurgan/host';
import type { MatchInfo } from './match-info.ts';
import type { Functions } from './rpc.ts';
import type { Unsaved } from './trouble.ts';

/** Update for a page: the moment, and the log from an entry on. */
export interface Update {
  readonly moment: Moment;
  /** The seat whose player must sit down first; the moment is a bystander's until then. */
  readonly curtain: string | null;
  readonly log: { readonly from: number; readonly lines: readonly LogLine[] };
  /** The reason it could not be stored; null when it is safe. */
  readonly unsaved: Unsaved | null;
  readonly offers: readonly Offer[];
  /** The match had gone on without this page: nothing was done, this is where it stands, and these lines are new. */
  readonly missed: readonly LogLine[] | null;
}

export interface Opened extends Update {
  readonly info: MatchInfo;
  /** Other rules have led it further than it is here: it can be read, but not played. */
  readonly isHeld: boolean;
}

/** Calls for playing a match: all that a first board needs. */
export interface Calls {
  start(
    game: string,
    scenario: string,
    options: Readonly<Record<string, OptionValue>>,
    seed: string,
    players: Players,
  ): Opened;
  /** Game of a match; null when unknown. Answers before the rules are loaded. */
  gameOf(id: string): string | null;
  /** Opening a match on a shared screen lowers the curtain. */
  open(id: string): Opened;
  /** The player for whom the curtain waits has sat down. */
  lift(id: string, seat: string): Update;
  /** An action of a player who has seen a number of entries. */
  act(id: string, action: string, seen: number): Update | { readonly whyNot: WhyNot };
  undo(id: string): Update;
  redo(id: string): Update;
  why(id: string, action: string): WhyNot | null;
  odds(id: string, actions: readonly string[]): readonly (Odds | null)[];
}

/** Less frequent calls. */
export interface LaterCalls {
  /** The match of a lesson: where it was left, or from its beginning. It is not among the matches of the lists. */
  lesson(game: string, scenario: string, seed: string, isAgain: boolean, players: Players): Opened;
  /** The other seat's action in a lesson's script. */
  reply(id: string, seat: string, action: string): Update;
  /** Reads a match file and keeps it as a match of its own; `left` entries of it were made by other rules and are left out. */
  take(text: string): Opened & { readonly left: number };
  /** A new match that begins as this one did, up to a number of entries. Not of one that is being played: it would tell what comes. */
  branch(id: string, made: number): Opened;
  /** Through other eyes than those at the screen only where nothing needs to be hidden. */
  at(id: string, made: number, eyes?: Eyes): Still;
  /** Other eyes for whoever watches a match that only bots play. */
  look(id: string, eyes: Eyes): Update;
  /** The player at the screen gives up. */
  resign(id: string): Update;
  order(id: string, kind: string, until: Term): Update;
  /** Offers a draw to whoever shares the screen. */
  offer(id: string): Update;
  answer(id: string, isAccepted: boolean): Update;
  /** A match as a bystander sees it, and who is to choose. */
  glance(id: string): Pick<Moment, 'view' | 'waiting'> & { readonly players: Players };
  review(id: string): readonly Gamble[];
  file(id: string): string;
}

/** Prefixes of calls that take a bot's time: they run beside other calls and report progress. */
export interface BotCalls {
  /** A bot that is to choose thinks, and acts as soon as it may; null when none did. */
  botMove(id: string): Update | null;
  /** The page has shown what happened before: the bot may act. */
  botMay(id: string): void;
  /** The best so far will do. */
  botNow(id: string): void;
  botHint(id: string): Hint | null;
}

export type AllCalls = Calls & LaterCalls & BotCalls;
export type CallName = keyof AllCalls;

/** The same calls, answered in time. */
export type Promised<C extends Functions<C>> = {
  [Name in keyof C]: (...values: Parameters<C[Name]>) => Promise<ReturnType<C[Name]>>;
};
