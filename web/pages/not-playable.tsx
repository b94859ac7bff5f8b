import type { JSX } from 'preact';
import { lobbyWords } from '../language/lobby.ts';
import { pageWords } from '../language/pages.ts';
import { SHELF } from '../lobby/shelf.ts';
import { MissingPage } from './missing.tsx';

/** Shown when a game cannot be set up: it is coming soon, or there is none of that name. */
export function NotPlayable({ game }: { readonly game: string }): JSX.Element {
  const outline = SHELF.find(({ id }) => id === game);
  const { missing } = pageWords.value;
  const lobby = lobbyWords.value;
  return <MissingPage text={outline === undefined ? missing.game(game) : `${outline.title}: ${lobby.notYet}`} />;
}
