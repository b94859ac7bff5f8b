import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseOptionWord, parseSetup, setupProblemText } from '../index.ts';
import { muster } from './toy/muster.ts';
import { toy } from './toy/toy.ts';

const read = (options: Record<string, unknown>, scenario = 'day'): unknown => {
  const setup = parseSetup(toy.scenarios, scenario, options);
  return setup.ok ? setup.value.options : setupProblemText(setup.error);
};

test('missing options get their defaults, so a setup is always complete', () => {
  expect(read({})).toEqual({ hazard: false, rounds: null, storms: [] });
  expect(parseSetup(toy.scenarios, 'night')).toEqual({
    ok: true,
    value: { scenario: 'night', options: { hazard: false, rounds: null, storms: [] } },
  });
});

test('a late switch that is off is left out of a setup, so that matches from before it keep their hashes', () => {
  const late = toy.scenarios.map((scenario) => ({
    ...scenario,
    options: [...scenario.options, { id: 'fog', kind: 'flag', late: true, title: 'Fog', rule: 'TY-01' } as const],
  }));
  const before = parseSetup(toy.scenarios, 'day', {});
  expect(parseSetup(late, 'day', {})).toEqual(before);
  expect(parseSetup(late, 'day', { fog: false })).toEqual(before);
  expect(parseSetup(late, 'day', { fog: true })).toMatchObject({ ok: true, value: { options: { fog: true } } });
});

test('each kind of option accepts each of its spellings', () => {
  expect(read({ hazard: true, rounds: 3, storms: [4, 1, 4] })).toEqual({ hazard: true, rounds: 3, storms: [1, 4] });
  expect(read({ rounds: true, storms: true })).toMatchObject({ rounds: 5, storms: [1, 2, 3, 4, 5, 6] });
  expect(read({ rounds: false, storms: false })).toMatchObject({ rounds: null, storms: [] });
  expect(read({ storms: 2 })).toMatchObject({ storms: [2] });
});

test.each([
  [{ hazard: 1 }, 'options.hazard: expected true or false, got 1'],
  [{ rounds: 7 }, 'options.rounds: expected a whole number from 2 to 6, got 7'],
  [{ rounds: 2.5 }, 'options.rounds: expected a whole number from 2 to 6, got 2.5'],
  [{ rounds: '3' }, 'options.rounds: expected a whole number from 2 to 6, got "3"'],
  [{ storms: [0] }, 'options.storms: expected turns from 1 to 6, got [0]'],
  [{ storms: null }, 'options.storms: expected turns from 1 to 6, got null'],
  [{ fog: true }, 'options.fog: expected an option of day: hazard, rounds, storms, got fog'],
])('%j is refused by name', (options, problem) => {
  expect(read(options)).toBe(problem);
});

test('a value that cannot be written as a word is refused like any other', () => {
  const odd = { toString: null, valueOf: null };
  const options = [
    {
      id: 'army',
      kind: 'list',
      of: [{ id: 'gun', title: 'Gun' }],
      most: 3,
      repeats: true,
      title: 'Army',
      rule: 'TY-01',
    },
    { id: 'name', kind: 'text', longest: 9, title: 'Name', rule: 'TY-01' },
  ] as const;
  const day = [{ id: 'day', title: 'Day', options }];
  for (const raw of [odd, [odd], [[odd]]]) {
    expect(parseSetup(day, 'day', { army: raw }).ok).toBe(false);
    expect(parseSetup(day, 'day', { name: raw }).ok).toBe(false);
  }
});

test('the error for an unknown scenario lists the known ones', () => {
  expect(read({}, 'dusk')).toBe('scenario: expected one of day, night, got dusk');
});

test('a refused value is quoted briefly, however long or deep', () => {
  const long = 'x'.repeat(1_000_000);
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect(read({ rounds: deep })).toMatch(/^options\.rounds: expected a whole number from 2 to 6, got /);
  for (const said of [read({ rounds: long }), read({ [long]: true }), read({}, long)]) {
    expect(String(said).length).toBeLessThan(400);
  }
});

test('options as words of a command line', () => {
  expect(parseOptionWord('hazard')).toEqual(['hazard', true]);
  for (const word of ['on', 'true']) expect(parseOptionWord(`hazard=${word}`)).toEqual(['hazard', true]);
  for (const word of ['off', 'false']) expect(parseOptionWord(`hazard=${word}`)).toEqual(['hazard', false]);
  expect(parseOptionWord('rounds=3')).toEqual(['rounds', 3]);
  expect(parseOptionWord('=3')).toEqual(['', 3]);
  expect(parseOptionWord('storms=1,4')).toEqual(['storms', [1, 4]]);
  expect(parseOptionWord('rounds=many')).toEqual(['rounds', 'many']);
  expect(parseOptionWord('rounds=')).toEqual(['rounds', '']);
});

