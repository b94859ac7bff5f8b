import './counter.css';
import { litAs } from '@kurgan/kit';
import type { JSX } from 'preact';
import { STRIPES, type StripeId } from '../../data/recruitment.ts';
import { UNITS, type UnitFacts, type UnitType } from '../../data/units.ts';
import type { Side, Value } from '../../data/vocabulary.ts';
import type { Field } from '../../rules/field/field.ts';
import { type Direction, NOWHERE, type Square } from '../../rules/field/squares.ts';
import { type FigureId, UNIT_FIGURES, VEHICLES, type VehicleId } from './data/figures.ts';
import { between, middleOf, move, num, type Spot } from './geometry.ts';
import { COUNTER, LONG, plate } from './plates.ts';
import { figureHref, plateHref, signHref, vehicleHref } from './sprite.tsx';

/** A token on a counter: face down, or with its number, `★` for a Special or `B` for a Bluff. */
export type Token = 'down' | number | '★' | 'B';

export interface Light {
  /** It can act, be reached or be attacked; or it is the one in hand. */
  readonly as: 'source' | 'target' | 'chosen' | 'active';
  /** The effect of a touch in words; null: it can't be touched. */
  readonly label: string | null;
  /** Chance of a hit, as players read it. */
  readonly chance?: string;
}

export interface CounterFacts {
  readonly id: string;
  readonly side: Side;
  /** Null: it is concealed. */
  readonly type: UnitType | null;
  readonly square: Square;
  /** The rear square of a vehicle of two; NOWHERE: it has one. */
  readonly rear: Square;
  readonly facing: Direction | null;
  /** Side up. */
  readonly up: 0 | 1;
  readonly stripe: StripeId | null;
  readonly suppressed: number;
  readonly acted: boolean;
  readonly token: Token | null;
  /** Its token has been called. */
  readonly isNow?: boolean;
  /** Letters of the Damage on a vehicle. */
  readonly damage?: string;
  readonly light?: Light;
}

const HALF = COUNTER / 2;
/** Amber is kept for what can be touched, and two reds lie too close to the counter's own. */
const STRIPE_COLORS: Readonly<Partial<Record<StripeId, string>>> = {
  'sov-storm': '#3f7187',
  'sov-volga': '#c98f2b',
  'sov-common': '#b9a983',
};
const stripeColor = (stripe: StripeId): string => STRIPE_COLORS[stripe] ?? STRIPES[stripe].color;
const STRIPE_DASH = { specific: undefined, common: '3 3', command: '1.6 4' } as const;

interface Values {
  readonly combat: Value | null;
  readonly defense: number;
  /** It has been turned to its weaker side for good. */
  readonly reduced: boolean;
}

/** The figures printed on a counter; a heavy vehicle shows its front. */
export function valuesOf(facts: UnitFacts, up: 0 | 1): Values {
  if (facts.category === 'infantry') {
    const { combat, defense, state } = facts.sides[up];
    return { combat: combat.infantry, defense, reduced: state === 'reduced' };
  }
  const defense = facts.category === 'heavy' ? facts.defense.front : facts.defense;
  return { combat: facts.weapons[0]?.combat.infantry ?? null, defense, reduced: false };
}

/** A unit that can't be attacked has a dash. */
export const valueText = (value: Value | null): string =>
  value === null || value === 'X' ? '–' : `${value < 0 ? '−' : '+'}${Math.abs(value)}`;

const isVehicle = (figure: FigureId | VehicleId): figure is VehicleId => figure in VEHICLES;

/** The middle of a counter: between both squares of a long vehicle. */
export function counterSpot(field: Field, { square, rear }: Pick<CounterFacts, 'square' | 'rear'>): Spot {
  const front = middleOf(field, square);
  return rear === NOWHERE ? front : between(front, middleOf(field, rear), 0.5);
}

function headingOf(field: Field, { square, rear, facing }: CounterFacts): number {
  if (rear === NOWHERE) return ((facing ?? 2) - 2) * 45;
  const [front, back] = [middleOf(field, square), middleOf(field, rear)];
  return (Math.atan2(front[1] - back[1], front[0] - back[0]) * 180) / Math.PI;
}

