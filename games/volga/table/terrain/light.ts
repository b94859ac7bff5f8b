import { distance, type Line, type Place, type Point, toward } from '@kurgan/kit/drawing';

/**
 * Light falls from the upper right, so that it still falls from above where the map is shown turned a quarter to the left: hills
 * lit from below look like hollows.
 */
export const TO_LIGHT = -Math.PI / 4;
export const FROM_LIGHT = TO_LIGHT + Math.PI;

/** Shadow of a point at this height. */
export function shadowOf(point: Point, high: number): Point {
  return toward(point, FROM_LIGHT, high * 1.3);
}

/** Shade of a slope that falls in this direction: -1 toward the light, 1 away from it. */
export function shade(downhill: number): number {
  return -Math.cos(downhill - TO_LIGHT);
}

/** The half of a round thing that lies in its own shadow. */
export function darkHalf(centre: Point, radius: number): Line {
  return Array.from({ length: 9 }, (_, index) =>
    toward(centre, FROM_LIGHT - Math.PI / 2 + (index / 8) * Math.PI, radius),
  );
}

/** Extent of a shadow along both sides of a place. */
export function shadowAlong(place: Place, length: number): readonly [du: number, dv: number] {
  const origin = place(0, 0);
  const end = toward(origin, FROM_LIGHT, length);
  const along = place(1, 0);
  const across = place(0, 1);
  const on = (side: Point) =>
    ((end[0] - origin[0]) * (side[0] - origin[0]) + (end[1] - origin[1]) * (side[1] - origin[1])) /
    distance(origin, side);
  return [on(along), on(across)];
}
