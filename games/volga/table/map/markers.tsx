import type { JSX } from 'preact';

/** Contested: both sides stand here. */
export const Star = (): JSX.Element => (
  <svg class="marker star" viewBox="-12 -12 24 24" aria-hidden="true">
    <path d="M0-11L3-4 10-6 6 0 10 6 3 4 0 11-3 4-10 6-6 0-10-6-3-4Z" />
    <path d="M-3-3L3 3M3-3L-3 3" class="cross" />
  </svg>
);

/** Isolated: no chain of Soviet Areas to the Volga (AV-OPT-04). */
export const CutOff = (): JSX.Element => (
  <svg class="marker cut-off" viewBox="-12 -12 24 24" aria-hidden="true">
    <circle r="9.5" />
    <path d="M-6-2.5H1V3H-6zM1-.5H4L6 1.5V3H1z" class="lorry" />
    <path d="M-6.5 6.5L6.5-6.5" class="slash" />
  </svg>
);
