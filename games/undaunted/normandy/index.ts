export { edition, normandy } from './edition.ts';