test('any options are a choice or problems, and a setup reads back as itself', () => {
  const value = fc.oneof(
    fc.jsonValue(),
    fc.boolean(),
    fc.integer({ min: -1, max: 8 }),
    fc.array(fc.integer({ min: 0, max: 7 })),
  );
  const options = fc.record({ hazard: value, rounds: value, storms: value }, { requiredKeys: [] });
  fc.assert(
    fc.property(options, (raw) => {
      const setup = parseSetup(toy.scenarios, 'day', raw);
      if (setup.ok) expect(parseSetup(toy.scenarios, 'day', setup.value.options)).toEqual(setup);
      else expect(setup.error.length).toBeGreaterThan(0);
    }),
    { numRuns: 1000 },
  );
});

const kept = (options: Readonly<Record<string, unknown>>) => {
  const setup = parseSetup(muster.scenarios, 'plain', options);
  return setup.ok ? setup.value.options : setupProblemText(setup.error);
};

test('a text option takes visible text up to its length', () => {
  expect(kept({ name: 'Ilovlya' })).toMatchObject({ name: 'Ilovlya' });
  expect(kept({})).toMatchObject({ name: '' });
  expect(kept({ name: 42 })).toMatchObject({ name: '42' });
  expect(kept({ name: ['a', 'b'] })).toMatchObject({ name: 'a,b' });
  expect(kept({ name: '\u{1f426}'.repeat(12) })).toMatchObject({ name: '\u{1f426}'.repeat(12) });
  for (const name of ['x'.repeat(13), 'two\nlines', 'a\u202eb', null, true, {}]) {
    expect(kept({ name })).toContain('options.name: expected at most 12 visible letters');
  }
});

test('a text option that is a code takes only texts that fit it', () => {
  const code = { pattern: '^(?:[a-z]\\d)?$', what: 'a letter and a digit, or nothing' };
  const coded = muster.scenarios.map((scenario) => ({
    ...scenario,
    options: scenario.options.map((option) => (option.kind === 'text' ? { ...option, code } : option)),
  }));
  const read = (name: string) => parseSetup(coded, 'plain', { name });
  expect([read('k7').ok, read('').ok]).toEqual([true, true]);
  const wrong = read('k77');
  expect(wrong.ok ? '' : setupProblemText(wrong.error)).toContain(
    'options.name: expected a letter and a digit, or nothing, got',
  );
});

test('a list option takes known items, in order, up to its limit', () => {
  expect(kept({ spies: ['eagle', 'axe', 'axe'] })).toMatchObject({ spies: ['axe', 'axe', 'eagle'] });
  expect(kept({ spies: 'drum' })).toMatchObject({ spies: ['drum'] });
  for (const none of [undefined, false, '', []])
    expect(kept(none === undefined ? {} : { spies: none })).toMatchObject({ spies: [] });
  for (const spies of [['mule'], ['axe', 'axe', 'axe', 'axe'], true, [null]]) {
    expect(kept({ spies })).toContain('options.spies: expected at most 3 of axe, bow, cart, drum, eagle, got');
  }
  const once = muster.scenarios.map((scenario) => ({
    ...scenario,
    options: scenario.options.map((option) => (option.kind === 'list' ? { ...option, repeats: false } : option)),
  }));
  const twice = parseSetup(once, 'plain', { spies: ['axe', 'axe'] });
  expect(twice.ok ? '' : setupProblemText(twice.error)).toContain('of axe, bow, cart, drum, eagle, each once, got');
  expect(parseSetup(once, 'plain', { spies: ['bow', 'axe'] })).toMatchObject({
    ok: true,
    value: { options: { spies: ['axe', 'bow'] } },
  });
});

test('a command line separates list items with commas', () => {
  expect(parseOptionWord('spies=axe,axe,drum')).toEqual(['spies', ['axe', 'axe', 'drum']]);
});

test('an option of a scenario without options, and a code without a value, are refused in words', () => {
  const army = {
    id: 'army',
    kind: 'text',
    title: 'Army',
    rule: 'X',
    longest: 9,
    code: { pattern: '^a*$', what: 'an army' },
  };
  const scenarios = [
    { id: 'bare', title: 'Bare', options: [] },
    { id: 'armed', title: 'Armed', options: [army] },
  ] as unknown as Parameters<typeof parseSetup>[0];
  const told = (scenario: string, options: object) => {
    const setup = parseSetup(scenarios, scenario, { ...options });
    return setup.ok ? '' : setupProblemText(setup.error);
  };
  expect(told('bare', { rain: true })).toBe('options.rain: expected an option of bare: it has none, got rain');
  expect(told('armed', { army: true })).toBe('options.army: expected an army, got true');
});
