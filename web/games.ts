import { GAMES, type GameManifest } from '@kurgan/games';
import { Trouble } from './session/trouble.ts';

/** A game with the loaders of its parts. An unknown one is trouble to be told. */
export function gameOf(id: string): GameManifest {
  const game = GAMES.find((each) => each.id === id);
  if (game === undefined) throw new Trouble('unknown game', id);
  return game;
}

/** Name of a seat. */
export const seatName = (game: string, seat: string): string => gameOf(game).seats[seat] ?? seat;
