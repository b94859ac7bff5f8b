import type { MatchHost } from '@kurgan/host';
import { BadInput } from './command.ts';

/** Whose eyes a match file opens by itself: its only player's, while it runs its only person's, else a bystander's. */
export function ownEyes({ game, persons, isOpen }: MatchHost): string | null {
  const seats = isOpen || game.seats.length === 1 ? game.seats : persons;
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

/** Whether whoever has the file may see what a seat sees. */
export const maySee = (host: MatchHost, seat: string): boolean => host.isOpen || seat === ownEyes(host);

/** Keeps a running match from showing what one seat hides from another. */
export function checkEyes(path: string, host: MatchHost, seat: string): void {
  if (maySee(host, seat)) return;
  throw new BadInput(
    `The match is still running: what ${seat} sees and may do is shown when it is over. kurgan play ${path} goes on with it.`,
  );
}
