import { type Deed, type Entry, expectOk, headAfter, type Outcome, parseShape } from '@kurgan/engine';
import { type Offered, type OfferSeen, type Pace, type PlayerSeen, paceShape } from '@kurgan/wire';
import type { Database, Row, Statement } from '../store/database.ts';
import { exactlyOne, statement } from '../store/database.ts';
import type { Clock } from './clock.ts';
import { dueOf } from './clock.ts';

export type Phase = Offered['phase'];

export type Options = Readonly<Record<string, unknown>>;

/** A match as its row says. */
export interface StoredMatch {
  readonly id: string;
  readonly game: string;
  readonly version: string;
  readonly rules: string;
  readonly scenario: string;
  /** As everybody may see them. */
  readonly options: Options;
  /** Options that a seat keeps to itself, by seat. */
  readonly secret: Readonly<Record<string, Options>>;
  readonly phase: Phase;
  readonly pace: Pace;
  readonly isListed: boolean;
  readonly isPublished: boolean;
  readonly isRated: boolean;
  readonly canTalk: boolean;
  readonly creator: string;
  readonly share: string;
  readonly commitment: string;
  readonly seed: string | null;
  readonly length: number;
  readonly head: string;
  readonly outcome: Outcome | null;
  readonly rematchOf: string | null;
  /** Number of entries that can be read of a held match. */
  readonly held: number | null;
  readonly created: number;
  readonly changed: number;
  /** The change that its row tells of. Entries alone don't touch the row of a store that one process owns. */
  readonly touched: number;
}

export interface StoredSeat {
  readonly seat: string;
  readonly player: string | null;
  readonly bot: string | null;
  readonly commitment: string | null;
  readonly share: string | null;
  readonly clock: Clock;
  readonly seen: number;
  readonly joined: number | null;
  readonly gone: number | null;
  readonly refusals: number;
}

/** The player was deleted, and no bot plays on. */
export const isDeserted = ({ gone, bot }: StoredSeat): boolean => gone !== null && bot === null;

export interface StoredEntry {
  readonly n: number;
  readonly seat: string;
  readonly deed: string;
  readonly previous: string;
  /** The intent of a page that made it; null if it was nobody's, or was not read. */
  readonly request: string | null;
  readonly at: number;
}

const text = (row: Row, column: string): string => String(row[column]);
const textOrNull = (row: Row, column: string): string | null => (row[column] === null ? null : text(row, column));
const number = (row: Row, column: string): number => Number(row[column]);
const numberOrNull = (row: Row, column: string): number | null => (row[column] === null ? null : number(row, column));
const flag = (row: Row, column: string): boolean => number(row, column) === 1;
/** Our own JSON, from our own store. */
const json = <T>(row: Row, column: string): T => JSON.parse(text(row, column)) as T;

export const matchFrom = (row: Row): StoredMatch => ({
  id: text(row, 'id'),
  game: text(row, 'game'),
  version: text(row, 'version'),
  rules: text(row, 'rules'),
  scenario: text(row, 'scenario'),
  options: json(row, 'options'),
  secret: json(row, 'secret'),
  phase: text(row, 'phase') as Phase,
  pace: expectOk(parseShape(paceShape, json(row, 'pace'))),
  isListed: flag(row, 'listed'),
  isPublished: flag(row, 'published'),
  isRated: flag(row, 'rated'),
  canTalk: flag(row, 'talks'),
  creator: text(row, 'creator'),
  share: text(row, 'share'),
  commitment: text(row, 'commitment'),
  seed: textOrNull(row, 'seed'),
  length: number(row, 'length'),
  head: text(row, 'head'),
  outcome: row.outcome === null ? null : json(row, 'outcome'),
  rematchOf: textOrNull(row, 'rematch_of'),
  held: numberOrNull(row, 'held'),
  created: number(row, 'created'),
  changed: number(row, 'changed'),
  touched: number(row, 'changed'),
});

const ACTION = '{"action":"';

