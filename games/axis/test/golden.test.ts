import { expectOk, parseSetup } from '@kurgan/engine';
import { curiousGame, expectGolden } from '@kurgan/engine/testing';
import { test } from 'vitest';
import { axis } from '../tools.ts';
import { playthrough } from './golden/playthrough.ts';

/** Every optional rule of a scenario, but for the one that lifts the limit on stacks. */
const everything = (scenario: string): Readonly<Record<string, boolean>> =>
  Object.fromEntries(
    (axis.scenarios.find(({ id }) => id === scenario)?.options ?? [])
      .filter(({ id }) => id !== 'looseStacks')
      .map(({ id }) => [id, true]),
  );

const compare = (name: string, played: string): void =>
  expectGolden(new URL(`./golden/${name}.txt`, import.meta.url), played);

test.each([
  ['race', 'race', {}],
  ['uranus', 'uranus', {}],
  ['race-options', 'race', everything('race')],
] as const)('the golden game %s goes as written', (name, scenario, options) => {
  compare(name, playthrough(scenario, options, 'golden'));
});

test.each([
  ['race', 'race', {}],
  ['uranus', 'uranus', {}],
  ['race-options', 'race', everything('race')],
  ['uranus-options', 'uranus', everything('uranus')],
] as const)('curious players of %s find the choices and the refusals as written', (name, scenario, options) => {
  const setup = expectOk(parseSetup(axis.scenarios, scenario, options));
  const waysOut = ['done', 'hold', 'save', 'waive', 'wait', 'accept'] as const;
  compare(`curious-${name}`, curiousGame(axis, setup, { seed: 'curious', waysOut, most: 2000 }));
});
