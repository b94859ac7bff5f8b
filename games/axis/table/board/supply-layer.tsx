import type { JSX } from 'preact';
import type { Side } from '../../data/zones.ts';
import { type Open, SIDES } from '../../rules/state.ts';
import type { BoardId } from './outlines.ts';
import { chevronPath, type Haul, haulPath, supplyNet } from './supply-lines.ts';

/** The supply lines of both sides. */
export const SupplyLayer = ({ board, open }: { readonly board: BoardId; readonly open: Open }): JSX.Element => (
  <>
    {SIDES.map((side) => (
      <Supply key={side} board={board} side={side} hauls={supplyNet(open, side).hauls} />
    ))}
  </>
);

interface SupplyProps {
  readonly board: BoardId;
  readonly side: Side;
  readonly hauls: readonly Haul[];
}

/** The supply lines of a side, with the way its trains run. */
function Supply({ board, side, hauls }: SupplyProps): JSX.Element {
  const here = hauls.filter((haul) => haul.board === board);
  const line = haulPath(here);
  return (
    <g class={`supply ${side}`}>
      <path d={line} class="bed" />
      <path d={line} class="dash" />
      <path d={chevronPath(here)} class="chevrons" />
    </g>
  );
}
