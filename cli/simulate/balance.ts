import { inLine } from '../printable.ts';
import { percent, table } from '../text.ts';
import type { Tally } from './tally.ts';
import { wilson } from './wilson.ts';

const length = (tally: Tally): string => {
  const rounds = tally.meanRound === null ? '' : `, ending in round ${tally.meanRound.toFixed(1)}`;
  return `${tally.meanDecisions.toFixed(1)} decisions per game${rounds}`;
};

const interval = (hits: number, games: number): string => {
  const [low, high] = wilson(hits, games);
  return `${percent(low)} to ${percent(high)}`;
};

/** One scenario: wins, endings and length of the games. */
export function tallyText(tally: Tally): string {
  const row = (name: string, hits: number) => [
    name,
    String(hits),
    percent(hits / tally.games),
    interval(hits, tally.games),
  ];
  const rows = [...tally.wins].map(([side, wins]) => row(`${side} wins`, wins));
  if (tally.draws > 0) rows.push(row('draws', tally.draws));
  if (tally.unfinished > 0) rows.push(row('unfinished', tally.unfinished));
  return [
    table([['', 'games', 'share', '95 % interval'], ...rows], [1, 2]),
    '',
    'How they ended',
    table(
      tally.ends.map(([end, n]) => [String(n), percent(n / tally.games), inLine(end)]),
      [0, 1],
    ),
    '',
    length(tally),
  ].join('\n');
}

/** All scenarios in one table: each side's share with its interval, lengths, and endings. */
export function balanceText(tallies: ReadonlyMap<string, Tally>): string {
  const [first] = tallies.values();
  if (first === undefined) return '';
  const sides = [...first.wins.keys()];
  const rounds = first.meanRound !== null;
  const rows = [...tallies].map(([scenario, tally]) => [
    scenario,
    ...sides.flatMap((side) => {
      const wins = tally.wins.get(side) ?? 0;
      return [percent(wins / tally.games), interval(wins, tally.games)];
    }),
    String(tally.draws + tally.unfinished),
    tally.meanDecisions.toFixed(1),
    ...(rounds ? [(tally.meanRound ?? 0).toFixed(1)] : []),
  ]);
  const head = [
    'scenario',
    ...sides.flatMap((side) => [`${side} wins`, '95 % interval']),
    'undecided',
    'decisions',
    ...(rounds ? ['last round'] : []),
  ];
  const figures = head.flatMap((title, column) => (column > 0 && title !== '95 % interval' ? [column] : []));
  return [
    table([head, ...rows], figures),
    '',
    'How they ended',
    table(
      [...tallies].flatMap(([scenario, tally]) =>
        tally.ends.map(([end, n], i) => [i === 0 ? scenario : '', percent(n / tally.games), inLine(end)]),
      ),
      [1],
    ),
  ].join('\n');
}
