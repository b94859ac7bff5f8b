import type { JSX } from 'preact';
import type { Unit } from '../../rules/edition.ts';
import type { SideLook } from '../sides.ts';
import './counter.css';
import { COUNTER, hatch, SHIELD, soldier } from './shapes.ts';

interface Props {
  readonly side: SideLook;
  readonly unit: Pick<Unit, 'type' | 'squad'>;
  readonly suppressed?: boolean;
  readonly routed?: boolean;
  /** Rim of a highlighted, chosen or hinted piece. */
  readonly rim?: 'lit' | 'chosen' | 'hinted' | null;
}

const HALF = COUNTER / 2;
/** Vehicles stick out of their place on both sides. */
const VEHICLE = 70;
const HATCH = hatch(COUNTER);
const UPRIGHT = 'translate(-21 -15) scale(1.7)';
const ALONE = 'translate(-19 -17) scale(1.62)';
const ON_VEHICLE = 'translate(-33 -22) scale(2)';
const RIVETS = 'M-7.8-7.3h.01M7.8-7.3h.01M-7.8 7.3h.01M7.8 7.3h.01';

/**
 * The counter of a unit, one em wide: whoever shows it sets the size of letters and says in words what it is. Its letters stand
 * beside the drawing as plain text: a browser lays letters inside a drawing out anew at every zoom.
 */
export function UnitCounter({ side, unit, suppressed = false, routed = false, rim = null }: Props): JSX.Element {
  const { type, squad } = unit;
  const { solid, face, carried, isAlone, isVehicle } = soldier(side, type.id);
  const wide = isVehicle ? VEHICLE : COUNTER;
  const edge = side.bar(wide, COUNTER);
  const rimmed = side.bar(wide + 6, COUNTER + 6);
  const classes = [
    'un-counter',
    side.class,
    type.id,
    isVehicle && 'vehicle',
    suppressed && 'suppressed',
    routed && 'routed',
    rim,
  ];
  return (
    <span class={classes.filter(Boolean).join(' ')} aria-hidden="true">
      <svg viewBox={`${-HALF} ${-HALF} ${COUNTER} ${COUNTER}`} aria-hidden="true">
        <path d={edge} class="shadow" />
        {rim !== null && (
          <>
            <path d={rimmed} class="halo" />
            <path d={rimmed} class="ring" />
          </>
        )}
        <path d={edge} class="face" />
        <path d={HATCH} transform={`scale(${wide / COUNTER} 1)`} class="pattern" />
        <path d={`M${7 - wide / 2} ${-HALF + 2}H${wide / 2 - 7}`} class="shine" />
        <g transform={isVehicle ? ON_VEHICLE : isAlone ? ALONE : UPRIGHT}>
          <path d={solid} class="soldier" />
          <path d={face} class="soldier pale" />
          <path d={carried} class="soldier carried" />
        </g>
        {isVehicle ? (
          <g transform="translate(23.5 14.5)" class="armor">
            <path d="M-10-9.5H10V9.5H-10Z" />
            <path d={RIVETS} class="rivets" />
          </g>
        ) : (
          <path d={SHIELD} transform="translate(15.3 14.8) scale(.86)" class="shield" />
        )}
        {suppressed && (
          <g transform={`translate(${wide / 2 - 9} ${-HALF + 9})`} class="pinned">
            <circle r="9.5" />
            <path d="M-5 -4L0 1 5 -4M-5 1L0 6 5 1" />
          </g>
        )}
        {routed && (
          <g class="fleeing">
            <path d={rimmed} class="halo" />
            <path d={rimmed} class="broken" />
            <g transform={`translate(${8 - wide / 2} ${HALF - 8})`}>
              <circle r="10" />
              <path d="M5.5-4.5Q6.5 3-4.5 2.5M-.5-1.5L-4.8 2.5-.2 5.8" class="turning" />
            </g>
          </g>
        )}
      </svg>
      {squad !== null && <b class="squad">{squad}</b>} <b class="defence">{type.defence}</b>
    </span>
  );
}
