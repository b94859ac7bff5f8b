import type { Spawn } from './facts.ts';

/** What is written on the board itself. What is said of it comes with its words. */
export const shown = {
  board: 'Board',
  allIn: 'IN',
  sideLetters: { us: 'US', german: 'DE' } as Readonly<Record<string, string>>,
} as const;

/** A hill gives two covers; the second against an attack from another hill, and a Blast. */
export const coverShows = (cover: number | 'hill'): string => (cover === 'hill' ? '3 1' : String(cover));

export const entryShows = ({ seat, all, squads }: Spawn): string =>
  `${shown.sideLetters[seat] ?? seat} ${all ? shown.allIn : squads.join(' ')}`.trim();
