import { signal } from '@preact/signals';
import type { Side } from '../../data/zones.ts';

/** Sides whose casualties the stated policy chooses, until the page is left. */
export const auto = signal<ReadonlySet<Side>>(new Set());

export function switchAuto(side: Side): void {
  const sides = new Set(auto.peek());
  if (!sides.delete(side)) sides.add(side);
  auto.value = sides;
}
