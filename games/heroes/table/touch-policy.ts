import type { Choice, Moment, TouchPolicy } from '@kurgan/kit';
import type { View } from '../rules/state.ts';

/** Actions that roll dice or show something wait for a button. */
const FINAL: ReadonlySet<string> = new Set([
  'shoot',
  'suppress',
  'distract',
  'snipe',
  'place',
  'into',
  'toward',
  'jet',
  'hurl',
  'demolish',
  'assault',
  'react',
  'reveal',
  'reroll',
  'bonus',
  'play',
  'discard',
  'confirm',
  'draw',
  'done',
]);

/** Answers that need no question: a window where only passing is possible, or a move that can only end or charge. */
export function unasked({
  choices: [only, another],
  now,
  guided,
}: Pick<Moment, 'choices' | 'now' | 'guided'>): Choice | null {
  if (only === undefined || another !== undefined || now === null || guided !== undefined) return null;
  const isPass = now.window !== null && only.verb === 'pass';
  return isPass || only.verb === 'stop' || only.verb === 'charge' ? only : null;
}

/** In a lesson, the page asks for these actions next; elsewhere anything goes. */
export const isAsked = ({ guided }: Pick<Moment, 'guided'>, actions: readonly string[]): boolean =>
  guided === undefined || actions.every((action, i) => guided[i] === action);

const stepOf = ({ view }: Moment): string => (view as View).flow.at(-1)?.step ?? '';

export const touchPolicy: TouchPolicy = {
  final: FINAL,
  unasked,
  /** To choose to move or to fire changes nothing on the board. */
  isPreparation: (before, after) =>
    stepOf(after) === 'activation' &&
    (stepOf(before) === 'firing' || stepOf(before) === 'moving') &&
    after.undoable > 0,
};
