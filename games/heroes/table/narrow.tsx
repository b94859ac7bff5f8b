import type { JSX } from 'preact';
import { Hand } from './hand.tsx';
import { Log } from './log.tsx';
import type { HeroesModel } from './model.ts';
import { Objectives } from './objectives.tsx';
import { OrderStrip } from './orders/strip.tsx';
import { SightSwitch } from './sight-switch.tsx';
import { words } from './words/table.ts';

export { PhoneTray as Tray } from './phone-tray.tsx';

export const sheets = [
  { name: words.sheets.cards, Content: Hand },
  { name: words.sheets.orders, Content: OrderStrip },
  { name: words.sheets.goals, Content: Objectives },
  { name: words.log, Content: Log },
];

export const Overlay = ({ model }: { readonly model: HeroesModel }): JSX.Element => <SightSwitch model={model} />;

export { lookAt } from './look-at.ts';
