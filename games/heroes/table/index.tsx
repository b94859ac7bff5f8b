import type { GameTable } from '@kurgan/kit';
import { viewOf } from './model.ts';
import { told } from './told.ts';

export { Table } from './table.tsx';
export { touchPolicy } from './touch-policy.ts';

export const tell: Required<GameTable>['tell'] = ({ moment, log }) => told(viewOf(moment), log);
