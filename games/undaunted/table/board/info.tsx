import type { Camera } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { TileId } from '../../rules/edition.ts';
import { type CounterId, counterParts, type Open } from '../../rules/state.ts';
import type { BoardFacts } from './facts.ts';
import { boundsOf } from './geometry.ts';
import { countersOn, counterWords, coverWords, markWords } from './words.ts';

interface Props {
  readonly camera: Camera;
  readonly facts: BoardFacts;
  readonly open: Open;
  readonly pointed: TileId | CounterId;
}

/** Milliseconds: who only passes over a tile is not told about it. */
const PAUSE = 450;
const BESIDE = 10;

/** What lies on the tile under the pointer, beside it. Those who listen hear the same from the tile itself. */
export function TileInfo({ camera, facts, open, pointed }: Props): JSX.Element | null {
  const tile = tileOf(open, pointed);
  const [shown, setShown] = useState<TileId | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setShown(tile), PAUSE);
    // Whoever presses or turns the wheel has seen enough, and the board may move away under it.
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
  const { x, y, scale } = camera.spot;
  const isLeft = bounds.x + bounds.width / 2 < facts.laid.width / 2;
  const isHigh = bounds.y + bounds.height / 2 < facts.laid.height / 2;
  const style = {
    left: `${x + (isLeft ? bounds.x + bounds.width : bounds.x) * scale + (isLeft ? BESIDE : -BESIDE)}px`,
    top: `${y + (isHigh ? bounds.y : bounds.y + bounds.height) * scale}px`,
    transform: `translate(${isLeft ? '0' : '-100%'}, ${isHigh ? '0' : '-100%'})`,
  };
  return (
    <div class="un-info" style={style} aria-hidden="true">
      <b>
        {tile} {facts.edition.tiles[tile]?.label}
      </b>
      <p>{facts.edition.tiles[tile]?.summary}</p>
      <ul>
        <li>{coverWords(facts, tile)}</li>
        {markWords(facts, open, tile).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {countersOn(open, tile).map((id) => (
          <li key={id} class="unit">
            {counterWords(facts.edition, open, id)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function tileOf({ sides, tiles }: Open, pointed: string): TileId | null {
  if (!pointed.includes('/')) return Object.hasOwn(tiles, pointed) ? pointed : null;
  const [seat, unit] = counterParts(pointed as CounterId);
  return sides[seat]?.counters[unit]?.at ?? null;
}
