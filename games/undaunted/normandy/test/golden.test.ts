import { expectGolden } from '@kurgan/engine/testing';
import { test } from 'vitest';
import { edition } from '../edition.ts';
import { playthrough } from './golden/playthrough.ts';

/** These are played to the end, the others only for the first rounds. */
const WHOLE = ['1', '5', '10'];
const FIRST_ACTIONS = 80;

test.each(edition.scenarios.map(({ id }) => id))('the golden game of scenario %s goes as written', (scenario) => {
  const file = new URL(`./golden/${scenario.padStart(2, '0')}.txt`, import.meta.url);
  const played = playthrough(scenario, WHOLE.includes(scenario) ? 2000 : FIRST_ACTIONS);
  expectGolden(file, played);
});
