import type { Registry } from '../registry.ts';
import { front } from './front.ts';
import type { BenchedGame, MeasuredGame } from './game.ts';
import { measureInThread } from './in-thread.ts';
import { limitPlayer, matchPlayer, randomPlayer } from './players.ts';
import { race, ratios, type Spread, spread } from './race.ts';

export interface BenchOptions {
  /** Number of rounds, 15 by default; fewer than 5 say little. */
  readonly rounds?: number;
  /** Called with the number of finished rounds. */
  onRound?(done: number): void;
}

/** Every figure with its spread over the rounds. */
export interface Measured {
  readonly rounds: number;
  /** Decisions per CPU second of the hand-written Front, the base of the ratios. */
  readonly limitSpeed: Spread;
  readonly frontRatio: Spread;
  readonly fullPathRatio: Spread;
  readonly games: readonly MeasuredGame[];
}

/** A slice of the warm-up. The compiler needs seconds for a game of many steps, which costs up to twice as much until then. */
const WARM_UP_MS = 500;

/** Number of races for a game: random play, and search if it has one. */
const racesOf = ({ bench }: BenchedGame): number => (bench.searched === undefined ? 1 : 2);

/**
 * Front is measured here, each game in a thread of its own. Once a second game has been played in a thread, the JIT
 * compiler no longer knows which steps the kernel will call, and both games slow down.
 */
export async function measure(registry: Registry, { rounds = 15, onRound }: BenchOptions = {}): Promise<Measured> {
  const benched = await registry.allBenched();
  const races = 1 + benched.reduce((sum, game) => sum + racesOf(game), 0);
  let done = 0;
  const options = { rounds, sliceMs: 60, warmUpMs: WARM_UP_MS, onRound: () => onRound?.(Math.floor(++done / races)) };
  const standard = { scenario: 'standard', options: {} };
  const frontWorks = {
    limit: limitPlayer(),
    front: randomPlayer(front, standard),
    fullPath: matchPlayer(front, standard),
  };
  const ofFront = await race(frontWorks, options);
  const games: MeasuredGame[] = [];
  for (const { entry, bench } of benched) {
    const { id } = entry.game;
    games.push({ id, bench, ...(await measureInThread(registry, id, options)) });
  }
  return {
    rounds,
    limitSpeed: spread(ofFront.limit),
    frontRatio: spread(ratios(ofFront.limit, ofFront.front)),
    fullPathRatio: spread(ratios(ofFront.limit, ofFront.fullPath)),
    games,
  };
}
