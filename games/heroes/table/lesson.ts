import type { LessonScript } from '@kurgan/kit/lesson';
import { FIRST_ORDERS } from './lesson/first-orders.ts';
import type { Page } from './lesson/page.ts';
import { ROOMS, ROOMS_AND_SIGHT } from './lesson/rooms.ts';

/**
 * Two turns of orders, fire, cards and an assault, then a house and its windows. The seed was searched for: the hand has the cards,
 * and the dice fall as the pages tell.
 */
export const LESSON: LessonScript & { readonly steps: readonly Page[] } = {
  scenario: '1',
  seed: 'lesson 70',
  players: { german: 'recruit' },
  steps: [...FIRST_ORDERS, ...ROOMS],
  shortcut: { label: 'I know the orders: rooms and sight', to: ROOMS_AND_SIGHT },
  quick: ['pass', 'stop', 'pick', 'put', 'face', 'assign', 'confirm', 'done', 'draw'],
  notNow: 'The rules allow it, but this page of the lesson asks for something else. Leave the lesson to play freely.',
};
