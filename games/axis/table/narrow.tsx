import { type LookAt, lazy } from '@kurgan/kit';
import type { JSX } from 'preact';
import { boundsOf } from './board/bounds.ts';
import { BOARDS } from './board/outlines.ts';
import { Layers } from './layers.tsx';
import { Log, MovesList } from './log.tsx';
import { MiniMap } from './mini-map.tsx';
import type { AxisModel, Props } from './model.ts';
import { OrderStrip } from './order-strip.tsx';
import { SupplyAnswer } from './supply-answer.tsx';
import { Tray as Orders } from './tray.tsx';
import { words } from './words/table.ts';

const BattleSheet = lazy(async () => (await import('./battle/card.tsx')).BattleSheet);

/** Prompt and buttons; a fight takes their place. */
export const Tray = ({ model }: Props): JSX.Element =>
  model.isFighting ? <BattleSheet model={model} /> : <Orders model={model} />;

export const sheets = [
  { name: words.log, Content: Log },
  { name: words.moves, Content: MovesList },
  { name: words.cards, Content: OrderStrip },
];

export const Overlay = ({ model }: Props): JSX.Element => (
  <>
    <MiniMap model={model} />
    <Layers model={model} />
    <SupplyAnswer model={model} />
  </>
);

/** At the least of these a board fills the height of a phone, at the most chips are larger than a finger needs. */
const LEAST = 0.5;
const FIGHT = 0.8;
const MOST = 1.2;

/** The zone of the fight, or the board that is shown. */
export function lookAt(model: AxisModel): LookAt {
  const fight = model.fight.value;
  if (fight !== null) return { part: boundsOf(fight), least: FIGHT, most: MOST };
  return { part: BOARDS[model.board.value], least: LEAST, most: MOST };
}
