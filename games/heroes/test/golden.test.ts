import { expectGolden } from '@kurgan/engine/testing';
import { test } from 'vitest';
import { heroes } from '../tools.ts';
import { curiousPlaythrough, playthrough } from './golden/playthrough.ts';
import { positionsByChance } from './golden/positions.ts';

const scenarios = heroes.scenarios.map(({ id }) => id);

const expectAsWritten = (name: string, played: string): void =>
  expectGolden(new URL(`./golden/${name}.txt`, import.meta.url), played);

test.each(scenarios)('the golden game of scenario %s goes as written', (scenario) => {
  expectAsWritten(scenario.padStart(2, '0'), playthrough(scenario, 'golden'));
});

test.each(scenarios)('curious players of scenario %s find the choices and the refusals as written', (scenario) => {
  expectAsWritten(`curious-${scenario.padStart(2, '0')}`, curiousPlaythrough(scenario, 'curious'));
});

test.each(['a', 'b', 'c', 'd'])('positions by chance (%s) go as written', (part) => {
  expectAsWritten(`positions-${part}`, positionsByChance(`positions ${part}`, 40));
});
