import { draw, type Line, open, type Pen, toward, walk } from '@kurgan/kit/drawing';
import { INK, PAPER } from './palette.ts';
import { RAILWAYS } from './routes.ts';

const BED: Pen = { stroke: '#b3a684', width: 6.4, opacity: 0.7 };
const HALO: Pen = { stroke: PAPER, width: 4.4, opacity: 0.55 };
const RAILS: Pen = { stroke: INK, width: 1.7, opacity: 0.92 };
const TIES: Pen = { stroke: INK, width: 0.8, opacity: 0.85 };

export function railways(): string {
  return track(RAILWAYS, 2.9);
}

/** One strong line with ties across, as a staff map shows a railway. */
function track(lines: readonly Line[], half: number): string {
  const d = lines.map(open).join('');
  const ties = lines
    .flatMap((line) => walk(line, 4.6))
    .map(({ at, heading }) => open([toward(at, heading + Math.PI / 2, half), toward(at, heading - Math.PI / 2, half)]))
    .join('');
  return draw(BED, d) + draw(HALO, d) + draw(TIES, ties) + draw(RAILS, d);
}

/** Sidings in yards and works: two thin rails. */
export function sidings(lines: readonly Line[]): string {
  const d = lines.map(open).join('');
  const ties = lines
    .flatMap((line) => walk(line, 4))
    .map(({ at, heading }) => open([toward(at, heading + Math.PI / 2, 1.7), toward(at, heading - Math.PI / 2, 1.7)]))
    .join('');
  return draw({ stroke: INK, width: 0.55, opacity: 0.5 }, ties) + draw({ stroke: INK, width: 0.9, opacity: 0.7 }, d);
}
