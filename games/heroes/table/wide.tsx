import { RecapPanel, type WideParts } from '@kurgan/kit';
import { untracked, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { sheetSize } from './board/board.tsx';
import { Hand } from './hand.tsx';
import { Log } from './log.tsx';
import { lookAt } from './look-at.ts';
import type { HeroesModel, Props } from './model.ts';
import { OrderStrip } from './orders/strip.tsx';
import { words } from './words/table.ts';

export { Tray } from './tray.tsx';

const Told = ({ model }: Props): JSX.Element => (
  <>
    <RecapPanel model={model} />
    <Log model={model} />
  </>
);

/** Six boards in a small window: counters below this scale are hard to read, and above the other easy. */
const SMALL = 0.6;
const READABLE = 0.75;

/** Where the whole battlefield is too small to read, the board comes nearer to whoever acts. */
export function Overlay({ model }: Props): null {
  useSignalEffect(() => {
    if (model.acting.value < 0 || !model.isInHand.value) return;
    const { width, height } = model.camera.room;
    const [across, down] = sheetSize(model.field.peek());
    const look = Math.min(width / across, height / down) < SMALL ? untracked(() => lookAt(model)) : null;
    if (look !== null) model.camera.frame(look.part, READABLE, READABLE);
  });
  return null;
}

export const panes: WideParts<HeroesModel>['panes'] = [
  'board',
  'tray',
  { area: 'hand', label: words.hand, Content: Hand },
  { area: 'orders', label: words.orders, Content: OrderStrip },
  { area: 'log', label: words.log, Content: Told },
];
