import type { Placing, Rectangle, Size, Spot } from '../board/camera.ts';

/** Pixels between a target and what stands beside it, and from there to the edge of the window. */
const GAP = 10;
const EDGE = 6;

const inWindow = ({ x, y, width, height }: Rectangle, { x: left, y: top, scale }: Spot): Rectangle => ({
  x: left + x * scale,
  y: top + y * scale,
  width: width * scale,
  height: height * scale,
});

const within = (at: number, length: number, room: number): number => Math.max(EDGE, Math.min(at, room - length - EDGE));

/** In the middle of the target. */
export const onto =
  (target: Rectangle): Placing =>
  (spot, size) => {
    const { x, y, width, height } = inWindow(target, spot);
    return { x: x + (width - size.width) / 2, y: y + (height - size.height) / 2 };
  };

/** Beside the target, on whichever side there is most room, and inside the window. */
export const beside =
  (target: Rectangle): Placing =>
  (spot, size, window) => {
    const { x, y, width, height } = inWindow(target, spot);
    const middle = y + (height - size.height) / 2;
    const center = x + (width - size.width) / 2;
    const sides = [
      { x: x + width + GAP, y: middle, room: window.width - x - width - size.width },
      { x: x - GAP - size.width, y: middle, room: x - size.width },
      { x: center, y: y - GAP - size.height, room: y - size.height },
      { x: center, y: y + height + GAP, room: window.height - y - height - size.height },
    ];
    const fitting = sides.find(({ room }) => room >= GAP + EDGE);
    const best = fitting ?? sides.reduce((most, side) => (side.room > most.room ? side : most));
    return { x: within(best.x, size.width, window.width), y: within(best.y, size.height, window.height) };
  };

/** At the head of the window: for a roll that is about nothing on the board. */
export const atTop: Placing = (_spot, size: Size, window) => ({ x: (window.width - size.width) / 2, y: EDGE * 2 });
