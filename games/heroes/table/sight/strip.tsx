import './strip.css';
import type { JSX } from 'preact';
import { squareName } from '../../rules/areas.ts';
import type { Square } from '../../rules/field/squares.ts';
import { scenarioOf } from '../../rules/scenario.ts';
import type { Open, View } from '../../rules/state.ts';
import { counterOf } from '../facts.ts';
import { SmallCounter } from '../small-counter.tsx';
import type { Barrier, SightPath } from './path.ts';
import { SquarePicture } from './square-picture.tsx';

/** A square on the way of a line, several plain ones folded into one, or a wall with what opens it. */
export interface StripCell {
  readonly name: string;
  /** Squares; none for a wall. */
  readonly count: number;
  /** The first of them; null: a wall. */
  readonly square: Square | null;
  readonly barrier: Barrier | null;
  /** Taken off the result. */
  readonly penalty: number;
  readonly isBlocked: boolean;
  /** The line as it leaves the cell. */
  readonly ray: 'clear' | 'obscured' | 'red' | 'beyond';
}

/** Cells that fit the width of a phone. */
const MOST = 10;

/** Everything that a line passes, in order; plain stretches are folded when there are too many. */
export function stripOf(open: Open, { line, from, to, steps }: SightPath): readonly StripCell[] {
  const before = line.blocker === null ? 'clear' : 'red';
  const after = line.blocker === null ? 'obscured' : 'beyond';
  const plain = { count: 1, barrier: null, penalty: 0, isBlocked: false } as const;
  let ray: StripCell['ray'] = before;
  const between = steps.map((step): StripCell => {
    if (step.isBlocked || (step.is === 'square' && step.penalty > 0 && line.blocker === null)) ray = after;
    if (step.is === 'square') return { ...plain, ...step, ray };
    return {
      ...plain,
      name: step.barrier,
      count: 0,
      square: null,
      barrier: step.barrier,
      isBlocked: step.isBlocked,
      ray,
    };
  });
  const cells: readonly StripCell[] = [
    { ...plain, name: squareName(open, from), square: from, ray: before },
    ...between,
    { ...plain, name: squareName(open, to), square: to, ray },
  ];
  return folded(cells);
}

/** Folds the longest plain stretch, no more of it than must be, until all of them fit. */
function folded(cells: readonly StripCell[]): readonly StripCell[] {
  const isPlain = ({ count, penalty, isBlocked }: StripCell, i: number): boolean =>
    i > 0 && i < cells.length - 1 && count === 1 && penalty === 0 && !isBlocked;
  let [start, length] = [0, 0];
  for (let i = 0, run = 0; i < cells.length; i++) {
    const cell = cells[i];
    run = cell !== undefined && isPlain(cell, i) ? run + 1 : 0;
    if (run > length) [start, length] = [i - run + 1, run];
  }
  if (cells.length <= MOST || length < 2) return cells;
  const count = Math.min(length, cells.length - MOST + 1);
  const at = start + Math.floor((length - count) / 2);
  const [first, last] = [cells[at], cells[at + count - 1]];
  if (first === undefined || last === undefined) return cells;
  const one = { ...first, name: `${first.name}–${last.name}`, count };
  return folded([...cells.slice(0, at), one, ...cells.slice(at + count)]);
}

interface Props {
  readonly view: View;
  readonly from: number;
  readonly to: number;
  readonly path: SightPath;
}

/** The line of sight unrolled: who fires at the left, the target at the right, and between them all that it passes. */
export function SightStrip({ view, from, to, path }: Props): JSX.Element {
  const { open } = view;
  const cells = stripOf(open, path);
  const { layout } = scenarioOf(open);
  return (
    <ol class="sight-strip">
      {cells.map((cell, i) => {
        const end = i === 0 ? from : i === cells.length - 1 ? to : null;
        return (
          <li
            key={i}
            class={classOf(cell, end !== null)}
            style={{ flexGrow: cell.count === 0 ? 0.8 : Math.min(cell.count, 1.7) }}
          >
            <span class="strip-cell">
              {cell.square !== null && <SquarePicture layout={layout} open={open} square={cell.square} />}
              {cell.barrier !== null && <Posts barrier={cell.barrier} />}
              {end !== null && <SmallCounter counter={counterOf(view, end)} />}
              {cell.isBlocked ? (
                <b class="sign blocks">✕</b>
              ) : (
                cell.penalty > 0 && <b class="sign">{`−${cell.penalty}`}</b>
              )}
            </span>
            <small>{cell.name}</small>
          </li>
        );
      })}
    </ol>
  );
}

const classOf = ({ ray, barrier, penalty, isBlocked }: StripCell, isEnd: boolean): string =>
  [
    ray,
    ...(isEnd ? ['end'] : []),
    ...(barrier === null ? [] : ['barrier', barrier]),
    ...(penalty > 0 || isBlocked ? ['counts'] : []),
  ].join(' ');

/** A wall from above to below the line, open in the middle where it can be looked through. */
const Posts = ({ barrier }: { readonly barrier: Barrier }): JSX.Element =>
  barrier === 'wall' ? (
    <i class="post whole" />
  ) : (
    <>
      <i class="post upper" />
      <i class="post lower" />
    </>
  );
