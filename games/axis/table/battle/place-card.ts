import type { Placing, Rectangle } from '@kurgan/kit';

/** Pixels to the target, and to the edge of the window. */
const GAP = 14;
const EDGE = 8;

const overlap = (a: Rectangle, b: Rectangle): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Puts a card near its target, never on it, and on as little of the other fights as can be. */
export const placeCard =
  (target: Rectangle, fights: readonly Rectangle[]): Placing =>
  (spot, size, window) => {
    const shown = ({ x, y, width, height }: Rectangle): Rectangle => ({
      x: spot.x + x * spot.scale,
      y: spot.y + y * spot.scale,
      width: width * spot.scale,
      height: height * spot.scale,
    });
    const { x, y, width, height } = shown(target);
    const others = fights.map(shown);
    const most = { x: window.width - size.width - EDGE, y: window.height - size.height - EDGE };
    const kept = (value: number, limit: number): number => Math.max(EDGE, Math.min(value, limit));
    const [center, middle] = [x + (width - size.width) / 2, y + (height - size.height) / 2];
    const spots = [
      [x + width + GAP, middle],
      [x - GAP - size.width, middle],
      [center, y - GAP - size.height],
      [center, y + height + GAP],
      [x + width + GAP, y - GAP - size.height],
      [x - GAP - size.width, y - GAP - size.height],
      [x + width + GAP, y + height + GAP],
      [x - GAP - size.width, y + height + GAP],
    ].map(([left = 0, top = 0]) => ({ x: kept(left, most.x), y: kept(top, most.y) }));
    const hidden = (at: { readonly x: number; readonly y: number }): number => {
      const card = { ...at, ...size };
      const covered = others.reduce((sum, each) => sum + overlap(card, each), 0);
      return overlap(card, { x, y, width, height }) * 10 + covered + Math.hypot(at.x - center, at.y - middle);
    };
    return spots.reduce((best, each) => (hidden(each) < hidden(best) ? each : best));
  };
