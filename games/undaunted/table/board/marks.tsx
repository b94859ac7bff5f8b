import type { JSX } from 'preact';
import type { Mark } from '../../rules/state.ts';
import type { SideLook } from '../sides.ts';
import './marks.css';
import { HEXAGON, HEXAGON_LINE, hatch, SHIELD, SIGNS, type SignName, WIDE_SHIELD } from './shapes.ts';
import { coverShows } from './words.ts';

/** Markers are printed matter, each one em high; whoever shows one says in words what it is. */
export function Sign({ name }: { readonly name: SignName }): JSX.Element {
  return <path d={SIGNS[name]} class={`un-sign ${name}`} />;
}

/** Cover of a tile. */
export function CoverShield({ cover }: { readonly cover: number | 'hill' }): JSX.Element {
  const isHill = cover === 'hill';
  return (
    <span class={`un-mark cover ${isHill ? 'hill' : ''}`} aria-hidden="true">
      <svg viewBox={isHill ? '-16 -14 32 29' : '-12 -14 24 29'} aria-hidden="true">
        <path d={isHill ? WIDE_SHIELD : SHIELD} class="shield" />
        {isHill && <path d="M-2.5 8L2.5-8" class="slash" />}
      </svg>
      <b>{coverShows(cover)}</b>
    </span>
  );
}

export function ObjectiveMark({ points }: { readonly points: number }): JSX.Element {
  return (
    <span class="un-mark objective" aria-hidden="true">
      <svg viewBox="-15 -17 30 34" aria-hidden="true">
        <path d={HEXAGON} class="shadow" />
        <path d={HEXAGON} class="hexagon" />
        <path d={HEXAGON_LINE} class="line" />
      </svg>
      <b>{points}</b>
    </span>
  );
}

const PLATE = 24;
const HATCH = hatch(PLATE);

/** Scouted: an open plate with an eye. Controlled: a full plate with a flag. */
export function ControlMark({ side, mark }: { readonly side: SideLook; readonly mark: Mark }): JSX.Element {
  return (
    <span class={`un-mark control ${side.class} ${mark}`} aria-hidden="true">
      <svg viewBox="-14 -14 28 28" aria-hidden="true">
        <path d={side.plate(PLATE)} class="shadow" />
        <path d={side.plate(PLATE)} class="plate" />
        <path d={HATCH} class="pattern" />
        <g transform="translate(-8.4 -8.4) scale(.7)">
          <Sign name={mark === 'controlled' ? 'flag' : 'eye'} />
        </g>
      </svg>
    </span>
  );
}

/** A round disc with a sign: the mortar's target, the radio. */
export function Disc({ sign, side }: { readonly sign: 'crosshair' | 'radio'; readonly side: SideLook }): JSX.Element {
  return (
    <span class={`un-mark disc ${sign} ${side.class}`} aria-hidden="true">
      <svg viewBox="-14 -14 28 28" aria-hidden="true">
        <circle r="12" class="shadow" />
        <circle r="12" class="plate" />
        <g transform="translate(-8.4 -8.4) scale(.7)">
          <Sign name={sign} />
        </g>
      </svg>
    </span>
  );
}
