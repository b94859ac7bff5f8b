import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  define,
  equip,
  parsePosition,
  problemText,
  readStoredGame,
  SeededChance,
  type StoredGame,
  storedGameErrorText,
  writePosition,
} from '../index.ts';
import { playOn, startRaid, startToy } from './play.ts';
import { toy, toyDefinition, toySteps, toyTools } from './toy/toy.ts';

const { match } = startRaid();
const chance = SeededChance.fromSeed('position').save();
const written = writePosition(toy, { setup: match.setup, state: match.state, chance });

/** Problems reported for the position after a change. */
function problemsOf(change: (file: ReturnType<typeof JSON.parse>) => void): string[] {
  const file = JSON.parse(written);
  change(file);
  const position = parsePosition(toy, file);
  return position.ok ? [] : position.error.map(problemText);
}

test('a position written and read is the same', () => {
  const position = parsePosition(toy, JSON.parse(written));
  expect(position).toEqual({ ok: true, value: { setup: match.setup, state: match.state, chance } });
});

test('without chance, future dice are open', () => {
  const text = writePosition(toy, { setup: match.setup, state: match.state });
  expect(text).not.toContain('"chance"');
  expect(parsePosition(toy, JSON.parse(text))).toEqual({
    ok: true,
    value: { setup: match.setup, state: match.state },
  });
});

test('a finished game is a position too', () => {
  const over = startToy();
  playOn(over);
  const position = parsePosition(toy, JSON.parse(writePosition(toy, { setup: over.setup, state: over.state })));
  expect(position.ok).toBe(true);
});

test.each<[string, (file: ReturnType<typeof JSON.parse>) => void, string | RegExp]>([
  ['another game', (file) => (file.game = 'chess'), '$.game: expected toy, got "chess"'],
  ['another version', (file) => (file.version = '0'), '$.version: expected rules version 1, got "0"'],
  ['no state', (file) => delete file.state, /^\$\.state\.?.*: expected an object, got nothing$/],
  ['an unknown field', (file) => (file.note = 'x'), '$.note: expected no such field, got "x"'],
  ['a bad option', (file) => (file.setup.options.rounds = 99), /^\$\.setup\.options\.rounds: expected a whole number/],
  ['a bad scenario', (file) => (file.setup.scenario = 'dusk'), /^\$\.setup\.scenario: expected one of day, night/],
  [
    'a wrong value',
    (file) => (file.state.open.at.red = 9),
    '$.state.open.at.red: expected a whole number from 0 to 4, got 9',
  ],
  [
    'an unsound state',
    (file) => file.state.sealed.deck.pop(),
    /^\$\.state: expected a sound state, got card \d is there 2 times$/,
  ],
  [
    'an automatic step',
    (file) => (file.state.flow = [{ step: 'close' }]),
    /^\$\.state\.flow: expected a moment of choice, or the end, got .*"close"/,
  ],
  [
    'no step and no outcome',
    (file) => (file.state.flow = []),
    '$.state.flow: expected somebody to choose, or an outcome, got neither',
  ],
  ['three words of chance', (file) => file.chance.pop(), /^\$\.chance: expected four whole numbers, not all zero/],
  ['chance of zeros', (file) => (file.chance = [0, 0, 0, 0]), /^\$\.chance: expected four whole numbers, not all zero/],
  ['chance beyond 32 bits', (file) => (file.chance[0] = 2 ** 31), /^\$\.chance\.0: expected a whole number/],
  ['chance below 32 bits', (file) => (file.chance[3] = -(2 ** 31) - 1), /^\$\.chance\.3: expected a whole number/],
  ['chance of fractions', (file) => (file.chance[2] = 0.5), /^\$\.chance\.2: expected a whole number/],
])('%s is told with its path', (_name, change, problem) => {
  const [first = ''] = problemsOf(change);
  if (typeof problem === 'string') expect(first).toBe(problem);
  else expect(first).toMatch(problem);
});

test('words of chance use all of their 32 bits', () => {
  expect(problemsOf((file) => (file.chance = [2 ** 31 - 1, -(2 ** 31), 0, 0]))).toEqual([]);
});

test('a position with a waiting seat that has no legal action is refused', () => {
  const problem = '$.state.flow: expected something for red to choose, got nothing';
  const emptyHanded = problemsOf(({ state }) => {
    state.flow = [{ step: 'bid' }];
    state.sealed.deck.push(...state.private.red.hand.splice(0));
    state.open.hands.red = 0;
    state.open.deck = state.sealed.deck.length;
  });
  expect(emptyHanded).toEqual([problem]);
});

