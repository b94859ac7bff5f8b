import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson, parseShape, problemsText, problemText, type Shape, shape } from '../index.ts';
import { startToy } from './play.ts';
import { toyShape } from './toy/state.ts';

const { anything, dictionary, flag, list, nothing, nullable, object, oneOf, record, tagged, text, whole } = shape;

const problems = (of: Shape<unknown>, value: unknown): string[] => {
  const parsed = parseShape(of, value);
  return parsed.ok ? [] : parsed.error.map(problemText);
};

const area = object({ control: oneOf(['german', 'soviet']), units: list(text, 2) }, { note: text });
const board = object({ turn: whole(1, 9), areas: record([1, 2], area), event: nullable(text) });
const sound = {
  turn: 3,
  areas: { 1: { control: 'german', units: ['a'] }, 2: { control: 'soviet', units: [], note: 'x' } },
  event: null,
};

test('a sound value has no problems and comes back as it is', () => {
  const parsed = parseShape(board, sound);
  expect(parsed).toEqual({ ok: true, value: sound });
});

test('every problem is reported with its path', () => {
  const broken = { ...sound, turn: 10, areas: { 1: { control: 'greek', units: ['a', 7] }, 2: sound.areas[2] } };
  expect(problems(board, broken)).toEqual([
    '$.turn: expected a whole number from 1 to 9, got 10',
    '$.areas.1.control: expected one of german, soviet, got "greek"',
    '$.areas.1.units.1: expected a text, got 7',
  ]);
});

test('missing and unknown fields', () => {
  expect(problems(board, { turn: 1, areas: { 1: sound.areas[1], 2: sound.areas[2], 3: {} } })).toEqual([
    '$.areas.3: expected no such field, got {}',
    '$.event: expected a text, got nothing',
  ]);
  expect(problems(area, JSON.parse('{"control":"german","units":[],"__proto__":{}}'))).toEqual([
    '$.__proto__: expected no such field, got {}',
  ]);
});

test.each([
  [text, 1],
  [flag, 0],
  [flag, 'true'],
  [whole(0, 5), 1.5],
  [whole(0, 5), '1'],
  [whole(0, 5), Number.NaN],
  [whole(0, 5), -1],
  [oneOf([1, 2]), '1'],
  [nothing, 0],
  [nullable(text), 0],
  [list(text), { 0: 'a', length: 1 }],
  [list(text, 1), ['a', 'b']],
  [object({}), []],
  [object({}), null],
  [dictionary(flag), { a: 1 }],
  [dictionary(flag, ['a']), { b: true }],
  [dictionary(flag), [true]],
] as [Shape<unknown>, unknown][])('%# refuses %j', (of, value) => {
  expect(problems(of, value)).toHaveLength(1);
});

test('objects told apart by a field', () => {
  const frame = tagged('step', { round: { area: whole(1, 50) }, dawn: {} });
  expect(problems(frame, { step: 'round', area: 8 })).toEqual([]);
  expect(problems(frame, { step: 'dawn', area: 8 })).toEqual(['$.area: expected no such field, got 8']);
  expect(problems(frame, { step: 'dusk' })).toEqual(['$.step: expected one of round, dawn, got "dusk"']);
  expect(problems(frame, { step: 'toString' })).toEqual(['$.step: expected one of round, dawn, got "toString"']);
  expect(problems(frame, 'dawn')).toEqual(['$.step: expected one of round, dawn, got nothing']);
});

