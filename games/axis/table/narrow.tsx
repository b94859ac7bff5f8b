import type { LookAt } from '@kurgan/kit';
import { BOARDS } from './board/outlines.ts';
import { Layers } from './layers.tsx';
import { Log } from './log.tsx';
import type { AxisModel } from './model.ts';
import { OrderStrip } from './order-strip.tsx';
import { words } from './words/table.ts';

export { Tray } from './tray.tsx';
export { Layers as Overlay };

export const sheets = [
  { name: words.log, Content: Log },
  { name: words.cards, Content: OrderStrip },
];

/** Zoomed in, chips are large enough for a finger. */
const LEAST = 0.4;
const MOST = 1.2;

/** The board that is shown. */
export const lookAt = (model: AxisModel): LookAt => ({ part: BOARDS[model.board.value], least: LEAST, most: MOST });
