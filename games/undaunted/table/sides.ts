import type { Figure } from './board/shapes.ts';

/** How a side looks. Its colors stand in sides.css; the outline tells sides apart without them. */
export interface SideLook {
  /** Whatever belongs to the side has this class: the name of its seat. */
  readonly class: string;
  /** The outline of its counters and markers around their middle: a square, or as wide as is said. */
  plate(edge: number, wide?: number): string;
  /** In 24 x 24. */
  readonly helmet: string;
  /** Its units and leaders, where an edition has others than riflemen, scouts, gunners, snipers and a mortar. */
  readonly figures?: Readonly<Record<string, Figure>>;
  /** Which lower corner of a tile its markers lie in. */
  readonly corner: 'west' | 'east';
}

interface Corners {
  /** Half the height and half the width. */
  readonly h: number;
  readonly w: number;
  /** Size of a corner. */
  readonly c: number;
}
const corners = (edge: number, wide: number): Corners => ({
  h: edge / 2,
  w: wide / 2,
  c: Math.max(Math.min(edge, wide) * 0.125, 5),
});

/** Rounded corners, and a helmet with a small brim. */
export const US: SideLook = {
  class: 'us',
  plate(edge, wide = edge) {
    const { h, w, c } = corners(edge, wide);
    return `M${c - w} ${-h}H${w - c}Q${w} ${-h} ${w} ${c - h}V${h - c}Q${w} ${h} ${w - c} ${h}H${c - w}Q${-w} ${h} ${-w} ${h - c}V${c - h}Q${-w} ${-h} ${c - w} ${-h}Z`;
  },
  helmet: 'M5.6 9.6c0-4.6 2.9-7 6.4-7s6.4 2.4 6.4 7l1 1.3H4.6z',
  corner: 'west',
};

/** Four cut corners, and a helmet with a neck guard. */
export const GERMANY: SideLook = {
  class: 'german',
  plate(edge, wide = edge) {
    const { h, w, c } = corners(edge, wide);
    return `M${c - w} ${-h}H${w - c}L${w} ${c - h}V${h - c}L${w - c} ${h}H${c - w}L${-w} ${h - c}V${c - h}Z`;
  },
  helmet:
    'M6.3 8.2c0-3.7 2.6-5.7 5.7-5.7s5.7 2 5.7 5.7c.1 1.9.9 2.7 1.8 3.9-1.5.6-2.7.2-3.5-.6V9.8H8v1.7c-.8.8-2 1.2-3.5.6.9-1.2 1.7-2 1.8-3.9z',
  corner: 'east',
};

/** Square with one corner cut, and a plain dome. */
export const SOVIETS: SideLook = {
  class: 'soviet',
  plate(edge, wide = edge) {
    const { h, w, c } = corners(edge, wide);
    return `M${-w} ${-h}H${w - c}L${w} ${c - h}V${h}H${-w}Z`;
  },
  helmet: 'M5.4 10.7c-.1-5.2 2.8-8.2 6.6-8.2s6.7 3 6.6 8.2z',
  corner: 'west',
};
