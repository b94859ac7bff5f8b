import { readFileSync, writeFileSync } from 'node:fs';
import { curiousGame } from '@kurgan/engine/testing';
import { expect, test } from 'vitest';
import { edition } from '../edition.ts';
import { normandy } from '../tools.ts';
import { playthrough } from './golden/playthrough.ts';

const HOW =
  'The golden game goes another way. If the rules were meant to change, write it anew with ' +
  'KURGAN_GOLDEN=write npx vitest run games/undaunted/normandy/test/golden.test.ts, and read the difference before it is committed.';

/** These are played to the end, the others only for the first rounds. */
const WHOLE = ['1', '5', '10'];
const FIRST_ACTIONS = 80;

function expectAsWritten(name: string, played: string): void {
  const file = new URL(`./golden/${name}.txt`, import.meta.url);
  if (process.env.KURGAN_GOLDEN === 'write') writeFileSync(file, played);
  expect(played === readFileSync(file, 'utf8'), HOW).toBe(true);
}

test.each(edition.scenarios.map(({ id }) => id))('the golden game of scenario %s goes as written', (scenario) => {
  expectAsWritten(scenario.padStart(2, '0'), playthrough(scenario, WHOLE.includes(scenario) ? 2000 : FIRST_ACTIONS));
});

test.each(['3', '5', '8', '12'])(
  'curious players of scenario %s find the choices and the refusals as written',
  (scenario) => {
    const waysOut = ['end', 'halt', 'done'] as const;
    const played = curiousGame(normandy, { scenario, options: {} }, { seed: 'curious', waysOut, most: 200 });
    expectAsWritten(`curious-${scenario.padStart(2, '0')}`, played);
  },
);
