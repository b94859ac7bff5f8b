import './recap-board.css';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Rectangle, Size } from '../board/camera.ts';
import type { NumberedMark, Recap } from './recap.ts';
import type { BoardMark } from './step.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const middleOf = ({ x, y, width, height }: Rectangle): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Board units between an arrow and what it comes from or goes to. */
const GAP = 4;
/** The least that is drawn of an arrow. */
const SHORTEST = 18;
/** Bend of an arrow relative to its length, so two between the same places can be told apart. */
const BEND = 0.09;

/** Distance from a rectangle's center to its edge in a direction. */
function reachOf({ width, height }: Rectangle, { x, y }: Point): number {
  const across = x === 0 ? Number.POSITIVE_INFINITY : width / 2 / Math.abs(x);
  const along = y === 0 ? Number.POSITIVE_INFINITY : height / 2 / Math.abs(y);
  return Math.min(across, along) + GAP;
}

interface Shaft {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
  /** Position of its number. */
  readonly middle: Point;
  /** The direction in which it arrives, in degrees. */
  readonly turn: number;
}

/** From the edge of one place to the edge of another; null when they are the same. */
function shaftOf(from: Rectangle, to: Rectangle): Shaft | null {
  const [start, end] = [middleOf(from), middleOf(to)];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length < 1) return null;
  const way = { x: (end.x - start.x) / length, y: (end.y - start.y) / length };
  const [first, last] = [reachOf(from, way), length - reachOf(to, way)];
  const isShort = last - first < SHORTEST;
  const [begin, stop] = isShort ? [(length - SHORTEST) / 2, (length + SHORTEST) / 2] : [first, last];
  const along = (far: number, aside = 0): Point => ({
    x: start.x + way.x * far - way.y * aside,
    y: start.y + way.y * far + way.x * aside,
  });
  const aside = isShort ? 0 : (stop - begin) * BEND;
  const [tail, bend, tip] = [along(begin), along((begin + stop) / 2, aside * 2), along(stop)];
  return {
    from: tail,
    bend,
    to: tip,
    middle: along((begin + stop) / 2, aside),
    turn: (Math.atan2(tip.y - bend.y, tip.x - bend.x) * 180) / Math.PI,
  };
}

const shaftFor = ({ from, to }: BoardMark): Shaft | null => (from === undefined ? null : shaftOf(from, to));

const round = (value: number): number => Math.round(value * 10) / 10;
const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** Keep the old drawing while it fades. */
function useLasting(recap: Recap): readonly NumberedMark[] {
  const last = useRef<readonly NumberedMark[]>([]);
  if (recap.isDrawn) last.current = recap.marks.value;
  return last.current;
}

interface LayerProps {
  readonly recap: Recap;
  readonly isDimmed: boolean;
}

const layerClass = ({ recap, isDimmed }: LayerProps): string =>
  `recap-layer ${recap.isDrawn ? (isDimmed ? 'dimmed' : '') : 'faded'}`;

export function RecapArrows(props: LayerProps & { readonly size: Size }): JSX.Element {
  const { recap, size } = props;
  const marks = useLasting(recap);
  return (
    <svg class="recap-arrows" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      <g class={layerClass(props)}>
        {marks.map((mark, i) => (
          <Arrow key={i} mark={mark} />
        ))}
      </g>
      {recap.latest.value.map((mark, i) => (
        <Arrow key={i} mark={mark} />
      ))}
    </svg>
  );
}

function Arrow({ mark }: { readonly mark: BoardMark }): JSX.Element | null {
  const shaft = shaftFor(mark);
  if (shaft === null) return null;
  const { kind, side, from } = mark;
  const line = `M${at(shaft.from)}Q${at(shaft.bend)} ${at(shaft.to)}`;
  return (
    <g class={`recap-arrow ${kind} ${side}`}>
      {kind === 'moved' && from !== undefined && <rect class="left" {...from} rx="3" />}
      <path class="under" d={line} />
      <path class="over" d={line} />
      <path class="head" d="M-9-10L9 0-9 10Z" transform={`translate(${at(shaft.to)}) rotate(${round(shaft.turn)})`} />
    </g>
  );
}

/** Pixels, at least: numbers closer than this would lie on one another. */
const APART = 23;

/** A number lies in the middle of its arrow; without an arrow, on the corner of its place. */
function numberPoints(marks: readonly NumberedMark[], scale: number): readonly (Point | null)[] {
  const apart = APART / Math.min(1, scale);
  const taken: Point[] = [];
  return marks.map((mark) => {
    if (mark.number === null) return null;
    const { to } = mark;
    let point = shaftFor(mark)?.middle ?? { x: to.x + to.width, y: to.y };
    while (taken.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < apart))
      point = { x: point.x + apart, y: point.y };
    taken.push(point);
    return point;
  });
}

const placed = ({ x, y }: Point) => ({ left: `${round(x)}px`, top: `${round(y)}px` });

export function RecapSigns(props: LayerProps & { readonly scale: number }): JSX.Element {
  const marks = useLasting(props.recap);
  const points = numberPoints(marks, props.scale);
  return (
    <div class={`recap-signs ${layerClass(props)}`} aria-hidden="true">
      {marks.map((mark, i) => {
        const { roll, to, number } = mark;
        const point = points[i] ?? null;
        return (
          <>
            {roll !== undefined && (
              <b key={`roll ${i}`} class="recap-roll" style={placed({ x: to.x + to.width / 2, y: to.y + to.height })}>
                {roll}
              </b>
            )}
            {point !== null && (
              <b key={`number ${i}`} class="recap-disc" data-step={number} style={placed(point)}>
                {number}
              </b>
            )}
          </>
        );
      })}
    </div>
  );
}
