export type { BenchedGame } from './game.ts';
export { measure } from './measure.ts';
export { reportOf, tableOf } from './report.ts';
