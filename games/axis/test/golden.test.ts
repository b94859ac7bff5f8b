import { readFileSync, writeFileSync } from 'node:fs';
import { expectOk, parseSetup } from '@kurgan/engine';
import { curiousGame } from '@kurgan/engine/testing';
import { expect, test } from 'vitest';
import { axis } from '../tools.ts';
import { playthrough } from './golden/playthrough.ts';

const HOW =
  'The golden game goes another way. If the rules were meant to change, write it anew with ' +
  'KURGAN_GOLDEN=write npx vitest run games/axis/test/golden.test.ts, and read the difference before it is committed.';

/** Every optional rule of a scenario, but for the one that lifts the limit on stacks. */
const everything = (scenario: string): Readonly<Record<string, boolean>> =>
  Object.fromEntries(
    (axis.scenarios.find(({ id }) => id === scenario)?.options ?? [])
      .filter(({ id }) => id !== 'looseStacks')
      .map(({ id }) => [id, true]),
  );

function expectAsWritten(name: string, played: string): void {
  const file = new URL(`./golden/${name}.txt`, import.meta.url);
  if (process.env.KURGAN_GOLDEN === 'write') writeFileSync(file, played);
  expect(played === readFileSync(file, 'utf8'), HOW).toBe(true);
}

test.each([
  ['race', 'race', {}],
  ['uranus', 'uranus', {}],
  ['race-options', 'race', everything('race')],
] as const)('the golden game %s goes as written', (name, scenario, options) => {
  expectAsWritten(name, playthrough(scenario, options, 'golden'));
});

test.each([
  ['race', 'race', {}],
  ['uranus', 'uranus', {}],
  ['race-options', 'race', everything('race')],
  ['uranus-options', 'uranus', everything('uranus')],
] as const)('curious players of %s find the choices and the refusals as written', (name, scenario, options) => {
  const setup = expectOk(parseSetup(axis.scenarios, scenario, options));
  const waysOut = ['done', 'hold', 'save', 'waive', 'wait', 'accept'] as const;
  expectAsWritten(`curious-${name}`, curiousGame(axis, setup, { seed: 'curious', waysOut, most: 2000 }));
});
