import type { MatchHost } from '@kurgan/host';
import type { CallOf, OfferSeen } from '@kurgan/wire';
import { fault } from '../fault.ts';
import type { Games } from '../games.ts';
import { newId } from '../secrets.ts';
import { type Database, exactlyOne, type Statement, statement } from '../store/database.ts';
import { started } from './clock.ts';
import { entriesOf, tasksOf } from './consequences.ts';
import { callOff } from './offers.ts';
import { reopen } from './reopen.ts';
import { markDone, once } from './requests.ts';
import { insertMatch, insertSeat, type Stored, type StoredMatch, type StoredSeat, updateClock } from './stored.ts';
import type { Table } from './table.ts';

/** Seats whose clocks run for those who are asked. */
const waitedFor = (host: MatchHost, { match, seats }: Stored, now: number): readonly StoredSeat[] =>
  match.pace.kind === 'free'
    ? seats
    : seats.map((seat) => ({
        ...seat,
        clock: host.match.waiting.includes(seat.seat) ? started(seat.clock, now) : seat.clock,
      }));

/** A held match that the rules at hand can play after all goes on where it stood. */
export async function restarted(stored: Stored, games: Games, now: number): Promise<Statement[]> {
  const { match } = stored;
  const opened = await reopen(stored, match.seed ?? '', games);
  if (!opened.ok) throw new Error(`match ${match.id} cannot be played through: ${opened.error.detail}`);
  const host = opened.value;
  const seats = waitedFor(host, stored, now);
  return [
    exactlyOne(
      "UPDATE match SET phase = 'running', held = NULL, rules = $1, changed = changed + 1 WHERE id = $2 AND phase = 'held'",
      host.game.version,
      match.id,
    ),
    ...seats.map((seat) => updateClock(match.id, match.pace, seat)),
    ...tasksOf(match.id, host, match.pace, seats, now),
  ];
}

/**
 * A held match goes on as a new one: its entries as far as the rules agree, then back by one, so that nobody knows the
 * next dice. The entries after that stay where they are, for no rule at hand can play them.
 */
function continuation(database: Database, host: MatchHost, stored: Stored, seat: string): [string, Statement[]] {
  const { match: held, seats: rows } = stored;
  const kept = host.match.length;
  if (kept < 1) throw fault('refused', 'The rules have changed from the first action on: start a new match.');
  const head = host.match.head;
  host.match.goBack(seat, kept - 1);
  const now = database.now();
  const match: StoredMatch = {
    ...held,
    id: newId(),
    rules: host.game.version,
    phase: 'running',
    held: null,
    length: host.match.length,
    head: host.match.head,
    isRated: false,
    rematchOf: held.id,
    created: now,
    changed: now,
    touched: now,
  };
  const seats = waitedFor(host, { ...stored, seats: rows }, now);
  return [
    match.id,
    [
      exactlyOne("UPDATE match SET phase = 'gone', changed = changed + 1 WHERE id = $1 AND phase = 'held'", held.id),
      statement('DELETE FROM offer WHERE match = $1', held.id),
      insertMatch(match),
      statement(
        `INSERT INTO entry (match, n, seat, deed, previous, request, at, mark)
          SELECT $1, n, seat, deed, previous, NULL, at, mark FROM entry WHERE match = $2 AND n <= $3`,
        match.id,
        held.id,
        kept,
      ),
      ...entriesOf(match.id, host.match, { ...held, length: kept, head }, null, now, null),
      ...seats.map((each) => insertSeat(match.id, match.pace, each)),
      ...tasksOf(match.id, host, match.pace, seats, now),
    ],
  ];
}

async function goOn(table: Table, database: Database, seat: string, request: string): Promise<number> {
  const { host, stored } = table;
  if (host === null) throw fault('closed');
  const [id, statements] = continuation(database, host, stored, seat);
  if (!(await database.write([markDone(table, request), ...statements]))) throw fault('closed');
  await table.reload();
  await table.tellRematch(id);
  return stored.match.length;
}

const isHeld = ({ stored }: Table): boolean => stored.match.phase === 'held';

/** Persons who have to agree on what becomes of a held match. */
const personsOf = ({ stored }: Table): number =>
  stored.seats.filter(({ player, bot, gone }) => player !== null && bot === null && gone === null).length;

type HeldOffer = 'go on' | 'call off';

const agreed = (table: Table, kind: HeldOffer, database: Database, seat: string, request: string): Promise<number> =>
  kind === 'go on' ? goOn(table, database, seat, request) : callOff(table, request);

/**
 * Offers to play a held match on from where the rules still agree, or to call it off; against bots alone it is done at
 * once.
 */
export const offerWhileHeld = (
  table: Table,
  player: string,
  { kind, seat: named, request }: CallOf<'offer'>,
  database: Database,
): Promise<number> =>
  once(table, request, async () => {
    const { stored } = table;
    const seat = table.mustHold(player, named);
    if (!isHeld(table) || (kind !== 'go on' && kind !== 'call off')) throw fault('closed');
    if (personsOf(table) < 2) return agreed(table, kind, database, seat, request);
    const made: OfferSeen = { id: newId(), seat, kind, back: null };
    await table.change({ offers: [...stored.offers.filter((each) => each.seat !== seat), made] }, [
      markDone(table, request),
      statement('DELETE FROM offer WHERE match = $1 AND seat = $2', table.id, seat),
      statement(
        'INSERT INTO offer (id, match, seat, kind, back, made) VALUES ($1, $2, $3, $4, NULL, $5)',
        made.id,
        table.id,
        seat,
        kind,
        stored.match.length,
      ),
    ]);
    table.told.tellOffers();
    return stored.match.length;
  });

/** Answers such an offer, or withdraws an own one. */
export const answerWhileHeld = (
  table: Table,
  player: string,
  call: CallOf<'answer'>,
  database: Database,
): Promise<number> =>
  once(table, call.request, async () => {
    const seat = table.mustHold(player, call.seat);
    const { offers, match } = table.stored;
    const made = offers.find(({ id }) => id === call.offer);
    if (!isHeld(table) || made === undefined) throw fault('closed');
    if (call.isAccepted && made.seat === seat) throw fault('not yours', 'This is for the other side to accept.');
    if (call.isAccepted) {
      return agreed(table, made.kind === 'call off' ? 'call off' : 'go on', database, seat, call.request);
    }
    await table.change({ offers: offers.filter((each) => each !== made) }, [
      markDone(table, call.request),
      exactlyOne('DELETE FROM offer WHERE id = $1', made.id),
    ]);
    table.told.tellOffers();
    return match.length;
  });
