import type { JSX } from 'preact';
import { PinnedRulers, RULER } from './board/pinned-rulers.tsx';
import { CornerMap } from './corner-map.tsx';
import { Hand } from './hand.tsx';
import { Log } from './log.tsx';
import type { Props } from './model.ts';
import { OrderStrip } from './orders/strip.tsx';
import { Objectives } from './tray.tsx';
import { words } from './words/table.ts';

export { PhoneTray as Tray } from './phone-tray.tsx';

export const sheets = [
  { name: words.sheets.cards, Content: Hand },
  { name: words.sheets.orders, Content: OrderStrip },
  { name: words.sheets.goals, Content: Objectives },
  { name: words.log, Content: Log },
];

export const Overlay = ({ model }: Props): JSX.Element => (
  <>
    <PinnedRulers model={model} />
    <CornerMap model={model} />
  </>
);

export { SightSwitch as SheetTools } from './sight/switch.tsx';

/** The letters of the columns. */
export const docked = () => ({ top: RULER, bottom: 0 });

export { lookAt } from './look-at.ts';
