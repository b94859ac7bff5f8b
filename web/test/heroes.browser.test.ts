import { visitHeroes } from './heroes/visits.ts';

visitHeroes();
