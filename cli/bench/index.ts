export type { BenchedGame } from './game.ts';
export { type Measured, measure } from './measure.ts';
export { reportOf, tableOf } from './report.ts';
