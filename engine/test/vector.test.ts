// biome-ignore-all lint/suspicious/noThenProperty: it is the file format's word, in objects that nobody awaits
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Context, define, equip, parseVector, problemText, runVector } from '../index.ts';
import { TOY_RULES, type Toy, type ToyState, toy, toyDefinition, toySteps, toyTools } from './toy/toy.ts';

/** Red has won the bid and stands at 2; the deck is as it was dealt. */
const raid = {
  rules: ['TY-RAID-01'],
  game: 'toy',
  scenario: 'day',
  options: {},
  seed: 1,
  given: { open: { at: { red: 2 } }, flow: [{ step: 'raid', seat: 'red', marches: 0 }] },
  dice: [] as number[],
  play: ['red: march forward'],
  then: { 'open.at.red': 3 } as Record<string, unknown>,
};

/** Runs the raid with something changed: [] when it passes. */
function problemsOf(changes: object, game = toy): readonly string[] {
  const vector = parseVector(JSON.stringify({ ...raid, ...changes }));
  if (!vector.ok) return vector.error.map(problemText);
  const result = runVector(vector.value, game, new Set(TOY_RULES));
  return result.passed ? [] : result.problems;
}

test('a line of play may have blanks after its seat', () => {
  for (const line of ['red:march forward', 'red: march forward', 'red:   march forward']) {
    expect(problemsOf({ play: [line] })).toEqual([]);
  }
});

test('a vector that is met passes every time', () => {
  const vector = parseVector(JSON.stringify(raid));
  if (!vector.ok) throw new Error('it reads well');
  for (let i = 0; i < 3; i++) expect(runVector(vector.value, toy, new Set(TOY_RULES))).toEqual({ passed: true });
});

test('a wrong fact fails the vector with both values', () => {
  expect(problemsOf({ then: { 'open.at.red': 4 } })).toEqual(['open.at.red: expected 4, got 3']);
  expect(problemsOf({ then: { 'open.at.green': 4 } })).toEqual(['open.at.green: expected 4, got {"absent":true}']);
  expect(problemsOf({ then: { 'open.at.green': null } })).toHaveLength(1);
  expect(problemsOf({ then: { 'open.at.green': { absent: true }, 'flow.0.marches': 1, 'open.winner': null } })).toEqual(
    [],
  );
  expect(problemsOf({ then: { 'open.at': { blue: 0, red: 3 } } })).toEqual([]);
});

test('options, seed, given state and dice may be left out', () => {
  const bare = { options: undefined, seed: undefined, given: undefined, dice: undefined, play: [] };
  expect(problemsOf({ ...bare, then: { waiting: ['red', 'blue'], diceLeft: 0 } })).toEqual([]);
});

test('dice are rolled in the order they are listed', () => {
  const play = ['red: strike', 'blue: pass'];
  expect(problemsOf({ play, dice: [2], then: { 'open.landings.red': 1 } })).toEqual([]);
  expect(problemsOf({ play, dice: [1], then: { 'open.landings.red': 0 } })).toEqual([]);
});

test('too few or too many dice fail the vector', () => {
  const play = ['red: strike', 'blue: pass'];
  expect(problemsOf({ play, dice: [], then: {} })).toEqual([
    'play.1 "blue: pass": the game asked for more dice than the 0 listed',
  ]);
  expect(problemsOf({ play, dice: [7], then: {} })).toEqual(['play.1 "blue: pass": a die of 6 sides cannot show 7']);
  expect(problemsOf({ play, dice: [2, 3, 4], then: {} })).toEqual(['dice left over: expected 0, got 2']);
  expect(problemsOf({ play, dice: [2, 3, 4], then: { diceLeft: 2 } })).toEqual([]);
});

test('a refusal is expected from the last line, by one rule', () => {
  const at = (red: number) => ({ ...raid.given, open: { at: { red } } });
  expect(problemsOf({ given: at(4), then: { refused: 'TY-RAID-03', 'open.at.red': 4 } })).toEqual([]);
  expect(problemsOf({ given: at(3), then: { refused: 'TY-RAID-03' } })).toEqual([
    'play.0 "red: march forward": expected a refusal by TY-RAID-03, but it is legal',
  ]);
  expect(problemsOf({ given: at(4), then: { refused: 'TY-RAID-02' } })).toEqual([
    'play.0 "red: march forward": expected a refusal by TY-RAID-02, got TY-RAID-03 (at 4)',
  ]);
  expect(problemsOf({ given: at(4), play: ['red: march forward', 'red: halt'], then: {} })).toEqual([
    'play.0 "red: march forward": refused by TY-RAID-03 (at 4)',
  ]);
  expect(problemsOf({ play: [], then: { refused: 'TY-RAID-03' } })).toEqual([
    '$.play: expected a last line to be refused, got []',
  ]);
});

