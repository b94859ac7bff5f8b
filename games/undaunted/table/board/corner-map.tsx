import { Icon, type Rectangle } from '@kurgan/kit';
import { Maximize } from 'lucide';
import type { JSX } from 'preact';
import type { TileId } from '../../rules/edition.ts';
import { chosenThings, litThings } from '../lights.ts';
import type { Props } from '../model.ts';
import { words } from '../words/table.ts';
import { boundsOf } from './geometry.ts';
import { MiniMap } from './mini-map.tsx';
import { counterPositions } from './positions.ts';

/** Pixels: the map's width, its edge and padding, the button that it is folded into, and how far each stands from the edge. */
const WIDTH = 76;
const EDGE = 5;
const FOLDED = 44;
const GAP = 8;
/** Pixels at the top that the recap of the enemy's turn takes. */
const RECAP = 46;
/** A board of which so much is in the window is all there: its frame may be cut, or a part of a pixel. */
const WHOLE = 0.98;

/**
 * The whole board, small; touched it shows the whole board large. It stands in a corner where it hides nothing that matters now;
 * where there is none it is folded into a button, and even that gives way to counters and to what can be touched.
 */
export function CornerMap({ model }: Props): JSX.Element | null {
  const { x, y, scale } = model.camera.rest.value;
  const { room } = model.camera;
  const { laid } = model.facts;
  const over = model.covered.value.top;
  const isTold = (model.recap.value?.steps.value.length ?? 0) > 0;
  const told = isTold ? RECAP : 0;
  const window = { x: 0, y: over + told, width: room.width, height: room.height - told };
  const seen = { x: -x / scale, y: (over - y) / scale, width: room.width / scale, height: room.height / scale };
  const isWhole = seen.width >= WHOLE * laid.width && seen.height >= WHOLE * laid.height;
  if (isWhole) return null; // it would only cover what it shows
  const onScreen = (part: Rectangle): Rectangle => ({
    x: x + part.x * scale,
    y: y + part.y * scale,
    width: part.width * scale,
    height: part.height * scale,
  });
  const positions = counterPositions(laid, model.open.value.sides);
  const lit = [...litThings(model).tiles, ...chosenThings(model).tiles];
  const tilesOf = (tiles: readonly TileId[]): Rectangle[] =>
    tiles.flatMap((tile) => boundsOf(laid, tile) ?? []).map(onScreen);
  const counters = positions.map((each) =>
    onScreen({ x: each.x - each.size / 2, y: each.y - each.size / 2, width: each.size, height: each.size }),
  );
  const all = tilesOf(laid.spots.map(({ tile }) => tile));
  const map = { width: WIDTH, height: ((WIDTH - 2 * EDGE) * laid.height) / laid.width + 2 * EDGE };
  const place = freeCorner(window, map, [...tilesOf(lit), ...tilesOf(positions.map(({ tile }) => tile))], all);
  const folded = place ?? freeCorner(window, { width: FOLDED, height: FOLDED }, [...tilesOf(lit), ...counters], all);
  if (folded === null) return null;
  return (
    <button
      type="button"
      class={`mini ${place === null ? 'folded' : ''}`}
      aria-label={words.wholeBoard}
      style={{ left: `${folded.x}px`, top: `${folded.y}px` }}
      onClick={() => model.camera.fit()}
    >
      {place === null ? (
        <Icon of={Maximize} />
      ) : (
        <MiniMap scenario={model.scenario} edition={model.edition} open={model.open.value} seen={seen} />
      )}
    </button>
  );
}

const covered = (a: Rectangle, b: Rectangle): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** The corner of the window where something of a size hides least of the tiles and nothing that is needed; null where it would. */
function freeCorner(
  window: Rectangle,
  { width, height }: Pick<Rectangle, 'width' | 'height'>,
  needed: readonly Rectangle[],
  tiles: readonly Rectangle[],
): Rectangle | null {
  const [left, right] = [window.x + GAP, window.x + window.width - width - GAP];
  const [top, bottom] = [window.y + GAP, window.y + window.height - height - GAP];
  const corners = [
    { x: left, y: top, width, height },
    { x: right, y: top, width, height },
    { x: left, y: bottom, width, height },
    { x: right, y: bottom, width, height },
  ].filter((corner) => needed.every((each) => covered(corner, each) === 0));
  const hidden = (corner: Rectangle): number => tiles.reduce((sum, tile) => sum + covered(corner, tile), 0);
  return corners.sort((a, b) => hidden(a) - hidden(b))[0] ?? null;
}
