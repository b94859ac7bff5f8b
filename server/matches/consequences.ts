import type { GameTypes, Match, Outcome } from '@kurgan/engine';
import type { MatchHost } from '@kurgan/host';
import type { OfferSeen, Pace } from '@kurgan/wire';
import { exactlyOne, type Statement, statement } from '../store/database.ts';
import { clocksAfter, dueOf } from './clock.ts';
import type { StoredMatch, StoredSeat } from './stored.ts';
import type { Table } from './table.ts';

/** A snapshot every so many entries shows whether newer rules still lead to the same state. */
export const SNAPSHOT_EVERY = 64;
/** A player out of time has lost if the opponent chooses nothing for so long. */
export const PATIENCE = 7 * 86_400_000;

/** Where another entry stands already, nothing is written. */
export const INSERT_ENTRY = `INSERT INTO entry (match, n, seat, deed, previous, request, at, mark)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (match, n) DO NOTHING`;

/** Rows of the entries that a match has made since it was stored. */
export const entriesOf = (
  id: string,
  match: Match<GameTypes>,
  before: StoredMatch,
  request: string | null,
  now: number,
  mark: string | null,
): Statement[] =>
  match
    .kept(before.length)
    .map(({ seat, deed }) =>
      exactlyOne(INSERT_ENTRY, id, match.length, seat, JSON.stringify(deed), before.head, request, now, mark),
    );

/** The seats with their clocks after an entry of an actor. */
export function clockedSeats(table: Table, actor: string, now: number): readonly StoredSeat[] {
  const { match, seats } = table.stored;
  if (match.pace.kind === 'free') return seats;
  const clocks = Object.fromEntries(seats.map((seat) => [table.seatNow(seat.seat), seat.clock]));
  const next = clocksAfter(match.pace, clocks, actor, table.host?.match.waiting ?? [], now);
  return seats.map((seat) => ({ ...seat, clock: next[table.seatNow(seat.seat)] ?? seat.clock }));
}

/** Offers that still stand: one falls when the other side plays on, all fall at the end. */
export const standingOffers = (
  offers: readonly OfferSeen[],
  actor: string,
  outcome: Outcome | null,
): readonly OfferSeen[] => (outcome === null ? offers.filter(({ seat }) => seat === actor) : []);

export function snapshotOf(id: string, match: Match<GameTypes>, before: number): Statement[] {
  const { length, game, state } = match;
  if (Math.floor(length / SNAPSHOT_EVERY) === Math.floor(before / SNAPSHOT_EVERY)) return [];
  const sql = 'INSERT INTO snapshot (match, n, rules, state) VALUES ($1, $2, $3, $4)';
  return [statement(sql, id, length, game.version, JSON.stringify(state))];
}

/** Results of the players, rated between two accounts only. Where a bot plays on for one, they stand already. */
export function resultsOf(table: Table, { winner }: Outcome, now: number): Statement[] {
  const { match, seats, players } = table.stored;
  if (seats.some(({ gone, bot }) => gone !== null && bot !== null)) return [];
  const isRated = match.isRated && seats.every(({ player }) => player !== null && players.get(player)?.isAccount);
  return seats.flatMap((seat) => {
    const score = winner === null ? 1 : winner === table.seatNow(seat.seat) ? 2 : 0;
    return seat.player === null ? [] : [resultOf(table.id, match.game, seat.seat, seat.player, score, isRated, now)];
  });
}

export const resultOf = (
  match: string,
  game: string,
  seat: string,
  player: string,
  score: 0 | 1 | 2,
  isRated: boolean,
  now: number,
): Statement =>
  statement(
    'INSERT INTO result (match, seat, player, game, score, rated, at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    match,
    seat,
    player,
    game,
    score,
    Number(isRated),
    now,
  );

export const putTask = (name: string, kind: string, id: string, due: number): Statement =>
  statement(
    `INSERT INTO task (name, kind, payload, due, tries) VALUES ($1, $2, $3, $4, 0)
      ON CONFLICT (name) DO UPDATE SET due = excluded.due, tries = 0`,
    name,
    kind,
    id,
    due,
  );
const dropTask = (name: string): Statement => statement('DELETE FROM task WHERE name = $1', name);

/** Work that follows an entry: a bot that is asked answers, a clock that runs is looked after. */
export function tasksOf(
  id: string,
  host: MatchHost,
  pace: Pace,
  seats: readonly StoredSeat[],
  now: number,
): Statement[] {
  const bot = `bot ${id}`;
  const flag = `flag ${id}`;
  const dues = seats.flatMap(({ clock }) => dueOf(pace, clock) ?? []);
  return [
    ...(host.bots.length === 0 ? [] : [host.asked === null ? dropTask(bot) : putTask(bot, 'bot', id, now)]),
    ...(pace.kind === 'free'
      ? []
      : [dues.length === 0 ? dropTask(flag) : putTask(flag, 'flag', id, Math.min(...dues) + PATIENCE)]),
  ];
}
