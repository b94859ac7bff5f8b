import { expectOk, type GameTypes, journalFaultText, type Match, replayMatch } from '@kurgan/engine';
import type { GameBench, GameEntry } from '@kurgan/games';
import { gamePlayer, limitPlayer, randomPlayer } from './players.ts';
import { type RaceOptions, race, ratios, type Spread, shares, spread, type Work } from './race.ts';
import { answerTimes, searchWorks } from './search.ts';

/** A game and its choice of measurements. */
export interface BenchedGame {
  readonly entry: GameEntry;
  readonly bench: GameBench;
}

/** Figures of one game, without those it doesn't ask for. */
export interface GameFigures {
  /** Decisions per CPU second in random play. */
  readonly speed: Spread;
  readonly ratio: Spread;
  readonly gameMs?: Spread;
  readonly longGameMs?: Spread;
  readonly rebuild?: { readonly ms: Spread; readonly decisions: number };
  readonly oddsMs?: Spread;
  /** CPU time of the game's own chores, each in its unit. */
  readonly chores?: readonly Spread[];
  /** Speed of a full search relative to its bare rollouts. */
  readonly searchShare?: Spread;
  /** CPU time in ms that covers 19 of 20 answers of the strongest opponent. */
  readonly answerMs?: number;
}

/** The same next to what they should be. */
export interface MeasuredGame extends GameFigures {
  readonly id: string;
  readonly bench: GameBench;
}

const milliseconds = (speeds: readonly number[]): Spread => spread(speeds.map((speed) => 1000 / speed));

function rebuilder(match: Match<GameTypes>): Work {
  const { game } = match;
  const journal = match.journal();
  return () => {
    expectOk(replayMatch(game, journal), journalFaultText);
    return 1;
  };
}

function oddsTeller({ game }: GameEntry, gambles: ReturnType<NonNullable<GameBench['gambles']>>): Work {
  return () => {
    for (const { state, seat, action } of gambles) {
      if (game.odds(state, seat, action) === null) throw new Error(`${game.id} tells no odds of a gamble`);
    }
    return gambles.length;
  };
}

/** Names of the chores in a race. */
const choreName = (index: number): `chore ${number}` => `chore ${index}`;
const PER_SECOND = { ms: 1e3, µs: 1e6 } as const;

export async function measureGame({ entry, bench }: BenchedGame, options: RaceOptions): Promise<GameFigures> {
  const { game, searched } = entry;
  const long = bench.longMatch?.();
  const gambles = bench.gambles?.();
  const { chores = [] } = bench;
  const speeds = await race(
    {
      limit: limitPlayer(),
      random: randomPlayer(game, bench.setup),
      ...(bench.mostGameMs !== undefined && { games: gamePlayer(game, bench.setup) }),
      ...(bench.longGame !== undefined && { longGames: gamePlayer(game, bench.longGame.setup) }),
      ...(long !== undefined && { rebuild: rebuilder(long) }),
      ...(gambles !== undefined && { odds: oddsTeller(entry, gambles) }),
      ...Object.fromEntries(chores.map((chore, index) => [choreName(index), chore.prepare()])),
    },
    options,
  );
  const chored: Readonly<Record<string, readonly number[]>> = speeds;
  const figures = {
    speed: spread(speeds.random),
    ratio: spread(ratios(speeds.limit, speeds.random)),
    ...(speeds.games !== undefined && { gameMs: milliseconds(speeds.games) }),
    ...(speeds.longGames !== undefined && { longGameMs: milliseconds(speeds.longGames) }),
    ...(speeds.rebuild !== undefined && {
      rebuild: { ms: milliseconds(speeds.rebuild), decisions: long?.length ?? 0 },
    }),
    ...(speeds.odds !== undefined && { oddsMs: milliseconds(speeds.odds) }),
    chores: chores.map(({ unit }, index) =>
      spread((chored[choreName(index)] ?? []).map((speed) => PER_SECOND[unit] / speed)),
    ),
  };
  if (bench.searched === undefined || searched === undefined) return figures;
  const ofSearch = await race(searchWorks(game, searched, bench.searched), options);
  const answers = answerTimes(game, searched, bench.searched);
  return {
    ...figures,
    searchShare: spread(shares(ofSearch.bare, ofSearch.search)),
    answerMs: answers[Math.ceil(0.95 * answers.length) - 1] ?? Number.NaN,
  };
}
