import type { IconNode } from 'lucide';
import { createElement, type JSX } from 'preact';

/** A drawn sign beside a word. It never stands alone: a button without words needs an aria-label of its own. */
export function Icon({ of, size = 18 }: { readonly of: IconNode; readonly size?: number }): JSX.Element {
  return (
    <svg
      class="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {of.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  );
}
