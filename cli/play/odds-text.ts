import type { Odds } from '@kurgan/engine';
import { percent, table } from '../text.ts';

const WIDTH = 30;

const bar = (share: number): string => {
  const full = Math.round(share * WIDTH);
  return '█'.repeat(full) + '░'.repeat(WIDTH - full);
};

/** Chances of an action as bars, then the arithmetic behind them, line by line. */
export function oddsText(action: string, { outcomes, sums, assuming }: Odds): string {
  const bars = table(
    outcomes.map(({ name, chance }) => ['', name, bar(chance), percent(chance)]),
    [3],
  );
  const parts = sums.map(({ title, lines }) =>
    [
      `  ${title}`,
      table(
        lines.map(({ label, value, rule }) => ['   ', label, value, rule]),
        [2],
      ),
    ].join('\n'),
  );
  return [action, bars, ...parts, ...assuming.map((each) => `  assuming ${each}`)].join('\n');
}
