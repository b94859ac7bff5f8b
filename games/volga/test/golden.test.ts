import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playthrough } from './golden/playthrough.ts';

const HOW =
  'The golden game goes another way. If the rules were meant to change, write it anew with ' +
  'KURGAN_GOLDEN=write npx vitest run games/volga/test/golden.test.ts, and read the difference before it is committed.';

test.each(['september', 'factory'] as const)('the golden game of the scenario %s goes as written', (scenario) => {
  const file = new URL(`./golden/${scenario}.txt`, import.meta.url);
  const played = playthrough(scenario);
  if (process.env.KURGAN_GOLDEN === 'write') writeFileSync(file, played);
  expect(played, HOW).toBe(readFileSync(file, 'utf8'));
});
