/** How a side looks. Its colors stand in sides.css; the outline tells sides apart without them. */
export interface SideLook {
  /** Whatever belongs to the side has this class: the name of its seat. */
  readonly class: string;
  /** The outline of its counters and markers, in a square of this edge around the middle. */
  plate(edge: number): string;
  /** In 24 x 24. */
  readonly helmet: string;
  /** Which lower corner of a tile its markers lie in. */
  readonly corner: 'west' | 'east';
}

/** Half an edge, and where a corner begins. */
function corners(edge: number): readonly [half: number, near: number, far: number] {
  const half = edge / 2;
  const corner = Math.max(edge * 0.125, 5);
  return [half, corner - half, half - corner];
}

/** Rounded corners, and a helmet with a small brim. */
export const US: SideLook = {
  class: 'us',
  plate(edge) {
    const [h, near, far] = corners(edge);
    return `M${near} ${-h}H${far}Q${h} ${-h} ${h} ${near}V${far}Q${h} ${h} ${far} ${h}H${near}Q${-h} ${h} ${-h} ${far}V${near}Q${-h} ${-h} ${near} ${-h}Z`;
  },
  helmet: 'M5.6 9.6c0-4.6 2.9-7 6.4-7s6.4 2.4 6.4 7l1 1.3H4.6z',
  corner: 'west',
};

/** Four cut corners, and a helmet with a neck guard. */
export const GERMANY: SideLook = {
  class: 'german',
  plate(edge) {
    const [h, near, far] = corners(edge);
    return `M${near} ${-h}H${far}L${h} ${near}V${far}L${far} ${h}H${near}L${-h} ${far}V${near}Z`;
  },
  helmet:
    'M6.3 8.2c0-3.7 2.6-5.7 5.7-5.7s5.7 2 5.7 5.7c.1 1.9.9 2.7 1.8 3.9-1.5.6-2.7.2-3.5-.6V9.8H8v1.7c-.8.8-2 1.2-3.5.6.9-1.2 1.7-2 1.8-3.9z',
  corner: 'east',
};

/** Square with one corner cut, and a plain dome. */
export const SOVIETS: SideLook = {
  class: 'soviet',
  plate(edge) {
    const [h, near, far] = corners(edge);
    return `M${-h} ${-h}H${far}L${h} ${near}V${h}H${-h}Z`;
  },
  helmet: 'M5.4 10.7c-.1-5.2 2.8-8.2 6.6-8.2s6.7 3 6.6 8.2z',
  corner: 'west',
};
