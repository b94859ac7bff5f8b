import type { GameOutline } from '@kurgan/games';
import type { JSX } from 'preact';

/** A look at the board: the real one, or a plan in pencil while its table is being built. */
export function Vignette({ of: { id, picture } }: { readonly of: GameOutline }): JSX.Element {
  if (picture instanceof URL) return <img class="vignette" src={picture.href} alt="" />;
  return (
    <svg class="vignette plan" viewBox="0 0 240 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {/* A hand that is not quite steady. */}
      <filter id={`pencil-${id}`}>
        <feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="2" />
        <feDisplacementMap in="SourceGraphic" scale="3" />
      </filter>
      <g fill="none" filter={`url(#pencil-${id})`} stroke-linecap="round" stroke-linejoin="round">
        <path d={picture.fine} stroke="#97896f" stroke-width=".7" />
        <path d={picture.water} stroke="#8fa0a4" stroke-width="9" />
        <path d={picture.thin} stroke="#6f624e" stroke-width="1" />
        <path d={picture.thick} stroke="#4d4236" stroke-width="1.8" />
      </g>
    </svg>
  );
}
