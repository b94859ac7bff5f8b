import type { JSX } from 'preact';
import type { SideLook } from '../sides.ts';
import './counter.css';
import { type FiguredUnit, VEHICLE } from './figure.ts';
import { COUNTER, hatch, SHIELD, soldier } from './shapes.ts';

interface Props {
  readonly side: SideLook;
  readonly unit: FiguredUnit;
  readonly suppressed?: boolean;
  readonly routed?: boolean;
  /** Rim of a highlighted, chosen or hinted piece. */
  readonly rim?: 'lit' | 'chosen' | 'hinted' | null;
}

const HALF = COUNTER / 2;
const HATCH = hatch(COUNTER);

const placeOf = (isVehicle: boolean, standsAlone: boolean): string =>
  isVehicle
    ? 'translate(-29 -17) scale(1.5)'
    : standsAlone
      ? 'translate(-18 -17) scale(1.62)'
      : 'translate(-21 -15) scale(1.7)';

/**
 * The counter of a unit, one em wide: whoever shows it sets the size of letters and says in words what it is. Its letters stand
 * beside the drawing as plain text: a browser lays letters inside a drawing out anew at every zoom.
 */
export function UnitCounter({ side, unit, suppressed = false, routed = false, rim = null }: Props): JSX.Element {
  const { type, squad } = unit;
  const { solid, face, carried, cut } = soldier(side, type.id, type.figure);
  const isVehicle = type.figure?.isVehicle === true;
  const wide = isVehicle ? COUNTER * VEHICLE : COUNTER;
  const edge = side.bar(wide, COUNTER);
  const rimEdge = side.bar(wide + 6, COUNTER + 6);
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
      <svg viewBox={`${-wide / 2} ${-HALF} ${wide} ${COUNTER}`} aria-hidden="true">
        <path d={edge} class="shadow" />
        {rim !== null && (
          <>
            <path d={rimEdge} class="halo" />
            <path d={rimEdge} class="ring" />
          </>
        )}
        <path d={edge} class="face" />
        <path d={HATCH} class="pattern" />
        <path d={`M${7 - wide / 2} ${-HALF + 2}H${wide / 2 - 7}`} class="shine" />
        {routed && <path d={side.bar(wide - 3.5, COUNTER - 3.5)} class="broken" />}
        <g transform={placeOf(isVehicle, face === '')}>
          <path d={solid} class="soldier" />
          <path d={face} class="soldier pale" />
          <path d={carried} class="soldier carried" />
          <path d={cut} class="cut" />
        </g>
        {isVehicle ? (
          <g transform={`translate(${wide / 2 - 10} 15.5)`} class="armor">
            <path d="M-9.5-10H9.5V10H-9.5Z" />
            <path d="M-7-7.5h.1M7-7.5h.1M-7 7.5h.1M7 7.5h.1" class="rivets" />
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
          <g transform={`translate(${9 - wide / 2} ${HALF - 9})`} class="fled">
            <circle r="9.5" />
            <path d="M4.5-3.5V1.5H-4M-1-3L-4.5 1.5-1 6" />
          </g>
        )}
      </svg>
      {squad !== null && <b class="squad">{squad}</b>} <b class="defence">{type.defence}</b>
    </span>
  );
}
