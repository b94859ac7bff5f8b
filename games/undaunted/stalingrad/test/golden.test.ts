import { curiousGame, expectGolden } from '@kurgan/engine/testing';
import { test } from 'vitest';
import { terminal } from '../../terminal.ts';
import { edition } from '../edition.ts';
import { signs } from '../signs.ts';
import { stalingrad } from '../tools.ts';
import { boards, campaign, playthrough, wanderings } from './golden/playthrough.ts';
import { positionsByChance } from './golden/positions.ts';
import { states } from './golden/states.ts';

const CURIOSITY = {
  seed: 'curious',
  waysOut: ['end', 'halt', 'done', 'stay', 'keep', 'confirm', 'standard'],
  shuns: 'withdraw',
} as const;

const compare = (name: string, played: string): void =>
  expectGolden(new URL(`./golden/${name}.txt`, import.meta.url), played);

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

test.each(['011', '074'])('the board in letters of scenario %s looks as written to both sides', (scenario) => {
  compare(`board-${scenario}`, boards(scenario, terminal(edition, signs)));
});

test.each(['a', 'b', 'c'])('a campaign that soon gives up its games (%s) goes as written', (part) => {
  compare(`wanderings-${part}`, wanderings(`wanderings ${part}`));
});

test.each(['a', 'b', 'c', 'd'])('positions by chance (%s) go as written', (part) => {
  compare(`positions-${part}`, positionsByChance(`positions ${part}`, 40));
});

test('every state of the campaign begins as written', () => {
  compare('states', states());
});
