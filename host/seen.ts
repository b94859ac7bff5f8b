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

/** Every hand at once. */
export const ALL = '*';

/** Through whose eyes a match is looked at: a seat's, a bystander's (null), or everybody's (`ALL`). */
export type Eyes = string | null;

/** What some eyes see of a match: all that a moment is made of. A match gives it here; over a wire, so can what was sent. */
export interface Seen {
  readonly game: AnyGame;
  readonly eyes: Eyes;
  readonly view: ViewOf<GameTypes>;
  readonly made: number;
  readonly waiting: readonly string[];
  readonly outcome: Outcome | null;
  readonly orders: Orders;
}

/** The moment as it is seen, with nothing to choose. */
export function stillMoment({ game, eyes, view, made, waiting, outcome, orders }: Seen): Moment {
  const now = outcome === null ? game.now(view) : null; // given up, it ends in the middle of a step
  return {
    made,
    since: Math.max(0, made - 1),
    hasActed: false,
    seat: eyes === ALL ? null : eyes,
    view,
    waiting,
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

/** What a seat may do, from what it sees. */
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

/** Entries of the log in words. */
export const linesOf = (game: AnyGame, entries: readonly LogEntry<GameTypes>[]): LogLine[] =>
  entries.map(({ after, event }) => ({
    after,
    text: narrateEvent(game, event),
    rule: 'rule' in event && typeof event.rule === 'string' ? event.rule : '',
    event,
  }));
