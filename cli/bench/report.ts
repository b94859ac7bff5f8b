import { table } from '../text.ts';
import type { Measured } from './measure.ts';
import type { Spread } from './race.ts';

/** What `bench --json` prints: medians. A ratio is the hand-written limit's speed over this one. */
export interface BenchReport {
  readonly front: { readonly limitRatio: number; readonly fullPathRatio: number };
  readonly games: Readonly<
    Record<'volga' | 'normandy', { readonly decisionsPerCpuSecond: number; readonly limitRatio: number }>
  >;
  /** Of the rollouts that can be played bare in a CPU second, how many a search plays. */
  readonly searchShare: number;
  readonly answerMs: number;
  readonly rebuildMs: number;
  readonly oddsMs: number;
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

export const reportOf = (measured: Measured): BenchReport => ({
  front: {
    limitRatio: rounded(measured.frontRatio.median, 2),
    fullPathRatio: rounded(measured.fullPathRatio.median, 2),
  },
  games: {
    volga: {
      decisionsPerCpuSecond: Math.round(measured.volgaSpeed.median),
      limitRatio: rounded(measured.volgaRatio.median, 2),
    },
    normandy: {
      decisionsPerCpuSecond: Math.round(measured.normandySpeed.median),
      limitRatio: rounded(measured.normandyRatio.median, 2),
    },
  },
  searchShare: rounded(measured.searchShare.median, 2),
  answerMs: Math.round(measured.answerMs),
  rebuildMs: rounded(measured.rebuildMs.median, 2),
  oddsMs: rounded(measured.oddsMs.median, 4),
});

const inThousands = (speed: number): string => `${Math.round(speed / 1000).toLocaleString('en')} thousand`;

/** The figures with their spread, beside what they should be at most. */
export function tableOf(measured: Measured): string {
  const cells = (what: string, figure: Spread, target: string, isMet: boolean, unit: string, digits: number) => {
    const text = (value: number): string => `${value.toFixed(digits)}${unit}`;
    const half = `${text(figure.low)} to ${text(figure.high)}`;
    return [what, text(figure.median), half, target, isMet ? 'met' : 'NOT MET'];
  };
  const row = (what: string, figure: Spread, most: number, unit: string, digits: number): string[] =>
    cells(what, figure, `at most ${most}${unit}`, figure.median <= most, unit, digits);
  const { searchShare, answerMs } = measured;
  const { limitSpeed, volgaSpeed, normandySpeed, rebuilt, rounds } = measured;
  return [
    table(
      [
        ['', 'median', 'half of the rounds', 'target'],
        row('Front: legal list and apply', measured.frontRatio, 2, 'x', 2),
        row('Front: checked, journalled, both views', measured.fullPathRatio, 4, 'x', 2),
        row('Volga: random play', measured.volgaRatio, 8, 'x', 2),
        row('Normandy: random play', measured.normandyRatio, 10, 'x', 2),
        row('Normandy: a random game', measured.normandyGameMs, 5, ' ms', 2),
        cells('Normandy: search, of bare rollouts', searchShare, 'at least 0.7x', searchShare.median >= 0.7, 'x', 2),
        [
          'Normandy: 19 of 20 answers of the best',
          `${answerMs.toFixed(0)} ms`,
          '',
          'at most 2000 ms',
          answerMs <= 2000 ? 'met' : 'NOT MET',
        ],
        row(`Volga: rebuild of ${rebuilt.toLocaleString('en')} decisions`, measured.rebuildMs, 20, ' ms', 2),
        row('Volga: exact odds of one attack', measured.oddsMs, 1, ' ms', 4),
      ],
      [1, 2],
    ),
    '',
    `x is the CPU time a decision of the hand-written Front takes; it makes ${inThousands(limitSpeed.median)} decisions a`,
    `CPU second here, Volga ${inThousands(volgaSpeed.median)}, Normandy ${inThousands(normandySpeed.median)}. ${rounds} rounds, interleaved.`,
  ].join('\n');
}
