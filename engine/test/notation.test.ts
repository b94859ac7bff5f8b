import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectOk, figure, type Notation, notation, notationErrorText, several, word } from '../index.ts';
import { toyNotation } from './toy/state.ts';

const unit = word('a unit', ['29/RCN', '14/PZ']);
const area = figure('an Area, 8 to 10', [8, 9, 10]);
const moves = notation({ move: { unit, to: area }, attack: { area }, pass: {} });

const errorOf = (text: string) => {
  const parsed = moves.parse(text);
  if (parsed.ok) throw new Error(`"${text}" is an action`);
  return parsed.error;
};

test('an action has exactly one spelling', () => {
  expect(moves.format({ do: 'move', unit: '29/RCN', to: 10 })).toBe('move 29/RCN 10');
  expect(moves.parse('move 29/RCN 10')).toEqual({ ok: true, value: { do: 'move', unit: '29/RCN', to: 10 } });
  expect(moves.words({ do: 'move', unit: '14/PZ', to: 8 })).toEqual(['move', '14/PZ', '8']);
  expect(moves.parse('  attack   9 ')).toEqual({ ok: true, value: { do: 'attack', area: 9 } });
});

/** Every action of a notation as text, after reading each one back. */
function writtenOut<A extends { do: string }>({ verbs, every, format, parse }: Notation<A>): string[] {
  return verbs.flatMap((verb) =>
    [...every(verb)].map((action) => {
      expect(parse(format(action))).toEqual({ ok: true, value: action });
      return format(action);
    }),
  );
}

test('every writable action is listed once and reads back as itself', () => {
  expect(new Set(writtenOut(moves)).size).toBe(2 * 3 + 3 + 1);
  expect(new Set(writtenOut(toyNotation)).size).toBe(6 + 2 + 1 + 1 + 1 + 6 + 1);
  expect(writtenOut(toyNotation)).toHaveLength(18);
});

test('the list of writable actions is made one at a time, however long it is', () => {
  const many = figure(
    'a number',
    Array.from({ length: 1000 }, (_, i) => i),
  );
  const vast = notation({ go: { a: many, b: many, c: many, d: many } });
  let seen = 0;
  for (const action of vast.every('go')) {
    expect(action).toEqual({ do: 'go', a: 0, b: 0, c: 0, d: seen });
    if (++seen === 5) break;
  }
});

test('however many texts are read, each reads the same again', () => {
  const many = figure(
    'a number',
    Array.from({ length: 5000 }, (_, i) => i),
  );
  const long = notation({ go: { to: many } });
  for (let round = 0; round < 2; round++) {
    for (const to of many.values) expect(long.parse(`go ${to}`)).toEqual({ ok: true, value: { do: 'go', to } });
    expect(long.parse('  go\t7 ')).toEqual({ ok: true, value: { do: 'go', to: 7 } });
    expect(long.parse('go 5000')).toMatchObject({ ok: false, error: { error: 'wrong word' } });
  }
});

test('nobody can change an action that others read, too', () => {
  const lists = notation({ take: { cards: several('cards', word('a card', ['a', 'b']), 2) } });
  const read = expectOk(lists.parse('take a'));
  expect(() => Object.assign(read, { cards: [] })).toThrow(TypeError);
  expect(() => (read.cards as string[]).push('b')).toThrow(TypeError);
});

test('an error names the word, its place, and the valid words', () => {
  expect(errorOf('mvoe 29/RCN 10')).toEqual({
    error: 'no such action',
    place: 0,
    got: 'mvoe',
    expected: 'an action',
    could: ['move', 'attack', 'pass'],
  });
  expect(errorOf('move 29/RCN 11')).toMatchObject({
    error: 'wrong word',
    place: 2,
    got: '11',
    could: ['8', '9', '10'],
  });
  expect(errorOf('move')).toMatchObject({ error: 'word missing', place: 1, got: '', expected: 'a unit' });
  const tooMany = { error: 'word too many', place: 2, got: '9', expected: 'nothing more', could: [] };
  expect(errorOf('attack 9 9')).toEqual(tooMany);
  expect(errorOf('')).toMatchObject({ error: 'no such action', place: 0, got: '' });
});

test('a number has exactly one spelling', () => {
  for (const text of ['attack 09', 'attack 9.0', 'attack 0x9', 'attack +9', 'attack ９']) {
    expect(errorOf(text)).toMatchObject({ error: 'wrong word', place: 1 });
  }
});

