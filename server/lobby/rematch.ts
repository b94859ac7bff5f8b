import type { CallOf, PlayerSeen } from '@kurgan/wire';
import { fault } from '../fault.ts';
import type { Table } from '../matches/table.ts';
import type { Challenge, Tables } from '../matches/tables.ts';

/** The same settings with the sides changed. The first who asks opens it, the other one takes the free seat. */
export const rematch = (
  tables: Tables,
  old: Table,
  player: PlayerSeen,
  call: CallOf<'rematch'>,
): Promise<Pick<Challenge, 'match'>> =>
  old.inTurn(async () => {
    const { match, seats } = old.stored;
    if (!seats.some((seat) => seat.player === player.id)) throw fault('not yours');
    if (match.phase !== 'over') throw fault('closed', 'The match is still played.');
    const met = await meet(tables, old, player, call);
    if (met !== null) return met;
    try {
      const opened = await tables.open(player, sidesChanged(old, player, call), match.id);
      await old.tellRematch(opened.match);
      return { match: opened.match };
    } catch (error) {
      await old.reload(); // the other one may have opened it at another process
      const there = await meet(tables, old, player, call);
      if (there === null) throw error;
      return there;
    }
  });

/** Sits down at the rematch that is there already; null if there is none. One that was withdrawn stands in nobody's way. */
async function meet(
  tables: Tables,
  { stored }: Table,
  player: PlayerSeen,
  call: CallOf<'rematch'>,
): Promise<Pick<Challenge, 'match'> | null> {
  const again = stored.rematch === null ? null : await tables.find(stored.rematch);
  if (again === null || again.stored.match.phase === 'gone') return null;
  const isSeated = again.stored.seats.some((seat) => seat.player === player.id);
  if (!isSeated) await tables.join(player, { ...call, match: again.id, token: null });
  return { match: again.id };
}

function sidesChanged({ stored }: Table, player: PlayerSeen, call: CallOf<'rematch'>): CallOf<'open'> {
  const { match, seats } = stored;
  const order = seats.map(({ seat }) => seat);
  const across = (seat: string): string => order[order.length - 1 - order.indexOf(seat)] ?? seat;
  const own = seats.find((seat) => seat.player === player.id)?.seat;
  const bots = seats.filter((seat) => seat.player === null).map(({ seat, bot }) => [across(seat), bot ?? '']);
  const { game, scenario, options, pace, isPublished, isRated, canTalk } = match;
  return {
    ...{ game, scenario, options, pace, isPublished, isRated, canTalk },
    request: call.request,
    commitment: call.commitment,
    seat: own === undefined ? null : across(own),
    bots: Object.fromEntries(bots),
    isListed: false,
  };
}