export function Counter({ field, counter }: { readonly field: Field; readonly counter: CounterFacts }): JSX.Element {
  const { id, side, light } = counter;
  const heading = headingOf(field, counter);
  return (
    <g
      class={`counter ${side}${light === undefined ? '' : ` ${light.as}`}`}
      transform={move(counterSpot(field, counter))}
      data-unit={id}
    >
      {light !== undefined && <Rim counter={counter} heading={heading} light={light} />}
      <CounterFace counter={counter} heading={heading} />
    </g>
  );
}

/** Everything that is printed on a counter and lies on it. */
export function CounterFace({
  counter,
  heading,
}: {
  readonly counter: CounterFacts;
  readonly heading: number;
}): JSX.Element {
  const { side, type, rear, up } = counter;
  const figure = type === null ? 'hidden' : UNIT_FIGURES[type];
  const isLong = rear !== NOWHERE;
  const values = type === null ? null : valuesOf(UNITS[type], up);
  return (
    <>
      {isLong ? (
        <g transform={`rotate(${num(heading)})`}>
          <use href={plateHref(side, 'long')} />
          {isVehicle(figure) && <use href={vehicleHref(figure)} />}
        </g>
      ) : (
        <use href={plateHref(side, 'counter')} />
      )}
      {!isLong && <Picture side={side} figure={figure} heading={heading} isLong={isLongType(type)} />}
      <Facing counter={counter} heading={heading} />
      {values !== null && <Figures values={values} isLong={isLong} heading={heading} />}
      <Stripe counter={counter} heading={heading} />
      {values?.reduced && <path d={`M${2 - HALF} 4V${8 - HALF}`} class="reduced" />}
      <Worn counter={counter} heading={heading} />
    </>
  );
}

/** A vehicle of two squares, whose picture is as long. */
function isLongType(type: UnitType | null): boolean {
  const facts = type === null ? null : UNITS[type];
  return facts !== null && facts.category !== 'infantry' && facts.size === 2;
}

function Picture({
  side,
  figure,
  heading,
  isLong,
}: {
  readonly side: Side;
  readonly figure: FigureId | VehicleId;
  readonly heading: number;
  readonly isLong: boolean;
}): JSX.Element {
  return isVehicle(figure) ? (
    <use href={vehicleHref(figure)} transform={`translate(0 -4) rotate(${heading}) scale(${isLong ? 0.42 : 0.86})`} />
  ) : (
    <use href={figureHref(side, figure)} transform="translate(-14.6 -18.4) scale(1.22)" />
  );
}

/** Outside the edge it faces. */
function Facing({
  counter,
  heading,
}: {
  readonly counter: CounterFacts;
  readonly heading: number;
}): JSX.Element | null {
  if (counter.facing === null && counter.rear === NOWHERE) return null;
  const far = counter.rear !== NOWHERE ? LONG / 2 - 1 : heading % 90 === 0 ? HALF - 1 : HALF + 5;
  return <use href={signHref('facing')} transform={`rotate(${num(heading)}) translate(${far})`} />;
}

/** Combat and defense in the lower corners of a counter. */
export const UprightFigures = ({ combat, defense }: Pick<Values, 'combat' | 'defense'>): JSX.Element => (
  <>
    <use href={signHref('values')} />
    <text x="-12.5" y="18.2" class="combat">
      {valueText(combat)}
    </text>
    <text x="14" y="17.8" class="defense">
      {defense}
    </text>
  </>
);

function Figures({
  values: { combat, defense },
  isLong,
  heading,
}: {
  readonly values: Values;
  readonly isLong: boolean;
  readonly heading: number;
}): JSX.Element {
  if (!isLong) return <UprightFigures combat={combat} defense={defense} />;
  // On the rear of the hull, upright however it is turned.
  const angle = (heading * Math.PI) / 180;
  const [x, y] = [-30 * Math.cos(angle), -30 * Math.sin(angle)];
  return (
    <g transform={`translate(${num(x)} ${num(y)})`}>
      <path d="M-21-7H-2V8H-21Z" class="hs-ink" />
      <path d="M10-10L18.5-7V2Q17.5 8 10 10.5Q2.5 8 1.5 2V-7Z" class="hs-paper" />
      <text x="-11.5" y="5" class="combat">
        {valueText(combat)}
      </text>
      <text x="10" y="5" class="defense">
        {defense}
      </text>
    </g>
  );
}

