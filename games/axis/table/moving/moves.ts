import { listed } from '@kurgan/engine';
import type { Controller, LogLine } from '@kurgan/kit';
import { EAST_BANK } from '../../data/places.ts';
import type { AxisEvent } from '../../rules/events.ts';
import { eventOf } from '../event-of.ts';
import { placeName, unitInWords, unitsInWords } from '../words/names.ts';

/** Something a player did in this phase, which can be taken back by itself. */
export interface Made {
  /** The place of its first line in the log. */
  readonly line: number;
  readonly text: string;
  /** The actions that do it once more; null where the log doesn't tell them all. */
  readonly actions: readonly string[] | null;
}

/** A line of its own, or null for what only follows from another. */
function madeBy(event: AxisEvent): Omit<Made, 'line'> | null {
  switch (event.event) {
    case 'moved': {
      const { side, count, kind, from, to } = event;
      return {
        text: `${placeName(from)} → ${placeName(to)}: ${unitsInWords(side, kind, count)}`,
        actions: [`from ${from}`, `move ${count} ${kind} ${to}`],
      };
    }
    case 'blitzed': {
      const { from, through, to, mechanized } = event;
      return {
        text: `${placeName(from)} → ${placeName(to)}: Blitz through ${placeName(through)}`,
        actions: [`from ${from}`, `blitz ${mechanized ? 'mechanized' : 'alone'} ${through} ${to}`],
      };
    }
    case 'flew': {
      const { side, kind, mission, from, to, tokens, passenger } = event;
      const order = {
        attack: `attack ${kind} ${to}`,
        relocate: `relocate ${kind} ${to}`,
        drop: `drop ${to}`,
        landing: `supply ${tokens} ${to}`,
        airlift: `airlift ${passenger} ${to}`,
        hover: null,
        intercept: null,
      }[mission];
      const cargo = passenger ?? (tokens > 0 ? 'token' : null);
      const load =
        cargo === null
          ? ''
          : ` with ${cargo === 'token' ? unitsInWords(side, cargo, tokens) : unitInWords(side, cargo)}`;
      return {
        text: `${placeName(from)} → ${placeName(to)}: ${unitsInWords(side, kind, 1)}${load}`,
        actions: order === null ? null : [`from ${from}`, order],
      };
    }
    case 'left':
      return { text: `${listed(event.from.map(placeName))} → ${placeName(event.to)}: a pair`, actions: null };
    case 'lurked':
      return { text: `${placeName(event.from)}: an ambush`, actions: null };
    case 'emerged':
      return {
        text: `Ambush Site → ${placeName(event.to)}`,
        actions: [`emerge ${event.site} ${event.to}`],
      };
    case 'loaded':
      return {
        text: `${unitInWords('allies', event.cargo)} aboard at ${placeName(event.crossing)}`,
        actions: [`from ${EAST_BANK}`, `load ${event.cargo} ${event.crossing}`],
      };
    case 'offloaded':
      return {
        text: `${unitInWords('allies', event.cargo)} lands in ${placeName(event.to)}`,
        actions: [`offload ${event.crossing}`],
      };
    case 'shifted':
      return {
        text: `${placeName(event.from)} → ${placeName(event.to)}: ${unitInWords(event.side, event.kind)}`,
        actions: [`from ${event.from}`, `shift ${event.kind} ${event.to}`],
      };
    case 'bought':
      return {
        text: `${placeName(event.zone)}: ${unitInWords(event.side, event.what)}`,
        actions: [`buy ${event.what} ${event.zone}`],
      };
    case 'boughtFerry':
      return { text: `A ferry for ${placeName(event.crossing)}`, actions: [`ferry ${event.crossing}`] };
    default:
      return null;
  }
}

const headOf = (text: string): string => text.slice(0, text.indexOf(':'));

/** Two entries of the same way in one. */
function joined(first: Made, { text, actions }: Omit<Made, 'line'>): Made {
  return {
    line: first.line,
    text: `${first.text}, ${text.slice(text.indexOf(':') + 2)}`,
    actions: first.actions === null || actions === null ? null : [...first.actions, ...actions],
  };
}

/** Everything done since the card was turned; units that went the same way one after the other are one entry. */
export function movesOf(log: readonly LogLine[]): readonly Made[] {
  const start = log.findLastIndex((line) => line.event.event === 'card') + 1;
  const moves: Made[] = [];
  for (const [i, line] of log.slice(start).entries()) {
    const made = madeBy(eventOf(line));
    const last = moves.at(-1);
    if (made === null) continue;
    if (last !== undefined && made.text.includes(' → ') && headOf(last.text) === headOf(made.text))
      moves[moves.length - 1] = joined(last, made);
    else moves.push({ line: start + i, ...made });
  }
  return moves;
}

/**
 * Takes back one entry. The journal goes back to it, and what was done after it is done again, as far as it still can be;
 * where the log doesn't tell all of that, it stays undone.
 */
export async function takeBack({ session, doAll }: Pick<Controller, 'session' | 'doAll'>, made: Made): Promise<void> {
  const later = movesOf(session.log.value).filter(({ line }) => line > made.line);
  for (;;) {
    const { undoable } = session.moment.value;
    if (session.log.value.length <= made.line || undoable === 0) break;
    await session.undo();
    if (session.moment.value.undoable >= undoable) break;
  }
  if (later.every(({ actions }) => actions !== null)) await doAll(later.flatMap(({ actions }) => actions ?? []));
}
