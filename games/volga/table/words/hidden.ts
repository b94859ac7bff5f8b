import { signal } from '@preact/signals';
import { AREAS, type AreaId } from '../../data/areas.ts';
import { COUNTERS } from '../../data/counters.ts';
import type { Open } from '../../rules/state.ts';

type Candidates = typeof import('../../rules/hidden.ts')['candidates'];

/** What a hidden unit can be is reckoned by the rules; they come to the page after the board is there. */
const candidates = signal<Candidates | null>(null);

export async function fetchHiddenWords(): Promise<void> {
  candidates.value = (await import('../../rules/hidden.ts')).candidates;
}

/** `one of 12 counters`, `defense 4 to 9`; nothing as long as it is not known. */
export function hiddenWords(open: Open, id: AreaId): string[] {
  const left = AREAS[id].terrain === null ? [] : (candidates.value?.(open, id) ?? []);
  if (left.length === 0) return [];
  const factors = left.map((counter) => COUNTERS[counter].defense);
  return [`one of ${left.length} counters`, `defense ${Math.min(...factors)} to ${Math.max(...factors)}`];
}
