import {
  type AnyGame,
  type GameTypes,
  type LogEntry,
  narrateEvent,
  type Orders,
  type Outcome,
  type ViewOf,
} from '@kurgan/engine';
import type { Choice, LogLine, Moment } from './moment.ts';

/** All hands at once. */
export const ALL = '*';

/** The eyes watching a match: a seat's, a spectator's (null), or everyone's (`ALL`). */
export type Eyes = string | null;

/** A match as some eyes see it: everything a moment is made from. It comes from a match here, or later over a wire. */
export interface Seen {
  readonly game: AnyGame;
  readonly eyes: Eyes;
  readonly view: ViewOf<GameTypes>;
  readonly made: number;
  readonly waiting: readonly string[];
  readonly outcome: Outcome | null;
  readonly orders: Orders;
}

/** The moment without any choices. */
export function stillMoment({ game, eyes, view, made, waiting, outcome, orders }: Seen): Moment {
  const now = outcome === null ? game.now(view) : null; // a resigned match ends in the middle of a step
  return {
    made,
    since: Math.max(0, made - 1),
    hasActed: false,
    seat: eyes === ALL ? null : eyes,
    view,
    waiting,
    ...(game.seatsSwapped?.(view) === true ? { isSwapped: true } : {}),
    now: now && {
      step: now.step,
      rule: now.rule,
      verbs: now.verbs.map((verb) => ({ verb, parameters: game.notation.parameters(verb) })),
      window: now.window,
    },
    orders,
    choices: [],
    undoable: 0,
    redoable: 0,
    outcome,
  };
}

/** A seat's legal actions, from what it sees. */
export const choicesOf = ({ game, view, outcome }: Seen, seat: string): Choice[] =>
  outcome === null ? game.legal(view, seat).map((action) => choiceOf(game, action)) : [];

function choiceOf({ notation }: AnyGame, action: GameTypes['action']): Choice {
  const [verb = '', ...words] = notation.words(action);
  const names = notation.parameters(verb);
  return {
    text: [verb, ...words].join(' '),
    verb,
    words: Object.fromEntries(names.map((name, i) => [name, words[i] ?? ''])),
  };
}

/** Entries of a long match that are told line by line. More than any single game has. */
const RECENT = 1000;

/** The log after so many entries as a table needs it, in words: what is long past shrinks to its landmarks. */
export function digestOf(game: AnyGame, entries: readonly LogEntry<GameTypes>[], made: number): LogLine[] {
  const { landmarks } = game;
  const recent = made - RECENT;
  if (landmarks === undefined || recent <= 0) return linesOf(game, entries);
  return linesOf(
    game,
    entries.filter(({ after, event }) => after > recent || landmarks.includes(event.event)),
  );
}

/** Log entries in words. */
export const linesOf = (game: AnyGame, entries: readonly LogEntry<GameTypes>[]): LogLine[] =>
  entries.map(({ after, event }) => ({
    after,
    text: narrateEvent(game, event),
    rule: 'rule' in event && typeof event.rule === 'string' ? event.rule : '',
    event,
  }));
