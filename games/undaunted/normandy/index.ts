export { edition } from './edition.ts';
export { normandy } from './game.ts';
