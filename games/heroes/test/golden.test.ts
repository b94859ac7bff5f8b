import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { heroes } from '../tools.ts';
import { playthrough } from './golden/playthrough.ts';

const HOW =
  'The golden game goes another way. If the rules were meant to change, write it anew with ' +
  'KURGAN_GOLDEN=write npx vitest run games/heroes/test/golden.test.ts, and read the difference before it is committed.';

test.each(heroes.scenarios.map(({ id }) => id))('the golden game of scenario %s goes as written', (scenario) => {
  const file = new URL(`./golden/${scenario.padStart(2, '0')}.txt`, import.meta.url);
  const played = playthrough(scenario, 'golden');
  if (process.env.KURGAN_GOLDEN === 'write') writeFileSync(file, played);
  expect(played === readFileSync(file, 'utf8'), HOW).toBe(true);
});
