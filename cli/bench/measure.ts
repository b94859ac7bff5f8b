import { normandy } from '@kurgan/undaunted/normandy/tools';
import { volga } from '@kurgan/volga/tools';
import { front } from './front.ts';
import { gamePlayer, limitPlayer, matchPlayer, randomPlayer } from './players.ts';
import { race, ratios, type Spread, shares, spread } from './race.ts';
import { answerTimes, searchWorks } from './search.ts';
import { longJournal, oddsTeller, rebuilder, september } from './volga.ts';

export interface BenchOptions {
  /** How often everything is timed, 15 if not told; fewer than 5 say little. */
  readonly rounds?: number;
  /** Told how many are over. */
  onRound?(done: number): void;
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
  readonly normandySpeed: Spread;
  readonly normandyRatio: Spread;
  /** A whole random game of Normandy. */
  readonly normandyGameMs: Spread;
  /** Decisions that a search of Normandy plays in the time of one in its rollouts alone. */
  readonly searchShare: Spread;
  /** CPU milliseconds within which 19 of 20 answers of Normandy's strongest opponent come. */
  readonly answerMs: number;
  readonly rebuildMs: Spread;
  /** Decisions of the match that is rebuilt. */
  readonly rebuilt: number;
  readonly oddsMs: Spread;
}

const milliseconds = (speeds: readonly number[]): Spread => spread(speeds.map((speed) => 1000 / speed));

/** The scenario of most cards. */
const normandyChoice = { scenario: '7', options: {} };

/**
 * Front goes first and alone, as in a process that plays one game: once a second game has been played, the machine's
 * compiler no longer knows which steps the kernel will call, and both games lose a little.
 */
export async function measure({ rounds = 15, onRound }: BenchOptions = {}): Promise<Measured> {
  const options = { rounds, sliceMs: 60, warmUpMs: 400 };
  const standard = { scenario: 'standard', options: {} };
  const frontWorks = {
    limit: limitPlayer(),
    front: randomPlayer(front, standard),
    fullPath: matchPlayer(front, standard),
  };
  const ofFront = await race(frontWorks, { ...options, onRound: (done) => onRound?.(Math.floor(done / 4)) });
  const journal = longJournal();
  const volgaWorks = {
    limit: limitPlayer(),
    volga: randomPlayer(volga, september),
    rebuild: rebuilder(journal),
    odds: oddsTeller(),
  };
  const ofVolga = await race(volgaWorks, {
    ...options,
    onRound: (done) => onRound?.(Math.floor((rounds + done) / 4)),
  });
  const normandyWorks = {
    limit: limitPlayer(),
    normandy: randomPlayer(normandy, normandyChoice),
    games: gamePlayer(normandy, normandyChoice),
  };
  const ofNormandy = await race(normandyWorks, {
    ...options,
    onRound: (done) => onRound?.(Math.floor((2 * rounds + done) / 4)),
  });
  const ofSearch = await race(searchWorks(), {
    ...options,
    onRound: (done) => onRound?.(Math.floor((3 * rounds + done) / 4)),
  });
  const answers = answerTimes();
  return {
    rounds,
    limitSpeed: spread(ofFront.limit),
    frontRatio: spread(ratios(ofFront.limit, ofFront.front)),
    fullPathRatio: spread(ratios(ofFront.limit, ofFront.fullPath)),
    volgaSpeed: spread(ofVolga.volga),
    volgaRatio: spread(ratios(ofVolga.limit, ofVolga.volga)),
    normandySpeed: spread(ofNormandy.normandy),
    normandyRatio: spread(ratios(ofNormandy.limit, ofNormandy.normandy)),
    normandyGameMs: milliseconds(ofNormandy.games),
    answerMs: answers[Math.ceil(0.95 * answers.length) - 1] ?? Number.NaN,
    searchShare: spread(shares(ofSearch.bare, ofSearch.search)),
    rebuildMs: milliseconds(ofVolga.rebuild),
    rebuilt: journal.entries.length,
    oddsMs: milliseconds(ofVolga.odds),
  };
}