test('a long value or a long list of choices is cut short', () => {
  const [problem = ''] = problems(oneOf(Array.from({ length: 50 }, (_, i) => `u${i}`)), 'x'.repeat(200));
  expect(problem).toMatch(/^\$: expected one of u0, .*, u9, \.\.\. \(50 in all\), got "x{56}\.\.\.$/);
});

test('text that is not JSON is a problem too', () => {
  const parsed = parseJson(board, '{"turn": 1,}');
  expect(parsed.ok ? [] : parsed.error).toEqual([
    { path: '$', expected: 'JSON', got: expect.stringContaining('JSON') },
  ]);
});

test.each([
  ['lists', '[', ']'],
  ['objects', '{"a":', '}'],
])('JSON of %s nested without end is refused, not walked', (_name, opening, closing) => {
  const nested = (levels: number) => parseJson(anything, `${opening.repeat(levels)}1${closing.repeat(levels)}`);
  expect(nested(64).ok).toBe(true);
  for (const levels of [65, 1_000_000]) {
    const parsed = nested(levels);
    expect(parsed.ok ? '' : problemsText(parsed.error)).toBe(
      '$: expected JSON, got lists and objects nested more than 64 deep',
    );
  }
});

test('an error quotes no more than one line of the value', () => {
  const long = 'x'.repeat(1_000_000);
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`${long.slice(0, 10_000)}${i}`, 1]));
  for (const value of [long, [long], { [long]: long }, many]) {
    const parsed = parseShape(board, value);
    expect(parsed.ok ? Number.POSITIVE_INFINITY : problemsText(parsed.error).length).toBeLessThan(800);
  }
});

test('any value is sound or has problems, never an exception', () => {
  const strange = fc.anything({ withBigInt: true, withDate: true, withMap: true, withSparseArray: true });
  fc.assert(
    fc.property(fc.oneof(strange, fc.jsonValue()), (value) => {
      for (const of of [board, toyShape, list(anything), dictionary(text)]) {
        const parsed = parseShape<unknown>(of, value);
        if (!parsed.ok) expect(parsed.error.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: 1000 },
  );
  const knot: Record<string, unknown> = {};
  knot.self = knot;
  expect(problems(text, knot)).toEqual(['$: expected a text, got a value that JSON cannot hold']);
});

/** Every place of a plain value, as a dotted path. */
function places(value: unknown, path = '$'): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, item]) => places(item, `${path}.${key}`))];
}

test('wherever a state is broken, the problem names the place', () => {
  const state = startToy().state;
  for (const path of places(state)) {
    const spoilt = JSON.parse(JSON.stringify({ $: state }));
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const parent = keys.reduce((here, key) => here[key], spoilt);
    parent[last] = { spoilt: true };
    const parsed = parseShape(toyShape, spoilt.$);
    const named = parsed.ok ? [] : parsed.error.map((problem) => problem.path);
    expect(
      named.some((each) => each === path || each.startsWith(`${path}.`)),
      path,
    ).toBe(true);
  }
});

test("the JSON parser's message fits on one line", () => {
  const parsed = parseJson(shape.text, '{"a":\n\n   x}');
  expect(parsed.ok ? '' : parsed.error[0]?.got).not.toMatch(/\n|\s\s/);
});

test('of many problems, three are listed and the rest counted', () => {
  const problems = Array.from({ length: 5 }, (_, i) => ({ path: `$.${i}`, expected: 'a text', got: '1' }));
  const told = problems.map((problem) => problemText(problem));
  expect(problemsText(problems.slice(0, 3))).toBe(told.slice(0, 3).join('; '));
  expect(problemsText(problems.slice(0, 4))).toBe(`${told.slice(0, 3).join('; ')}; and 1 more`);
  expect(problemsText(problems)).toBe(`${told.slice(0, 3).join('; ')}; and 2 more`);
});

test('with more than twelve valid values, ten are listed', () => {
  const words = Array.from({ length: 13 }, (_, i) => `w${i}`);
  const expected = (values: readonly string[]) => {
    const parsed = parseShape(shape.oneOf(values), 'x');
    return parsed.ok ? '' : parsed.error[0]?.expected;
  };
  expect(expected(words.slice(0, 12))).toBe(`one of ${words.slice(0, 12).join(', ')}`);
  expect(expected(words)).toBe(`one of ${words.slice(0, 10).join(', ')}, ... (13 in all)`);
});
