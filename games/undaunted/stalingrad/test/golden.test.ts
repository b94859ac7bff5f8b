import { expectGolden } from '@kurgan/engine/testing';
import { test } from 'vitest';
import { campaign, playthrough } from './golden/playthrough.ts';

const compare = (name: string, played: string): void =>
  expectGolden(new URL(`./golden/${name}.txt`, import.meta.url), played);

test.each(['011', '022', '041', '061', '074', '121'])('the golden game of scenario %s goes as written', (scenario) => {
  compare(scenario, playthrough(scenario));
});

test('the golden campaign goes as written', () => {
  compare('campaign', campaign());
});
