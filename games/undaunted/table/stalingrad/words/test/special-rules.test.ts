import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STATES } from '../../../../stalingrad/data/campaign.ts';
import { SCENARIOS } from '../../../../stalingrad/data/scenarios.ts';
import { SIDES } from '../../../../stalingrad/data/types.ts';
import { OPTIONS } from '../../../../stalingrad/options.ts';
import { earnedBy, objectiveWords } from '../objectives.ts';
import { OPTION_WORDS, ruleWords } from '../special-rules.ts';

const EFFECTS = [
  ...SCENARIOS.flatMap(({ rules, sides }) => [...rules, ...sides.soviet.secret, ...sides.german.secret]),
  ...STATES.flatMap(({ rules = [] }) => rules),
];

test('every special rule is a sentence without a name from the data', () => {
  for (const reader of [...SIDES, null]) {
    for (const effect of EFFECTS) {
      const words = ruleWords(effect, reader);
      expect(words, effect.effect).toMatch(/^[A-Z\d].*\.$/);
      expect(words, effect.effect).not.toMatch(/[a-z]-[A-C]\b|undefined/);
      if (reader === null) expect(words, effect.effect).not.toMatch(/\byou/i);
    }
  }
});

test('an option that is on is a sentence, and its rule in the book says that it is one', () => {
  const book = readFileSync(new URL('../../../../stalingrad/rules.md', import.meta.url), 'utf8').split('\n');
  for (const { id, rule } of OPTIONS) {
    expect(OPTION_WORDS[id]).toMatch(/^[A-Z].*\.$/);
    expect(book.find((line) => line.startsWith(`**${rule} `))).toMatch(/As an option, /);
  }
});

test('a rule speaks to the side that reads it', () => {
  const effect = { effect: 'free-scout', side: 'soviet', n: 2 } as const;
  expect(SIDES.map((side) => ruleWords(effect, side))).toEqual([
    'You scout up to 2 tiles before round 1.',
    'The Soviets scout up to 2 tiles before round 1.',
  ]);
  expect(ruleWords({ effect: 'round-limit', n: 12, winner: 'soviet' }, 'soviet')).toBe(
    'If nobody has won by the end of round 12, you win.',
  );
});

test('every objective says what to do, and mission points how they are earned', () => {
  for (const { sides } of SCENARIOS) {
    for (const side of SIDES) {
      const { objective } = sides[side];
      expect(objectiveWords(objective)).toMatch(/^(?:control|rout|gain|hold|bring) .*[a-zA-Z\d)]$/);
      const isPoints = objective.type === 'gain' || objective.type === 'hold';
      expect(earnedBy(objective).length > 0).toBe(isPoints);
    }
  }
});
