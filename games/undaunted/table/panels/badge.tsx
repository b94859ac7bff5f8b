import './badge.css';
import type { JSX } from 'preact';
import type { Seat } from '../../rules/edition.ts';
import { soldier } from '../board/index.ts';

/** Side badge: a helmet on a plate in the side's outline. */
export function Badge({ seat }: { readonly seat: Seat }): JSX.Element {
  const { solid, face } = soldier(seat, '');
  return (
    <svg class={`side-badge ${seat}`} viewBox="0 0 28 28" aria-hidden="true">
      <path
        class="plate"
        d={
          seat === 'german'
            ? 'M5 1H23L27 5V23L23 27H5L1 23V5Z'
            : 'M6 1H22Q27 1 27 6V22Q27 27 22 27H6Q1 27 1 22V6Q1 1 6 1Z'
        }
      />
      <g transform="translate(4.4 4) scale(.8)">
        <path d={solid} class="figure" />
        <path d={face} class="figure pale" />
      </g>
    </svg>
  );
}

/** The initiative marker: a paper diamond with a flag. */
export const Initiative = (): JSX.Element => (
  <svg class="initiative-mark" viewBox="0 0 36 36" aria-hidden="true">
    <path class="diamond" d="M18 1L35 18 18 35 1 18Z" />
    <path class="line" d="M18 5L31 18 18 31 5 18Z" />
    <path class="flag" d="M14 26V11h9l-2.4 3.4 2.4 3.4h-9" />
  </svg>
);