test('offered, withheld and legal actions are checked', () => {
  const legal = ['march forward', 'march back', 'peek', 'strike', 'halt'];
  expect(problemsOf({ play: [], then: { offered: ['strike', 'red: halt'], withheld: ['bid 3'], legal } })).toEqual([]);
  expect(problemsOf({ play: [], then: { offered: ['bid 3'] } })).toEqual(['offered: "bid 3" is not legal']);
  expect(problemsOf({ play: [], then: { withheld: ['strike'] } })).toEqual(['withheld: "strike" is legal']);
  expect(problemsOf({ play: [], then: { legal: [...legal.slice(1), 'pass'] } })).toEqual([
    'legal: "red: march forward" is legal but not listed',
    'legal: "red: pass" is listed but not legal',
  ]);
  expect(problemsOf({ play: [], then: { withheld: ['strik'] } })).toEqual([
    expect.stringContaining('withheld "strik": no such action "strik" at word 1'),
  ]);
});

test('when several seats are to choose, an action names its seat', () => {
  const bids = { given: { private: { red: { hand: [1, 1, 1] } } } };
  const both = { play: [], given: {} };
  expect(problemsOf({ ...both, then: { waiting: ['blue', 'red'] } })).toEqual([]);
  expect(problemsOf({ ...both, then: { waiting: ['red', 'blue'] } })).toEqual([]);
  expect(problemsOf({ ...both, then: { waiting: ['blue'] } })).toEqual([
    'waiting: expected ["blue"], got ["blue","red"]',
  ]);
  expect(problemsOf({ ...both, then: { withheld: ['blue: halt', 'red: halt'] } })).toEqual([]);
  expect(problemsOf({ ...both, then: { withheld: ['halt'] } })).toEqual([
    'withheld "halt": name the seat, "seat: action", unless exactly one seat is to choose',
  ]);
  expect(problemsOf({ ...both, ...bids, then: {} })[0]).toMatch(/^setup: given: expected a sound state, got card 1/);
});

