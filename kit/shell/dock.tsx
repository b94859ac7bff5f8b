import type { ComponentChildren, JSX } from 'preact';
import type { Rectangle } from '../board/camera.ts';
import type { TableModel } from './model.ts';

interface DockProps {
  readonly model: TableModel;
  /** Target in board units. */
  readonly target: Rectangle | null;
  /** Dock at the top; without it the target's position decides. */
  readonly isHigh?: boolean | undefined;
  /** The odds before a roll; its result takes their place. */
  readonly panel?: 'odds' | 'dice';
  readonly children: ComponentChildren;
}

/** On a phone: what matters now, close to the thumb, and never on the target. */
export function OddsDock({
  model,
  target,
  isHigh = isLow(model, target),
  panel = 'odds',
  children,
}: DockProps): JSX.Element {
  const { top, bottom } = model.covered.value;
  return (
    <section
      class={`dock ${panel}-dock`}
      data-panel={panel}
      style={isHigh ? { top: `${top + 8}px` } : { bottom: `${bottom + 8}px` }}
    >
      {children}
    </section>
  );
}

/** True when the target is in the lower half of the visible board. */
function isLow({ camera, covered }: TableModel, target: Rectangle | null): boolean {
  if (target === null) return false;
  const { y, scale } = camera.rest.value;
  const { top, bottom } = covered.value;
  return y + (target.y + target.height / 2) * scale > (top + camera.window.height - bottom) / 2;
}
