import { defineTable } from '@kurgan/kit';
import './table.css';
import './phone.css';
import type { AxisEvent } from '../rules/events.ts';
import { Board } from './board-window.tsx';
import { describe } from './describe.ts';
import { eventOf } from './event-of.ts';
import { AxisModel } from './model.ts';
import { Figures, Status } from './status.tsx';
import { words } from './words/table.ts';

/** A side does dozens of these in a phase. */
const SMALL: ReadonlySet<AxisEvent['event']> = new Set([
  'received',
  'bought',
  'moved',
  'lurked',
  'emerged',
  'loaded',
  'offloaded',
  'flew',
  'landed',
  'shifted',
]);
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export const Table = defineTable<AxisModel>({
  name: 'axis-table',
  title: words.game,
  inWordsTitle: words.inWords,
  model: (controller) => new AxisModel(controller),
  Status,
  Figures,
  Board,
  wide: () => import('./wide.tsx'),
  narrow: () => import('./narrow.tsx'),
  aid: () => import('./aid.tsx'),
  dialogs: () => import('./dialogs.tsx'),
  recap: () => import('./recap.ts'),
  outcomes: () => import('./outcomes.ts'),
  windows: words.windows,
  keys: (model) => ({
    e: () => model.pressEnd(),
    f: () => model.switchLayer('front'),
    s: () => model.switchLayer('supply'),
    w: () => model.picking.pickAll(),
    r: () => model.repeat(),
    n: () => model.next(),
    q: () => model.question(),
    Escape: () => model.clear(),
    ...Object.fromEntries(DIGITS.map((digit) => [String(digit), () => model.picking.setCount(digit)])),
  }),
  classes: (model) => (model.open.value.combat === null ? [] : ['in-combat']),
  isOneOfMany: (line) => SMALL.has(eventOf(line).event),
  describe: (model, choice) => describe(model.seat ?? 'axis', choice, model.open.value),
});
