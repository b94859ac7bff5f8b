import { undauntedTable } from '../table.tsx';
import { STALINGRAD_TABLE } from './extras.tsx';
import * as wide from './wide.tsx';

/** The event that begins a game of a campaign. */
export const chapter = 'briefed';
export const { Table, touchPolicy, soundOf } = undauntedTable(STALINGRAD_TABLE, () => import('./aid.tsx'), wide);
