export { soundOf } from './sound.ts';
export { Table } from './table.tsx';
export { touchPolicy } from './touch-policy.ts';
