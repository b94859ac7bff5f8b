import './die.css';
import type { JSX } from 'preact';
import { words } from '../en.ts';

/** Where the pips of each face lie on a die of 24 x 24. */
const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6.5],
    [17, 6.5],
    [7, 12],
    [17, 12],
    [7, 17.5],
    [17, 17.5],
  ],
};

interface Props {
  readonly value: number;
  /** Who rolled it: a class that colours it. */
  readonly side: string;
  /** Rolled, but not counted. */
  readonly dropped?: boolean;
  /** Its place in the throw: dice land one after another. */
  readonly order?: number;
}

/** A die as it landed. */
export function Die({ value, side, dropped = false, order = 0 }: Props): JSX.Element {
  return (
    <svg
      class={`die ${side} ${dropped ? 'dropped' : ''}`}
      viewBox="0 0 24 24"
      role="img"
      aria-label={dropped ? words.dropped(value) : String(value)}
      style={{ '--order': order }}
    >
      <rect x="1" y="1" width="22" height="22" rx="4.5" />
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.3" />
      ))}
      {dropped && <path d="M3 21L21 3" />}
    </svg>
  );
}
