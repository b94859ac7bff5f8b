import './pinned-rulers.css';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Props } from '../model.ts';
import { EDGE, RIM, SIDE } from './geometry.ts';
import { columnLabel } from './ground.tsx';

/** Pixels that a ruler takes at its edge. */
export const RULER = 20;

/** Columns have letters above and rows have figures on the left, at the edges of what is to be seen of the boards. */
export function PinnedRulers({ model }: Props): JSX.Element {
  const across = useRef<HTMLOListElement>(null);
  const down = useRef<HTMLOListElement>(null);
  const { columns, rows } = model.field.value;
  const { top } = model.covered.value;
  useLayoutEffect(() => {
    const { camera, covered } = model;
    const [letters, figures] = [across.current, down.current];
    if (letters === null || figures === null) return;
    // Beside the boards while there is room, else at the edge of the window, which begins right of the figures. One of the two
    // is pinned and takes the other along. Both are stretched with the boards and what stands in them is not: a frame of a zoom
    // then needs no layout.
    return camera.pin(letters, ({ x, y, scale }) => {
      const [left, top] = [x + RIM * scale, y + EDGE * scale - covered.peek().top - RULER];
      for (const ruler of [letters, figures]) ruler.style.setProperty('--zoom', String(scale));
      figures.style.translate = `${Math.round(Math.max(0, left))}px ${Math.round(top)}px`;
      figures.classList.toggle('gliding', letters.classList.contains('gliding'));
      return { x: left, y: Math.max(0, top) };
    });
  }, [model, columns, rows]);
  return (
    <div class="pinned-rulers" aria-hidden="true" style={{ top: `${top}px` }}>
      <div class="ruler-rows">
        <ol ref={down} class="pinned" style={{ height: `${rows * SIDE}px` }}>
          {Array.from({ length: rows }, (_, row) => (
            <li key={row}>{row + 1}</li>
          ))}
        </ol>
      </div>
      <div class="ruler-columns">
        <ol ref={across} class="pinned" style={{ width: `${columns * SIDE}px` }}>
          {Array.from({ length: columns }, (_, column) => (
            <li key={column}>{columnLabel(column)}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}
