import type { JSX } from 'preact';
import type { Mark } from '../../rules/state.ts';
import { MARK_SIGNS } from '../data/signs.ts';
import type { GroundSign } from '../edition.ts';
import type { SideLook } from '../sides.ts';
import './marks.css';
import { HEXAGON, HEXAGON_LINE, hatch, SHIELD, WIDE_SHIELD } from './shapes.ts';
import { coverShows } from './words.ts';

export type SignName = keyof typeof MARK_SIGNS;

/** Markers are printed matter, each one em high; whoever shows one says in words what it is. */
export function Sign({ name }: { readonly name: SignName }): JSX.Element {
  return <path d={MARK_SIGNS[name]} class={`un-sign ${name}`} />;
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

const GROUND: Readonly<Record<GroundSign['sign'], { readonly box: string; readonly shape: string }>> = {
  building: { box: '-13 -14 26 28', shape: 'M0-13L12-4V12H-12V-4Z' },
  fortification: { box: '-13 -14 26 28', shape: 'M-12-11H-6V-7H-3V-11H3V-7H6V-11H12V12H-12Z' },
  wall: { box: '-14 -14 28 28', shape: 'M-12-11H12V11H-12Z' },
  closed: { box: '-14 -14 28 28', shape: 'M0-11A11 11 0 1 1-.01-11Z' },
};

/** A further value of a tile: the cover of its building or fortification, its wall, or that it is closed to vehicles. */
export function GroundMark({ sign: { sign, value } }: { readonly sign: GroundSign }): JSX.Element {
  const { box, shape } = GROUND[sign];
  return (
    <span class={`un-mark ground ${sign}`} aria-hidden="true">
      <svg viewBox={box} aria-hidden="true">
        <path d={shape} class="shadow" />
        <path d={shape} class="plate" />
        {sign === 'wall' && (
          <path d="M-12-3.5H-6M6-3.5H12M-12 4H-6M6 4H12M-4-11V-7M4 11V7M-2 11V7M5-11V-7" class="joint" />
        )}
        {sign === 'closed' && <path d="M-7 3.5H7V0H3.5L2-3.5H-4L-5.5 0H-7ZM1-3L7.5-4.5" class="tank" />}
        {sign === 'closed' && <path d="M-7.5 7.5L7.5-7.5" class="struck" />}
      </svg>
      {value !== null && <b>{value}</b>}
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
