import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { axis } from '../tools.ts';
import { playthrough } from './golden/playthrough.ts';

const HOW =
  'The golden game goes another way. If the rules were meant to change, write it anew with ' +
  'KURGAN_GOLDEN=write npx vitest run games/axis/test/golden.test.ts, and read the difference before it is committed.';

/** Every optional rule of the Race, but for the one that lifts the limit on stacks. */
const EVERYTHING = Object.fromEntries(
  (axis.scenarios.find(({ id }) => id === 'race')?.options ?? [])
    .filter(({ id }) => id !== 'looseStacks')
    .map(({ id }) => [id, true]),
);

test.each([
  ['race', 'race', {}],
  ['uranus', 'uranus', {}],
  ['race-options', 'race', EVERYTHING],
] as const)('the golden game %s goes as written', (name, scenario, options) => {
  const file = new URL(`./golden/${name}.txt`, import.meta.url);
  const played = playthrough(scenario, options, 'golden');
  if (process.env.KURGAN_GOLDEN === 'write') writeFileSync(file, played);
  expect(played === readFileSync(file, 'utf8'), HOW).toBe(true);
});
