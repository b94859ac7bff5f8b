import type { Game } from './game.ts';
import type { Entry, Journal } from './journal.ts';
import { canonical } from './json.ts';
import type { Match } from './match.ts';
import { refusalText } from './refusal.ts';
import { type JournalFault, journalFaultText, replayMatch } from './replay.ts';
import type { GameTypes } from './state.ts';

/** A point where the rules at hand lead elsewhere than those a match was played under. */
export interface Difference {
  /** Number of the entry, counted from 1; 0 is the journal's head. */
  readonly at: number;
  readonly text: string;
}

/** A match played again by the rules at hand, whatever rules it was played under. */
export interface Shadow<G extends GameTypes> {
  readonly differences: readonly Difference[];
  /** As far as the rules could play it. */
  readonly match: Match<G> | null;
}

/** Maximum number of differing places told per state. */
const TOLD = 8;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Dotted paths where two plain values differ, as deep as possible. */
export function differingPaths(one: unknown, other: unknown, path = ''): string[] {
  if (canonical(one) === canonical(other)) return [];
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return [path];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) =>
    differingPaths(Reflect.get(one, key), Reflect.get(other, key), path === '' ? key : `${path}.${key}`),
  );
}

/** The fault of a match in words that reveal nothing about a sealed one. */
export function faultText(fault: JournalFault, isSealed: boolean): string {
  if (!isSealed) return journalFaultText(fault);
  return `${fault.error}${fault.at > 0 ? ` at entry ${fault.at}` : ''}`;
}

/** Reason the rules refuse an entry. For a sealed match it quotes neither words nor facts. */
function whyRefused<G extends GameTypes>(match: Match<G>, entry: Entry | undefined, isSealed: boolean): string | null {
  if (entry === undefined || !('action' in entry)) return null;
  const what = isSealed ? 'the action' : `"${entry.seat}: ${entry.action}"`;
  const action = match.game.notation.parse(entry.action);
  if (!action.ok) return `${what} is not an action anymore`;
  const seat = match.game.seats.find((each) => each === entry.seat);
  const refusal = seat === undefined ? null : match.refuse(seat, action.value);
  return refusal === null ? null : `${what} is refused by ${isSealed ? refusal.rule : refusalText(refusal)}`;
}

/** Places where two states differ. For a sealed match it names only the room, unless everyone sees into it. */
function whereTheyDiffer(stored: unknown, now: unknown, isSealed: boolean): string | null {
  const paths = differingPaths(stored, now);
  if (paths.length === 0) return null;
  const places = paths.map((path) => (isSealed && !/^(?:open|flow)\b/.test(path) ? path.replace(/\..*/, '') : path));
  const told = [...new Set(places)];
  const more = told.length > TOLD ? `, and ${told.length - TOLD} more` : '';
  return `the state differs at ${told.slice(0, TOLD).join(', ')}${more}`;
}

/** Plays a journal by the rules at hand and finds every point where they lead elsewhere than its snapshots and entries. */
export function shadowMatch<G extends GameTypes>(
  game: Game<G>,
  journal: Journal,
  isSealed: boolean,
  /** A quicker way to see that a state is the same, if there is one. */
  isSame: (after: number, match: Match<G>) => boolean = () => false,
): Shadow<G> {
  const bare: Journal = { ...journal, snapshots: [] };
  const whole = replayMatch(game, bare);
  const reached = whole.ok ? whole : replayMatch(game, bare, whole.error.at - 1);
  const match = reached.ok ? reached.value : null;
  const differences: Difference[] = [];
  for (const { after, state } of journal.snapshots) {
    if (match === null || after > match.length || isSame(after, match)) continue;
    const places = whereTheyDiffer(state, match.at(after).state, isSealed);
    if (places !== null) differences.push({ at: after, text: `entry ${after}: ${places}` });
  }
  if (whole.ok) return { differences, match };
  const { at } = whole.error;
  const refused = match === null ? null : whyRefused(match, journal.entries[at - 1], isSealed);
  const text = refused === null ? faultText(whole.error, isSealed) : `entry ${at}: ${refused}`;
  return { differences: [...differences, { at, text }], match };
}
