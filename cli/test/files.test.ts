import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Match, writePosition } from '@kurgan/engine';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { hill } from './hill/hill.ts';
import { folder, inside, kurgan } from './run.ts';

const CHOICE = { scenario: 'day', options: { steep: false, goal: null } };
let home: string;
let file: string;

/** Red has gathered, looked and climbed; blue has gathered and goes on. */
function started() {
  const match = new Match(hill, CHOICE, '3');
  match.act('red', { do: 'gather', strength: 3 });
  match.act('red', { do: 'look' });
  match.act('red', { do: 'climb' });
  match.act('blue', { do: 'gather', strength: 2 });
  return match;
}

beforeEach(() => {
  home = folder();
  file = path.join(home, 'm.json');
  writeFileSync(file, JSON.stringify(started().journal()));
});

test('verify names what it has checked', async () => {
  const { code, out } = await inside(['verify', file]);
  expect(code).toBe(0);
  expect(out.match(/^ok {2}\w+/gm)).toEqual(['ok  rules', 'ok  seed', 'ok  chain', 'ok  replay']);
});

test.each([
  [
    'an action',
    (journal) => ({ ...journal, entries: journal.entries.with(0, { ...journal.entries[0]!, action: 'gather 2' }) }),
    'chain broken at action 2',
  ],
  [
    'the last action',
    (journal) => ({ ...journal, entries: journal.entries.with(3, { ...journal.entries[3]!, action: 'gather 3' }) }),
    'chain broken at action 4',
  ],
  ['a missing action', (journal) => ({ ...journal, entries: journal.entries.slice(0, 3) }), 'chain broken'],
  [
    'an illegal action',
    (journal) => ({ ...journal, entries: journal.entries.with(1, { ...journal.entries[1]!, action: 'gather 3' }) }),
    'action refused at action 2',
  ],
  [
    'another seat',
    (journal) => ({ ...journal, entries: journal.entries.with(0, { ...journal.entries[0]!, seat: 'blue' }) }),
    'action refused at action 1',
  ],
  ['the seed', (journal) => ({ ...journal, seed: '4' }), 'seed does not fit its commitment'],
  [
    'an option',
    (journal) => ({ ...journal, setup: { ...CHOICE, options: { steep: true, goal: null } } }),
    'chain broken at action 1',
  ],
  ['the version', (journal) => ({ ...journal, version: '2' }), 'other version'],
  ['a hidden seed', (journal) => ({ ...journal, seed: null }), 'no seed'],
] satisfies [string, (journal: ReturnType<ReturnType<typeof started>['journal']>) => unknown, string][])(
  'verify finds %s changed',
  async (_what, change, fault) => {
    writeFileSync(file, JSON.stringify(change(started().journal())));
    const { code, out } = await inside(['verify', file]);
    expect([code, out.slice(0, 7 + fault.length)]).toEqual([1, `FAULT  ${fault}`]);
  },
);

test('no single changed letter of a match file passes verify unless it says the same', async () => {
  const text = readFileSync(file, 'utf8');
  const same = JSON.stringify(JSON.parse(text));
  await fc.assert(
    fc.asyncProperty(
      fc.nat(text.length - 1),
      fc.constantFrom('0', 'a', 'f', '"', ' ', '}', '9'),
      async (at, letter) => {
        const changed = text.slice(0, at) + letter + text.slice(at + 1);
        const says = (() => {
          try {
            return JSON.stringify(JSON.parse(changed));
          } catch {
            return null;
          }
        })();
        fc.pre(says !== same);
        writeFileSync(file, changed);
        const { code, out, err } = await inside(['verify', file]);
        if (code === 1) expect(out).toMatch(/^FAULT {2}[^\n]+\n$/);
        else expect([code, err.split('\n').length]).toEqual([2, 2]);
      },
    ),
    { numRuns: 300 },
  );
});

test('replay tells a match up to an action, and keeps a secret while the match runs', async () => {
  const bystander = await inside(['replay', file]);
  expect(bystander.out).toContain('   4 blue: has chosen\n       blue gathers 2');
  expect(bystander.out).not.toContain('charm of');
  const red = await inside(['replay', file, '--seat', 'red', '--to', '2']);
  expect(red.out).toMatch(/ {3}2 red: look\n {7}red finds a charm of \d\n\nRound 1: red 0 up, strength 3/);
  expect((await inside(['replay', file, '--to', '5'])).err).toBe(`--to 5 is past the end: ${file} has 4 actions.\n`);
});

