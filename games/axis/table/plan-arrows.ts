import type { Asked } from '@kurgan/kit';

type Move = { readonly from: string; readonly to: string };

/** The moves of the plan behind a hint, each once: many units go the same way. */
export function planArrows(asked: Asked | null): readonly Move[] {
  const moves = asked?.state === 'there' ? (asked.hint.plan?.moves ?? []) : [];
  return [...new Map(moves.map((move) => [`${move.from} ${move.to}`, move])).values()];
}
