import type { GameTable } from '@kurgan/kit';
import { eventOf } from './event-of.ts';
import { viewOf } from './model.ts';
import { told } from './told.ts';

export { Table } from './table.tsx';
export { touchPolicy } from './touch-policy.ts';

export const tell: Required<GameTable>['tell'] = ({ moment, log }) => told(viewOf(moment), log);

export const isTurn: Required<GameTable>['isTurn'] = (line) => {
  const event = eventOf(line);
  return event.event === 'phase' && event.phase === 'order';
};
