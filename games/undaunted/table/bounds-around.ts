import { type Rectangle, unionOf } from '@kurgan/kit';
import type { TileId } from '../rules/edition.ts';
import { boundsOf, type Laid } from './board/geometry.ts';

/** The smallest part of the board that holds some tiles, to frame them, without those that would make it too large; null for none. */
export function boundsAround(
  laid: Laid,
  tiles: Iterable<TileId>,
  most: Pick<Rectangle, 'width' | 'height'>,
): Rectangle | null {
  let around: Rectangle | null = null;
  for (const tile of tiles) {
    const box = boundsOf(laid, tile);
    if (box === null) continue;
    const joined: Rectangle = around === null ? box : unionOf(around, box);
    if (joined.width <= most.width && joined.height <= most.height) around = joined;
  }
  return around;
}
