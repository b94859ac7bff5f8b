import { expect, test } from 'vitest';
import { playSeptember } from './newcomer.ts';

const SEEDS = ['Orlovka', 'Rynok', 'Kuporosnoye', 'Gumrak', 'Yelshanka', 'Beketovka'];
const MOST_CLICKS = 45;

test('a newcomer needs at most 45 clicks for a September Turn at the median, and fights for them', async () => {
  const turns: number[] = [];
  for (const seed of SEEDS) {
    const { clicks, held } = await playSeptember(seed);
    turns.push(...clicks);
    expect(held, `Areas held in ${seed}`).toBeGreaterThan(18);
  }
  const median = turns.toSorted((a, b) => a - b)[Math.floor(turns.length / 2)];
  expect(median, `clicks by Turn: ${turns.join(', ')}`).toBeLessThanOrEqual(MOST_CLICKS);
});
