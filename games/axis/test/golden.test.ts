import { expectGolden } from '@kurgan/engine/testing';
import { test } from 'vitest';
import { axis } from '../tools.ts';
import { playthrough } from './golden/playthrough.ts';

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
  expectGolden(new URL(`./golden/${name}.txt`, import.meta.url), playthrough(scenario, options, 'golden'));
});
