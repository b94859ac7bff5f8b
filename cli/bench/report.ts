import { table, wrap } from '../text.ts';
import type { MeasuredGame } from './game.ts';
import type { Measured } from './measure.ts';
import type { Spread } from './race.ts';

/** Output of `bench --json`: medians. A ratio is the hand-written limit's speed over this one. */
export interface BenchReport {
  readonly front: { readonly limitRatio: number; readonly fullPathRatio: number };
  readonly games: Readonly<Record<string, { readonly decisionsPerCpuSecond: number; readonly limitRatio: number }>>;
  /** Speed of a search relative to its bare rollouts; the worst of the games, as below. */
  readonly searchShare: number;
  readonly answerMs: number;
  readonly rebuildMs: number;
  readonly oddsMs: number;
}

/** Target for every game. */
const LEAST_SEARCH_SHARE = 0.8;
const MOST_ANSWER_MS = 2000;
const MOST_REBUILD_MS = 10;
const MOST_ODDS_MS = 1;

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

export function reportOf({ frontRatio, fullPathRatio, games }: Measured): BenchReport {
  const figures = (of: (game: MeasuredGame) => number | undefined): number[] => games.flatMap((game) => of(game) ?? []);
  return {
    front: { limitRatio: rounded(frontRatio.median, 2), fullPathRatio: rounded(fullPathRatio.median, 2) },
    games: Object.fromEntries(
      games.map(({ id, speed, ratio }) => [
        id,
        { decisionsPerCpuSecond: Math.round(speed.median), limitRatio: rounded(ratio.median, 2) },
      ]),
    ),
    searchShare: rounded(Math.min(...figures(({ searchShare }) => searchShare?.median)), 2),
    answerMs: Math.round(Math.max(...figures(({ answerMs }) => answerMs))),
    rebuildMs: rounded(Math.max(...figures(({ rebuild }) => rebuild?.ms.median)), 2),
    oddsMs: rounded(Math.max(...figures(({ oddsMs }) => oddsMs?.median)), 4),
  };
}

const inThousands = (speed: number): string => `${Math.round(speed / 1000).toLocaleString('en')} thousand`;

function cells(what: string, figure: Spread, target: string, isMet: boolean, unit: string, digits: number): string[] {
  const text = (value: number): string => `${value.toFixed(digits)}${unit}`;
  const half = `${text(figure.low)} to ${text(figure.high)}`;
  return [what, text(figure.median), half, target, isMet ? 'met' : 'NOT MET'];
}
const row = (what: string, figure: Spread, most: number, unit: string, digits: number): string[] =>
  cells(what, figure, `at most ${most}${unit}`, figure.median <= most, unit, digits);

const nameOf = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

function gameRows({
  id,
  bench,
  ratio,
  gameMs,
  longGameMs,
  searchShare,
  answerMs,
  rebuild,
  oddsMs,
  chores = [],
}: MeasuredGame): string[][] {
  const title = nameOf(id);
  const rows = [row(`${title}: random play`, ratio, bench.mostRatio, 'x', 2)];
  if (gameMs !== undefined && bench.mostGameMs !== undefined) {
    rows.push(row(`${title}: a random game`, gameMs, bench.mostGameMs, ' ms', 2));
  }
  if (longGameMs !== undefined && bench.longGame !== undefined) {
    rows.push(row(`${title}: ${bench.longGame.title}`, longGameMs, bench.longGame.mostMs, ' ms', 2));
  }
  if (searchShare !== undefined) {
    const isMet = searchShare.median >= LEAST_SEARCH_SHARE;
    rows.push(
      cells(`${title}: search, of bare rollouts`, searchShare, `at least ${LEAST_SEARCH_SHARE}x`, isMet, 'x', 2),
    );
  }
  if (answerMs !== undefined) {
    const target = `at most ${MOST_ANSWER_MS} ms`;
    const verdict = answerMs <= MOST_ANSWER_MS ? 'met' : 'NOT MET';
    rows.push([`${title}: 19 of 20 answers by the best bot`, `${answerMs.toFixed(0)} ms`, '', target, verdict]);
  }
  if (rebuild !== undefined) {
    const what = `${title}: rebuild of ${rebuild.decisions.toLocaleString('en')} decisions`;
    rows.push(row(what, rebuild.ms, MOST_REBUILD_MS, ' ms', 2));
  }
  if (oddsMs !== undefined) rows.push(row(`${title}: exact odds of one gamble`, oddsMs, MOST_ODDS_MS, ' ms', 4));
  bench.chores?.forEach((chore, index) => {
    const figure = chores[index];
    if (figure !== undefined) rows.push(row(`${title}: ${chore.title}`, figure, chore.most, ` ${chore.unit}`, 2));
  });
  return rows;
}

/** Figures with their spread, next to their targets. */
export function tableOf({ limitSpeed, frontRatio, fullPathRatio, games, rounds }: Measured): string {
  const speeds = games.map(({ id, speed }) => `${nameOf(id)} ${inThousands(speed.median)}`);
  return [
    table(
      [
        ['', 'median', 'half of the rounds', 'target'],
        row('Front: legal list and apply', frontRatio, 1.5, 'x', 2),
        row('Front: checked, journaled, both views', fullPathRatio, 4, 'x', 2),
        ...games.flatMap(gameRows),
      ],
      [1, 2],
    ),
    '',
    wrap(
      `x is the CPU time of one decision in the hand-written Front, which makes ${inThousands(limitSpeed.median)} decisions per ` +
        `CPU second here, ${speeds.join(', ')}. ${rounds} rounds, interleaved.`,
    ),
  ].join('\n');
}
