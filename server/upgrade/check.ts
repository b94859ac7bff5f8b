import {
  type AnyGame,
  type Difference,
  type GameTypes,
  type Journal,
  type Match,
  replayMatch,
  shadowMatch,
} from '@kurgan/engine';
import type { Games } from '../games.ts';
import { SNAPSHOT_EVERY } from '../matches/consequences.ts';
import { journalOf } from '../matches/reopen.ts';
import { isMark, markOf } from '../matches/room-text.ts';
import { entryFrom, matchFrom, movedTo, readStored, type Stored, type StoredMatch } from '../matches/stored.ts';
import type { Database, Row } from '../store/database.ts';

/** A match that the rules at hand lead elsewhere. */
export interface ChangedMatch {
  readonly stored: Stored;
  /** Number of the first entry that differs. */
  readonly at: number;
  /** In words that tell nothing hidden. */
  readonly text: string;
}

export interface Checked {
  readonly equal: readonly { readonly match: StoredMatch; readonly version: string }[];
  readonly changed: readonly ChangedMatch[];
  /** Entries played through, and the seconds it took. */
  readonly entries: number;
  readonly seconds: number;
}

/** The mark of the state after an entry, by its number; null if it has none that tells anything. */
type Marks = (n: number) => string | null;

const marksIn =
  (rows: readonly Row[]): Marks =>
  (n) => {
    const row = rows[n - 1];
    const mark = Number(row?.n) === n ? String(row?.mark) : '';
    return isMark(mark) ? mark : null;
  };

async function readSnapshots(database: Database, id: string): Promise<Journal['snapshots']> {
  const rows = await database.read('SELECT n, state FROM snapshot WHERE match = $1 ORDER BY n', id);
  return rows.map(({ n, state }) => ({ after: Number(n), state: JSON.parse(String(state)) as unknown }));
}

const isMarked = (marks: Marks, match: Match<GameTypes>, n: number): boolean => {
  const mark = marks(n);
  return mark !== null && mark === markOf(n === match.length ? match.state : match.at(n).state);
};

/** The first entry that leads elsewhere: between the last state that agrees and the first that doesn't. */
function firstOther(match: Match<GameTypes>, marks: Marks, journal: Journal, found: Difference): Difference {
  const before = journal.snapshots.map(({ after }) => after).filter((after) => after < found.at);
  for (let n = (before.at(-1) ?? 0) + 1; n < found.at && n <= match.length; n++) {
    if (marks(n) !== null && !isMarked(marks, match, n)) {
      return { at: n, text: `entry ${n}: it leads to another state (${found.text})` };
    }
  }
  return found;
}

/** The entry at which the rules break down, if they do. */
function crashOf(game: AnyGame, journal: Journal): Difference {
  const plays = (to: number): boolean => {
    try {
      replayMatch(game, { ...journal, snapshots: [] }, to);
      return true;
    } catch {
      return false;
    }
  };
  let [from, to] = [0, journal.entries.length];
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if (plays(middle)) from = middle;
    else to = middle;
  }
  return { at: to, text: `entry ${to}: the rules break down` };
}

/** The first difference of a match, even if the rules break down over it. */
function differenceIn(game: AnyGame, journal: Journal, marks: Marks): Difference | null {
  try {
    return differenceOf(game, journal, marks);
  } catch {
    return crashOf(game, journal);
  }
}

/** The first difference between a match and what the rules at hand make of its entries; null if there is none. */
function differenceOf(game: AnyGame, journal: Journal, marks: Marks): Difference | null {
  const { differences, match } = shadowMatch(game, journal, true, (n, played) => isMarked(marks, played, n));
  const [found] = differences;
  if (found !== undefined) return match === null ? found : firstOther(match, marks, journal, found);
  const last = journal.entries.length;
  if (match === null || marks(last) === null || isMarked(marks, match, last)) return null;
  return firstOther(match, marks, journal, { at: last, text: `entry ${last}: it leads to another state` });
}

