export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Runs in the page: a point at which a thing is on top, so that a hand that comes down there meets it; or why there is none.
 * Nobody aims at what is still moving.
 */
export async function pointOn(selector: string): Promise<Point | string> {
  const element = document.querySelector(selector);
  if (element === null) return 'it is not there';
  const placed = (): string => JSON.stringify(element.getBoundingClientRect());
  const before = placed();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  if (before !== placed() || document.querySelector('.viewport-sheet.moving') !== null) return 'it still moves';
  const { left, top, width, height } = element.getBoundingClientRect();
  const STEPS = 14;
  const points: Point[] = [{ x: left + width / 2, y: top + height / 2 }];
  for (let i = 1; i < STEPS; i++)
    for (let j = 1; j < STEPS; j++) points.push({ x: left + (width * i) / STEPS, y: top + (height * j) / STEPS });
  const isOnTop = ({ x, y }: Point): boolean => document.elementFromPoint(x, y)?.closest(selector) === element;
  if (points[0] !== undefined && isOnTop(points[0])) return points[0];
  // Away from the edges: a browser may take a tap beside an edge for one on the other side.
  const open = points.filter(isOnTop);
  const reach = (2.5 * Math.max(width, height)) / STEPS;
  const room = (at: Point): number => open.filter(({ x, y }) => Math.hypot(x - at.x, y - at.y) < reach).length;
  const [point] = open.toSorted((a, b) => room(b) - room(a));
  if (point !== undefined) return point;
  const [{ x, y } = { x: 0, y: 0 }] = points;
  return `hidden at ${x}, ${y} under ${document.elementFromPoint(x, y)?.outerHTML.slice(0, 120)}`;
}
