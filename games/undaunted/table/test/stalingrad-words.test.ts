import { expect, test } from 'vitest';
import { stalingrad } from '../../stalingrad/game.ts';
import { tileWords } from '../board/words.ts';
import { STALINGRAD } from '../stalingrad/edition.ts';
import { STALINGRAD_TABLE } from '../stalingrad/extras.tsx';
import { balance, briefing } from '../stalingrad/picker.ts';
import { ownPrompt } from '../stalingrad/prompts.ts';
import { touchPolicyOf } from '../touch-policy.ts';
import { describe, labelOf, verbHelp, verbName } from '../words/actions.ts';
import { Names } from '../words/names.ts';
import { promptOf } from '../words/prompts.ts';
import { chanceOf, playAtRandom } from './play.ts';
import { seatedInCity } from './stalingrad-play.ts';

const called = new Names(STALINGRAD_TABLE);
const HOLES = /undefined|null|NaN|\[object|^\W*$/;

test.each(stalingrad.notation.verbs)('every way to %s has a sentence and a button', (verb) => {
  const names = stalingrad.notation.parameters(verb);
  let tried = 0;
  for (const action of stalingrad.notation.every(verb)) {
    if (tried++ > 400) break;
    const [, ...words] = stalingrad.notation.words(action);
    const choice = {
      text: stalingrad.notation.format(action),
      verb,
      words: Object.fromEntries(names.map((name, i) => [name, words[i] ?? ''])),
    };
    const told = describe(called, choice);
    expect(told).not.toMatch(HOLES);
    expect(told, 'is a sentence, not a verb').not.toBe(verb);
    expect(labelOf(called, choice).label).not.toMatch(HOLES);
    const { to } = choice.words;
    if (to !== undefined) expect(told, 'names the tile').toContain(to);
  }
});

test('every use that is printed on a card is named and explained', () => {
  const uses = new Set(
    Object.values(STALINGRAD.pieces.kinds).flatMap(({ type }) => type.actions.map((each) => each.do)),
  );
  for (const verb of uses) expect(`${verbName(verb)}: ${verbHelp(called, verb)}`).toMatch(/^[A-Z][\w ]+: [A-Z].+\.$/);
});

test('cards of one title are told apart by their soldiers', () => {
  const told = describe(called, { verb: 'take', text: '', words: { card: 'S-S-004' } });
  expect(told).toBe('Choose Rifleman A (Kudrin)');
});

/** Asks for the prompt and the words of every tile at moments of a game; answers which steps there were. */
function stepsOf(scenario: string, seat: string, seed: string): Set<string> {
  const table = seatedInCity(scenario, seed, seat);
  const chance = chanceOf(seed);
  const steps = new Set<string>();
  for (let i = 0; i < 250 && table.host.match.outcome === null; i++) {
    const { made, choices } = table.session.moment.value;
    const { title, help } = promptOf(table.model, ownPrompt);
    expect(`${title} ${help}`).not.toMatch(HOLES);
    if (choices.length > 0) expect(`${table.model.step}: ${help}`).not.toMatch(/: $/);
    for (const choice of choices) {
      expect(describe(called, choice)).not.toMatch(HOLES);
      const question = touchPolicyOf(STALINGRAD_TABLE).unfinished?.(
        choice,
        table.session.moment.value,
        async () => null,
      );
      if (typeof question === 'string') expect(question).not.toMatch(HOLES);
    }
    if (i % 25 === 0)
      for (const { tile } of table.model.facts.laid.spots)
        expect(tileWords(table.model.facts, table.model.open.value, tile)).not.toMatch(/undefined|NaN|\[object/);
    steps.add(table.model.step);
    playAtRandom(table, chance, () => table.host.match.length > made);
  }
  return steps;
}

test.each([
  ['011', 'soviet'],
  ['074', 'german'],
  ['121', 'soviet'],
  ['campaign', 'german'],
])('every moment of games of %s has a prompt for %s', (scenario, seat) => {
  const steps = ['a', 'b'].flatMap((seed) => [...stepsOf(scenario, seat, `${scenario} ${seed}`)]);
  expect(new Set(steps).size).toBeGreaterThan(4);
});

test.each(stalingrad.scenarios.map(({ id }) => id))('the setup page tells scenario %s', (scenario) => {
  const { text = '', facts } = briefing(scenario);
  expect(text.length).toBeGreaterThan(10);
  for (const { label, value } of facts) expect(`${label}: ${value}`).not.toMatch(HOLES);
});

const SINGLE = stalingrad.scenarios.map(({ id }) => id).filter((id) => id !== 'campaign');

test.each(SINGLE)('scenario %s is played evenly by two Regulars', (id) => {
  const row = balance(id);
  expect(row?.games).toBeGreaterThanOrEqual(60);
  expect(row?.wins.map(({ seat }) => seat)).toEqual(stalingrad.seats);
  for (const { share, low, high } of row?.wins ?? []) {
    expect(share).toBeGreaterThanOrEqual(0.35);
    expect(share).toBeLessThanOrEqual(0.65);
    expect([low < share, share < high]).toEqual([true, true]);
  }
  expect(row?.wins.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});

test('the balance of a campaign is not shown: it has no usual number of rounds', () => {
  expect(balance('campaign')).toBeNull();
});
