import './badge.css';
import type { JSX } from 'preact';
import { soldier } from '../board/index.ts';
import type { SideLook } from '../sides.ts';

/** Side badge: a helmet on a plate in the side's outline. */
export function Badge({ side }: { readonly side: SideLook }): JSX.Element {
  const { solid, face } = soldier(side, '');
  return (
    <svg class={`side-badge ${side.class}`} viewBox="0 0 28 28" aria-hidden="true">
      <path class="plate" d={side.plate(26)} transform="translate(14 14)" />
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
