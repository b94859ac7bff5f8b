import { opponent } from '@kurgan/bots';
import type { Bot, GameTypes } from '@kurgan/engine';
import type { GameEntry } from '@kurgan/games';
import { PERSON, type Players } from '@kurgan/host';
import { BadInput } from '../command.ts';
import { readSeating } from '../registry.ts';

export type Bots = ReadonlyMap<string, Bot<GameTypes>>;

export const playersOf = (seats: readonly string[], bots: Bots): Players =>
  Object.fromEntries(seats.map((seat) => [seat, bots.get(seat)?.id ?? PERSON]));

/**
 * Bots by seat: those the match names, those of `--bot` where it names none, or one bot in place of another. A bot
 * can't take over a person's seat, or the user could see that person's hand.
 */
export function readBots(entry: GameEntry, said: Players, words: readonly string[]): Bots {
  const bots = new Map(readSeating(entry, words));
  for (const seat of entry.game.seats) {
    const player = Object.hasOwn(said, seat) ? said[seat] : undefined;
    if (player === PERSON && bots.has(seat)) {
      throw new BadInput(`A person plays ${seat} in this match, so a bot cannot take over.`);
    }
    if (player === undefined || player === PERSON || bots.has(seat)) continue;
    const bot = opponent(entry, player);
    if (bot === undefined) {
      throw new BadInput(
        `The bot "${player}" plays ${seat} in this match, but there is no such bot here: name another with --bot ${seat}=BOT.`,
      );
    }
    bots.set(seat, bot);
  }
  if (bots.size < entry.game.seats.length) return bots;
  throw new BadInput(
    'Every seat has a bot, so none is left for you: use kurgan simulate to have bots play each other.',
  );
}
