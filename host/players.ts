/** The player in each seat: a person at this screen, or a bot by its id. */
export type Players = Readonly<Record<string, string>>;

/** Names of people, by seat. */
export type Names = Readonly<Record<string, string>>;

export const PERSON = 'person';

/** Fills in every seat of a game. A person holds each seat not mentioned, as in older matches. */
export const completePlayers = (seats: readonly string[], said: Players = {}): Players =>
  Object.fromEntries(seats.map((seat) => [seat, (Object.hasOwn(said, seat) ? said[seat] : undefined) ?? PERSON]));

/** The same players after the two of them have changed seats. */
export function acrossTheTable(players: Players): Players {
  const seats = Object.keys(players);
  const holders = Object.values(players).reverse();
  return Object.fromEntries(seats.map((seat, i) => [seat, holders[i] ?? PERSON]));
}

export const isPerson = (players: Players, seat: string): boolean => players[seat] === PERSON;