test('the outcome is checked as far as it is given', () => {
  const end = { given: { open: { round: 4, landings: { red: 1 } }, flow: raid.given.flow }, play: ['red: halt'] };
  expect(problemsOf({ ...end, then: { outcome: { winner: 'red' }, waiting: [] } })).toEqual([]);
  expect(problemsOf({ ...end, then: { outcome: { winner: 'red', rule: 'TY-OVER-01' } } })).toEqual([]);
  expect(problemsOf({ ...end, then: { outcome: { winner: 'blue' } } })).toEqual([
    'outcome.winner: expected "blue", got "red"',
  ]);
  expect(problemsOf({ ...end, then: { outcome: { winner: null } } })).toHaveLength(1);
  expect(problemsOf({ ...end, then: { outcome: null } })).toEqual([
    expect.stringMatching(/^outcome: expected null, got {/),
  ]);
  expect(problemsOf({ then: { outcome: null } })).toEqual([]);
  expect(problemsOf({ then: { outcome: { winner: 'red' } } })).toEqual(['outcome.winner: expected "red", got nothing']);
});

test('the given state is checked for shape and soundness before play', () => {
  expect(problemsOf({ given: { open: { at: { red: 9 } } } })).toEqual([
    'setup: given.open.at.red: expected a whole number from 0 to 4, got 9',
  ]);
  expect(problemsOf({ given: { open: { at: { green: 1 } } } })).toEqual([
    'setup: given.open.at.green: expected no such field, got 1',
  ]);
  expect(problemsOf({ given: { open: { deck: 3 } } })).toEqual([
    'setup: given: expected a sound state, got the deck is miscounted',
  ]);
});

test('null in the given state deletes, or empties a field that must be there', () => {
  const over = { given: { open: { winner: 'red' }, flow: [] }, play: [] };
  expect(problemsOf({ ...over, then: { 'open.winner': 'red' } })).toEqual([]);
  expect(
    problemsOf({ given: { ...raid.given, open: { winner: null } }, play: [], then: { 'open.winner': null } }),
  ).toEqual([]);
  expect(problemsOf({ given: { open: { round: null } } })).toEqual([
    'setup: given.open.round: expected a whole number from 1 to 6, got null',
  ]);
});

test('automatic steps of the given state run first, on the listed dice', () => {
  const given = { ...raid.given, flow: [{ step: 'combat', seat: 'red', block: 0 }] };
  expect(
    problemsOf({ given, dice: [6], play: [], then: { 'open.landings.red': 1, waiting: ['blue', 'red'] } }),
  ).toEqual([]);
  expect(problemsOf({ given, play: [], then: {} })).toEqual([
    'automatic steps of the given state: the game asked for more dice than the 0 listed',
  ]);
});

test('the seed deals the cards; a text and a number are the same seed', () => {
  const hand = (seed: unknown) => problemsOf({ seed, given: {}, play: [], then: { 'private.red.hand': [] } });
  expect(hand(1)).toEqual(hand('1'));
  expect(hand(1)).not.toEqual(hand(2));
});

test('draws after the setup come from the seed too: a tied bid falls to either seat', () => {
  const tied = {
    open: { hands: { red: 2, blue: 2 }, deck: 12, committed: ['red', 'blue'] },
    private: { red: { hand: [1, 1], bid: 6 }, blue: { hand: [2, 2], bid: 6 } },
    sealed: { deck: [1, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6] },
    flow: [{ step: 'reveal' }],
  };
  const falls = (seed: number, seat: string) => problemsOf({ seed, given: tied, play: [], then: { waiting: [seat] } });
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
  for (const seat of ['red', 'blue']) expect(seeds.some((seed) => falls(seed, seat).length === 0)).toBe(true);
});

test('unknown rules, seats, games and scenarios', () => {
  expect(problemsOf({ rules: ['TY-RAID-99', 'TY-RAID-01'] })).toEqual(['there is no rule TY-RAID-99']);
  expect(problemsOf({ then: { refused: 'TY-X-01' } })[0]).toBe('there is no rule TY-X-01');
  expect(problemsOf({ game: 'chess' })).toEqual(['setup: the vector is for "chess", not "toy"']);
  expect(problemsOf({ play: ['green: halt'] })).toEqual([
    'play.0 "green: halt": there is no seat "green", only red, blue',
  ]);
  expect(problemsOf({ play: ['red: jump'] })).toEqual([
    expect.stringMatching(/^play\.0 "red: jump": no such action "jump" at word 1/),
  ]);
  expect(problemsOf({ scenario: 'dusk' })).toEqual(['setup: scenario: expected one of day, night, got dusk']);
  expect(problemsOf({ options: { fog: 1 } })[0]).toMatch(/^setup: options\.fog: expected an option of day/);
});

test('a rule that throws fails the vector with its message', () => {
  const rules = define({
    ...toyDefinition,
    steps: {
      ...toySteps,
      combat: {
        run(_state: ToyState, _frame: unknown, _table: Context<Toy>) {
          throw new TypeError('a defect in combat');
        },
      },
    },
  });
  const defective = equip(rules, toyTools);
  expect(problemsOf({ play: ['red: strike', 'blue: pass'], dice: [1] }, defective)).toEqual([
    'play.1 "blue: pass": a defect in combat',
  ]);
});

test.each([
  [{ rules: [] }, '$.rules: expected at least one rule id, got []'],
  [{ rules: 'TY-RAID-01' }, '$.rules: expected a list, got "TY-RAID-01"'],
  [{ seed: 1.5 }, '$.seed: expected a text or a whole number, got 1.5'],
  [{ dice: [0] }, '$.dice.0: expected a whole number from 1 to 1000, got 0'],
  [{ given: { opne: {} } }, '$.given.opne: expected no such field, got {}'],
  [{ play: ['march forward'] }, '$.play.0: expected a line "seat: action", got march forward'],
  [{ then: { morale: 3 } }, expect.stringMatching(/^\$\.then\.morale: expected a path into open, .* refused, /)],
  [{ then: { waiting: 'red' } }, '$.then.waiting: expected a list, got "red"'],
  [{ then: { outcome: { victor: 'red' } } }, '$.then.outcome.victor: expected no such field, got "red"'],
  [{ title: 'x' }, '$.title: expected no such field, got "x"'],
])('a vector file is read strictly: %j', (changes, problem) => {
  expect(problemsOf(changes)).toEqual([problem]);
});

test('problems of a vector with long texts or deep nesting stay short', () => {
  const long = 'x'.repeat(1_000_000);
  const changes = [
    { rules: [long] },
    { seed: [long] },
    { scenario: long },
    { options: { [long]: 1 } },
    { play: [long] },
    { play: [`red: ${long}`] },
    { play: [`${long}: halt`] },
    { given: { open: { [long]: 1 } } },
    { then: { 'open.at.red': long } },
    { then: { [`open.${long}`]: 1 } },
    { then: { offered: [long] } },
  ];
  for (const change of changes) {
    const problems = problemsOf(change);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.length).toBeLessThan(600);
  }
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const vector = parseVector(JSON.stringify(raid).replace('"seed":1', `"seed":${deep}`));
  expect(vector.ok ? [] : vector.error.map(problemText)).toEqual([
    '$: expected JSON, got lists and objects nested more than 64 deep',
  ]);
});

test('any text is a vector or problems, never an exception', () => {
  const patch = fc.dictionary(fc.constantFrom('open', 'private', 'sealed', 'flow', 'x'), fc.jsonValue());
  const lines = fc.array(fc.constantFrom('red: halt', 'blue: pass', 'red: bid 3', 'red: peek', 'x', 'red: '));
  const file = fc.record(
    { given: patch, play: lines, then: fc.dictionary(fc.constantFrom('open.at', 'legal', 'refused'), fc.jsonValue()) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(file, (changes) => Array.isArray(problemsOf(changes))),
    { numRuns: 1000 },
  );
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => !parseVector(text).ok));
});