test('a position whose legal list throws is refused, not passed on', () => {
  const rules = define({
    ...toyDefinition,
    steps: {
      ...toySteps,
      raid: {
        ...toySteps.raid,
        propose() {
          throw new TypeError('no such card');
        },
      },
    },
  });
  const position = parsePosition(equip(rules, toyTools), JSON.parse(written));
  expect(position.ok ? [] : position.error.map(problemText)).toEqual([
    '$.state.flow: expected a moment of choice, or the end, got no such card',
  ]);
});

test("a position whose lower steps don't fit is refused, not passed on", () => {
  const misfit = problemsOf(({ state }) =>
    state.flow.push({ step: 'window', seat: 'blue' }, { step: 'window', seat: 'red' }),
  );
  expect(misfit).toEqual([]); // odd, but every choice leads on
  const broken = problemsOf(({ state }) =>
    state.flow.splice(0, 1, { step: 'reveal' }, { step: 'window', seat: 'blue' }),
  );
  expect(broken).toEqual(['$.state.flow: expected a moment of choice, or the end, got both have bid']);
});

const read = (text: string): StoredGame | string => {
  const stored = readStoredGame(text, [toy]);
  return stored.ok ? stored.value : storedGameErrorText(stored.error);
};

test('a file is a match or a position', () => {
  expect(read(JSON.stringify(match.journal()))).toMatchObject({
    kind: 'match',
    game: { id: 'toy' },
    journal: match.journal(),
  });
  expect(read(written)).toMatchObject({ kind: 'position', game: { id: 'toy' }, position: { state: match.state } });
});

test('a bad file is described in one sentence', () => {
  const journal = match.journal();
  expect(read('{')).toMatch(/^not JSON: /);
  expect(read('null')).toBe(
    'not a match or position: its "kurgan" field should be "match" or "position", but it is missing',
  );
  expect(read('{"kurgan":"save"}')).toBe(
    'not a match or position: its "kurgan" field should be "match" or "position", but it is "save"',
  );
  expect(read('{"kurgan":"match"}')).toBe('no such game: its "game" field is missing; known games: toy');
  expect(read('{"kurgan":"match","game":"go"}')).toBe('no such game: its "game" field is "go"; known games: toy');
  expect(read(JSON.stringify({ ...journal, head: 5 }))).toBe('broken match: $.head: expected a text, got 5');
  expect(read('{"kurgan":"position","game":"toy"}')).toBe(
    'broken position: $.version: expected a text, got nothing; $.setup: expected an object, got nothing',
  );
  expect(read('{"kurgan":"match","game":"toy"}')).toMatch(/^broken match: (.*; ){3}and \d more$/);
});

test('the sentence stays short, however long or deep the file', () => {
  const long = 'x'.repeat(1_000_000);
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  const { kurgan, ...rest } = JSON.parse(written);
  const files = [
    { kurgan: long, ...rest },
    { kurgan, ...rest, game: long },
    { kurgan, ...rest, version: long },
    { kurgan, ...rest, chance: Array.from({ length: 100_000 }, () => 1) },
    { kurgan, ...rest, setup: { scenario: 'day', options: { [long]: 1 } } },
    { ...match.journal(), seed: [long] },
  ].map((file) => JSON.stringify(file));
  for (const text of [...files, written.replace('"setup": {', `"setup": ${deep}, "x": {`), deep]) {
    const said = read(text);
    expect(typeof said === 'string' ? said.length : said).toBeLessThan(1000);
  }
});

test('any text is a stored game or one sentence, never an exception', () => {
  const spoil = fc.tuple(fc.nat(), fc.nat(), fc.string({ maxLength: 3 })).map(([at, cut, put]) => {
    const i = at % written.length;
    return written.slice(0, i) + put + written.slice(i + (cut % 20));
  });
  const file = fc.record({
    kurgan: fc.constantFrom('match', 'position'),
    game: fc.constant('toy'),
    state: fc.jsonValue(),
  });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        spoil,
        fc.json(),
        file.map((value) => JSON.stringify(value)),
      ),
      (text) => {
        const stored = read(text);
        if (typeof stored === 'string') expect(stored.split('\n')).toHaveLength(1);
      },
    ),
    { numRuns: 1000 },
  );
});