function Stripe({
  counter,
  heading,
}: {
  readonly counter: CounterFacts;
  readonly heading: number;
}): JSX.Element | null {
  const { stripe, rear } = counter;
  if (stripe === null) return null;
  const path = rear === NOWHERE ? 'M-17-19H11' : 'M-40-20.5H40';
  const turned = rear === NOWHERE ? undefined : `rotate(${num(heading)})`;
  const dash = STRIPE_DASH[STRIPES[stripe].scope];
  return (
    <g class="stripe" transform={turned}>
      <path d={path} class="under" />
      <path d={path} stroke={stripeColor(stripe)} />
      {dash !== undefined && <path d={path} class="pattern" stroke-dasharray={dash} />}
    </g>
  );
}

/** Places on a counter for its token, for what pins it beside a token, and for its damage. */
function placesOn({ rear }: CounterFacts, heading: number): Readonly<Record<'token' | 'beside' | 'damage', Spot>> {
  if (rear === NOWHERE)
    return { token: [HALF - 1, 1 - HALF], beside: [2 - HALF, 3 - HALF], damage: [-HALF - 6, -HALF] };
  // A long hull has its figures on the rear: the token lies on its upper or right edge, its damage on the front.
  const angle = (heading * Math.PI) / 180;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const up = x > 0.01 || (Math.abs(x) <= 0.01 && y < 0) ? 1 : -1;
  return { token: [up * y * HALF, -up * x * HALF], beside: [-up * y * HALF, up * x * HALF], damage: [x * 30, y * 30] };
}

/** Token or tick at the upper right; what pins a unit goes there too, or beside them. */
function Worn({ counter, heading }: { readonly counter: CounterFacts; readonly heading: number }): JSX.Element {
  const { side, token, acted, isNow = false, suppressed, damage = '', rear } = counter;
  const { token: corner, beside, damage: front } = placesOn(counter, heading);
  const taken = token !== null || acted;
  return (
    <>
      {token !== null && <TokenSign side={side} token={token} isNow={isNow} spot={corner} />}
      {acted && token === null && <use href={signHref('tick')} transform={move(corner)} />}
      {suppressed > 0 && (
        <g transform={move(taken || rear !== NOWHERE ? beside : [HALF - 2, 3 - HALF])}>
          <use href={signHref('pinned')} />
          {suppressed > 1 && (
            <text x="-10" y="14" class="count">
              {suppressed}
            </text>
          )}
        </g>
      )}
      {damage !== '' && (
        <g transform={move(front)} class="damage">
          <path d={`M-4-8H${6 + 8 * damage.length}V8H-4Z`} />
          <text x={1 + 4 * damage.length} y="4.5">
            {damage}
          </text>
        </g>
      )}
    </>
  );
}

interface TokenProps {
  readonly side: Side;
  readonly token: Token;
  readonly isNow: boolean;
  readonly spot: Spot;
}

/** An order token: a hexagon, its number up or face down in the side's color. */
const TokenSign = ({ side, token, isNow, spot }: TokenProps): JSX.Element => (
  <g class={`order ${token === 'down' ? `down ${side}` : isNow ? 'now' : 'up'}`} transform={move(spot)}>
    <use href={signHref(token === 'down' ? 'down' : 'token')} />
    {token !== 'down' && <text y="5">{token}</text>}
  </g>
);

/** A line around what can be touched; the unit in hand stands on amber. It is the button: figures are no part of its name. */
function Rim({
  counter: { side, rear },
  heading,
  light: { as, label },
}: {
  readonly counter: CounterFacts;
  readonly heading: number;
  readonly light: Light;
}): JSX.Element {
  const grown = as === 'active' ? 8 : 10;
  const path = rear === NOWHERE ? plate(side, COUNTER + grown) : plate(side, LONG + grown, COUNTER + grown);
  return (
    <g class="rim" transform={rear === NOWHERE ? undefined : `rotate(${num(heading)})`}>
      <path d={path} class="under" />
      <path d={path} class="over" {...litAs(label)} />
    </g>
  );
}
