import { expectGolden } from '@kurgan/engine/testing';
import { test } from 'vitest';
import { playthrough } from './golden/playthrough.ts';

test.each(['september', 'factory'] as const)('the golden game of the scenario %s goes as written', (scenario) => {
  expectGolden(new URL(`./golden/${scenario}.txt`, import.meta.url), playthrough(scenario));
});