/** True if the rules at hand surely lead to the same states: the marks of all snapshots and of the end are there and equal. */
function isSurelyEqual(game: AnyGame, journal: Journal, marks: Marks): boolean {
  const { length } = journal.entries;
  try {
    const replayed = replayMatch(game, journal);
    if (!replayed.ok) return false;
    const match = replayed.value;
    if (length > 0 && !isMarked(marks, match, length)) return false;
    for (let n = SNAPSHOT_EVERY; n < length; n += SNAPSHOT_EVERY) if (!isMarked(marks, match, n)) return false;
    return true;
  } catch {
    return false; // the longer look tells where
  }
}

async function checkMatch(
  database: Database,
  game: AnyGame | null,
  match: StoredMatch,
  seed: string,
  rows: readonly Row[],
): Promise<{ readonly version: string } | ChangedMatch> {
  const { id, game: name } = match;
  const marks = marksIn(rows);
  const entries = rows.map(entryFrom);
  const journal = journalOf({ match: movedTo(match, entries.at(-1)), entries }, seed);
  if (game !== null && isSurelyEqual(game, journal, marks)) return { version: game.version };
  const difference =
    game === null
      ? { at: 1, text: `there is no game "${name}" anymore` }
      : differenceIn(game, { ...journal, snapshots: await readSnapshots(database, id) }, marks);
  if (difference === null) return { version: game?.version ?? match.rules };
  const stored = await readStored(database, id);
  if (stored === null) throw new Error(`match ${id} is gone`);
  return { stored, ...difference };
}

/** Matches whose entries are read with one statement. */
const AT_ONCE = 20;

/** Entries of some matches, by match. Other processes may play on meanwhile: theirs are beyond its length. */
async function readEntries(
  database: Database,
  matches: readonly StoredMatch[],
): Promise<ReadonlyMap<string, readonly Row[]>> {
  const marks = Array.from({ length: AT_ONCE }, (_, i) => `$${i + 1}`).join(', ');
  const rows = await database.read(
    `SELECT match, n, seat, deed, previous, at, mark FROM entry WHERE match IN (${marks}) ORDER BY match, n`,
    ...Array.from({ length: AT_ONCE }, (_, i) => matches[i]?.id ?? null),
  );
  const lengths = new Map(matches.map(({ id, length }) => [id, length]));
  const isKnown = ({ match, n }: Row): boolean => database.isOwned || Number(n) <= (lengths.get(String(match)) ?? 0);
  return Map.groupBy(rows.filter(isKnown), ({ match }) => String(match));
}

/** The rules of matches, null where there are none any more; each is loaded once. */
function rulesOf(games: Games): (match: StoredMatch) => Promise<AnyGame | null> {
  const known = new Map<string, AnyGame | null>();
  return async ({ game, scenario }) => {
    const key = `${game} ${scenario}`;
    const rules = known.get(key) ?? (games.ids.includes(game) ? await games.rules(game, scenario) : null);
    known.set(key, rules);
    return rules;
  };
}

/** Plays every match under way through by the rules at hand. */
export async function checkMatches(database: Database, games: Games): Promise<Checked> {
  const matches = await database.read("SELECT * FROM match WHERE phase IN ('running', 'held') ORDER BY id");
  const equal: Checked['equal'][number][] = [];
  const changed: ChangedMatch[] = [];
  let entries = 0;
  const started = performance.now();
  const running = matches.map(matchFrom);
  const rules = rulesOf(games);
  let reading = readEntries(database, running.slice(0, AT_ONCE));
  for (let i = 0; i < running.length; i += AT_ONCE) {
    const some = running.slice(i, i + AT_ONCE);
    const read = await reading;
    reading = readEntries(database, running.slice(i + AT_ONCE, i + 2 * AT_ONCE)); // while these are played
    for (const match of some) {
      const rows = read.get(match.id) ?? [];
      if (match.seed === null) continue;
      entries += rows.length;
      const checked = await checkMatch(database, await rules(match), match, match.seed, rows);
      if ('stored' in checked) changed.push(checked);
      else equal.push({ match, version: checked.version });
    }
  }
  return { equal, changed, entries, seconds: (performance.now() - started) / 1000 };
}
