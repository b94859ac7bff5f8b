import type { JSX } from 'preact';
import { words } from '../words/board.ts';
import { type Sign, SignMark } from './sprite.tsx';

const SIGNS: readonly Sign[] = ['fort', 'airfield', 'factory', 'ambush', 'star', 'cut-off'];

/** The signs of the boards, explained on the empty east bank. */
export const Legend = (): JSX.Element => (
  <ul class="legend">
    <li>
      <b class="rp">1</b>
      {words.rp}
    </li>
    {SIGNS.map((sign) => (
      <li key={sign}>
        <SignMark sign={sign} />
        {words.signs[sign]}
      </li>
    ))}
    <li>
      <svg class="swatch" viewBox="0 0 28 24" aria-hidden="true">
        <rect width="28" height="24" fill="url(#held-city)" />
      </svg>
      {words.held}
    </li>
  </ul>
);
