import { undauntedTable } from '../table.tsx';
import { STALINGRAD_TABLE } from './extras.tsx';

export const { Table, touchPolicy, soundOf } = undauntedTable(
  STALINGRAD_TABLE,
  () => import('./aid.tsx'),
  () => import('./wide.tsx'),
);
