import { draw, open } from '@kurgan/kit/drawing';
import { type BoardId, pointsOf } from '../board/outlines.ts';
import { DEAD_END, EXIT_LINES, ROAD_LINES } from '../data/ways.ts';
import { ROAD } from './palette.ts';

/** Roads and railroads, which the rules don't tell apart: a pale bed, the line, and its sleepers. */
export function roads(board: BoardId): string {
  const lines = ROAD_LINES.filter((road) => road[2] === board).map((road) => road[3]);
  if (board === 'region') lines.push(DEAD_END, ...EXIT_LINES.map(([, line]) => line));
  const path = lines.map((line) => open(pointsOf(line))).join('');
  return (
    draw({ stroke: '#f0e6cb', width: 7, opacity: 0.7 }, path) +
    draw({ stroke: ROAD, width: 3 }, path) +
    `<path d="${path}" fill="none" stroke="${ROAD}" stroke-width="8" stroke-dasharray="1.7 8"/>`
  );
}
