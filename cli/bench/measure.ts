import { volga } from '@kurgan/volga';
import { front } from './front.ts';
import { limitPlayer, matchPlayer, randomPlayer } from './players.ts';
import { race, ratios, type Spread, spread } from './race.ts';
import { longJournal, oddsTeller, rebuilder, september } from './volga.ts';

export interface BenchOptions {
  /** How often everything is timed, 15 if not told; fewer than 5 say little. */
  readonly rounds?: number;
  onRound?(done: number, rounds: number): void;
}

/** Every figure with its spread over the rounds. */
export interface Measured {
  readonly rounds: number;
  /** Decisions a CPU second of the hand-written Front, which the ratios compare with. */
  readonly limitSpeed: Spread;
  readonly frontRatio: Spread;
  readonly fullPathRatio: Spread;
  readonly volgaSpeed: Spread;
  readonly volgaRatio: Spread;
  readonly rebuildMs: Spread;
  /** Decisions of the match that is rebuilt. */
  readonly rebuilt: number;
  readonly oddsMs: Spread;
}

const milliseconds = (speeds: readonly number[]): Spread => spread(speeds.map((speed) => 1000 / speed));

export async function measure({ rounds = 15, onRound }: BenchOptions = {}): Promise<Measured> {
  const standard = { scenario: 'standard', options: {} };
  const journal = longJournal();
  const works = {
    limit: limitPlayer(),
    front: randomPlayer(front, standard),
    fullPath: matchPlayer(front, standard),
    volga: randomPlayer(volga, september),
    rebuild: rebuilder(journal),
    odds: oddsTeller(),
  };
  const options = { rounds, sliceMs: 100, warmUpMs: 400, onRound: (done: number) => onRound?.(done, rounds) };
  const speeds = await race(works, options);
  return {
    rounds,
    limitSpeed: spread(speeds.limit),
    frontRatio: spread(ratios(speeds.limit, speeds.front)),
    fullPathRatio: spread(ratios(speeds.limit, speeds.fullPath)),
    volgaSpeed: spread(speeds.volga),
    volgaRatio: spread(ratios(speeds.limit, speeds.volga)),
    rebuildMs: milliseconds(speeds.rebuild),
    rebuilt: journal.actions.length,
    oddsMs: milliseconds(speeds.odds),
  };
}
