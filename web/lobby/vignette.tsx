import type { GameOutline } from '@kurgan/games';
import type { JSX } from 'preact';

/** A look at the board. */
export const Vignette = ({ of: { picture } }: { readonly of: GameOutline }): JSX.Element => (
  <img class="vignette" src={picture.href} alt="" />
);
