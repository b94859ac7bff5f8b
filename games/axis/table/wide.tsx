import { lazy, type WideParts } from '@kurgan/kit';
import type { JSX } from 'preact';
import { Layers } from './layers.tsx';
import { LogOrMoves } from './log.tsx';
import type { AxisModel, Props } from './model.ts';
import { OrderStrip } from './order-strip.tsx';
import { SupplyAnswer } from './supply-answer.tsx';
import { words } from './words/table.ts';

export { Tray } from './tray.tsx';

const BattleCard = lazy(async () => (await import('./battle/card.tsx')).BattleCard);

export const Overlay = ({ model }: Props): JSX.Element => (
  <>
    <Layers model={model} />
    <SupplyAnswer model={model} />
    {model.isFighting && <BattleCard model={model} />}
  </>
);

export const panes: WideParts<AxisModel>['panes'] = [
  { area: 'strip', Content: OrderStrip },
  'board',
  'tray',
  { area: 'log', label: words.log, Content: LogOrMoves },
];
