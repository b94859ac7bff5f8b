import { undauntedTable } from '../table.tsx';
import { STALINGRAD_TABLE } from './extras.tsx';
import * as wide from './wide.tsx';

export const { Table, touchPolicy, soundOf } = undauntedTable(STALINGRAD_TABLE, () => import('./aid.tsx'), wide);
