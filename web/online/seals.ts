import type { Commitments, Whole } from '@kurgan/wire';
import { keepNote, notesOf } from './notes.ts';

const KEY = 'kurgan-seals';
/** Matches whose seals are kept. */
const MOST = 60;

/** What this browser has seen of a match's promises: the first hashes of the shares, and the last seal. */
export interface Kept {
  readonly commitments: Commitments;
  readonly n: number;
  readonly seal: string;
}

const all = (): Readonly<Record<string, Kept>> => notesOf(KEY);

/** Keeps the newest seal of a match, and the promises as they stood when they were first seen. */
export function keepSeal({ match, seat, n, seal, commitments, outcome }: Whole): void {
  if (seat === null || outcome !== null) return;
  const { [match]: known, ...others } = all();
  const kept: Kept = { commitments: known?.commitments ?? commitments, n, seal };
  const newest = [...Object.entries(others), [match, kept] as const].slice(-MOST);
  keepNote(KEY, Object.fromEntries(newest));
}

export const keptSeal = (match: string): Kept | null => all()[match] ?? null;
