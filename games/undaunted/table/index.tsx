export { manners } from './manners.ts';
export { soundOf } from './sound.ts';
export { Table } from './table.tsx';
