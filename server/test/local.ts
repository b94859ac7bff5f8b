import { SeededChance } from '@kurgan/engine';
import { commitmentTo, type Pace } from '@kurgan/wire';
import type { Games } from '../games.ts';
import { act } from '../matches/acts.ts';
import { Tables } from '../matches/tables.ts';
import { Players } from '../players/players.ts';
import { newShare } from '../secrets.ts';
import type { Database } from '../store/database.ts';
import { newRequest } from './page.ts';

/** Plays matches between two players on a store, without any page: fast enough for hundreds. */
export async function playMatches(
  database: Database,
  games: Games,
  { count, actions, game, scenario, pace = { kind: 'free' } }: LocalPlay,
): Promise<readonly string[]> {
  const tables = new Tables(database, games, () => {});
  const players = new Players(database);
  const pair = [await players.create(''), await players.create('')].map(({ player }) => player);
  const [first, second] = pair;
  if (first === undefined || second === undefined) throw new Error('nobody plays');
  const one = async (i: number): Promise<string> => {
    const shares = [newShare(), newShare()] as const;
    const { match: id, token } = await tables.open(first, {
      ...{ game, scenario, pace, options: {}, bots: {}, seat: null, request: newRequest() },
      ...{ isListed: false, isPublished: false, isRated: false, canTalk: true, commitment: commitmentTo(shares[0]) },
    });
    await tables.join(second, { match: id, token, request: newRequest(), commitment: commitmentTo(shares[1]) });
    await tables.reveal(first.id, { match: id, share: shares[0] });
    await tables.reveal(second.id, { match: id, share: shares[1] });
    await playOn(await tables.find(id), actions, `${game} ${i}`);
    return id;
  };
  return Promise.all(Array.from({ length: count }, (_, i) => one(i)));
}

export interface LocalPlay {
  readonly count: number;
  readonly actions: number;
  readonly game: string;
  readonly scenario: string;
  readonly pace?: Pace;
}

type Found = Awaited<ReturnType<Tables['find']>>;

async function playOn(table: Found, actions: number, seed: string): Promise<void> {
  const chance = SeededChance.fromSeed(seed);
  for (let made = 0; made < actions && table.stored.match.phase === 'running'; made++) {
    const { match, game } = table.playing();
    const [seat = ''] = match.waiting;
    const legal = match.legal(seat);
    const action = legal[chance.below(legal.length)];
    const player = table.seatedAt(seat).player;
    if (action === undefined || player === null) throw new Error('nothing is legal');
    const text = game.notation.format(action);
    await act(table, player, { match: table.id, seat, after: match.length, request: newRequest(), text });
  }
}
