import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { campaign, playthrough } from './golden/playthrough.ts';

const HOW =
  'The golden game goes another way. If the rules were meant to change, write it anew with ' +
  'KURGAN_GOLDEN=write npx vitest run games/undaunted/stalingrad/test/golden.test.ts, and read the difference before it is committed.';

function compare(name: string, played: string): void {
  const file = new URL(`./golden/${name}.txt`, import.meta.url);
  if (process.env.KURGAN_GOLDEN === 'write') writeFileSync(file, played);
  expect(played === readFileSync(file, 'utf8'), HOW).toBe(true);
}

test.each(['011', '022', '041', '061', '074', '121'])('the golden game of scenario %s goes as written', (scenario) => {
  compare(scenario, playthrough(scenario));
});

test('the golden campaign goes as written', () => {
  compare('campaign', campaign());
});
