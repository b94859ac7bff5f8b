import type { Balance } from '@kurgan/kit';
import { BALANCE } from '../data/balance.ts';

/** Results of games between two Regulars, a draw as half a win; null where not measured. */
export function balance(scenario: string): Balance | null {
  const row = BALANCE[scenario];
  if (row === undefined) return null;
  const { games, soviet, low, high, rounds } = row;
  return {
    games,
    wins: [
      { seat: 'soviet', share: soviet, low, high },
      { seat: 'german', share: 1 - soviet, low: 1 - high, high: 1 - low },
    ],
    rounds,
  };
}
