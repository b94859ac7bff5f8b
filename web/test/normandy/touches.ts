import { expect } from 'vitest';
import { type Hand, Keyboard } from '../hands.ts';
import { type Action, textOf } from './recruit.ts';
import type { Shown } from './shown.ts';

/** One thing that a hand does on the way to an action. */
export type Touch =
  | { readonly card: string }
  | { readonly use: string }
  | { readonly tile: string }
  | { readonly counter: string }
  | { readonly press: string }
  | { readonly yes: true };

/** The next touch toward an action. It depends only on what the table shows, so it can begin anywhere. */
export function nextTouch(action: Action, seat: string, shown: Shown, isByRow: boolean): Touch {
  const text = textOf(action);
  if (shown.isAsked) return { yes: true };
  if (shown.buttons.includes(text)) return { press: text };
  if (action.do === 'go') return { tile: action.to };
  if (action.do === 'shell') return { counter: action.counter };
  if (!('card' in action)) throw new Error(`there is no button for ${text}`);
  const { card } = action;
  const use = `${action.do} ${card}`;
  if (shown.card !== card && !(isByRow && shown.uses.includes(use))) return { card };
  if ('unit' in action || 'to' in action) {
    if (shown.card !== card || shown.use !== use) return { use };
    if (action.do === 'guide' && !shown.chosen.includes(`${seat}/${action.unit}`))
      return { counter: `${seat}/${action.unit}` };
    if ('to' in action) return { tile: action.to };
    return { counter: `${seat === 'us' ? 'german' : 'us'}/${action.unit}` };
  }
  return { use };
}

const quoted = (name: string, word: string): string => `[data-${name}="${word}"]`;

export async function carryOut(hand: Hand, touch: Touch, shown: Shown): Promise<void> {
  if ('tile' in touch) {
    expect(shown.tiles, 'lit tiles').toContain(touch.tile);
    await hand.onBoard(quoted('tile', touch.tile));
  } else if ('counter' in touch) {
    expect(shown.counters, 'lit counters').toContain(touch.counter);
    await hand.onBoard(quoted('counter', touch.counter));
  } else if ('card' in touch) {
    const place = shown.hand.indexOf(touch.card) + 1;
    if (hand instanceof Keyboard) await hand.key(String(place));
    else await hand.beside(`${quoted('card', touch.card)} .card-face, button${quoted('card', touch.card)}`);
  } else if ('use' in touch) await hand.beside(quoted('verb', touch.use));
  else if ('press' in touch) await hand.beside(`.undaunted-table ${quoted('action', touch.press)}`);
  else await hand.yes();
}
