import type { JSX } from 'preact';
import { pageWords } from '../language/pages.ts';
import { MissingPage } from './missing.tsx';

/** Shown for an address that names no game. */
export const NotPlayable = ({ game }: { readonly game: string }): JSX.Element => (
  <MissingPage text={pageWords.missing.game(game)} />
);