test('an error in one sentence, with a long list cut short', () => {
  expect(notationErrorText(errorOf('attack 7'))).toBe('wrong word "7" at word 2: expected an Area, 8 to 10 (8, 9, 10)');
  expect(notationErrorText(errorOf('attack'))).toBe('word missing at word 2: expected an Area, 8 to 10 (8, 9, 10)');
  const long = notation({
    go: {
      to: figure(
        'a number',
        Array.from({ length: 50 }, (_, i) => i),
      ),
    },
  }).parse('go x');
  expect(long.ok ? '' : notationErrorText(long.error)).toMatch(/\(0, 1, .*, 11, \.\.\.\)$/);
});

test('any text is an action or a named error, never an exception', () => {
  const words = fc.constantFrom(
    'move',
    'attack',
    'pass',
    '29/RCN',
    '14/PZ',
    '8',
    '10',
    '__proto__',
    'toString',
    '\u00a0',
  );
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.array(words).map((list) => list.join(' ')),
  );
  fc.assert(
    fc.property(text, (line) => {
      const parsed = moves.parse(line);
      if (parsed.ok) {
        expect(moves.format(parsed.value)).toBe(line.trim().split(/\s+/).join(' '));
      } else {
        const { place, got, expected, could } = parsed.error;
        expect(line.trim().split(/\s+/)[place] ?? '').toBe(got);
        expect(expected).not.toBe('');
        expect(could).not.toContain(got);
      }
    }),
    { numRuns: 2000 },
  );
});

test('an error lists at most twelve valid words', () => {
  const error = { error: 'wrong word', place: 1, got: 'x', expected: 'a number' } as const;
  const words = Array.from({ length: 13 }, (_, i) => String(i));
  const told = (could: readonly string[]) => notationErrorText({ ...error, could });
  expect(told(words.slice(0, 12))).toBe(
    'wrong word "x" at word 2: expected a number (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)',
  );
  expect(told(words)).toBe('wrong word "x" at word 2: expected a number (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, ...)');
  expect(told(['0'])).toBe('wrong word "x" at word 2: expected a number (0)');
  expect(told([])).toBe('wrong word "x" at word 2: expected a number');
});

test('every suggested word parses further than the wrong one', () => {
  for (const wrong of ['x', 'move x', 'move 29/RCN x', 'attack x']) {
    const { place, could } = errorOf(wrong);
    for (const better of could) {
      const parsed = moves.parse(wrong.replace('x', better));
      expect(parsed.ok || parsed.error.place > place).toBe(true);
    }
  }
});

const armies = notation({
  muster: { units: several('units', word('a unit', ['axe', 'bow', 'cart']), 2) },
});

test('a word can be a list, written and read only in the order of its declaration', () => {
  expect(armies.parse('muster axe,cart')).toEqual({ ok: true, value: { do: 'muster', units: ['axe', 'cart'] } });
  expect(armies.parse('muster -')).toEqual({ ok: true, value: { do: 'muster', units: [] } });
  expect(armies.format({ do: 'muster', units: ['bow', 'cart'] })).toBe('muster bow,cart');
  expect(armies.format({ do: 'muster', units: [] })).toBe('muster -');
  for (const wrong of ['cart,axe', 'axe,axe', 'axe,bow,cart', 'axe,', ',', 'axe,mule', '-,axe']) {
    const parsed = armies.parse(`muster ${wrong}`);
    expect(parsed.ok ? wrong : parsed.error.error, wrong).toBe('wrong word');
  }
});

test('every list can be written down, each once, and reads back', () => {
  const texts = [...armies.every('muster')].map(armies.format);
  expect(texts.sort()).toEqual(
    ['-', 'axe', 'axe,bow', 'axe,cart', 'bow', 'bow,cart', 'cart'].map((units) => `muster ${units}`),
  );
  for (const verb of armies.verbs) {
    for (const action of armies.every(verb))
      expect(armies.parse(armies.format(action))).toEqual({ ok: true, value: action });
  }
});

test('of more than a thousand lists the first thousand are offered, and the others can still be written', () => {
  const number = figure(
    'a number',
    Array.from({ length: 50 }, (_, i) => i),
  );
  const numbers = several('numbers', number, 2);
  expect(numbers.values).toHaveLength(1000);
  expect(numbers.read('48,49')).toEqual([48, 49]);
});
