import normandy from '@kurgan/undaunted/vignette.webp';
import volga from '@kurgan/volga/vignette.webp';
import type { JSX } from 'preact';
import type { ShelfId } from '../catalogue.ts';
import { PLANS } from './plans.ts';

/** Crops of the real boards. */
const BOARDS: Partial<Record<ShelfId, string>> = { normandy, volga };

/** A look at the board: the real one, or a plan in pencil while its table is being built. */
export function Vignette({ of }: { readonly of: ShelfId }): JSX.Element {
  const board = BOARDS[of];
  const plan = PLANS[of];
  if (board !== undefined || plan === undefined) return <img class="vignette" src={board} alt="" />;
  return (
    <svg class="vignette plan" viewBox="0 0 240 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {/* A hand that is not quite steady. */}
      <filter id={`pencil-${of}`}>
        <feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="2" />
        <feDisplacementMap in="SourceGraphic" scale="3" />
      </filter>
      <g fill="none" filter={`url(#pencil-${of})`} stroke-linecap="round" stroke-linejoin="round">
        <path d={plan.fine} stroke="#97896f" stroke-width=".7" />
        <path d={plan.water} stroke="#8fa0a4" stroke-width="9" />
        <path d={plan.thin} stroke="#6f624e" stroke-width="1" />
        <path d={plan.thick} stroke="#4d4236" stroke-width="1.8" />
      </g>
    </svg>
  );
}
