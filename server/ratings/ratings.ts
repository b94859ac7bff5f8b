import type { Database } from '../store/database.ts';
import { NEW_PLAYER, type Rating, rated } from './glicko2.ts';

/** A player's standing in a game. */
export interface Standing extends Rating {
  readonly player: string;
  readonly games: number;
}

/** Ratings of a game, best first, made anew from the stored results: each match is a period of its own. */
export async function ratingsOf(database: Database, game: string): Promise<Standing[]> {
  const rows = await database.read(
    'SELECT match, player, score FROM result WHERE game = $1 AND rated = 1 ORDER BY at, match, seat',
    game,
  );
  const standings = new Map<string, Standing>();
  const of = (player: string): Standing => standings.get(player) ?? { player, games: 0, ...NEW_PLAYER };
  for (const results of Map.groupBy(rows, ({ match }) => match).values()) {
    const players = results.map(({ player, score }) => ({ ...of(String(player)), score: Number(score) / 2 }));
    for (const { score, ...own } of players) {
      const others = players.filter(({ player }) => player !== own.player);
      const after = rated(
        own,
        others.map((opponent) => ({ opponent, score })),
      );
      standings.set(own.player, { ...after, player: own.player, games: own.games + 1 });
    }
  }
  return [...standings.values()].sort((a, b) => b.rating - a.rating);
}
