import type { Setup } from '@kurgan/engine';
import type { GameEntry } from '@kurgan/games';
import { BadInput } from '../command.ts';
import { botsOf, readBot } from '../registry.ts';
import type { Planned } from '../simulate/task.ts';

/** Two opposing bots, by id. */
export type Pairing = readonly [first: string, second: string];

export const pairingName = ([first, second]: Pairing): string => `${first}:${second}`;

/** Reads `recruit:random,veteran:recruit`. By default every bot meets the next weaker one. */
export function readPairings(entry: GameEntry, text: string | undefined): readonly Pairing[] {
  if (text === undefined) {
    const ids = botsOf(entry).map(({ id }) => id);
    return ids.slice(1).map((weaker, i) => [ids[i] ?? weaker, weaker]);
  }
  const pairings = text.split(',').map((word): Pairing => {
    const [first, second, ...rest] = word.split(':');
    if (!first || !second || rest.length > 0) throw new BadInput(`"${word}" is not BOT:BOT.`);
    if (first === second) throw new BadInput(`${first} cannot play itself.`);
    return [readBot(entry, first).id, readBot(entry, second).id];
  });
  const names = pairings.map(pairingName);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new BadInput(`The pairing ${twice} is listed twice.`);
  return pairings;
}

/** One pairing in one scenario: each seed is played twice, with the seats swapped. */
export interface Bout {
  readonly pairing: Pairing;
  readonly setup: Setup;
  /** True if the first bot of the pairing has the first seat of the game. */
  readonly straight: boolean;
}

/** Name of a bout in a results file. */
export const boutName = ({ pairing, setup, straight }: Bout): string =>
  `${pairingName(straight ? pairing : [pairing[1], pairing[0]])} in ${setup.scenario}`;

export const boutsOf = (pairings: readonly Pairing[], setups: readonly Setup[]): readonly Bout[] =>
  pairings.flatMap((pairing) =>
    setups.flatMap((setup) => [true, false].map((straight) => ({ pairing, setup, straight }))),
  );

/** Goes seed by seed through all bouts, so that a run cut short has played some of each. */
export function* plan(bouts: readonly Bout[], seats: readonly string[], seeds: readonly string[]): Iterable<Planned> {
  for (const seed of seeds) {
    for (const bout of bouts) {
      const [first, second] = bout.pairing;
      const bots = bout.straight ? [first, second] : [second, first];
      yield {
        part: boutName(bout),
        seed,
        setup: bout.setup,
        seats: seats.map((seat, i) => [seat, bots[i] ?? first]),
      };
    }
  }
}
