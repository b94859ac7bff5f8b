import { capital } from '@kurgan/engine';
import type { LogLine } from '@kurgan/kit';
import { RECRUITMENT_TILES } from '../data/recruitment.ts';
import { seatOf, totalOf, unitCalled } from '../rules/counters.ts';
import type { HeroesEvent } from '../rules/events.ts';
import { NONE, type View } from '../rules/state.ts';
import { TILE_NAMES } from '../rules/unit-names.ts';
import { eventOf } from './event-of.ts';
import { SIDE_NAMES, typeOf, unitTitle } from './words/names.ts';

const HANDLE = /\b[sgt]\d+\b/g;
/** More lines than any panel shows are left as the rules tell them. */
const NAMED = 400;

/** Squares of units by their handles. */
type Squares = Map<string, string>;

/** Keeps the squares up to date by what a line tells. */
export function follow(squares: Squares, event: HeroesEvent): void {
  switch (event.event) {
    case 'deployed':
      squares.set(event.unit, event.at);
      break;
    case 'moved':
    case 'retreated':
    case 'advanced':
    case 'settled':
      squares.set(event.unit, event.to);
      break;
    case 'boarded':
    case 'captured':
    case 'left':
    case 'destroyed':
      squares.delete(event.unit);
      break;
  }
}

/** `Maxim Team`, `concealed Soviet unit`. */
function nameOf(view: View, unit: number): string {
  const isHidden = typeOf(view, unit) === null;
  return isHidden ? `concealed ${SIDE_NAMES[seatOf(view.open, unit)]} unit` : unitTitle(view, unit);
}

/** Names that one unit alone bears need no square. */
function namesInUse(view: View): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (let unit = 0; unit < totalOf(view.open); unit++) {
    const name = nameOf(view, unit);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** `62nd Army Forward Post` for a token that lies on a recruitment tile. */
function tileName({ open }: View, event: HeroesEvent, handle: string): string {
  const tile = 'seat' in event && event.seat !== null ? open.army[event.seat][TILE_NAMES.indexOf(handle)] : undefined;
  return tile === undefined ? handle : RECRUITMENT_TILES[tile.tile].name;
}

/** A sentence of the rules with names for handles; of units that look the same it says where they stood. */
function named(
  view: View,
  event: HeroesEvent,
  text: string,
  squares: Squares,
  inUse: ReadonlyMap<string, number>,
): string {
  const names = new Set<string>();
  const told = text.replace(HANDLE, (handle) => {
    if (handle.startsWith('t')) return tileName(view, event, handle);
    const unit = unitCalled(view.open, handle);
    if (unit === NONE) return handle;
    const name = event.event === 'spotted' ? 'concealed unit' : nameOf(view, unit);
    names.add(name);
    const square = squares.get(handle);
    const isTold = square === undefined || text.split(/[ .,:]/).includes(square);
    return isTold || inUse.get(name) === 1 ? name : `${name} at ${square}`;
  });
  // The rules put the name behind a handle where it has just been shown.
  return capital([...names].reduce((so, name) => so.replaceAll(` (${name})`, ''), told));
}

/** The lines with names for handles, as far as this view knows them. */
export function namedLines(view: View, log: readonly LogLine[]): readonly LogLine[] {
  const squares: Squares = new Map();
  const inUse = namesInUse(view);
  return log.map((line, i) => {
    const event = eventOf(line);
    const text = log.length - i > NAMED ? line.text : named(view, event, line.text, squares, inUse);
    follow(squares, event);
    return { ...line, text };
  });
}

/** Moves of one unit, one after the other, are one line. */
export function joinedMoves(lines: readonly LogLine[]): readonly LogLine[] {
  const joined: LogLine[] = [];
  let mover: string | null = null;
  for (const line of lines) {
    const event = eventOf(line);
    const before = joined.at(-1);
    if (event.event === 'moved' && before !== undefined && mover === event.unit)
      joined.splice(-1, 1, { ...line, text: before.text.replace(/ to \S+\.$/, ` to ${event.to}.`) });
    else joined.push(line);
    mover = event.event === 'moved' ? event.unit : null;
  }
  return joined;
}

/** Passing is nothing to tell. */
const isTold = ({ event: { event } }: LogLine): boolean => event !== 'passed';

/** The log as a player would tell it. */
export const told = (view: View, log: readonly LogLine[]): readonly LogLine[] =>
  joinedMoves(namedLines(view, log.filter(isTold)));
