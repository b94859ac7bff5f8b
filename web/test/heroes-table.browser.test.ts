import { visitHeroesTable } from './heroes/table-visits.ts';

visitHeroesTable();
