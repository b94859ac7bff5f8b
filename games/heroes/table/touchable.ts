import type { Choice, Touch } from '@kurgan/kit';
import { squareCalled } from '../rules/areas.ts';
import { unitCalled } from '../rules/counters.ts';
import type { Interspace, Square } from '../rules/field/squares.ts';
import { DIRECTIONS } from '../rules/ground.ts';
import { pointCalled } from '../rules/points.ts';
import { NONE, type Open } from '../rules/state.ts';

/** Something on the board that a word of an action stands for. */
export type Thing =
  | { readonly is: 'unit'; readonly unit: number }
  | { readonly is: 'square'; readonly square: Square }
  | { readonly is: 'point'; readonly point: Interspace }
  | { readonly is: 'direction'; readonly direction: number };

const DIRECTION_WORDS: readonly string[] = DIRECTIONS;

/** Any word of any action: handles, squares, points and directions look different. */
export function thingOf(open: Open, { name, word }: Touch): Thing | null {
  if (name === 'direction') {
    const direction = DIRECTION_WORDS.indexOf(word);
    return direction < 0 ? null : { is: 'direction', direction };
  }
  if (/^[sg]\d+$/.test(word)) {
    const unit = unitCalled(open, word);
    return unit === NONE ? null : { is: 'unit', unit };
  }
  if (/^[A-Z]+\d+\+?\*$/.test(word)) {
    const point = pointCalled(open, word);
    return point === null ? null : { is: 'point', point };
  }
  if (!/^[A-Z]+\d+\+?$/.test(word)) return null;
  const square = squareCalled(open, word);
  return square === NONE ? null : { is: 'square', square: square as Square };
}

/** One thing on the board, with the touch it stands for and the actions that are left after it. */
export interface Touchable {
  readonly thing: Thing;
  readonly touch: Touch;
  readonly choices: readonly Choice[];
}

/** Where an action names two places, this one is touched after the other. */
const LATER: readonly string[] = ['rear'];

/** Everything on the board that the actions name, once each: whatever the rules offer can be touched. */
export function touchables(
  open: Open,
  choices: readonly Choice[],
  isTouched: (name: string) => boolean,
): readonly Touchable[] {
  const found = new Map<string, { thing: Thing; touch: Touch; choices: Choice[] }>();
  for (const choice of choices) {
    const names = Object.keys(choice.words).filter((name) => !isTouched(name));
    const first = names.filter((name) => !LATER.includes(name));
    for (const name of first.length > 0 ? first : names) {
      const touch = { name, word: choice.words[name] ?? '' };
      const thing = thingOf(open, touch);
      if (thing === null) continue;
      const key = JSON.stringify(thing);
      const known = found.get(key);
      if (known === undefined) found.set(key, { thing, touch, choices: [choice] });
      else if (known.touch.name === name) known.choices.push(choice);
    }
  }
  return [...found.values()];
}
