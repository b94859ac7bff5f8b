import { curiousGame, expectGolden } from '@kurgan/engine/testing';
import { test } from 'vitest';
import { terminal } from '../../terminal.ts';
import { edition } from '../edition.ts';
import { normandy } from '../tools.ts';
import { boards, playthrough } from './golden/playthrough.ts';
import { positionsByChance } from './golden/positions.ts';

/** These are played to the end, the others only for the first rounds. */
const WHOLE = ['1', '5', '10'];
const FIRST_ACTIONS = 80;

const compare = (name: string, played: string): void =>
  expectGolden(new URL(`./golden/${name}.txt`, import.meta.url), played);

test.each(edition.scenarios.map(({ id }) => id))('the golden game of scenario %s goes as written', (scenario) => {
  compare(scenario.padStart(2, '0'), playthrough(scenario, WHOLE.includes(scenario) ? 2000 : FIRST_ACTIONS));
});

test.each(['3', '5', '8', '12'])(
  'curious players of scenario %s find the choices and the refusals as written',
  (scenario) => {
    const waysOut = ['end', 'halt', 'done'] as const;
    const played = curiousGame(normandy, { scenario, options: {} }, { seed: 'curious', waysOut, most: 200 });
    compare(`curious-${scenario.padStart(2, '0')}`, played);
  },
);

test.each(['a', 'b', 'c'])('positions by chance (%s) go as written', (part) => {
  compare(`positions-${part}`, positionsByChance(`positions ${part}`, 40));
});

test('the board in letters looks as written to both sides', () => {
  compare('board-08', boards('8', terminal(edition)));
});
