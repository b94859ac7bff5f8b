import './pinned-rulers.css';
import type { Camera } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { HeroesModel } from '../model.ts';
import { EDGE, RIM, SIDE } from './geometry.ts';
import { columnLabel } from './ground.tsx';

/** Pixels that a ruler takes at its edge. */
export const RULER = 20;

type Spot = Camera['spot'];

/** Columns have letters above and rows have figures on the left, at the edges of what is to be seen of the boards. */
export function PinnedRulers({ model }: { readonly model: HeroesModel }): JSX.Element {
  const across = useRef<HTMLOListElement>(null);
  const down = useRef<HTMLOListElement>(null);
  const { columns, rows } = model.field.value;
  const { top } = model.covered.value;
  useLayoutEffect(() => {
    const { camera, covered } = model;
    const [letters, figures] = [across.current, down.current];
    if (letters === null || figures === null) return;
    // Beside the boards while there is room, else at the edge of the window, which begins right of the figures.
    const lettersAt = ({ x, y, scale }: Spot) => {
      letters.style.width = `${columns * SIDE * scale}px`;
      return { x: x + RIM * scale, y: Math.max(0, y + EDGE * scale - covered.peek().top - RULER) };
    };
    const figuresAt = ({ x, y, scale }: Spot) => {
      figures.style.height = `${rows * SIDE * scale}px`;
      return { x: Math.max(0, x + RIM * scale), y: y + EDGE * scale - covered.peek().top - RULER };
    };
    const free = [camera.pin(letters, lettersAt), camera.pin(figures, figuresAt)];
    return () => {
      for (const release of free) release();
    };
  }, [model, columns, rows]);
  return (
    <div class="pinned-rulers" aria-hidden="true" style={{ top: `${top}px` }}>
      <div class="ruler-rows">
        <ol ref={down} class="pinned">
          {Array.from({ length: rows }, (_, row) => (
            <li key={row}>{row + 1}</li>
          ))}
        </ol>
      </div>
      <div class="ruler-columns">
        <ol ref={across} class="pinned">
          {Array.from({ length: columns }, (_, column) => (
            <li key={column}>{columnLabel(column)}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}
