import { GAMES, type GameOutline } from '@kurgan/games';

const KEY = 'kurgan-game';

/** The game that was chosen last, or the first. A browser that keeps nothing remembers nothing. */
export function lastChosen(): GameOutline | undefined {
  let id: string | null = null;
  try {
    id = localStorage.getItem(KEY);
  } catch {
    // a private window may refuse
  }
  return GAMES.find((game) => game.id === id) ?? GAMES[0];
}

export function remember({ id }: GameOutline): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // a private window may refuse
  }
}
