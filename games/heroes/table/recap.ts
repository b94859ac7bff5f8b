import type { BoardMark, LogLine, RecapStep, Story } from '@kurgan/kit';
import { squareCalled } from '../rules/areas.ts';
import { of, seatOf, unitCalled } from '../rules/counters.ts';
import type { HeroesEvent } from '../rules/events.ts';
import { square } from '../rules/field/squares.ts';
import { NONE, type Open } from '../rules/state.ts';
import { boundsOf } from './bounds.ts';
import { eventOf } from './event-of.ts';
import type { HeroesModel } from './model.ts';
import { joinedMoves, namedLines } from './told.ts';

/** Events that begin something new to tell: another unit acts, or a phase does. */
const BEGINS: ReadonlySet<HeroesEvent['event']> = new Set([
  'revealed',
  'activated',
  'reacted',
  'phase',
  'strike',
  'played',
]);
/** Told in the log alone. */
const QUIET: ReadonlySet<HeroesEvent['event']> = new Set([
  'passed',
  'phase',
  'tokens',
  'ready',
  'refilled',
  'supplied',
  'drew',
  'deployed',
  'faced',
  'flipped',
  'discarded',
  'placed',
  'bluffs',
  'idle',
]);
/** Things that a unit does by itself: those of the reader's units are no news. */
const DONE: ReadonlySet<HeroesEvent['event']> = new Set(['moved', 'advanced', 'boarded', 'fire', 'used', 'aimed']);
/** More units than these are told by their number. */
const MOST_MOVERS = 3;

/** The side that an event belongs to; null: nobody's. */
function doer(open: Open, event: HeroesEvent): string | null {
  if ('seat' in event) return event.seat;
  if ('unit' in event) return seatOf(open, unitCalled(open, event.unit));
  return null;
}

/** Tells a player what the enemy has done since the player's own last activation. */
export function recapOf(model: HeroesModel, log: readonly LogLine[], reader: string): Story {
  const open = model.open.value;
  const isOwn = (line: LogLine): boolean => {
    const event = eventOf(line);
    return BEGINS.has(event.event) && event.event !== 'phase' && doer(open, event) === reader;
  };
  const from = log.findLastIndex(isOwn);
  const lines = namedLines(model.view.value, log)
    .slice(from + 1)
    .filter((line) => {
      const event = eventOf(line);
      return !QUIET.has(event.event) && !(DONE.has(event.event) && doer(open, event) === reader);
    });
  const steps = chapters(lines).flatMap((chapter) => stepOf(model, chapter, reader) ?? []);
  return { steps };
}

/** Everything that can be drawn of these lines. */
export const marksOf = (model: HeroesModel, lines: readonly LogLine[]): readonly BoardMark[] =>
  lines.flatMap((line) => drawn(model, eventOf(line)));

function chapters(lines: readonly LogLine[]): readonly (readonly LogLine[])[] {
  const all: LogLine[][] = [];
  for (const line of lines) {
    if (BEGINS.has(eventOf(line).event) || all.length === 0) all.push([]);
    all.at(-1)?.push(line);
  }
  return all;
}

function stepOf(model: HeroesModel, lines: readonly LogLine[], reader: string): RecapStep | null {
  const [first, last] = [lines[0], lines.at(-1)];
  const isTheirs = lines.some((line) => {
    const who = doer(model.open.value, eventOf(line));
    return who !== null && who !== reader;
  });
  if (first === undefined || last === undefined || !isTheirs) return null;
  const movers = new Set(lines.map(eventOf).flatMap((event) => (event.event === 'moved' ? [event.unit] : [])));
  const isMarch = movers.size > MOST_MOVERS;
  const told = joinedMoves(lines)
    .filter((line) => !isMarch || eventOf(line).event !== 'moved')
    .map(({ text }) => text);
  if (isMarch) told.push(`${movers.size} units move.`);
  return {
    first: first.after,
    last: last.after,
    text: told.join(' '),
    rule: first.rule,
    marks: model.seat.value === null ? [] : onceEach(lines.flatMap((line) => drawn(model, eventOf(line)))),
  };
}

/** Consecutive moves join into one arrow where one ends and the next begins. */
function onceEach(marks: readonly BoardMark[]): readonly BoardMark[] {
  const all: BoardMark[] = [];
  for (const mark of marks) {
    const last = all.at(-1);
    const goesOn =
      last?.kind === 'moved' && mark.kind === 'moved' && last.to.x === mark.from?.x && last.to.y === mark.from?.y;
    if (goesOn) all.pop();
    all.push(goesOn && last?.from !== undefined ? { ...mark, from: last.from } : mark);
  }
  return all;
}

const ROLLS = {
  miss: 'miss',
  hit: 'hit',
  double: 'destroyed',
  suppressed: 'suppressed',
  destroyed: 'destroyed',
} as const;

/** Marks that an event leaves on the board. */
function drawn(
  { open: { value: open }, field: { value: field } }: HeroesModel,
  event: HeroesEvent,
): readonly BoardMark[] {
  const at = (name: string) => {
    const unit = unitCalled(open, name);
    const place = unit === NONE ? squareCalled(open, name.replace('*', '')) : of(open.units.at, unit);
    return place === NONE ? null : boundsOf(field, square(place));
  };
  const side = doer(open, event) ?? 'soviet';
  switch (event.event) {
    case 'moved':
    case 'retreated':
    case 'advanced': {
      const [from, to] = [at(event.from), at(event.to)];
      return from === null || to === null ? [] : [{ kind: 'moved', side, from, to }];
    }
    case 'attack': {
      const [from, to] = [at(event.unit), at(event.target)];
      const roll = `${event.dice.join(', ')}: ${ROLLS[event.outcome]}`;
      return from === null || to === null ? [] : [{ kind: 'fired', side, from, to, roll }];
    }
    case 'burst': {
      const to = at(event.target);
      return to === null ? [] : [{ kind: 'happened', side, to, roll: ROLLS[event.outcome] }];
    }
    case 'assault': {
      const to = at(event.at);
      return to === null ? [] : [{ kind: 'happened', side, to, roll: event.results.join(' : ') }];
    }
    case 'revealed':
    case 'spotted':
    case 'deployed': {
      const to = at(event.unit);
      return to === null ? [] : [{ kind: 'happened', side, to }];
    }
    default:
      return [];
  }
}
