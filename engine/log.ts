import type { Game } from './game.ts';
import type { Ending, Term } from './journal.ts';
import type { GameTypes } from './state.ts';
import type { More } from './steps.ts';

/** End of a match, or a standing order, as everybody reads it. */
export type MatchNote =
  | { readonly event: 'ended'; readonly seat: string; readonly how: Ending }
  | { readonly event: 'ordered'; readonly seat: string; readonly kind: string; readonly until: Term };

/** Something that happened to the match rather than in the game. */
export type MatchEvent<E> =
  | MatchNote
  | {
      readonly event: 'takenBack';
      readonly seat: string;
      /** True if everyone agreed to go back, even past dice. */
      readonly agreed: boolean;
      readonly count: number;
      /** The first log lines that were taken back. */
      readonly was: readonly E[];
    };

/** A log line as a given reader sees it. */
export interface LogEntry<G extends GameTypes> {
  /** Number of the journal entry that caused it; 0 is the setup. */
  readonly after: number;
  readonly event: G['event'] | MatchEvent<G['event']>;
}

/** A log line in storage: the public part, and more for some seats. */
export type LogRecord<G extends GameTypes> =
  | { readonly after: number; readonly event: G['event']; readonly more?: More<G> }
  | {
      readonly after: number;
      readonly takenBack: { readonly seat: G['seat']; readonly agreed: boolean; readonly count: number };
      readonly was: readonly LogRecord<G>[];
    }
  | { readonly after: number; readonly note: MatchNote };

/** The log as some seats together read it, from a given entry on; with no seats, the public log. */
export function readRecords<G extends GameTypes>(
  records: readonly LogRecord<G>[],
  seats: readonly G['seat'][],
  from: number,
): LogEntry<G>[] {
  let first = records.length;
  while (first > 0 && (records[first - 1]?.after ?? 0) >= from) first--;
  return records.slice(first).map((record) => readRecord(record, seats));
}

function readRecord<G extends GameTypes>(record: LogRecord<G>, seats: readonly G['seat'][]): LogEntry<G> {
  const { after } = record;
  if ('note' in record) return { after, event: record.note };
  if ('takenBack' in record) {
    const was = record.was.flatMap((each) => ('event' in each ? [eventFor(each, seats)] : []));
    return { after, event: { event: 'takenBack', ...record.takenBack, was } };
  }
  return { after, event: eventFor(record, seats) };
}

const eventFor = <G extends GameTypes>(
  { event, more }: { readonly event: G['event']; readonly more?: More<G> },
  seats: readonly G['seat'][],
): G['event'] => (more === undefined ? event : Object.assign({}, event, ...seats.map((seat) => more[seat])));

/** Maximum number of taken-back lines that the log repeats. */
export const TOLD_AGAIN = 3;

const isMatchEvent = <G extends GameTypes>(event: LogEntry<G>['event']): event is MatchEvent<G['event']> =>
  event.event === 'takenBack' || event.event === 'ended' || event.event === 'ordered';

export function narrateEvent<G extends GameTypes>(game: Game<G>, event: LogEntry<G>['event']): string {
  if (!isMatchEvent<G>(event)) return game.narrate(event);
  const names: Readonly<Record<string, string>> = game.seatNames;
  const name = names[event.seat] ?? event.seat;
  switch (event.event) {
    case 'takenBack': {
      const { count, was, agreed } = event;
      const what = was.slice(0, TOLD_AGAIN).map((each) => game.narrate(each));
      const actions = count === 1 ? 'an action' : `${count} actions`;
      const over = count === 0 ? '' : `, over ${actions}`;
      const how = agreed ? `${name} goes back, as agreed${over}` : `${name} takes back ${actions}`;
      return what.length === 0 ? `${how}.` : `${how}: ${what.join(' ')}${was.length > TOLD_AGAIN ? ' ...' : ''}`;
    }
    case 'ended':
      return {
        resign: `${name} resigns.`,
        draw: 'Both sides agree on a draw.',
        time: `${name} has run out of time.`,
      }[event.how];
    case 'ordered': {
      const windows = game.windowNames?.[event.kind] ?? `${event.kind} windows`;
      return {
        turn: `${name} passes all ${windows} until its next turn.`,
        told: `${name} passes all ${windows} until further notice.`,
        off: `${name} no longer passes all ${windows}.`,
      }[event.until];
    }
  }
}
