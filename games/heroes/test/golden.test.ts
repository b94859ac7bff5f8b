import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { heroes } from '../tools.ts';
import { curiousPlaythrough, playthrough } from './golden/playthrough.ts';
import { positionsByChance } from './golden/positions.ts';

const HOW =
  'The golden game goes another way. If the rules were meant to change, write it anew with ' +
  'KURGAN_GOLDEN=write npx vitest run games/heroes/test/golden.test.ts, and read the difference before it is committed.';

const scenarios = heroes.scenarios.map(({ id }) => id);

function expectAsWritten(name: string, played: string): void {
  const file = new URL(`./golden/${name}.txt`, import.meta.url);
  if (process.env.KURGAN_GOLDEN === 'write') writeFileSync(file, played);
  expect(played === readFileSync(file, 'utf8'), HOW).toBe(true);
}

test.each(scenarios)('the golden game of scenario %s goes as written', (scenario) => {
  expectAsWritten(scenario.padStart(2, '0'), playthrough(scenario, 'golden'));
});

test.each(scenarios)('curious players of scenario %s find the choices and the refusals as written', (scenario) => {
  expectAsWritten(`curious-${scenario.padStart(2, '0')}`, curiousPlaythrough(scenario, 'curious'));
});

test.each(['a', 'b', 'c', 'd'])('positions by chance (%s) go as written', (part) => {
  expectAsWritten(`positions-${part}`, positionsByChance(`positions ${part}`, 40));
});
