import type { CatalogueEntry } from '../catalogue.ts';
import { pageWords } from './pages.ts';

/** What a seat is called. */
export const seatName = (seat: string): string => pageWords.value.players.seats[seat] ?? seat;

/** What a bot is called: the first words of its title. The rest says how it plays. */
export function levelName(entry: CatalogueEntry | undefined, id: string): string {
  return entry?.levels.find((level) => level.id === id)?.name ?? id;
}
