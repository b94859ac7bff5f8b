import { writeMatch } from '@kurgan/engine';
import { ALL, type Gamble, type MatchHost, reviewOf, seenBy } from '@kurgan/host';
import type { Past } from '@kurgan/wire';
import { fault } from '../fault.ts';
import type { Games } from '../games.ts';
import { dealRecordOf } from './deals.ts';
import type { Table } from './table.ts';

function hostOf({ host }: Table): MatchHost {
  if (host === null) throw fault('closed');
  return host;
}

/** An earlier moment as a player saw it then. Other eyes are lent only once nothing is hidden. */
export const pastOf = (table: Table, player: string | null, n: number, asked: string | null): Promise<Past> =>
  table.inTurn(async () => {
    const host = hostOf(table);
    const { game, match } = host;
    const isLent = asked !== null && host.isOpen && (asked === ALL || game.seats.includes(asked));
    const eyes = isLent ? asked : table.seatOf(player);
    const past = match.at(n);
    const { view, waiting, outcome, orders } = seenBy(game, past, eyes);
    const log = past.log(eyes === ALL ? game.seats : eyes === null ? [] : [eyes]);
    return { n: past.length, eyes, view: structuredClone(view), waiting, outcome, orders, log };
  });

/** Reviews take a while and anybody may ask, so the last one of a match is kept. */
const reviews = new WeakMap<MatchHost, { readonly of: string; readonly gambles: readonly Gamble[] }>();

/** Every gamble so far, through a player's own eyes while the match runs. */
export const gamblesOf = (table: Table, player: string | null, games: Games): Promise<readonly Gamble[]> =>
  table.inTurn(async () => {
    const host = hostOf(table);
    const eyes = host.isOpen ? ALL : table.seatOf(player);
    const of = `${host.match.length} ${eyes}`;
    const known = reviews.get(host);
    if (known?.of === of) return known.gambles;
    const gambles = reviewOf(await games.tools(host.game.id), host, eyes);
    reviews.set(host, { of, gambles });
    return gambles;
  });

/** The match as a file: only once it is over, for it holds the seed. */
export const fileOf = (table: Table): Promise<string> =>
  table.inTurn(async () => {
    const { match, seated } = hostOf(table);
    if (match.outcome === null) throw fault('closed', 'The match is still played.');
    return writeMatch(match, seated, table.stored.match.share === '' ? undefined : dealRecordOf(table.stored));
  });
