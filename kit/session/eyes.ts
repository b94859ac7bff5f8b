import type { AnyGame, GameTypes, LogEntry, Match, ViewOf } from '@kurgan/engine';
import type { Choice, LogLine, Moment } from './moment.ts';

/** Every hand at once. */
export const ALL = '*';

/** Through whose eyes a match is looked at: a seat's, a bystander's (null), or everybody's (`ALL`). */
export type Eyes = string | null;

/** What these eyes see of the state. Nobody sees the sealed room. */
function viewBy(match: Match<GameTypes>, eyes: Eyes): ViewOf<GameTypes> {
  if (eyes !== ALL) return match.view(eyes);
  const { open, private: rooms, flow } = match.state;
  return { open, private: rooms, flow };
}

/** The moment as these eyes see it, with nothing to choose. */
export function stillMoment(match: Match<GameTypes>, eyes: Eyes): Moment {
  const { game } = match;
  const view = viewBy(match, eyes);
  const now = match.outcome === null ? game.now(view) : null; // given up, it ends in the middle of a step
  return {
    made: match.length,
    since: Math.max(0, match.length - 1),
    seat: eyes === ALL ? null : eyes,
    curtain: null,
    view,
    waiting: match.waiting,
    now: now && {
      step: now.step,
      rule: now.rule,
      verbs: now.verbs.map((verb) => ({ verb, parameters: game.notation.parameters(verb) })),
    },
    choices: [],
    undoable: 0,
    redoable: 0,
    outcome: match.outcome,
  };
}

export function choiceOf({ notation }: AnyGame, action: GameTypes['action']): Choice {
  const [verb = '', ...words] = notation.words(action);
  const names = notation.parameters(verb);
  return {
    text: [verb, ...words].join(' '),
    verb,
    words: Object.fromEntries(names.map((name, i) => [name, words[i] ?? ''])),
  };
}

/** The log as these eyes may read it, in words, from a number of actions on. */
export function logBy(match: Match<GameTypes>, eyes: Eyes, from = 0): LogLine[] {
  const entries: readonly LogEntry<GameTypes>[] = eyes === ALL ? match.wholeLog(from) : match.log(eyes, from);
  return entries.map(({ after, event }) => ({
    after,
    text: match.game.narrate(event),
    rule: 'rule' in event && typeof event.rule === 'string' ? event.rule : '',
    event,
  }));
}
