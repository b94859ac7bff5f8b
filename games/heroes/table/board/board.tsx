import { litAs } from '@kurgan/kit';
import type { ComponentChildren, JSX } from 'preact';
import type { Layout } from '../../data/scenarios/facts.ts';
import type { UnitType } from '../../data/units.ts';
import type { Arc, Side } from '../../data/vocabulary.ts';
import type { Line } from '../../rules/field/explain.ts';
import type { Field } from '../../rules/field/field.ts';
import { type Direction, NOWHERE, type Square } from '../../rules/field/squares.ts';
import './board.css';
import { Counter, type CounterFacts, counterSpot } from './counter.tsx';
import { UNIT_FIGURES, VEHICLES } from './data/figures.ts';
import { between, EDGE, line, middleOf, move, num, point, RIM, SIDE, type Spot, unitsOf } from './geometry.ts';
import { Ground, Rulers, Strain, WallLines } from './ground.tsx';
import { obstaclesOf } from './names.ts';
import { drawnSight } from './sight.ts';
import { sightVeils } from './sight-map.ts';
import { Sprite, signHref, vehicleHref } from './sprite.tsx';
import { wallsOf } from './walls.ts';
import { TileName, Zone, type ZoneFacts, ZoneName } from './zone.tsx';

export interface WreckFacts {
  readonly type: UnitType;
  readonly square: Square;
  readonly rear: Square;
  readonly facing: Direction;
}

/** Smoke over a point, in half-squares. */
export interface SmokeFacts {
  readonly x: number;
  readonly y: number;
  readonly value: number;
}

export interface SquareLight {
  readonly as: 'reach' | 'target' | 'chosen';
  /** The effect of a touch in words; null: it can't be touched. */
  readonly label: string | null;
  /** An enemy could fire at whoever enters it. */
  readonly isExposed?: boolean;
}

/** A point, in half-squares, that can be touched. */
export interface PointLight {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly label: string;
}

/** Directions that can be chosen for a unit. */
export interface Compass {
  readonly square: Square;
  readonly directions: readonly { readonly direction: Direction; readonly label: string }[];
}

export interface ArcFacts {
  readonly side: Side;
  readonly square: Square;
  readonly facing: Direction;
  readonly degrees: Arc;
}

export interface BoardProps {
  readonly layout: Layout;
  readonly field: Field;
  /** Parts in ruins, as bits. */
  readonly ruined: number;
  readonly counters: readonly CounterFacts[];
  readonly zones?: readonly ZoneFacts[];
  readonly wrecks?: readonly WreckFacts[];
  readonly smoke?: readonly SmokeFacts[];
  readonly lights?: ReadonlyMap<Square, SquareLight>;
  /** Lines of sight to show; the chosen one is stronger, and a quiet one has no word. */
  readonly sights?: readonly { readonly line: Line; readonly chosen?: boolean; readonly quiet?: boolean }[];
  readonly arc?: ArcFacts | null;
  /** Squares that are seen, with what obscures them; everything else is dark. */
  readonly sightMap?: ReadonlyMap<Square, number>;
  /** Destruction Points by part. */
  readonly points?: readonly number[];
  readonly pointLights?: readonly PointLight[];
  readonly compass?: Compass | null;
  /** Squares on the way of a move. */
  readonly way?: readonly Square[];
  /** Squares under a template. */
  readonly covered?: readonly Square[];
  /** Drawn over everything. */
  readonly over?: ComponentChildren;
}

/** Size of the drawing with its letters and figures. */
export const sheetSize = ({ columns, rows }: Field): Spot => [columns * SIDE + RIM + EDGE, rows * SIDE + EDGE + RIM];

