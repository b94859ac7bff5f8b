export type { BenchedGame } from './game.ts';
export { type BenchOptions, type Measured, measure } from './measure.ts';
export { type BenchReport, reportOf, tableOf } from './report.ts';