/** A stored entry as a journal has it. Most are actions, whose text needs no parser. */
export const journalEntryOf = ({ seat, deed, previous }: StoredEntry): Entry =>
  deed.startsWith(ACTION) && !deed.includes('\\')
    ? { seat, action: deed.slice(ACTION.length, -2), previous }
    : { seat, ...(JSON.parse(deed) as Deed), previous };

/** A match with the last of its entries, which its row may not know yet. */
export const movedTo = (match: StoredMatch, last: StoredEntry | undefined): StoredMatch =>
  last === undefined || last.n <= match.length
    ? match
    : { ...match, length: last.n, head: headAfter(journalEntryOf(last)), changed: Math.max(match.changed, last.at) };

const seatFrom = (row: Row): StoredSeat => ({
  seat: text(row, 'seat'),
  player: textOrNull(row, 'player'),
  bot: textOrNull(row, 'bot'),
  commitment: textOrNull(row, 'commitment'),
  share: textOrNull(row, 'share'),
  clock: { bank: number(row, 'bank'), since: numberOrNull(row, 'since') },
  seen: number(row, 'seen'),
  joined: numberOrNull(row, 'joined'),
  gone: numberOrNull(row, 'gone'),
  refusals: number(row, 'refusals'),
});

const offerFrom = (row: Row): OfferSeen => ({
  id: text(row, 'id'),
  seat: text(row, 'seat'),
  kind: text(row, 'kind') as OfferSeen['kind'],
  back: numberOrNull(row, 'back'),
});

export const entryFrom = (row: Row): StoredEntry => ({
  n: number(row, 'n'),
  seat: text(row, 'seat'),
  deed: text(row, 'deed'),
  previous: text(row, 'previous'),
  request: row.request === undefined ? null : textOrNull(row, 'request'),
  at: number(row, 'at'),
});

/** When a match `m` of a query has changed, if only by an entry. */
export const LAST_CHANGE = `COALESCE((SELECT at FROM entry WHERE match = m.id ORDER BY n DESC LIMIT 1), m.changed)`;

/** Everything stored about a match. */
export interface Stored {
  readonly match: StoredMatch;
  readonly seats: readonly StoredSeat[];
  readonly entries: readonly StoredEntry[];
  readonly offers: readonly OfferSeen[];
  readonly players: ReadonlyMap<string, PlayerSeen>;
  /** The match that repeats this one, once somebody wants it. */
  readonly rematch: string | null;
}

/** Reads a match; its entries after a number alone, if that many are known. */
export async function readStored(database: Database, id: string, known = 0): Promise<Stored | null> {
  // The match comes first: entries that another process adds meanwhile are beyond its length.
  const [match] = await database.read(
    `SELECT m.*, (SELECT id FROM match WHERE rematch_of = m.id AND phase <> 'gone' ORDER BY created LIMIT 1) AS rematch
      FROM match m WHERE m.id = $1`,
    id,
  );
  if (match === undefined) return null;
  const sql = `SELECT n, seat, deed, previous, request, at FROM entry WHERE match = $1 AND n >= $2 AND n <= $3 ORDER BY n`;
  const most = database.isOwned ? Number.MAX_SAFE_INTEGER : number(match, 'length');
  const [seats, rows, offers] = await Promise.all([
    database.read(
      'SELECT s.*, p.name, p.account FROM seat s LEFT JOIN player p ON p.id = s.player WHERE s.match = $1',
      id,
    ),
    database.read(sql, id, known, most),
    database.read('SELECT * FROM offer WHERE match = $1 ORDER BY made', id),
  ]);
  const entries = rows.map(entryFrom);
  return {
    match: movedTo(matchFrom(match), entries.at(-1)),
    seats: seats.map(seatFrom),
    entries: entries.filter(({ n }) => n > known),
    offers: offers.map(offerFrom),
    players: new Map(
      seats.flatMap((row) =>
        row.name === null ? [] : [[text(row, 'player'), playerFrom({ ...row, id: text(row, 'player') })]],
      ),
    ),
    rematch: textOrNull(match, 'rematch'),
  };
}

export const playerFrom = (row: Row): PlayerSeen => ({
  id: text(row, 'id'),
  name: text(row, 'name'),
  isAccount: flag(row, 'account'),
});

