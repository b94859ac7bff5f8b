import type { AnyGame } from '@kurgan/engine';
import { GAMES, type GameManifest } from '@kurgan/games';
import type { GameTable } from '@kurgan/kit';
import { Trouble } from './session/trouble.ts';

/** A game with the loaders of its parts. An unknown one is trouble to be told. */
export function gameOf(id: string): GameManifest {
  const game = GAMES.find((each) => each.id === id);
  if (game === undefined) throw new Trouble('unknown game', id);
  return game;
}

/** The rules of a game as far as its first board needs them. */
export const openingOf = (game: GameManifest, scenario: string): Promise<AnyGame> =>
  game.opening?.(scenario) ?? game.rules(scenario);

/** A part of a game, once its rules are ready for the scenario that it is to show. */
export async function partFor<T>(game: GameManifest, scenario: string, part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, openingOf(game, scenario)]);
  return loaded;
}

/** A game's table with the layout for this window. */
export async function tableOf(game: string): Promise<GameTable> {
  const table = await gameOf(game).table();
  await table.Table.load();
  return table;
}

/** Name of a seat. */
export const seatName = (game: string, seat: string): string => gameOf(game).seats[seat] ?? seat;
