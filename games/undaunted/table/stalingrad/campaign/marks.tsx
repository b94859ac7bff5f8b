import type { JSX } from 'preact';
import { soldier } from '../../board/index.ts';
import type { SideLook } from '../../sides.ts';
import type { Standing } from './roll.ts';
import { words } from './words.ts';

/** Two chevrons for an upgraded soldier, a broken ring for a reserve, nothing for a regular. */
export function StandingMark({ standing }: { readonly standing: Standing }): JSX.Element | null {
  if (standing === 'regular') return null;
  return (
    <svg class={`standing ${standing}`} viewBox="0 0 12 12" role="img" aria-label={words.standing[standing]}>
      <path
        d={standing === 'upgraded' ? 'M1.5 6L6 2l4.5 4M1.5 10.500L6 6.500l4.5 4' : 'M6 2.600a3.6 3.6 0 1 0 .01 0'}
      />
    </svg>
  );
}

interface UnitSignProps {
  readonly look: SideLook;
  /** `rifleman`. */
  readonly type: string;
  readonly squad: string | null;
}

/** A small counter: who it is by what he carries. */
export function UnitSign({ look, type, squad }: UnitSignProps): JSX.Element {
  const { solid, face, carried } = soldier(look, type);
  return (
    <svg class={`unit-sign ${look.class}`} viewBox="0 0 28 28" aria-hidden="true">
      <path class="plate" d={look.plate(26)} transform="translate(14 14)" />
      <g transform="translate(4.4 4) scale(.8)">
        <path d={solid} class="figure" />
        <path d={face} class="figure pale" />
        <path d={carried} class="carried" />
      </g>
      {squad !== null && (
        <text x="24" y="26">
          {squad}
        </text>
      )}
    </svg>
  );
}

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
