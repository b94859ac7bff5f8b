import type { ComponentChildren, VNode } from 'preact';
import { expect, test } from 'vitest';
import { Orders } from '../panels/orders.tsx';
import { momentOf, scripted } from './moments.ts';

const WORDS = { kinds: { reaction: 'reactions' }, sideName: (seat: string) => (seat === 'soviet' ? 'The USSR' : seat) };

const isNode = (child: unknown): child is VNode<{ children?: ComponentChildren; onClick?(): void }> =>
  typeof child === 'object' && child !== null && 'props' in child;

/** Everything below a node, texts included, in the order of the page. */
function within(child: ComponentChildren): unknown[] {
  if (Array.isArray(child)) return child.flatMap(within);
  return isNode(child) ? [child, ...within(child.props.children)] : [child];
}
const textOf = (child: ComponentChildren): string =>
  within(child)
    .filter((each) => typeof each === 'string')
    .join(' ');

/** A table at which a window is open or not, with the orders of its seat, and what was ordered there. */
type Declared = Readonly<Record<string, 'turn' | 'told'>>;
function seated(window: string | null, own: Declared = {}, theirs: Declared = {}) {
  const ordered: string[] = [];
  const { session, moment } = scripted([['fight']]);
  const { now, ...rest } = momentOf(['fight']);
  moment.value = { ...rest, now: now && { ...now, window }, orders: { german: own, soviet: theirs } };
  const order = async (kind: string, until: string): Promise<void> => void ordered.push(`${kind} ${until}`);
  const shown = (): ComponentChildren => Orders({ session: { ...session, order }, words: WORDS });
  const press = (label: string): void => {
    const button = within(shown()).find((each) => isNode(each) && each.type === 'button' && textOf(each) === label);
    if (!isNode(button)) throw new Error(`there is no button "${label}"`);
    button.props.onClick?.();
  };
  return { shown, press, ordered };
}

test('a game without windows shows nothing', () => {
  expect(seated(null).shown()).toBeNull();
});

test('an open window can be passed until the next turn, or until further notice', () => {
  const { shown, press, ordered } = seated('reaction');
  expect(textOf(shown())).toContain('Pass all reactions');
  press('until my next turn');
  press('until I say otherwise');
  expect(ordered).toEqual(['reaction turn', 'reaction told']);
});

test('an order that holds is told, can be taken back, and is not offered again', () => {
  const { shown, press, ordered } = seated('reaction', { reaction: 'turn' });
  expect(textOf(shown())).toBe('You pass all reactions until your next turn. Ask me again');
  press('Ask me again');
  expect(ordered).toEqual(['reaction off']);
  expect(textOf(seated(null, { reaction: 'told' }).shown())).toContain('You pass all reactions.');
});

test('what the other side has declared is told, and only that side can take it back', () => {
  expect(textOf(seated(null, {}, { reaction: 'told' }).shown())).toBe('The USSR passes all reactions.');
  expect(textOf(seated(null, {}, { reaction: 'turn' }).shown())).toContain('until its next turn.');
});
