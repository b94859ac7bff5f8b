import { SeededChance } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { AREA_IDS } from '../../data/areas.ts';
import { EVENTS, type EventId } from '../../data/charts.ts';
import { COUNTER_IDS } from '../../data/counters.ts';
import { volgaNotation } from '../../rules/actions.ts';
import { viewOf } from '../model.ts';
import { touchPolicy } from '../touch-policy.ts';
import { describe, labelOf } from '../words/actions.ts';
import { effectWords } from '../words/effects.ts';
import { OVER, promptOf } from '../words/prompts.ts';
import { placeWords } from '../words/spoken.ts';
import { counterName } from '../words/strategies.ts';
import { localSession } from './local-session.ts';

const HOLES = /undefined|null|NaN|\[object|^\W*$/;

test.each(volgaNotation.verbs)('every way to %s has a sentence and a button', (verb) => {
  const names = volgaNotation.parameters(verb);
  let tried = 0;
  for (const action of volgaNotation.every(verb)) {
    if (tried++ > 400) break;
    const [, ...words] = volgaNotation.words(action);
    const choice = {
      text: volgaNotation.format(action),
      verb,
      words: Object.fromEntries(names.map((name, i) => [name, words[i] ?? ''])),
    };
    expect(describe(choice)).not.toMatch(HOLES);
    expect(labelOf(choice).label).not.toMatch(HOLES);
    for (const word of words) expect(`${describe(choice)}`, 'names what it is about').toContain(hint(word));
  }
});

/** Groups are told by the name of their division, markers by their own name. */
const hint = (word: string): string => (/^\d|\//.test(word) && !/Mot|Pz/.test(word) ? word : '');

test('every moment of whole games has a prompt, and every choice in them words', async () => {
  for (const scenario of ['september', 'factory']) {
    const { session } = localSession(scenario, `words ${scenario}`);
    const chance = SeededChance.fromSeed(`words ${scenario}`);
    const steps = new Set<string>();
    for (let i = 0; i < 600 && session.moment.value.outcome === null; i++) {
      const { choices, now } = session.moment.value;
      const { open, flow } = viewOf(session.moment.value);
      const prompt = promptOf(open, flow.at(-1));
      expect(prompt, now?.step).not.toBe(OVER);
      expect(`${prompt.title} ${prompt.help}`).not.toMatch(HOLES);
      for (const choice of choices) {
        const question = await touchPolicy.unfinished?.(choice, session.moment.value, async () => null);
        if (typeof question === 'string') expect(question).not.toMatch(HOLES);
      }
      steps.add(now?.step ?? '');
      await session.act(choices[chance.below(choices.length)]!.text);
    }
    expect(steps.size).toBeGreaterThan(6);
  }
});

test('every event says what it changes, and every counter what it is', () => {
  for (const event of Object.keys(EVENTS) as EventId[]) expect(effectWords(event).join(' '), event).not.toMatch(HOLES);
  for (const counter of COUNTER_IDS) expect(counterName(counter)).toMatch(/^\S.* \d+$/);
});

test('every Area is spoken of with its terrain and who stands there', async () => {
  const { session } = localSession('september', 'spoken');
  const { open } = viewOf(session.moment.value);
  for (const id of AREA_IDS) expect(placeWords(open, id)).not.toMatch(HOLES);
  expect(placeWords(open, 8)).toMatch(
    /^8 Sawmill, Light Urban \+3, on the Volga: Soviet; a hidden Soviet unit, one of \d+ counters, defense 4 to 9\.$/,
  );
});
