import type { Rectangle } from '../board/camera.ts';

export interface RolledDie {
  /** From 1 up. The highest face of a die with ten faces shows 0. */
  readonly face: number;
  readonly sides?: 6 | 10;
  /** True for a hit; left out where single dice don't count. */
  readonly isHit?: boolean;
  /** Rolled, but it does not count. */
  readonly isDropped?: boolean;
}

export interface DiceGroup {
  /** Owner of the dice; empty where it's obvious. */
  readonly name: string;
  /** A class under which the game's style sheet may set their colors, `--die` and `--die-ink`. */
  readonly tone: string;
  /** Text before and after the dice: `12 +` and `= 18`. */
  readonly before: string;
  readonly dice: readonly RolledDie[];
  readonly after: string;
}

/** Tone of a result, for looks and sound. */
export type Tone = 'hit' | 'partial' | 'miss' | 'capture';

/** A card or unit that was lost, as far as whoever reads it may know. */
export interface Loss {
  readonly seat: string;
  /** `German Riflemen A`, or the soldier on the card. */
  readonly who: string;
  /** `from your hand`, `off the map at 9 Minina Suburb`. */
  readonly from: string;
}

/** A roll and what came of it: all that its scene needs to know. */
export interface Outcome {
  /** Different for every roll of a match. */
  readonly key: string;
  /** The number of the entry that rolled. */
  readonly after: number;
  /** Target in board units; null when it is not on the board. */
  readonly at: Rectangle | null;
  readonly title: string;
  readonly groups: readonly DiceGroup[];
  /** The number needed, in a few words. */
  readonly need: string;
  /** The result in a word, stamped on the target. */
  readonly stamp: string;
  readonly tone: Tone;
  /** Result in a sentence. */
  readonly told: string;
  readonly losses: readonly Loss[];
}
