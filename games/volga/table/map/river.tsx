import type { JSX } from 'preact';
import { words } from '../words/table.ts';
import { type Turn, turnPoint } from './layout.ts';
import type { Point } from './place.ts';
import { BANK } from './shapes.ts';

/** Letters along the bank: distance from it, spacing, and start. */
const OFFSHORE = 62;
const PITCH = 46;
const FIRST = 930;

/** The point of the line this far along it, and the way the line goes there. */
function along(line: readonly Point[], far: number): { readonly at: Point; readonly angle: number } {
  let left = far;
  for (const [i, [x, y]] of line.entries()) {
    const [nextX, nextY] = line[i + 1] ?? [x, y];
    const length = Math.hypot(nextX - x, nextY - y);
    if (left <= length && length > 0) {
      const part = left / length;
      return { at: [x + (nextX - x) * part, y + (nextY - y) * part], angle: Math.atan2(nextY - y, nextX - x) };
    }
    left -= length;
  }
  return { at: line.at(-1) ?? [0, 0], angle: 0 };
}

/** The river's name along its bank. */
export function River({ turn }: { readonly turn: Turn }): JSX.Element {
  const line = BANK.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return turnPoint([x + OFFSHORE, y], turn);
  });
  return (
    <div class="river" aria-hidden="true">
      {[...words.river].map((letter, i) => {
        const { at, angle } = along(line, FIRST + i * PITCH);
        return (
          <span key={letter} style={{ transform: `translate(${at[0]}px, ${at[1]}px) rotate(${angle}rad)` }}>
            {letter}
          </span>
        );
      })}
    </div>
  );
}
