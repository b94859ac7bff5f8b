import type { Camera } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { TileId } from '../../rules/edition.ts';
import { type CounterId, counterParts, type Open } from '../../rules/state.ts';
import { isCounter } from '../named.ts';
import type { BoardFacts } from './facts.ts';
import { boundsOf } from './geometry.ts';
import { countersOn, counterWords, coverWords, markWords } from './words.ts';

interface Props {
  readonly camera: Camera;
  readonly facts: BoardFacts;
  readonly open: Open;
  readonly pointed: TileId | CounterId;
  /** Pixels from the left to the right edge of the board's window. */
  readonly room: number;
}

/** Milliseconds: who only passes over a tile is not told about it. */
const PAUSE = 600;
/** Pixels: its width, and from a tile to it. */
const WIDTH = 206;
const BESIDE = 8;

/** Tooltip of a tile. Screen readers get the same from the tile itself. */
export function TileInfo({ camera, facts, open, pointed, room }: Props): JSX.Element | null {
  const tile = tileOf(open, pointed);
  const [shown, setShown] = useState<TileId | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setShown(tile), PAUSE);
    // A press or a turn of the wheel ends it: the board may move away under it.
    const hide = (): void => {
      clearTimeout(timer);
      setShown(null);
    };
    const ending = new AbortController();
    for (const name of ['pointerdown', 'wheel']) addEventListener(name, hide, { signal: ending.signal, capture: true });
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [tile]);
  const bounds = tile === null ? null : boundsOf(facts.laid, tile);
  if (tile === null || shown !== tile || bounds === null) return null;
  // The board measures in pixels of the screen; all else grows with a large window.
  const zoom = document.body.currentCSSZoom;
  const [x, y, scale] = [camera.spot.x / zoom, camera.spot.y / zoom, camera.spot.scale / zoom];
  const [left, right] = [x + bounds.x * scale - BESIDE, x + (bounds.x + bounds.width) * scale + BESIDE];
  // Outside the board if there is room, else over the half of it that the pointer is not in.
  const isEast = bounds.x + bounds.width / 2 > facts.laid.width / 2;
  const isRight = isEast ? right + WIDTH <= room : left - WIDTH < 0;
  const isHigh = bounds.y + bounds.height / 2 < facts.laid.height / 2;
  const style = {
    width: `${WIDTH}px`,
    left: `${isRight ? right : left - WIDTH}px`,
    top: `${y + (isHigh ? bounds.y : bounds.y + bounds.height) * scale}px`,
    transform: isHigh ? 'none' : 'translateY(-100%)',
  };
  const { code, label } = facts.edition.ground(open, tile);
  return (
    <div class="un-info" style={style} aria-hidden="true">
      <b>
        {code} {label}
      </b>
      <p>{[coverWords(facts, open, tile), ...markWords(facts, open, tile)].join(' · ')}</p>
      <ul>
        {countersOn(open, tile).map((id) => (
          <li key={id}>{counterWords(facts.edition, open, id)}</li>
        ))}
      </ul>
    </div>
  );
}

function tileOf({ sides, tiles }: Open, pointed: TileId | CounterId): TileId | null {
  if (!isCounter(pointed)) return Object.hasOwn(tiles, pointed) ? pointed : null;
  const [seat, unit] = counterParts(pointed);
  return sides[seat]?.counters[unit]?.at ?? null;
}
