import './die.css';
import type { JSX } from 'preact';
import { panelWords } from '../en-panels.ts';
import type { RolledDie } from '../scene/outcome.ts';

/** Pip positions of each face on a 24 x 24 die. */
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

interface Props extends RolledDie {
  /** Class that gives the die its side's color. */
  readonly side: string;
  /** Its place in the throw: dice land one after another. */
  readonly order?: number;
}

/** A die as it landed. */
export function Die({ face, sides = 6, isHit, isDropped = false, side, order = 0 }: Props): JSX.Element {
  const shown = face % sides === 0 && sides === 10 ? 0 : face;
  const fate = isDropped ? 'dropped' : isHit === undefined ? '' : isHit ? 'hit' : 'missed';
  return (
    <svg
      class={`die d${sides} ${side} ${fate}`}
      viewBox={sides === 6 ? '0 0 24 24' : '-26 -28 52 56'}
      role="img"
      aria-label={isDropped ? panelWords.dropped(shown) : String(shown)}
      style={{ '--order': order }}
    >
      {sides === 6 ? <Cube face={face} /> : <Kite face={shown} />}
      {isDropped && <path class="struck" d="M3 21L21 3" />}
    </svg>
  );
}

const Cube = ({ face }: { readonly face: number }): JSX.Element => (
  <>
    <rect class="body" x="1" y="1" width="22" height="22" rx="4.5" />
    {(PIPS[face] ?? []).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="2.3" />
    ))}
  </>
);

/** Ten faces, each a kite with its figure. */
const Kite = ({ face }: { readonly face: number }): JSX.Element => (
  <>
    <path class="body" d="M0-26L22-9V10L0 26-22 10V-9Z" />
    <path class="edges" d="M0-26L-12 4 0 14 12 4ZM-22-9L-12 4M22-9L12 4M0 14V26M-22 10L-12 4M22 10L12 4" />
    <text y="5">{face}</text>
  </>
);
