import './corner-map.css';
import type { Rectangle } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { scenarioOf } from '../rules/scenario.ts';
import { EDGE, RIM, SIDE } from './board/geometry.ts';
import { RULER } from './board/pinned-rulers.tsx';
import { marksOf } from './facts.ts';
import { litCounters } from './lighting.ts';
import { MiniBoard } from './mini-board.tsx';
import type { HeroesModel, Props } from './model.ts';
import { unitBounds } from './unit-bounds.ts';
import { words } from './words/table.ts';

/** Pixels: the most room that the map takes, its border, and how far it stands from the edges. */
const WIDEST = 96;
const HIGHEST = 76;
const BORDER = 3;
const GAP = 8;
/** A board of which so much is in the window is all there. */
const WHOLE = 0.98;

/** The whole battlefield in a corner where it hides nothing that matters now, with the part that is to be seen; touched, it leads there. */
export function CornerMap({ model }: Props): JSX.Element | null {
  const place = placeOf(model);
  return place === null ? null : <SmallField model={model} place={place} />;
}

/** The map's place in the window; null where the battlefield is seen whole, or where it would hide what can be touched. */
function placeOf(model: HeroesModel): Rectangle | null {
  const field = model.field.value;
  const { x, y, scale } = model.camera.rest.value;
  const { room } = model.camera;
  const { top } = model.covered.value;
  const [across, down] = [field.columns * SIDE, field.rows * SIDE];
  if (room.width / scale >= WHOLE * across && room.height / scale >= WHOLE * down) return null;
  const small = Math.min(WIDEST / across, HIGHEST / down);
  const [width, height] = [across * small + 2 * BORDER, down * small + 2 * BORDER];
  const edges = { top: y + EDGE * scale, bottom: y + (EDGE + down) * scale };
  const [left, right] = [RULER + GAP, RULER + room.width - width - GAP];
  const high = Math.max(top + RULER, edges.top) + GAP;
  const low = Math.min(top + RULER + room.height, edges.bottom) - height - GAP;
  const corners = [
    { x: right, y: high, width, height },
    { x: right, y: low, width, height },
    { x: left, y: low, width, height },
    { x: left, y: high, width, height },
  ];
  const counters = litCounters(model).map(({ light, ...counter }) => {
    const part = unitBounds(field, counter);
    const box = {
      x: RULER + x + part.x * scale,
      y: y + part.y * scale,
      width: part.width * scale,
      height: part.height * scale,
    };
    return { box, weight: light === undefined ? 1 : NEEDED };
  });
  const hidden = (corner: Rectangle): number =>
    counters.reduce((sum, { box, weight }) => sum + (areApart(corner, box) ? 0 : weight), 0);
  const best = corners.reduce((least, corner) => (hidden(corner) < hidden(least) ? corner : least));
  return hidden(best) < NEEDED ? best : null;
}

/** More than all other counters together. */
const NEEDED = 1000;

const areApart = (a: Rectangle, b: Rectangle): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

function SmallField({ model, place }: Props & { readonly place: Rectangle }): JSX.Element {
  const seen = useRef<HTMLSpanElement>(null);
  const { columns } = model.field.value;
  const { camera } = model;
  const small = (place.width - 2 * BORDER) / (columns * SIDE);
  useLayoutEffect(() => {
    const frame = seen.current;
    if (frame === null) return;
    return camera.pin(frame, ({ x, y, scale }) => {
      const { width, height } = camera.room;
      const by = small / scale;
      frame.style.width = `${width * by}px`;
      frame.style.height = `${height * by}px`;
      return { x: -(x + RIM * scale) * by, y: (model.covered.peek().top - y - EDGE * scale) * by };
    });
  }, [camera, model, small]);
  const go = (event: MouseEvent & { readonly currentTarget: Element }): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const { scale } = camera.spot;
    const at = {
      x: (event.clientX - box.left - BORDER) / small + RIM,
      y: (event.clientY - box.top - BORDER) / small + EDGE,
    };
    camera.frame({ ...at, width: 1, height: 1 }, scale, scale);
  };
  return (
    <button
      type="button"
      class="corner-map"
      tabIndex={-1}
      aria-label={words.cornerMap}
      style={{ left: `${place.x}px`, top: `${place.y}px`, width: `${place.width}px`, height: `${place.height}px` }}
      onClick={go}
    >
      <MiniBoard layout={scenarioOf(model.open.value).layout} marks={marksOf(model.open.value)} />
      <span ref={seen} class="pinned seen" />
    </button>
  );
}
