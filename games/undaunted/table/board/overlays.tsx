import type { JSX } from 'preact';
import type { TileId } from '../../rules/edition.ts';
import type { CounterId } from '../../rules/state.ts';
import type { Target } from '../named.ts';
import { type Laid, type Point, TILE } from './geometry.ts';
import type { CounterPosition } from './positions.ts';

/** From a tile or a counter to another: an aim that is being considered. */
export interface BoardArrow {
  readonly from: TileId | CounterId;
  readonly to: TileId | CounterId;
}

/** An arrow between tiles crosses their border and leaves their middle free, where counters stand. */
const MIDST = 40;

interface End extends Point {
  /** Distance of an arrow's tip from the center. */
  readonly room: number;
}

function endOf(id: string, laid: Laid, positions: readonly CounterPosition[]): End | null {
  const counter = positions.find((each) => each.counter === id);
  if (counter !== undefined) return { x: counter.x, y: counter.y, room: counter.size * 0.5 + 7 };
  const spot = laid.spots.find(({ tile }) => tile === id);
  return spot === undefined ? null : { x: spot.x + TILE / 2, y: spot.y + TILE / 2, room: MIDST };
}

/** The least that is drawn of an arrow between counters that stand side by side. */
const SHORTEST = 14;
const HEAD = 13;

interface Shaft {
  readonly from: Point;
  readonly to: Point;
  readonly turn: number;
}

/** From the edge of one to the edge of the other; null when they stand on one another. */
function shaftOf(from: End, to: End): Shaft | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length < 1) return null;
  const free = length - from.room - to.room;
  const [start, end] =
    free >= SHORTEST ? [from.room, length - to.room] : [(length - SHORTEST) / 2, (length + SHORTEST) / 2];
  const along = (far: number): Point => ({ x: from.x + (dx / length) * far, y: from.y + (dy / length) * far });
  return { from: along(start), to: along(end), turn: (Math.atan2(dy, dx) * 180) / Math.PI };
}

interface Props {
  readonly arrows: readonly BoardArrow[];
  readonly laid: Laid;
  readonly positions: readonly CounterPosition[];
}

export function Arrows({ arrows, laid, positions }: Props): JSX.Element {
  return (
    <svg class="un-arrows" viewBox={`0 0 ${laid.width} ${laid.height}`} aria-hidden="true">
      {arrows.map(({ from, to }) => {
        const [start, end] = [endOf(from, laid, positions), endOf(to, laid, positions)];
        const shaft = start === null || end === null ? null : shaftOf(start, end);
        if (shaft === null) return null;
        const line = `M${round(shaft.from.x)} ${round(shaft.from.y)}L${round(shaft.to.x)} ${round(shaft.to.y)}`;
        return (
          <g key={`${from} ${to}`} class="un-arrow">
            <path d={line} class="under" />
            <path d={line} class="over" />
            <path
              d={`M${-HEAD * 0.7}-9L${HEAD * 0.6} 0 ${-HEAD * 0.7} 9Z`}
              class="head"
              transform={`translate(${round(shaft.to.x)} ${round(shaft.to.y)}) rotate(${round(shaft.turn)})`}
            />
          </g>
        );
      })}
    </svg>
  );
}

interface ChancesProps {
  readonly chances: ReadonlyMap<Target, string>;
  readonly laid: Laid;
  readonly positions: readonly CounterPosition[];
}

/** Counters smaller than this stand close together: their chance, without its sign, covers their own foot, nothing beside them. */
const ROOMY = 42;
/** Distance of a label from the upper edge of its tile: below its values, or below a line of units. */
const HIGH = 50;
const LOW = 120;
/** Where the chance to hit a building stands: units in it that fit in one line have their own chances over them. */
export const wallTop = (units: number): number => (units > 0 && units < 4 ? LOW : HIGH);

/** The chance to hit, over each target, above all counters. */
export function Chances({ chances, laid, positions }: ChancesProps): JSX.Element {
  return (
    <>
      {laid.spots.map(({ tile, x, y }) => {
        const chance = chances.get(tile);
        return chance === undefined ? null : (
          <b
            key={tile}
            class="un-chance on-tile"
            data-chance={tile}
            style={{
              left: `${x + TILE / 2}px`,
              top: `${y + wallTop(positions.filter((each) => each.tile === tile).length)}px`,
            }}
            aria-hidden="true"
          >
            {chance.replace(' %', '')}
            <i> %</i>
          </b>
        );
      })}
      {positions.map(({ counter, x, y, size }) => {
        const chance = chances.get(counter);
        if (chance === undefined) return null;
        const isRoomy = size >= ROOMY;
        const top = isRoomy ? y - size / 2 - 2 : y + size / 2;
        return (
          <b
            key={counter}
            class={`un-chance ${isRoomy ? '' : 'small'}`}
            data-chance={counter}
            style={{ left: `${x}px`, top: `${top}px` }}
            aria-hidden="true"
          >
            {chance.replace(' %', '')}
            {isRoomy && <i> %</i>}
          </b>
        );
      })}
    </>
  );
}

interface DangersProps {
  readonly dangers: ReadonlyMap<TileId, string>;
  readonly laid: Laid;
}

/** The chance to be stopped by a mine or by overwatch, on the tile one would step onto. */
export const Dangers = ({ dangers, laid }: DangersProps): JSX.Element => (
  <>
    {laid.spots.map(({ tile, x, y }) => {
      const danger = dangers.get(tile);
      return danger === undefined ? null : (
        <b
          key={tile}
          class="un-chance danger"
          data-danger={tile}
          style={{ left: `${x + TILE / 2}px`, top: `${y + HIGH}px` }}
          aria-hidden="true"
        >
          ⚠ {danger}
        </b>
      );
    })}
  </>
);

const round = (value: number): number => Math.round(value * 10) / 10;
