import { PERSON, type Players } from '@kurgan/host';
import type { CatalogueEntry } from '../catalogue.ts';

export const MODES = ['alone', 'share', 'watch'] as const;
/** Alone against bots, all persons at one screen, or bots alone. */
type Mode = (typeof MODES)[number];

const personsOf = (players: Players): string[] => Object.keys(players).filter((seat) => players[seat] === PERSON);

export function modeOf(players: Players): Mode {
  const persons = personsOf(players).length;
  if (persons === 0) return 'watch';
  return persons === Object.keys(players).length ? 'share' : 'alone';
}

/** A fair first opponent: neither the weakest nor the strongest where there are three. */
const usualLevel = ({ levels }: CatalogueEntry): string => levels[Math.floor((levels.length - 1) / 2)]?.id ?? PERSON;

/** The bot that is chosen, wherever it sits; the usual one when there is none. */
export const levelOf = (entry: CatalogueEntry, players: Players): string =>
  Object.values(players).find((player) => player !== PERSON) ?? usualLevel(entry);

/** The side of the only person, or the first. */
export const sideOf = ({ sides }: CatalogueEntry, players: Players): string => personsOf(players)[0] ?? sides[0] ?? '';

const each = ({ sides }: CatalogueEntry, player: (seat: string) => string): Players =>
  Object.fromEntries(sides.map((seat) => [seat, player(seat)]));

export const playAlone = (entry: CatalogueEntry, side: string, level: string): Players =>
  each(entry, (seat) => (seat === side ? PERSON : level));

/** An ordinary game: the first side is the player's. */
export const usualPlayers = (entry: CatalogueEntry): Players =>
  entry.sides.length === 1 ? each(entry, () => PERSON) : playAlone(entry, entry.sides[0] ?? '', usualLevel(entry));

/** The same players in another mode: side and level stay as far as they can. */
export function inMode(entry: CatalogueEntry, players: Players, mode: Mode): Players {
  const level = levelOf(entry, players);
  switch (mode) {
    case 'alone':
      return playAlone(entry, sideOf(entry, players), level);
    case 'share':
      return each(entry, () => PERSON);
    case 'watch':
      return each(entry, (seat) => (players[seat] === PERSON ? level : (players[seat] ?? level)));
  }
}

export const isPlayer = ({ levels }: CatalogueEntry, player: string): boolean =>
  player === PERSON || levels.some(({ id }) => id === player);

export const samePlayers = (a: Players, b: Players): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([seat, player]) => b[seat] === player);
