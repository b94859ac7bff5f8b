import type { JSX } from 'preact';

interface Props {
  readonly x: number;
  readonly y: number;
}

/** Contested: both sides stand here. */
export const Star = ({ x, y }: Props): JSX.Element => (
  <g class="marker star" transform={`translate(${x} ${y})`}>
    <path d="M0-11L3-4 10-6 6 0 10 6 3 4 0 11-3 4-10 6-6 0-10-6-3-4Z" />
    <path d="M-3-3L3 3M3-3L-3 3" class="cross" />
  </g>
);

/** Isolated: no chain of Soviet Areas to the Volga (AV-OPT-04). */
export const CutOff = ({ x, y }: Props): JSX.Element => (
  <g class="marker cut-off" transform={`translate(${x} ${y})`}>
    <circle r="9.5" />
    <path d="M-6-2.5H1V3H-6zM1-.5H4L6 1.5V3H1z" class="lorry" />
    <path d="M-6.5 6.5L6.5-6.5" class="slash" />
  </g>
);
