import { RecapPanel, type WideParts } from '@kurgan/kit';
import type { JSX } from 'preact';
import { Hand } from './hand.tsx';
import { Log } from './log.tsx';
import type { HeroesModel } from './model.ts';
import { OrderStrip } from './orders/strip.tsx';
import { words } from './words/table.ts';

export { Tray } from './tray.tsx';

const Told = ({ model }: { readonly model: HeroesModel }): JSX.Element => (
  <>
    <RecapPanel model={model} />
    <Log model={model} />
  </>
);

export const panes: WideParts<HeroesModel>['panes'] = [
  'board',
  'tray',
  { area: 'hand', label: words.hand, Content: Hand },
  { area: 'orders', label: words.orders, Content: OrderStrip },
  { area: 'log', label: words.log, Content: Told },
];
