import type { Rectangle } from '@kurgan/kit';
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
    const { x, y, width, height }: Rectangle = around ?? box;
    const [left, top] = [Math.min(x, box.x), Math.min(y, box.y)];
    const wide = Math.max(x + width, box.x + box.width) - left;
    const high = Math.max(y + height, box.y + box.height) - top;
    if (wide <= most.width && high <= most.height) around = { x: left, y: top, width: wide, height: high };
  }
  return around;
}
