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
const HATCH = hatch(COUNTER);

/**
 * The counter of a unit, one em wide: whoever shows it sets the size of letters and says in words what it is. Its letters stand
 * beside the drawing as plain text: a browser lays letters inside a drawing out anew at every zoom.
 */
export function UnitCounter({ side, unit, suppressed = false, routed = false, rim = null }: Props): JSX.Element {
  const { type, squad } = unit;
  const { solid, face, carried, isAlone } = soldier(side, type.id);
  const edge = side.plate(COUNTER);
  const classes = ['un-counter', side.class, type.id, suppressed && 'suppressed', routed && 'routed', rim];
  return (
    <span class={classes.filter(Boolean).join(' ')} aria-hidden="true">
      <svg viewBox={`${-HALF} ${-HALF} ${COUNTER} ${COUNTER}`} aria-hidden="true">
        <path d={edge} class="shadow" />
        {rim !== null && (
          <>
            <path d={side.plate(COUNTER + 6)} class="halo" />
            <path d={side.plate(COUNTER + 6)} class="ring" />
          </>
        )}
        <path d={edge} class="face" />
        <path d={HATCH} class="pattern" />
        <path d={`M${-HALF + 7} ${-HALF + 2}H${HALF - 7}`} class="shine" />
        <g transform={isAlone ? 'translate(-18 -17) scale(1.62)' : 'translate(-21 -15) scale(1.7)'}>
          <path d={solid} class="soldier" />
          <path d={face} class="soldier pale" />
          <path d={carried} class="soldier carried" />
        </g>
        <path d={SHIELD} transform="translate(15.3 14.8) scale(.86)" class="shield" />
        {suppressed && (
          <g transform={`translate(${HALF - 9} ${-HALF + 9})`} class="pinned">
            <circle r="9.5" />
            <path d="M-5 -4L0 1 5 -4M-5 1L0 6 5 1" />
          </g>
        )}
      </svg>
      {squad !== null && <b class="squad">{squad}</b>} <b class="defence">{type.defence}</b>
    </span>
  );
}
