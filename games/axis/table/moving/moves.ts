import { listed } from '@kurgan/engine';
import type { Controller, LogLine } from '@kurgan/kit';
import { EAST_BANK } from '../../data/places.ts';
import type { Side } from '../../data/zones.ts';
import type { AxisEvent } from '../../rules/events.ts';
import { eventOf } from '../event-of.ts';
import { placeName, unitInWords, unitsInWords } from '../words/names.ts';
import type { Piece } from './plan.ts';

/** Something a player did in this phase, which can be taken back by itself. */
export interface Made {
  /** The place of its first line in the log. */
  readonly line: number;
  readonly text: string;
  /** Units that went this way, so that others can join them; null where there is only the text. */
  readonly party: Party | null;
  /** The actions that do it once more; null where the log doesn't tell them all. */
  readonly actions: readonly string[] | null;
}

interface Party {
  readonly side: Side;
  /** `Kalach → Vertyachii`. */
  readonly way: string;
  readonly units: ReadonlyMap<Piece, number>;
}

const partyText = ({ side, way, units }: Party): string =>
  `${way}: ${[...units].map(([piece, count]) => unitsInWords(side, piece, count)).join(', ')}`;

/** Units on their way from one place to another. */
function gone(side: Side, from: string, to: string, units: ReadonlyMap<Piece, number>, actions: readonly string[]) {
  const party: Party = { side, way: `${placeName(from)} → ${placeName(to)}`, units };
  return { text: partyText(party), party, actions };
}

/** A line of its own, or null for what only follows from another. */
function madeBy(event: AxisEvent): Omit<Made, 'line'> | null {
  switch (event.event) {
    case 'moved': {
      const { side, count, kind, from, to } = event;
      return gone(side, from, to, new Map([[kind, count]]), [`from ${from}`, `move ${count} ${kind} ${to}`]);
    }
    case 'blitzed': {
      const { from, through, to, mechanized } = event;
      return {
        text: `${placeName(from)} → ${placeName(to)}: Blitz through ${placeName(through)}`,
        party: null,
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
      const cargo: Piece | null = passenger ?? (tokens > 0 ? 'token' : null);
      const units = new Map<Piece, number>([[kind, 1]]);
      if (cargo !== null) units.set(cargo, Math.max(1, tokens));
      return order === null
        ? { text: `${placeName(to)}: ${unitInWords(side, kind)}`, party: null, actions: null }
        : gone(side, from, to, units, [`from ${from}`, order]);
    }
    case 'left':
      return {
        text: `${listed(event.from.map(placeName))} → ${placeName(event.to)}: a pair`,
        party: null,
        actions: null,
      };
    case 'lurked':
      return { text: `${placeName(event.from)}: an ambush`, party: null, actions: null };
    case 'emerged':
      return {
        text: `Ambush Site → ${placeName(event.to)}`,
        party: null,
        actions: [`emerge ${event.site} ${event.to}`],
      };
    case 'loaded':
      return {
        text: `${unitInWords('allies', event.cargo)} aboard at ${placeName(event.crossing)}`,
        party: null,
        actions: [`from ${EAST_BANK}`, `load ${event.cargo} ${event.crossing}`],
      };
    case 'offloaded':
      return {
        text: `${unitInWords('allies', event.cargo)} lands in ${placeName(event.to)}`,
        party: null,
        actions: [`offload ${event.crossing}`],
      };
    case 'shifted':
      return gone(event.side, event.from, event.to, new Map([[event.kind, 1]]), [
        `from ${event.from}`,
        `shift ${event.kind} ${event.to}`,
      ]);
    case 'bought':
      return {
        text: `${placeName(event.zone)}: ${unitInWords(event.side, event.what)}`,
        party: null,
        actions: [`buy ${event.what} ${event.zone}`],
      };
    case 'boughtFerry':
      return { text: `A ferry for ${placeName(event.crossing)}`, party: null, actions: [`ferry ${event.crossing}`] };
    default:
      return null;
  }
}

/** Two entries of the same way in one; null where they are not. */
function joined({ line, party: first, actions: before }: Made, { party, actions }: Omit<Made, 'line'>): Made | null {
  if (first === null || party === null || first.way !== party.way || before === null || actions === null) return null;
  const units = new Map(first.units);
  for (const [piece, count] of party.units) units.set(piece, (units.get(piece) ?? 0) + count);
  const all = { ...first, units };
  return { line, text: partyText(all), party: all, actions: [...before, ...actions] };
}

/** Everything done since the card was turned; units that went the same way one after the other are one entry. */
export function movesOf(log: readonly LogLine[]): readonly Made[] {
  const start = log.findLastIndex((line) => line.event.event === 'card') + 1;
  const moves: Made[] = [];
  for (const [i, line] of log.slice(start).entries()) {
    const made = madeBy(eventOf(line));
    const last = moves.at(-1);
    if (made === null) continue;
    const both = last === undefined ? null : joined(last, made);
    if (both === null) moves.push({ line: start + i, ...made });
    else moves[moves.length - 1] = both;
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
