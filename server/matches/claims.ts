import type { CallOf } from '@kurgan/wire';
import { fault } from '../fault.ts';
import type { Games } from '../games.ts';
import { exactlyOne, type Statement, statement } from '../store/database.ts';
import { dueOf, started } from './clock.ts';
import { resultOf, tasksOf } from './consequences.ts';
import { markDone, once } from './requests.ts';
import { isDeserted, type StoredSeat, updateClock } from './stored.ts';
import type { Table } from './table.ts';

/** A live seat that is waited for and has no page open for so long may be claimed. */
const AWAY = 120_000;
/** Time that a patient opponent gives, in milliseconds. */
const GIFT = { live: 300_000, mail: 86_400_000 };

/** Seats that keep the others waiting longer than they may, the longest first. Whoever was deleted never comes back. */
function lateSeats(table: Table): readonly StoredSeat[] {
  const { match, seats } = table.stored;
  const { pace } = match;
  const waiting = table.playing().match.waiting;
  const lateSince = (each: StoredSeat): number => {
    const { seat, player, bot, clock } = each;
    if (isDeserted(each)) return each.gone ?? 0;
    if (pace.kind === 'free' || player === null || bot !== null) return Infinity;
    if (!waiting.includes(table.seatNow(seat))) return Infinity;
    const due = dueOf(pace, clock) ?? Infinity;
    const away = pace.kind === 'live' ? table.told.watchers.awaySince(player) : null;
    return away === null ? due : Math.min(due, Math.max(away, clock.since ?? 0) + AWAY);
  };
  return seats.filter((seat) => lateSince(seat) <= table.now).sort((a, b) => lateSince(a) - lateSince(b));
}

/** The same, but for players who only seem to be away, since another process serves their pages. */
async function lateAnywhere(table: Table): Promise<readonly StoredSeat[]> {
  const late: StoredSeat[] = [];
  for (const seat of lateSeats(table)) {
    const { player, clock } = seat;
    const isOnlyAway = !isDeserted(seat) && (dueOf(table.stored.match.pace, clock) ?? Infinity) > table.now;
    if (!isOnlyAway || player === null || !(await table.isElsewhere(player))) late.push(seat);
  }
  return late;
}

/** Out of time is a right of the opponent, not a result: take the win, give time, or call a bot. */
export const claim = (table: Table, player: string, call: CallOf<'claim'>, games: Games): Promise<number> =>
  once(table, call.request, async () => {
    const { match } = table.playing();
    const own = table.mustHold(player, call.seat);
    const [late, ...more] = await lateAnywhere(table);
    if (late === undefined) throw fault('refused', 'Nobody is out of time.');
    if ([late, ...more].some(({ seat }) => table.seatNow(seat) === own)) {
      throw fault('refused', 'You are out of time yourself. Choose first.');
    }
    switch (call.what) {
      case 'win':
        if (!match.end(table.seatNow(late.seat), isDeserted(late) ? 'resign' : 'time')) throw fault('refused');
        return table.commit(table.seatNow(late.seat), call.request);
      case 'time':
        return give(table, late, call.request);
      case 'bot':
        return callBot(table, late, games, call.request);
    }
  });

async function give(table: Table, late: StoredSeat, request: string): Promise<number> {
  const { match, seats } = table.stored;
  const { pace } = match;
  if (pace.kind === 'free' || isDeserted(late)) throw fault('refused', 'Nobody is there to use the time.');
  const given = { ...late, clock: started({ bank: late.clock.bank + GIFT[pace.kind], since: null }, table.now) };
  const after = seats.map((seat) => (seat === late ? given : seat));
  await table.change({ seats: after }, [
    markDone(table, request),
    updateClock(table.id, pace, given),
    ...tasksOf(table.id, table.playing(), pace, after, table.now),
  ]);
  table.told.tellSeats();
  return match.length;
}

/** Whoever left has lost to everybody else; a bot plays on, and what follows is not rated. */
async function callBot(table: Table, late: StoredSeat, games: Games, request: string): Promise<number> {
  const { match, seats, players } = table.stored;
  const { now } = table;
  const bot = await games.strongestBot(match.game);
  if (bot === null || late.player === null) throw fault('refused', 'This game has no bots.');
  const gone = { ...late, bot, gone: now };
  const isRated = match.isRated && seats.every(({ player }) => player !== null && players.get(player)?.isAccount);
  const statements: Statement[] = [
    markDone(table, request),
    exactlyOne('UPDATE seat SET bot = $1, gone = $2 WHERE match = $3 AND seat = $4', bot, now, table.id, late.seat),
    ...seats.flatMap(({ seat, player }) =>
      player === null ? [] : [resultOf(table.id, match.game, seat, player, seat === late.seat ? 0 : 2, isRated, now)],
    ),
    statement('UPDATE match SET rated = 0 WHERE id = $1', table.id),
    statement(
      `INSERT INTO task (name, kind, payload, due, tries) VALUES ($1, 'bot', $2, $3, 0)
        ON CONFLICT (name) DO UPDATE SET due = excluded.due, tries = 0`,
      `bot ${table.id}`,
      table.id,
      now,
    ),
  ];
  await table.change({ seats: seats.map((seat) => (seat === late ? gone : seat)) }, statements);
  await table.reload();
  return match.length;
}

/** A week has passed and nobody has chosen: whoever has been out of time for longest has lost. */
export const lose = (table: Table): Promise<void> =>
  table.inTurn(async () => {
    if (table.stored.match.phase !== 'running') return;
    const [late] = lateSeats(table);
    if (late === undefined) return;
    const seat = table.seatNow(late.seat);
    if (table.playing().match.end(seat, 'time')) await table.commit(seat, null);
  });
