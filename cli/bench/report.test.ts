import { expect, test } from 'vitest';
import type { Measured } from './measure.ts';
import { reportOf, tableOf } from './report.ts';

const figure = (median: number) => ({ median, low: median * 0.9, high: median * 1.1 });

const measured: Measured = {
  rounds: 15,
  limitSpeed: figure(2_000_000),
  frontRatio: figure(1.404),
  fullPathRatio: figure(4.01),
  games: [
    {
      id: 'slow',
      bench: {
        setup: { scenario: '1', options: {} },
        mostRatio: 8,
        mostGameMs: 5,
        longGame: { title: 'a random war', setup: { scenario: 'war', options: {} }, mostMs: 100 },
      },
      speed: figure(190_000.6),
      ratio: figure(9.876),
      gameMs: figure(1.5),
      longGameMs: figure(123.4),
      searchShare: figure(0.654),
      answerMs: 1234.5,
    },
    {
      id: 'quick',
      bench: {
        setup: { scenario: '1', options: {} },
        mostRatio: 8,
        chores: [{ title: 'a look', most: 2, unit: 'µs', prepare: () => () => 1 }],
      },
      speed: figure(350_000.4),
      ratio: figure(5.5),
      rebuild: { ms: figure(4.123), decisions: 987 },
      oddsMs: figure(0.21234),
      chores: [figure(2.5)],
      searchShare: figure(0.9),
    },
  ],
};

test('the report has the fields that scripts rely on', () => {
  expect(reportOf(measured)).toEqual({
    front: { limitRatio: 1.4, fullPathRatio: 4.01 },
    games: {
      quick: { decisionsPerCpuSecond: 350_000, limitRatio: 5.5 },
      slow: { decisionsPerCpuSecond: 190_001, limitRatio: 9.88 },
    },
    searchShare: 0.65,
    answerMs: 1235,
    rebuildMs: 4.12,
    oddsMs: 0.2123,
  });
});

test('the table shows the length of the rebuilt match, and which targets are met', () => {
  const rows = tableOf(measured).split('\n');
  const row = (start: string) => rows.find((line) => line.startsWith(start));
  expect(row('Front: legal')).toMatch(/1\.40x +1\.26x to 1\.54x +at most 1\.5x +met$/);
  expect(row('Front: checked')).toMatch(/at most 4x +NOT MET$/);
  expect(row('Slow: a random war')).toMatch(/123\.40 ms .* at most 100 ms +NOT MET$/);
  expect(row('Slow: search')).toMatch(/0\.65x .* at least 0\.8x +NOT MET$/);
  expect(row('Slow: 19 of 20')).toMatch(/1235 ms +at most 2000 ms +met$/);
  expect(row('Quick: a look')).toMatch(/2\.50 µs .* at most 2 µs +NOT MET$/);
  expect(row('Quick: rebuild of 987 decisions')).toMatch(/4\.12 ms .* at most 10 ms +met$/);
});
