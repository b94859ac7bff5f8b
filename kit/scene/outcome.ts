import type { Rectangle } from '../board/camera.ts';

export interface RolledDie {
  /** From 1 up. The highest face of a die with ten faces shows 0. */
  readonly face: number;
  readonly sides?: 6 | 10;
  /** Whether it hit; left out where single dice do not. */
  readonly isHit?: boolean;
  /** Rolled, but it does not count. */
  readonly isDropped?: boolean;
}

export interface DiceGroup {
  /** Whose dice they are; empty where that goes without saying. */
  readonly name: string;
  /** A class under which the game's style sheet may set their colors, `--die` and `--die-ink`. */
  readonly tone: string;
  /** What they are added to, and what they come to: `12 +` and `= 18`. */
  readonly before: string;
  readonly dice: readonly RolledDie[];
  readonly after: string;
}

/** How a result looks and sounds. */
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
  /** What was rolled for, in board units; null when that is nowhere on the board. */
  readonly at: Rectangle | null;
  readonly title: string;
  readonly groups: readonly DiceGroup[];
  /** What the dice had to show, if that can be said in a few words. */
  readonly need: string;
  /** The result in a word, stamped on the target. */
  readonly stamp: string;
  readonly tone: Tone;
  /** What it means, in a sentence. */
  readonly told: string;
  readonly losses: readonly Loss[];
}
