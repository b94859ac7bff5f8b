import type { Balance } from '@kurgan/kit';
import { BALANCE } from '../../normandy/data/balance.ts';
import { pickerOf } from '../picker.tsx';
import { NORMANDY } from './edition.ts';

export const { Preview, briefing } = pickerOf(NORMANDY);

/** Results of games between two Regulars. */
export function balance(id: string): Balance | null {
  const row = BALANCE[id];
  if (row === undefined) return null;
  const { games, us, low, high, rounds } = row;
  return {
    games,
    wins: [
      { seat: 'us', share: us, low, high },
      { seat: 'german', share: 1 - us, low: 1 - high, high: 1 - low },
    ],
    rounds,
  };
}
