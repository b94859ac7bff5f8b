import { undauntedTable } from '../table.tsx';
import { NORMANDY } from './edition.ts';

export const { Table, touchPolicy, soundOf } = undauntedTable(
  NORMANDY,
  () => import('./aid.tsx'),
  () => import('../wide.tsx'),
);
