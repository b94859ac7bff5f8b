export { Table } from './table.tsx';
export { touchPolicy } from './touch-policy.ts';
