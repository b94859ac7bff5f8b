import { COMING, GAMES, type GameOutline } from '@kurgan/games';

/** The cards of the lobby in their order: what can be played, then what is still in the making. */
export const SHELF: readonly GameOutline[] = [...GAMES, ...COMING];

const KEY = 'kurgan-game';

/** The game that was chosen last, or the first. A browser that keeps nothing remembers nothing. */
export function lastChosen(): GameOutline | undefined {
  let id: string | null = null;
  try {
    id = localStorage.getItem(KEY);
  } catch {
    // a private window may refuse
  }
  return SHELF.find((game) => game.id === id) ?? SHELF[0];
}

export function remember({ id }: GameOutline): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // a private window may refuse
  }
}
