import { COMING, GAMES, type GameOutline } from '@kurgan/games';

/** The cards of the lobby in their order: what can be played, then what is still in the making. */
export const SHELF: readonly GameOutline[] = [...GAMES, ...COMING];
