import type { AimedFire } from '../../rules/shots.ts';
import type { FireSum } from './sums.ts';

/** An attack on a unit that can be made now, by one action or several in a row. */
export interface AttackOption {
  readonly target: number;
  readonly how: AimedFire | 'assault' | 'split';
  readonly weapon: number;
  readonly actions: readonly string[];
  /** Null where the dice come later. */
  readonly sum: FireSum | null;
}

/** The option that a target's chance on the board stands for: a shot before an assault, a hit before anything else. */
export const bestOf = (options: readonly AttackOption[], target: number): AttackOption | undefined =>
  options.find((option) => option.target === target && option.sum !== null);

/** The action that makes the choice: what comes before or after it follows from it. */
export const actionOf = ({ how, actions }: AttackOption): string =>
  (how === 'assault' ? actions[0] : actions.at(-1)) ?? '';
