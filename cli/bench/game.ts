import { expectOk, type GameTypes, journalFaultText, Match } from '@kurgan/engine';
import type { GameBench, GameEntry } from '@kurgan/games';
import { gamePlayer, limitPlayer, randomPlayer } from './players.ts';
import { type RaceOptions, race, ratios, type Spread, shares, spread, type Work } from './race.ts';
import { answerTimes, searchWorks } from './search.ts';

/** A game with what it wants measured. */
export interface BenchedGame {
  readonly entry: GameEntry;
  readonly bench: GameBench;
}

/** The figures of one game; those that it does not ask for are absent. */
export interface MeasuredGame {
  readonly id: string;
  readonly bench: GameBench;
  /** Decisions a CPU second in random play. */
  readonly speed: Spread;
  readonly ratio: Spread;
  readonly gameMs?: Spread;
  readonly rebuild?: { readonly ms: Spread; readonly decisions: number };
  readonly oddsMs?: Spread;
  /** Decisions that a search plays in the time of one in its rollouts alone. */
  readonly searchShare?: Spread;
  /** CPU milliseconds within which 19 of 20 answers of the strongest opponent come. */
  readonly answerMs?: number;
}

const milliseconds = (speeds: readonly number[]): Spread => spread(speeds.map((speed) => 1000 / speed));

function rebuilder(match: Match<GameTypes>): Work {
  const { game } = match;
  const journal = match.journal();
  return () => {
    expectOk(Match.replay(game, journal), journalFaultText);
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

export async function measureGame({ entry, bench }: BenchedGame, options: RaceOptions): Promise<MeasuredGame> {
  const { game, searched } = entry;
  const long = bench.longMatch?.();
  const gambles = bench.gambles?.();
  const speeds = await race(
    {
      limit: limitPlayer(),
      random: randomPlayer(game, bench.setup),
      ...(bench.mostGameMs !== undefined && { games: gamePlayer(game, bench.setup) }),
      ...(long !== undefined && { rebuild: rebuilder(long) }),
      ...(gambles !== undefined && { odds: oddsTeller(entry, gambles) }),
    },
    options,
  );
  const figures = {
    id: game.id,
    bench,
    speed: spread(speeds.random),
    ratio: spread(ratios(speeds.limit, speeds.random)),
    ...(speeds.games !== undefined && { gameMs: milliseconds(speeds.games) }),
    ...(speeds.rebuild !== undefined && {
      rebuild: { ms: milliseconds(speeds.rebuild), decisions: long?.length ?? 0 },
    }),
    ...(speeds.odds !== undefined && { oddsMs: milliseconds(speeds.odds) }),
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
