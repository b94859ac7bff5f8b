import { expect, test } from 'vitest';
import { normandy } from '../../normandy/game.ts';
import { NORMANDY } from '../normandy/edition.ts';
import { touchPolicyOf } from '../touch-policy.ts';
import { describe, labelOf, verbHelp, verbName } from '../words/actions.ts';
import { dateWords, Names } from '../words/names.ts';
import { promptOf } from '../words/prompts.ts';
import { chanceOf, playAtRandom, seated } from './play.ts';

const called = new Names(NORMANDY);
const HOLES = /undefined|null|NaN|\[object|^\W*$/;

test.each(normandy.notation.verbs)('every way to %s has a sentence, a button and a reason', (verb) => {
  const names = normandy.notation.parameters(verb);
  let tried = 0;
  for (const action of normandy.notation.every(verb)) {
    if (tried++ > 300) break;
    const [, ...words] = normandy.notation.words(action);
    const choice = {
      text: normandy.notation.format(action),
      verb,
      words: Object.fromEntries(names.map((name, i) => [name, words[i] ?? ''])),
    };
    expect(describe(called, choice)).not.toMatch(HOLES);
    expect(labelOf(called, choice).label).not.toMatch(HOLES);
    const { to } = choice.words;
    if (to !== undefined) expect(describe(called, choice), 'names the tile').toContain(to);
  }
});

test('every use of a card is named and explained', () => {
  for (const verb of ['move', 'scout', 'stalk', 'guide', 'bolster', 'command', 'inspire', 'conceal', 'recon'])
    expect(`${verbName(verb)}: ${verbHelp(called, verb)}`).toMatch(/^[A-Z]\w+: [A-Z].+\.$/);
});

/** Asks for the prompt at every moment of a game; answers which steps there were. */
function promptsOf(scenario: string, seat: string, seed: string): Set<string> {
  const table = seated(scenario, seed, seat);
  const chance = chanceOf(seed);
  const steps = new Set<string>();
  for (let i = 0; i < 200 && table.host.match.outcome === null; i++) {
    const { made, choices } = table.session.moment.value;
    const { title, help } = promptOf(table.model);
    expect(`${title} ${help}`).not.toMatch(HOLES);
    for (const choice of choices) {
      const question = touchPolicyOf(NORMANDY).unfinished?.(choice, table.session.moment.value, async () => null);
      if (typeof question === 'string') expect(question).not.toMatch(HOLES);
    }
    steps.add(table.model.step);
    playAtRandom(table, chance, () => table.host.match.length > made);
  }
  return steps;
}

test.each([
  ['1', 'us'],
  ['7', 'german'],
  ['12', 'us'],
])('every moment of games of scenario %s has a prompt for %s', (scenario, seat) => {
  const steps = ['a', 'b', 'c', 'd'].flatMap((seed) => [...promptsOf(scenario, seat, `${scenario} ${seed}`)]);
  expect(new Set(steps).size).toBeGreaterThan(4);
});

test('a date is told as people say it', () => {
  expect(dateWords('1944-06-15')).toBe('15 June 1944');
});
