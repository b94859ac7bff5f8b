import type { JSX } from 'preact';
import type { SideLook } from '../../sides.ts';

export type Wound = 'damaged' | 'destroyed' | 'fortified';

/** A cracked house, a crossed-out house, a crenel: in a square of 20 around the middle. */
export const WoundSign = ({ wound }: { readonly wound: Wound }): JSX.Element =>
  wound === 'fortified' ? (
    <path class="wound fortified" d="M-8-8H-4V-5H-1.800V-8H1.800V-5H4V-8H8V8H-8Z" />
  ) : (
    <g class={`wound ${wound}`}>
      <path class="house" d="M0-9.500L8-3V8H-8V-3Z" />
      <path class="crack" d={wound === 'damaged' ? 'M1-7l-3 5 4 2-3 6' : 'M-4.5-2.500l9 8M4.5-2.500l-9 8'} />
    </g>
  );

/** The number of a game on a plate of the side that won it. */
export const NumberPlate = ({
  look,
  n,
  edge,
}: {
  readonly look: SideLook;
  readonly n: number;
  readonly edge: number;
}): JSX.Element => (
  <g class={`number-plate ${look.class}`}>
    <path d={look.plate(edge)} />
    <text y={edge * 0.19} font-size={edge * 0.55}>
      {n}
    </text>
  </g>
);
