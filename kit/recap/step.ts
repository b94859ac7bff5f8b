import type { LogLine } from '@kurgan/host';
import type { Rectangle } from '../board/camera.ts';

/** Something that happened, drawn on the board: places are in board units. */
export interface BoardMark {
  /** A broad arrow, a thin broken one that ends in the roll, or a number alone. */
  readonly kind: 'moved' | 'fired' | 'happened';
  /** Side that acted; the game's style sheet gives it a color. */
  readonly side: string;
  /** The place that was left, or from where was fired. */
  readonly from?: Rectangle;
  readonly to: Rectangle;
  /** Roll and result in two or three words. */
  readonly roll?: string;
}

/** One line of a recap: what somebody did with one card, one unit, one order. */
export interface RecapStep {
  /** The entries that it tells of. */
  readonly first: number;
  readonly last: number;
  readonly text: string;
  readonly rule: string;
  /** Nothing to be seen on the board has no number. */
  readonly marks: readonly BoardMark[];
}

export interface Story {
  /** Left out, it is what happened since the player's last turn. */
  readonly title?: string;
  readonly steps: readonly RecapStep[];
}

/** The game's account of what happened. */
export interface RecapTeller<Model> {
  /** Tells a player what others have done since it was this seat's turn. */
  recapOf(model: Model, log: readonly LogLine[], reader: string): Story;
  /** Tells those who only watch what one entry did, whoever did it. */
  marksOf(model: Model, lines: readonly LogLine[]): readonly BoardMark[];
}
