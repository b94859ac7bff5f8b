import { type LookAt, lazy } from '@kurgan/kit';
import type { JSX } from 'preact';
import { boundsOf } from './board/bounds.ts';
import { BOARDS } from './board/outlines.ts';
import { Layers } from './layers.tsx';
import { Log } from './log.tsx';
import type { AxisModel } from './model.ts';
import { OrderStrip } from './order-strip.tsx';
import { Tray as Orders } from './tray.tsx';
import { words } from './words/table.ts';

const BattleSheet = lazy(async () => (await import('./battle/card.tsx')).BattleSheet);

/** Prompt and buttons; a fight takes their place. */
export const Tray = ({ model }: { readonly model: AxisModel }): JSX.Element =>
  model.isFighting ? <BattleSheet model={model} /> : <Orders model={model} />;

export { Layers as Overlay };

export const sheets = [
  { name: words.log, Content: Log },
  { name: words.cards, Content: OrderStrip },
];

/** Zoomed in, chips are large enough for a finger. */
const LEAST = 0.4;
const MOST = 1.2;

/** The fight under way, or the board that is shown. */
export function lookAt(model: AxisModel): LookAt {
  const zone = model.open.value.combat?.zone;
  return { part: zone === undefined ? BOARDS[model.board.value] : boundsOf(zone), least: LEAST, most: MOST };
}
