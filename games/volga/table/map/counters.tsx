import './counters.css';
import type { ComponentChildren, JSX } from 'preact';
import { TERRAINS, type Terrain } from '../../data/areas.ts';
import { COUNTERS, type CounterId, type Strategy } from '../../data/counters.ts';
import { UNITS, type UnitId } from '../../data/units.ts';
import type { AreaState } from '../../rules/state.ts';
import { COUNTER } from './stack.ts';
import { UnitSymbol } from './unit-symbol.tsx';

const H = COUNTER / 2;
const CUT = 5;
const NOTCH = 10;
/** German counters have four cut corners, Soviet ones a single one: sides are told apart without colour. */
const GERMAN_EDGE = `M${-H + CUT} ${-H}H${H - CUT}L${H} ${-H + CUT}V${H - CUT}L${H - CUT} ${H}H${-H + CUT}L${-H} ${H - CUT}V${-H + CUT}Z`;
const SOVIET_EDGE = `M${-H} ${-H}H${H - NOTCH}L${H} ${-H + NOTCH}V${H}H${-H}Z`;

/**
 * The drawing on a counter. Its letters stand beside it as plain text: a browser lays out letters inside a drawing anew
 * whenever the map is zoomed, and that costs more than all the rest. The caller says in words what the counter is.
 */
const Drawing = ({ children }: { readonly children: ComponentChildren }): JSX.Element => (
  <svg viewBox={`${-H} ${-H} ${COUNTER} ${COUNTER}`} preserveAspectRatio="none" aria-hidden="true">
    {children}
  </svg>
);

interface GermanProps {
  readonly unit: UnitId;
  readonly spent: boolean;
  readonly lit?: boolean;
  readonly chosen?: boolean;
  readonly hinted?: boolean;
  /** Its corps rests this Turn. */
  readonly paused?: boolean;
}

/** The division and the number that a counter shows: `29/RCN` is RCN of the 29th, `244A` has no division. */
const marksOf = (unit: UnitId): readonly [division: string, number: string] => {
  const [first = '', second] = unit.split('/');
  return second === undefined ? ['', first] : [first, second];
};

export function GermanCounter({
  unit,
  spent,
  lit = false,
  chosen = false,
  hinted = false,
  paused = false,
}: GermanProps): JSX.Element {
  const { attack, move, symbol } = UNITS[unit];
  const [division, number] = marksOf(unit);
  const classes = [
    'counter german',
    spent && 'spent',
    paused && 'paused',
    lit && 'lit',
    chosen && 'chosen',
    hinted && 'hinted',
  ];
  return (
    <span class={classes.filter(Boolean).join(' ')} aria-hidden="true">
      <Drawing>
        <path d={GERMAN_EDGE} class="shadow" />
        {(lit || chosen || hinted) && <path d={GERMAN_EDGE} class="halo" />}
        <path d={GERMAN_EDGE} class="face" />
        <g class="symbol-place">
          <UnitSymbol name={symbol} x={-10.5} y={-9.2} size={21} />
        </g>
        {spent && <path d={`M${-H + 6} ${H - 8}H${H - 6}`} class="spent-bar" />}
      </Drawing>
      <b class="division">{division}</b> <b class={number.length > 4 ? 'number long' : 'number'}>{number}</b>{' '}
      {!spent && (
        <b class="factors">
          {attack}–{move}
        </b>
      )}
    </span>
  );
}

/** Inside 16 x 16. */
const STRATEGY_SIGNS: Readonly<Record<Strategy, string>> = {
  heroes: 'M3.2 1h1.6v14H3.2zM4.8 2h9l-3 3.5 3 3.5h-9z',
  ambush: 'M1 8q7-9 14 0q-7 9-14 0zM8 4.6a3.4 3.4 0 1 0 .01 0z',
  barrage: 'M8 0l1.6 4.6L14 2.4l-2 4.3L16 8l-4 1.5 2 4.2-4.4-2L8 16l-1.6-4.4-4.4 2 2-4.2L0 8l4-1.4-2-4.2 4.4 2.2z',
  fanatic: 'M8.5 0c.8 4 5 5.6 5 10a5.5 5.6 0 0 1-11 0c0-2.2 1-3.6 2.2-4.8.2 1.8.9 2.6 1.8 2.8C7.8 5.4 6.6 3 8.5 0z',
  guards: 'M8 0l6.5 2.2v5.3c0 4.2-3 6.9-6.5 8.5-3.5-1.6-6.5-4.3-6.5-8.5V2.2z',
};

const TERRAIN_LETTERS: Readonly<Record<Terrain, string>> = {
  clear: 'C',
  elevated: 'E',
  lightUrban: 'LU',
  heavyUrban: 'HU',
};

interface SovietProps {
  readonly counter: CounterId | 'hidden';
  readonly terrain: Terrain;
  /** Attacked now. */
  readonly attacked?: boolean;
  /** Just turned up. */
  readonly turned?: boolean;
}

export function SovietCounter({ counter, terrain, attacked = false, turned = false }: SovietProps): JSX.Element {
  const known = counter === 'hidden' ? null : COUNTERS[counter];
  return (
    <span
      class={`counter soviet ${terrain} ${attacked ? 'attacked' : ''} ${turned ? 'turned' : ''}`}
      aria-hidden="true"
    >
      <Drawing>
        <path d={SOVIET_EDGE} class="shadow" />
        <path d={SOVIET_EDGE} class="face" />
        {known !== null && (
          <path
            d={STRATEGY_SIGNS[known.strategy]}
            transform="translate(-7 5.5) scale(.88)"
            class="strategy-sign"
            fill-rule="evenodd"
          />
        )}
      </Drawing>
      <b class="defense">{known?.defense ?? '?'}</b>{' '}
      {known === null && <b class="terrain-letters">{TERRAIN_LETTERS[terrain]}</b>}
    </span>
  );
}

const SHAPES: Readonly<Record<'circle' | 'triangle' | 'square' | 'pentagon', string>> = {
  circle: 'M0-13a13 13 0 1 0 .01 0z',
  triangle: 'M0-13.5L14.5 12H-14.5Z',
  square: 'M-12-12H12V12H-12Z',
  pentagon: 'M0-13.5L13.5-3.5 8.5 12.5H-8.5L-13.5-3.5Z',
};

interface IdentifierProps {
  readonly area: number;
  readonly terrain: Terrain | null;
  /** The side that holds the Area. */
  readonly holder: AreaState['control'];
}

/** The Area's identifier: its shape is the terrain, its color the side that holds it (AV-MAP-05, AV-MAP-17). */
export function Identifier({ area, terrain, holder }: IdentifierProps): JSX.Element {
  const shape = terrain === null ? 'circle' : TERRAINS[terrain].shape;
  return (
    <span class={`identifier ${holder} ${shape}`}>
      <svg viewBox="-13.5 -13.5 27 27" aria-hidden="true">
        <path d={SHAPES[shape]} />
      </svg>
      <b>{area}</b>
    </span>
  );
}
