import type { Choice, Moment, Verb } from '@kurgan/host';
import { computed, type ReadonlySignal, signal } from '@preact/signals';

/** A word with its place: `unit 29/RCN` and `area 14` are different things to touch. */
export interface Touch {
  readonly name: string;
  readonly word: string;
}

const matches = (choice: Choice, { name, word }: Touch): boolean =>
  name === 'verb' ? choice.verb === word : choice.words[name] === word;

const keyOf = (name: string, word: string): string => `${name} ${word}`;

/** Every word of some choices, for quick questions of what is lit. */
function litBy(choices: readonly Choice[]): ReadonlySet<string> {
  const lit = new Set<string>();
  for (const { verb, words } of choices) {
    lit.add(keyOf('verb', verb));
    for (const name in words) lit.add(keyOf(name, words[name] ?? ''));
  }
  return lit;
}

/**
 * The way from a click to an action. What can be touched now is every word of the actions still possible; a touch
 * narrows them, in any order; Escape widens. Mouse, keyboard and text presentation walk the same list.
 */
export class ClickPath {
  readonly #moment: ReadonlySignal<Moment>;
  readonly #lit: ReadonlySignal<ReadonlySet<string>>;
  readonly touched = signal<readonly Touch[]>([]);
  /** The actions that fit everything touched so far. */
  readonly left: ReadonlySignal<readonly Choice[]>;

  constructor(moment: ReadonlySignal<Moment>) {
    this.#moment = moment;
    this.left = computed(() => {
      const { choices } = this.#moment.value;
      return choices.filter((choice) => this.touched.value.every((touch) => matches(choice, touch)));
    });
    this.#lit = computed(() => litBy(this.left.value));
  }

  /** The same word may be lit while another of its kind is touched: touching it changes the choice. */
  isLit({ name, word }: Touch): boolean {
    return this.#lit.value.has(keyOf(name, word)) || this.#instead({ name, word }).length > 0;
  }
  isTouched({ name, word }: Touch): boolean {
    return this.touched.value.some((each) => each.name === name && each.word === word);
  }
  /** The word touched for a parameter, if any. */
  wordOf(name: string): string | undefined {
    return this.touched.value.find((touch) => touch.name === name)?.word;
  }

  /** Choices left if this touch replaced the one of its kind. */
  #instead(touch: Touch): readonly Choice[] {
    const others = this.touched.value.filter(({ name }) => name !== touch.name);
    if (others.length === this.touched.value.length) return [];
    const wanted = [...others, touch];
    return this.#moment.value.choices.filter((choice) => wanted.every((each) => matches(choice, each)));
  }

  /** Narrows by a word. Returns the action when only one is left; null while there is a choice, or none. */
  touch(touch: Touch): Choice | null {
    if (!this.isLit(touch)) return null;
    const others = this.touched.value.filter(({ name }) => name !== touch.name);
    this.touched.value = [...others, touch];
    const [only, another] = this.left.value;
    return only !== undefined && another === undefined ? only : null;
  }

  /** Touches again what was touched in another moment, as far as it can be. */
  resume(touched: readonly Touch[]): void {
    for (const touch of touched) this.touch(touch);
  }

  /** Takes back one touch, whenever it was made. */
  letGo({ name, word }: Touch): void {
    this.touched.value = this.touched.value.filter((each) => each.name !== name || each.word !== word);
  }
  /** Takes back the last touch; false when there was none. */
  back(): boolean {
    if (this.touched.value.length === 0) return false;
    this.touched.value = this.touched.value.slice(0, -1);
    return true;
  }
  clear(): void {
    if (this.touched.peek().length > 0) this.touched.value = [];
  }

  /**
   * The action somebody seems to mean who touches a thing that is not lit: an action of this step that takes such a word,
   * filled up with what was touched before, or with what could stand there. Null when the step knows no such action.
   */
  meant(touch: Touch): string | null {
    const verbs = this.#moment.value.now?.verbs ?? [];
    const possible = new Set(this.left.value.map((choice) => choice.verb));
    const ranked = [...verbs].sort((a, b) => Number(possible.has(b.verb)) - Number(possible.has(a.verb)));
    for (const verb of ranked) {
      const words = this.#fill(verb, touch);
      if (words !== null) return [verb.verb, ...words].join(' ');
    }
    return null;
  }

  #fill({ verb, parameters }: Verb, touch: Touch): string[] | null {
    if (!parameters.includes(touch.name)) return null;
    const example = this.#moment.value.choices.find((choice) => choice.verb === verb);
    const known = new Map(this.touched.value.map(({ name, word }) => [name, word]));
    known.set(touch.name, touch.word);
    const words = parameters.map((name) => known.get(name) ?? example?.words[name]);
    return words.every((word) => word !== undefined) ? words : null;
  }
}
