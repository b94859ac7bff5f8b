import type { BattleSizeFacts } from '../../data/free-battle.ts';
import type { Side } from '../../data/vocabulary.ts';
import type { ArmyList } from '../../rules/recruitment/lists.ts';
import type { Change } from './history.ts';

/** An army that is being built: on the page of the builder, or in secret before a battle. */
export interface Bench {
  readonly side: Side;
  readonly size: BattleSizeFacts;
  readonly army: ArmyList;
  change(change: Change): void;
  /** Null: there is nothing to undo. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  /** An army by the bot, from the first tile on or from what is there. */
  suggest(begun: ArmyList): ArmyList;
}
