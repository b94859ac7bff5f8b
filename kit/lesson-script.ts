import type { Players } from '@kurgan/host';
import type { Touch } from './click-path.ts';

/** One page of a lesson: something to read, and mostly something to do. A game's own pages can only cite rules that it has. */
export interface LessonStep<Rule extends string = string> {
  readonly title: string;
  readonly text: string;
  readonly rules: readonly Rule[];
  /**
   * Actions to take, in this order; a page without any is only read. Actions that carry the name of a seat, `german: end`,
   * happen by themselves: those of another seat, or some of the player's own that teach nothing new.
   */
  readonly actions: readonly string[];
  /** For those who ask how. */
  readonly hint: string;
  /** Elements the page points at, marked `data-<name>="<word>"`. */
  readonly point: readonly Touch[];
}

/** A lesson is a match with a known seed and a way through it. */
export interface LessonScript {
  /** Players for anyone who plays on after the lesson; a solo game needs none. */
  readonly players?: Players;
  readonly scenario: string;
  readonly seed: string;
  readonly steps: readonly LessonStep[];
  /** Offered on the first page to who knows what the pages up to this one tell: they are played at once. */
  readonly shortcut?: { readonly label: string; readonly to: string };
  /** Actions of the script that nobody needs to watch, by verb: they happen at once. */
  readonly quick?: readonly string[];
  /** Answer to a legal touch that is not the next step of the lesson. */
  readonly notNow: string;
}

export interface PageWords<Rule extends string> extends Pick<LessonStep<Rule>, 'title' | 'text' | 'rules'> {
  readonly point?: readonly Touch[];
}

interface PageTask<Rule extends string> extends PageWords<Rule>, Pick<LessonStep<Rule>, 'actions' | 'hint'> {}

/** A page that is only read. */
export const read = <Rule extends string>(words: PageWords<Rule>): LessonStep<Rule> => ({
  point: [],
  ...words,
  actions: [],
  hint: '',
});

/** A page that asks for something. */
export const task = <Rule extends string>(words: PageTask<Rule>): LessonStep<Rule> => ({ point: [], ...words });
