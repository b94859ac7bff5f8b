import type { Figure } from './data/soldiers.ts';

/** The look of a side. Its colors stand in sides.css; the outline tells sides apart without them. */
export interface SideLook {
  /** The class of everything that belongs to the side: the name of its seat. */
  readonly class: string;
  /** The outline of its counters and markers, in a square of this edge around the middle. */
  plate(edge: number): string;
  /** The same outline in a rectangle. */
  bar(width: number, height: number): string;
  /** In 24 x 24. */
  readonly helmet: string;
  /** Its units and leaders, where an edition has others than riflemen, scouts, gunners, snipers and a mortar. */
  readonly figures?: Readonly<Record<string, Figure>>;
  /** The lower corner of a tile for its markers. */
  readonly corner: 'west' | 'east';
}

/** Half an edge, and where a corner begins. */
function corners(edge: number, shortest = edge): readonly [half: number, near: number, far: number] {
  const half = edge / 2;
  const corner = Math.max(shortest * 0.125, 5);
  return [half, corner - half, half - corner];
}

/** A side's outline, in a square and in a rectangle. */
function outline(
  draw: (
    across: readonly [half: number, near: number, far: number],
    down: readonly [half: number, near: number, far: number],
  ) => string,
): Pick<SideLook, 'plate' | 'bar'> {
  const bar = (width: number, height: number): string => {
    const shortest = Math.min(width, height);
    return draw(corners(width, shortest), corners(height, shortest));
  };
  return { bar, plate: (edge) => bar(edge, edge) };
}

/** Rounded corners, and a helmet with a small brim. */
export const US: SideLook = {
  class: 'us',
  ...outline(
    ([w, left, right], [h, top, low]) =>
      `M${left} ${-h}H${right}Q${w} ${-h} ${w} ${top}V${low}Q${w} ${h} ${right} ${h}H${left}Q${-w} ${h} ${-w} ${low}V${top}Q${-w} ${-h} ${left} ${-h}Z`,
  ),
  helmet: 'M5.6 9.6c0-4.6 2.9-7 6.4-7s6.4 2.4 6.4 7l1 1.3H4.6z',
  corner: 'west',
};

/** Four cut corners, and a helmet with a neck guard. */
export const GERMANY: SideLook = {
  class: 'german',
  ...outline(
    ([w, left, right], [h, top, low]) =>
      `M${left} ${-h}H${right}L${w} ${top}V${low}L${right} ${h}H${left}L${-w} ${low}V${top}Z`,
  ),
  helmet:
    'M6.3 8.2c0-3.7 2.6-5.7 5.7-5.7s5.7 2 5.7 5.7c.1 1.9.9 2.7 1.8 3.9-1.5.6-2.7.2-3.5-.6V9.8H8v1.7c-.8.8-2 1.2-3.5.6.9-1.2 1.7-2 1.8-3.9z',
  corner: 'east',
};

/** Square with one corner cut, and a plain dome. */
export const SOVIETS: SideLook = {
  class: 'soviet',
  ...outline(([w, , right], [h, top]) => `M${-w} ${-h}H${right}L${w} ${top}V${h}H${-w}Z`),
  helmet: 'M5.4 10.7c-.1-5.2 2.8-8.2 6.6-8.2s6.7 3 6.6 8.2z',
  corner: 'west',
};
