import type { MatchHost } from '@kurgan/host';
import type { CallOf, OfferSeen } from '@kurgan/wire';
import { fault } from '../fault.ts';
import { newId } from '../secrets.ts';
import { exactlyOne, statement } from '../store/database.ts';
import { markDone, once } from './requests.ts';
import type { Table } from './table.ts';

/** Refusals of going back after which a seat may not ask again. */
const MOST_REFUSALS = 3;

/** Offers the other seats something; a seat has one offer at a time. It falls when the other side plays on. */
export const offer = (
  table: Table,
  player: string,
  { kind, back, seat: named, request }: CallOf<'offer'>,
): Promise<number> =>
  once(table, request, async () => {
    const host = table.playing();
    const seat = table.mustHold(player, named);
    const { length } = host.match;
    if (kind === 'call off' && isFresh(host)) return callOff(table, request);
    if (host.persons.length < 2) throw fault('refused', 'There is nobody to agree.');
    if (kind === 'back' && (back === null || back >= length)) throw fault('unreadable', 'There is no such entry.');
    if (kind === 'back' && table.seatedAt(seat).refusals >= MOST_REFUSALS) {
      throw fault('refused', `Your opponent has refused ${MOST_REFUSALS} times in this match.`);
    }
    const made: OfferSeen = { id: newId(), seat, kind, back: kind === 'back' ? back : null };
    const others = table.stored.offers.filter((each) => each.seat !== seat);
    await table.change({ offers: [...others, made] }, [
      markDone(table, request),
      statement('DELETE FROM offer WHERE match = $1 AND seat = $2', table.id, seat),
      statement(
        'INSERT INTO offer (id, match, seat, kind, back, made) VALUES ($1, $2, $3, $4, $5, $6)',
        made.id,
        table.id,
        seat,
        kind,
        made.back,
        length,
      ),
    ]);
    table.told.tellOffers();
    return length;
  });

/** Answers another seat's offer, or withdraws an own one. */
export const answer = (table: Table, player: string, call: CallOf<'answer'>): Promise<number> =>
  once(table, call.request, async () => {
    const { match } = table.playing();
    const seat = table.mustHold(player, call.seat);
    const made = table.stored.offers.find(({ id }) => id === call.offer);
    if (made === undefined) throw fault('closed');
    if (!call.isAccepted) return drop(table, made, made.seat !== seat, call.request);
    if (made.seat === seat) throw fault('not yours', 'This is for the other side to accept.');
    if (made.kind === 'call off') return callOff(table, call.request);
    if (made.kind === 'back') match.goBack(made.seat, made.back ?? 0);
    else if (!match.end(seat, 'draw')) throw fault('refused');
    return table.commit(seat, call.request);
  });

/** Until every seat has acted, anybody may call a match off. */
const isFresh = ({ match }: MatchHost): boolean => new Set(match.actors).size < match.game.seats.length;

/** The match ends without a result, as if it had never been. */
export async function callOff(table: Table, request: string): Promise<number> {
  const { match } = table.stored;
  await table.prepare({ match: { ...match, phase: 'gone' } }, [
    markDone(table, request),
    statement('DELETE FROM task WHERE payload = $1', table.id),
    statement('DELETE FROM offer WHERE match = $1', table.id),
  ]);
  return match.length;
}

async function drop(table: Table, made: OfferSeen, isRefused: boolean, request: string): Promise<number> {
  const { match, seats, offers } = table.stored;
  const asker = table.seatedAt(made.seat);
  const counted = made.kind === 'back' && isRefused ? { ...asker, refusals: asker.refusals + 1 } : asker;
  await table.change(
    {
      offers: offers.filter((each) => each !== made),
      seats: seats.map((each) => (each === asker ? counted : each)),
    },
    [
      markDone(table, request),
      exactlyOne('DELETE FROM offer WHERE id = $1', made.id),
      exactlyOne(
        'UPDATE seat SET refusals = $1 WHERE match = $2 AND seat = $3',
        counted.refusals,
        table.id,
        counted.seat,
      ),
    ],
  );
  table.told.tellOffers();
  return match.length;
}
