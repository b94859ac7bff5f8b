import { Match, type OptionValue, parseSetup } from '@kurgan/engine';
import type { BoardFace } from '../../data/boards.ts';
import { sizeOf } from '../../rules/battlefield.ts';
import { freeOpening } from '../../rules/free-opening.ts';
import type { Seat } from '../../rules/state.ts';

export interface DrawnBattlefield {
  /** Row by row from the northwest. */
  readonly layout: readonly (readonly BoardFace[])[];
  readonly initiative: Seat;
}

/**
 * The battlefield that a match with these options and this seed draws: it is begun as the match will be. Null while an army is to be
 * built at the table, because boards come after armies (HS-SCN-16).
 */
export function drawnBattlefield(
  options: Readonly<Record<string, OptionValue>>,
  seed: string,
): DrawnBattlefield | null {
  const setup = parseSetup(freeOpening.scenarios, 'free', options);
  if (!setup.ok) return null;
  const { battle, initiative } = new Match(freeOpening, setup.value, seed).state.open;
  if (battle === null) return null;
  const { columns, rows } = sizeOf(battle);
  if (battle.boards.length !== columns * rows) return null;
  return {
    layout: Array.from({ length: rows }, (_, row) => battle.boards.slice(row * columns, (row + 1) * columns)),
    initiative,
  };
}
