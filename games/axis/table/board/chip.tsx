import type { JSX } from 'preact';
import { symbolId } from './sprite.tsx';
import type { ChipFacts } from './stack.ts';

/**
 * Units of a kind as a symbol and their count. The count stands beside the drawing as plain text: a browser lays out
 * letters inside a drawing anew whenever the board is zoomed. The zone says in words what stands on it.
 */
export function Chip({ side, kind, count, moved, aloft }: ChipFacts): JSX.Element {
  const state = `${moved === count ? 'spent' : ''} ${aloft ? 'aloft' : ''}`;
  return (
    <span class={`chip ${side} ${state}`} data-side={side} data-kind={kind}>
      <svg viewBox="0 0 34 19" aria-hidden="true">
        <use href={`#${symbolId(side, kind)}`} />
      </svg>
      <b>{count}</b>
    </span>
  );
}
