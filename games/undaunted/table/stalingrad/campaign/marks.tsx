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
