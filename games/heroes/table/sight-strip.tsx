import type { JSX } from 'preact';
import { squareName } from '../rules/areas.ts';
import { betterCopy } from '../rules/field/explain.ts';
import { frontOf, lay } from '../rules/ground.ts';
import type { Open } from '../rules/state.ts';
import type { HeroesModel } from './model.ts';
import { lineBetween } from './sight-lines.ts';

/** A square on the way of a line, or several plain ones folded into one cell. */
export interface StripCell {
  readonly name: string;
  readonly count: number;
  /** Taken off the result. */
  readonly penalty: number;
  readonly isBlocked: boolean;
}

/** Cells that fit the width of a phone. */
const MOST = 9;

/** Squares that a line passes, in order; plain stretches are folded when there are too many. */
export function stripOf(open: Open, from: number, to: number): readonly StripCell[] {
  const line = lineBetween(open, from, to);
  const squares = new Set(betterCopy(lay(open), frontOf(open, from), frontOf(open, to)));
  const cells = [...squares].map(
    (place): StripCell => ({
      name: squareName(open, place),
      count: 1,
      penalty: line.obscured.find(({ square }) => square === place)?.by ?? 0,
      isBlocked: line.blocker?.square === place,
    }),
  );
  if (cells.length <= MOST) return cells;
  const isPlain = (cell: StripCell, i: number): boolean =>
    i > 0 && i < cells.length - 1 && cell.penalty === 0 && !cell.isBlocked;
  const folded: StripCell[] = [];
  for (const [i, cell] of cells.entries()) {
    const last = folded.at(-1);
    if (last === undefined || !isPlain(cell, i) || !isPlain(last, i - 1)) folded.push(cell);
    else folded.splice(-1, 1, { ...last, name: `${last.name.split('–')[0]}–${cell.name}`, count: last.count + 1 });
  }
  return folded;
}

/** The line of sight square by square, with what it costs. */
export function SightStrip({
  model,
  target,
}: {
  readonly model: HeroesModel;
  readonly target: number;
}): JSX.Element | null {
  const cells = stripOf(model.open.value, model.acting.value, target);
  if (cells.length < 3) return null;
  return (
    <ol class="sight-strip">
      {cells.map(({ name, count, penalty, isBlocked }) => (
        <li
          key={name}
          class={isBlocked ? 'blocked' : penalty > 0 ? 'obscured' : ''}
          style={{ flexGrow: Math.min(count, 3) }}
        >
          <span>{isBlocked ? '✕' : penalty > 0 ? `−${penalty}` : ''}</span>
          <small>{name}</small>
        </li>
      ))}
    </ol>
  );
}
