import { draw, open } from '@kurgan/kit/drawing';
import { GROUND } from './palette.ts';
import { HIGHWAYS, ROADS } from './routes.ts';

const CASING = '#5a4527';
const SURFACE = '#e6d9b6';

const WIDTHS = [
  { lines: ROADS, width: 3 },
  { lines: HIGHWAYS, width: 4.4 },
] as const;

/** All edges first, so that roads open into each other where they meet. */
export function roads(): string {
  const all = WIDTHS.map(({ lines, width }) => ({ d: lines.map(open).join(''), width }));
  return (
    all.map(({ d, width }) => draw({ stroke: GROUND, width: width + 3.6, opacity: 0.6 }, d)).join('') +
    all.map(({ d, width }) => draw({ stroke: CASING, width: width + 1.4, opacity: 0.85 }, d)).join('') +
    all.map(({ d, width }) => draw({ stroke: SURFACE, width }, d)).join('')
  );
}