export const insertMatch = (match: StoredMatch): Statement =>
  statement(
    `INSERT INTO match (id, game, version, rules, scenario, options, phase, pace, listed, published, rated, talks, creator,
      share, commitment, seed, length, head, outcome, rematch_of, created, changed,
      secret)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)`,
    match.id,
    match.game,
    match.version,
    match.rules,
    match.scenario,
    JSON.stringify(match.options),
    match.phase,
    JSON.stringify(match.pace),
    Number(match.isListed),
    Number(match.isPublished),
    Number(match.isRated),
    Number(match.canTalk),
    match.creator,
    match.share,
    match.commitment,
    match.seed,
    match.length,
    match.head,
    match.outcome === null ? null : JSON.stringify(match.outcome),
    match.rematchOf,
    match.created,
    match.changed,
    JSON.stringify(match.secret),
  );

/** Most entries change nothing but the length of their match, and nothing that an index holds. */
export const isLonger = (match: StoredMatch, from: StoredMatch): boolean =>
  match.rules === from.rules &&
  match.phase === from.phase &&
  match.outcome === from.outcome &&
  match.seed === from.seed;

/** Moves a match on as it was read: no other process may have moved it since, or changed who sits there. */
export const moveMatch = (match: StoredMatch, from: StoredMatch): Statement =>
  isLonger(match, from) ? lengthen(match, from) : moveAll(match, from);

const lengthen = ({ id, length, head, changed }: StoredMatch, from: StoredMatch): Statement =>
  exactlyOne(
    'UPDATE match SET length = $1, head = $2, changed = $3 WHERE id = $4 AND length <= $5 AND phase = $6 AND changed = $7',
    length,
    head,
    changed,
    id,
    from.length,
    from.phase,
    from.touched,
  );

const moveAll = (match: StoredMatch, from: StoredMatch): Statement =>
  exactlyOne(
    `UPDATE match SET length = $1, head = $2, rules = $3, phase = $4, outcome = $5, seed = $6, changed = $7
      WHERE id = $8 AND length <= $9 AND phase = $10 AND changed = $11`,
    match.length,
    match.head,
    match.rules,
    match.phase,
    match.outcome === null ? null : JSON.stringify(match.outcome),
    match.seed,
    match.changed,
    match.id,
    from.length,
    from.phase,
    from.touched,
  );

/** Holds a match that nobody else may have changed in any way. */
export const unchanged = ({ id, touched }: StoredMatch): Statement =>
  exactlyOne('UPDATE match SET changed = changed WHERE id = $1 AND changed = $2', id, touched);

export const insertSeat = (match: string, pace: Pace, seat: StoredSeat): Statement =>
  statement(
    `INSERT INTO seat (match, seat, player, bot, commitment, share, bank, since, due, seen, joined, gone, refusals)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    match,
    seat.seat,
    seat.player,
    seat.bot,
    seat.commitment,
    seat.share,
    seat.clock.bank,
    seat.clock.since,
    dueOf(pace, seat.clock),
    seat.seen,
    seat.joined,
    seat.gone,
    seat.refusals,
  );

/** Who sits there may have changed without a word: a guest has entered an account, or somebody was deleted. */
export const updateClock = (match: string, pace: Pace, { seat, clock }: StoredSeat): Statement =>
  exactlyOne(
    'UPDATE seat SET bank = $1, since = $2, due = $3 WHERE match = $4 AND seat = $5',
    clock.bank,
    clock.since,
    dueOf(pace, clock),
    match,
    seat,
  );

/** Everything about a seat: only where nothing else can have changed the match. */
export const updateSeat = (match: string, pace: Pace, seat: StoredSeat): Statement =>
  exactlyOne(
    `UPDATE seat SET player = $1, bot = $2, commitment = $3, share = $4, bank = $5, since = $6, due = $7, joined = $8,
      gone = $9, refusals = $10 WHERE match = $11 AND seat = $12`,
    seat.player,
    seat.bot,
    seat.commitment,
    seat.share,
    seat.clock.bank,
    seat.clock.since,
    dueOf(pace, seat.clock),
    seat.joined,
    seat.gone,
    seat.refusals,
    match,
    seat.seat,
  );
