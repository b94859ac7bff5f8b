import type { RatedPlayer } from '@kurgan/wire';
import type { Database } from '../store/database.ts';
import { NEW_PLAYER, type Rating, rated } from './glicko2.ts';

type Standing = Rating & RatedPlayer;

/**
 * Ratings of a game, best first, made anew from the stored results: each match is a period of its own. Whoever was
 * deleted counts for the others, and is not named.
 */
export async function ratingsOf(database: Database, game: string): Promise<Standing[]> {
  const rows = await database.read(
    `SELECT r.match, r.player, r.score, p.name, p.deleted FROM result r JOIN player p ON p.id = r.player
      WHERE r.game = $1 AND r.rated = 1 ORDER BY r.at, r.match, r.seat`,
    game,
  );
  const names = new Map(
    rows.flatMap(({ player, name, deleted }) => (deleted === null ? [[String(player), String(name)]] : [])),
  );
  const standings = new Map<string, Standing>();
  const of = (player: string): Standing =>
    standings.get(player) ?? { player, name: names.get(player) ?? '', games: 0, ...NEW_PLAYER };
  for (const results of Map.groupBy(rows, ({ match }) => match).values()) {
    const players = results.map(({ player, score }) => ({ ...of(String(player)), score: Number(score) / 2 }));
    for (const { score, ...own } of players) {
      const others = players.filter(({ player }) => player !== own.player);
      const after = rated(
        own,
        others.map((opponent) => ({ opponent, score })),
      );
      standings.set(own.player, { ...own, ...after, games: own.games + 1 });
    }
  }
  return [...standings.values()].filter(({ player }) => names.has(player)).sort((a, b) => b.rating - a.rating);
}
