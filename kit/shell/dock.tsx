import type { ComponentChildren, JSX } from 'preact';
import type { Rectangle } from '../board/camera.ts';
import type { TableModel } from './model.ts';

interface DockProps {
  readonly model: TableModel;
  /** What is aimed at, in board units. */
  readonly target: Rectangle | null;
  /** Whether it stands at the top. Left out, that depends on where the target lies. */
  readonly isHigh?: boolean | undefined;
  readonly children: ComponentChildren;
}

/** On a phone: the number that decides, close to the thumb, and never on the target. */
export function OddsDock({ model, target, isHigh = isLow(model, target), children }: DockProps): JSX.Element {
  const { top, bottom } = model.covered.value;
  return (
    <section
      class="odds-dock"
      data-panel="odds"
      style={isHigh ? { top: `${top + 8}px` } : { bottom: `${bottom + 8}px` }}
    >
      {children}
    </section>
  );
}

/** Whether the target lies in the lower half of what can be seen. */
function isLow({ camera, covered }: TableModel, target: Rectangle | null): boolean {
  if (target === null) return false;
  const { y, scale } = camera.rest.value;
  const { top, bottom } = covered.value;
  return y + (target.y + target.height / 2) * scale > (top + camera.window.height - bottom) / 2;
}