/** A battlefield and everything on it. It draws what it is given and knows no rules. */
export function HeroesBoard(props: BoardProps): JSX.Element {
  const {
    layout,
    field,
    ruined,
    counters,
    zones = [],
    wrecks = [],
    smoke = [],
    lights,
    sights = [],
    arc,
    sightMap,
    points = [],
    pointLights = [],
    compass,
    way = [],
    covered = [],
    over,
  } = props;
  const [width, height] = sheetSize(field);
  const drawn = sights.map(({ line: sight, chosen, quiet }) => {
    const { word, ...stretches } = drawnSight(field, sight);
    return { ...stretches, word: quiet ? '' : word, chosen };
  });
  const { printed, names, units, chances } = layersOf({ layout, field, ruined, zones, counters, wrecks });
  return (
    <svg
      class="heroes-board hs-counters"
      viewBox={`${-RIM} ${-EDGE} ${width} ${height}`}
      width={width}
      height={height}
      role="presentation"
    >
      {printed}
      {sightMap !== undefined && veilOver(field, sightMap)}
      {lights !== undefined && litSquares(field, lights)}
      {wrecks.map((wreck) => (
        <Wreck key={wreck.square} field={field} wreck={wreck} />
      ))}
      {names}
      {smoke.map(({ x, y, value }) => (
        <g key={`${x},${y}`} class="smoke" transform={move(unitsOf([x, y]))}>
          <path d={CLOUD} />
          <text y="5">{`−${value}`}</text>
        </g>
      ))}
      {arc && <FiringArc field={field} arc={arc} />}
      {covered.length > 0 && <path d={covered.map((each) => box(field, each, 30)).join('')} class="covered" />}
      {way.length > 1 && <Way field={field} way={way} />}
      {drawn.flatMap(({ stretches, chosen }, number) =>
        stretches.map(({ as, from, to }) => (
          <g key={`${number} ${as}`} class={`ray ${as}${chosen ? ' chosen' : ''}`}>
            <path d={line(from, to)} class="under" />
            <path d={line(from, to)} class="over" />
          </g>
        )),
      )}
      {units}
      <Strain field={field} ruined={ruined} points={points} />
      {drawn.map(({ cross, middle, word }, number) => (
        <g key={number} class="sight">
          {cross !== null && <use href={signHref('cross')} transform={move(cross)} />}
          {word !== '' && <Pill spot={cross === null ? middle : [cross[0], cross[1] + 24]} text={word} />}
        </g>
      ))}
      {chances}
      {pointLights.map(({ id, x, y, label }) => (
        <g key={id} class="lit-point" transform={move(unitsOf([x, y]))} data-point={id} {...litAs(label)}>
          <circle r="11" class="under" />
          <circle r="11" />
          <path d="M-15 0H15M0-15V15" />
        </g>
      ))}
      {compass && <Directions field={field} compass={compass} />}
      {over}
    </svg>
  );
}

type Placed = Pick<BoardProps, 'layout' | 'field' | 'ruined' | 'counters'> &
  Required<Pick<BoardProps, 'zones' | 'wrecks'>>;
interface Layers {
  readonly printed: JSX.Element;
  readonly names: JSX.Element;
  readonly units: readonly JSX.Element[];
  readonly chances: JSX.Element;
}

const layers = new WeakMap<readonly CounterFacts[], Layers>();
const veils = new WeakMap<ReadonlyMap<Square, number>, JSX.Element>();
const squares = new WeakMap<ReadonlyMap<Square, SquareLight>, JSX.Element>();

/** Whatever stays as it is while a pointer moves: elements that were drawn before are not compared again. */
function layersOf(placed: Placed): Layers {
  const { field, counters } = placed;
  const known = layers.get(counters) ?? {
    printed: <Printed {...placed} />,
    names: <Names {...placed} />,
    units: counters.map((counter) => <Counter key={counter.id} field={field} counter={counter} />),
    chances: <Chances field={field} counters={counters} />,
  };
  layers.set(counters, known);
  return known;
}

function veilOver(field: Field, seen: ReadonlyMap<Square, number>): JSX.Element {
  const known = veils.get(seen) ?? <SightVeils {...sightVeils(field, seen)} />;
  veils.set(seen, known);
  return known;
}

function litSquares(field: Field, lights: ReadonlyMap<Square, SquareLight>): JSX.Element {
  const known = squares.get(lights) ?? <Squares field={field} lights={lights} />;
  squares.set(lights, known);
  return known;
}

/** Everything that is printed on the boards. */
const Printed = ({ layout, field, ruined, zones }: Placed): JSX.Element => (
  <>
    <Sprite />
    <Rulers field={field} />
    <Ground layout={layout} field={field} ruined={ruined} />
    {zones.map((zone, number) => (
      <Zone key={number} field={field} zone={zone} />
    ))}
    <WallLines walls={wallsOf(field, ruined)} />
  </>
);

/** Names lie over lit squares, and where neither a unit nor a wreck stands on them. */
function Names({ field, ruined, zones, counters, wrecks }: Placed): JSX.Element {
  const obstacles = obstaclesOf(
    field,
    ruined,
    [...counters, ...wrecks].flatMap(({ square, rear }) => (rear === NOWHERE ? [square] : [square, rear])),
  );
  return (
    <g class="names">
      {zones.map((zone, number) => (
        <ZoneName key={number} field={field} zone={zone} obstacles={obstacles} />
      ))}
      {field.tiles.map((tile, number) => (
        <TileName key={number} tile={tile} obstacles={obstacles} />
      ))}
    </g>
  );
}

/** Above a target; lower where somebody stands above it, whose figures must be read. */
function Chances({ field, counters }: Pick<BoardProps, 'field' | 'counters'>): JSX.Element {
  const spots = counters.map((counter) => counterSpot(field, counter));
  return (
    <>
      {counters.flatMap((counter, i) => {
        const chance = counter.light?.chance;
        const [x, y] = spots[i] ?? [0, 0];
        if (chance === undefined) return [];
        const isCrowded = spots.some(([ox, oy]) => Math.abs(ox - x) < 45 && oy < y && y - oy < 75);
        return [<Pill key={counter.id} spot={[x, y - (isCrowded ? 25 : 38)]} text={chance} isChance />];
      })}
    </>
  );
}

