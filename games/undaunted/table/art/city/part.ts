import { num, type Random } from '@kurgan/kit/drawing';
import type { TileState } from '../../../stalingrad/data/city.ts';

/** One piece of a place. It draws the same way whatever befell the tile, and then the damage. */
export type Part = (view: View) => string;

interface View {
  readonly state: TileState;
  /** Same for all letters of a place, so that only the damage changes. */
  readonly random: Random;
  /** For parts that need an id of their own. */
  readonly key: string;
}

export const rect = (x: number, y: number, wide: number, high: number): string =>
  `M${num(x)} ${num(y)}h${num(wide)}v${num(high)}h${num(-wide)}z`;

export const pick = <Item>(items: readonly [Item, ...Item[]], random: Random): Item =>
  items[Math.floor(random() * items.length)] ?? items[0];
