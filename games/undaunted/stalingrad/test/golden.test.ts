import { readFileSync, writeFileSync } from 'node:fs';
import { curiousGame } from '@kurgan/engine/testing';
import { expect, test } from 'vitest';
import { stalingrad } from '../tools.ts';
import { campaign, playthrough } from './golden/playthrough.ts';

const HOW =
  'The golden game goes another way. If the rules were meant to change, write it anew with ' +
  'KURGAN_GOLDEN=write npx vitest run games/undaunted/stalingrad/test/golden.test.ts, and read the difference before it is committed.';

const CURIOSITY = {
  seed: 'curious',
  waysOut: ['end', 'halt', 'done', 'stay', 'keep', 'confirm', 'standard'],
  shuns: 'withdraw',
} as const;

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

/** Of all scenarios those with the most unlike rules. */
const CURIOUS = ['031', '042', '052', '073', '081', '092', '114', '122', '133', '142', '152'];

test.each(CURIOUS)('curious players of scenario %s find the choices and the refusals as written', (scenario) => {
  compare(`curious-${scenario}`, curiousGame(stalingrad, { scenario, options: {} }, { ...CURIOSITY, most: 200 }));
});