const box = (field: Field, square: Square, half: number): string => {
  const [x, y] = middleOf(field, square);
  return `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}Z`;
};

/** The way of a move, from its first square to its last. */
function Way({ field, way }: { readonly field: Field; readonly way: readonly Square[] }): JSX.Element {
  const path = `M${way.map((each) => point(middleOf(field, each))).join('L')}`;
  const end = way.at(-1);
  return (
    <g class="way">
      <path d={path} class="under" />
      <path d={path} class="over" />
      {end !== undefined && <circle r="6" transform={move(middleOf(field, end))} />}
    </g>
  );
}

/** Arrowheads around a unit, each in an eighth of the circle that is large enough for a finger. */
function Directions({ field, compass }: { readonly field: Field; readonly compass: Compass }): JSX.Element {
  return (
    <g class="compass" transform={move(middleOf(field, compass.square))}>
      {compass.directions.map(({ direction, label }) => (
        <g key={direction} transform={`rotate(${(direction - 2) * 45})`} data-direction={direction} {...litAs(label)}>
          <polygon class="touch" points="24-10 72-30 72 30 24 10" />
          <path d={direction % 2 === 0 ? 'M35-10L53 0 35 10Z' : 'M43-10L61 0 43 10Z'} />
        </g>
      ))}
    </g>
  );
}

const CLOUD =
  'M-44 14C-60 8-58-14-42-16C-46-36-22-48-8-38C4-54 32-48 34-30C54-30 62-6 48 6C54 24 34 42 18 34C6 50-20 48-26 34C-40 38-50 26-44 14Z';

const Squares = ({
  field,
  lights,
}: {
  readonly field: Field;
  readonly lights: ReadonlyMap<Square, SquareLight>;
}): JSX.Element => (
  <g class="squares">
    {[...lights].map(([square, { as, label, isExposed = false }]) => {
      const [x, y] = middleOf(field, square);
      return (
        <rect
          key={square}
          class={isExposed ? `${as} exposed` : as}
          x={x - 27}
          y={y - 27}
          width="54"
          height="54"
          rx="4"
          data-square={square}
          {...litAs(label)}
        />
      );
    })}
  </g>
);

function Wreck({ field, wreck }: { readonly field: Field; readonly wreck: WreckFacts }): JSX.Element {
  const figure = UNIT_FIGURES[wreck.type];
  const front = middleOf(field, wreck.square);
  const back = wreck.rear === NOWHERE ? null : middleOf(field, wreck.rear);
  const spot = back === null ? front : between(front, back, 0.5);
  const heading =
    back === null ? (wreck.facing - 2) * 45 : (Math.atan2(front[1] - back[1], front[0] - back[0]) * 180) / Math.PI;
  return (
    <g class="wreck" transform={`${move(spot)} rotate(${num(heading)})`}>
      <path
        d={
          back === null
            ? 'M-22-18L20-20 24 0 18 20-20 22-25 2Z'
            : 'M-54-20L-20-24 30-22 54-16 52 12 40 24-10 20-50 24-58 4Z'
        }
      />
      {figure in VEHICLES && <use href={vehicleHref(figure as keyof typeof VEHICLES)} />}
    </g>
  );
}

const SightVeils = ({ dark, dim }: ReturnType<typeof sightVeils>): JSX.Element => (
  <g class="sight-map">
    <path d={dark} class="dark" />
    <path d={dim} class="dim" />
  </g>
);

/** How far an arc is drawn. */
const REACH = 212;

function FiringArc({
  field,
  arc: { side, square, facing, degrees },
}: {
  readonly field: Field;
  readonly arc: ArcFacts;
}): JSX.Element {
  const half = (degrees * Math.PI) / 360;
  const [x, y] = [REACH * Math.cos(half), REACH * Math.sin(half)];
  const edge = `M0 0L${num(x)} ${num(-y)}M0 0L${num(x)} ${num(y)}`;
  return (
    <g class={`arc ${side}`} transform={`${move(middleOf(field, square))} rotate(${(facing - 2) * 45})`}>
      <path d={`M0 0L${num(x)} ${num(-y)}A${REACH} ${REACH} 0 0 1 ${num(x)} ${num(y)}Z`} class="fill" />
      <path d={edge} class="edge" />
    </g>
  );
}

/** A word or a chance on a black pill. */
function Pill({
  spot,
  text,
  isChance = false,
}: {
  readonly spot: Spot;
  readonly text: string;
  readonly isChance?: boolean;
}): JSX.Element {
  const width = text.length * 6.6 + 18;
  return (
    <g class={isChance ? 'pill chance' : 'pill'} transform={move(spot)}>
      <rect x={num(-width / 2)} y="-11" width={num(width)} height="22" rx="11" />
      <text y="4.6">{text}</text>
    </g>
  );
}
