import type { MatchHost } from '@kurgan/host';
import { BadInput } from './command.ts';

/** The eyes a match file opens with: its only player's; while it runs, its only person's; otherwise a spectator's. */
export function ownEyes({ game, persons, isOpen }: MatchHost): string | null {
  const seats = isOpen || game.seats.length === 1 ? game.seats : persons;
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

/** True if the owner of the file may see this seat's view. */
export const maySee = (host: MatchHost, seat: string): boolean => host.isOpen || seat === ownEyes(host);

/** Keeps a running match from showing one seat's secrets to another. */
export function checkEyes(path: string, host: MatchHost, seat: string): void {
  if (maySee(host, seat)) return;
  throw new BadInput(
    `The match is still running, so ${seat}'s view and choices stay hidden until it is over. To play on: kurgan play ${path}.`,
  );
}