test('legal lists what the waiting seat may do, in a match and in a position', async () => {
  const wanted = 'blue: look\nblue: climb\nblue: rest\n';
  expect((await inside(['legal', file])).out).toBe(wanted);
  const { setup, state } = started();
  writeFileSync(file, writePosition(hill, { setup, state }));
  expect((await inside(['legal', file])).out).toBe(wanted);
  const json = JSON.parse((await inside(['legal', file, '--json'])).out);
  expect(json).toEqual({
    game: 'hill',
    now: { step: 'turn', rule: 'HL-TURN-02' },
    legal: { blue: ['look', 'climb', 'rest'] },
    outcome: null,
  });
  expect((await inside(['legal', file, '--seat', 'red'])).err).toBe('red has nothing to choose: blue is to choose.\n');
});

test('of a match that was given up nothing is legal', async () => {
  const match = started();
  match.end('red', 'resign');
  writeFileSync(file, JSON.stringify(match.journal()));
  const outcome = { winner: 'blue', rule: 'HL-WIN-03', title: 'red goes home' };
  expect((await inside(['legal', file])).out).toBe('The game is over: red goes home (HL-WIN-03)\n');
  const { out } = await inside(['legal', file, '--json']);
  expect(JSON.parse(out)).toEqual({ game: 'hill', now: null, legal: {}, outcome });
  expect((await inside(['legal', file, '--seat', 'blue'])).err).toBe('blue has nothing to choose: the game is over.\n');
  const late = await inside(['apply', file, 'rest', '--dice', '1']);
  expect([late.code, late.err]).toEqual([2, 'The game is over, "rest" comes too late.\n']);
});

test('a position that only looks like one of play is refused when a rule meets what does not fit', async () => {
  const { setup, state } = started();
  const flow = [{ step: 'turn' as const, seat: 'red' as const, gathered: false }, ...state.flow];
  writeFileSync(file, writePosition(hill, { setup, state: { ...state, flow } }));
  const { code, err } = await inside(['apply', file, 'rest']);
  const problem = 'cannot be done in this position, which does not fit together: nothing goes on when a round ends';
  expect([code, err]).toEqual([2, `"rest" ${problem}.\n`]);
});

test('apply keeps who plays, and that a match is a match that verifies', async () => {
  const next = path.join(home, 'next.json');
  const players = { red: 'person', blue: 'steady' };
  writeFileSync(file, JSON.stringify({ ...started().journal(), players }));
  const { code, out } = await inside(['apply', file, 'climb', 'red: gather 1', '--out', next]);
  expect(code).toBe(0);
  expect(JSON.parse(readFileSync(next, 'utf8')).players).toEqual(players);
  expect(out).toContain('   5 blue: climb\n       blue rolls ');
  expect((await inside(['verify', next])).out).toContain('6 actions');
  const shown = await kurgan(['apply', file, 'climb', 'red: gather 1']);
  expect(shown.out).toBe(readFileSync(next, 'utf8'));
});

test('apply with --dice rolls them and gives a position, which can be gone on with', async () => {
  const next = path.join(home, 'next.json');
  await inside(['apply', file, 'climb', '--dice', '6', '--out', next]);
  const position = JSON.parse(readFileSync(next, 'utf8'));
  expect([position.kurgan, position.state.open.points]).toEqual(['position', { red: 0, blue: 1 }]);
  const later = await inside(['apply', next, 'climb', 'rest', '--dice', '1']);
  expect(JSON.parse(later.out).state.open.round).toBe(3);
});

test('a position that knows its generator rolls on without --dice', async () => {
  const { setup, state } = started();
  writeFileSync(file, writePosition(hill, { setup, state, chance: [1, 2, 3, 4] }));
  const { out } = await inside(['apply', file, 'climb']);
  expect(JSON.parse(out).chance).not.toEqual([1, 2, 3, 4]);
});

test.each([
  [['climb'], 'rolls more dice than --dice gives', 'position'],
  [['climb', '--dice', '7'], 'a die of 6 sides cannot show 7', 'match'],
  [['climb', '--dice', '3,3'], '--dice gives 1 more than were rolled', 'match'],
  [['climb', '--dice', '3,x'], 'Each die of --dice is a whole number', 'match'],
  [['gather 3'], 'is not legal: HL-GATHER-01: climb or rest first', 'match'],
  [['red: climb'], 'is not legal: HL-TURN-01 (seat red; waiting blue)', 'match'],
  [['fly'], 'no such action "fly" at word 1', 'match'],
])('apply %j: %s', async (words, problem, kind) => {
  const { setup, state } = started();
  if (kind === 'position') writeFileSync(file, writePosition(hill, { setup, state }));
  const { code, out, err } = await inside(['apply', file, ...words]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(problem);
});
