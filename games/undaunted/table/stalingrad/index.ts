import { undauntedTable } from '../table.tsx';
import { STALINGRAD_TABLE } from './extras.tsx';

/** The event that begins a game of a campaign. */
export const chapter = 'briefed';
export const { Table, touchPolicy, soundOf } = undauntedTable(
  STALINGRAD_TABLE,
  () => import('./aid.tsx'),
  () => import('./wide.tsx'),
);
