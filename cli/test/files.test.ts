import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Match, writeMatch, writePosition } from '@kurgan/engine';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { hill } from './hill/hill.ts';
import { folder, inside, kurgan } from './run.ts';

const SETUP = { scenario: 'day', options: { steep: false, goal: null } };
let home: string;
let file: string;

/** Red has gathered, looked and climbed; blue has gathered and is still choosing. */
function started() {
  const match = new Match(hill, SETUP, '3');
  match.act('red', { do: 'gather', strength: 3 });
  match.act('red', { do: 'look' });
  match.act('red', { do: 'climb' });
  match.act('blue', { do: 'gather', strength: 2 });
  return match;
}

/** A match between bots, so there are no secrets to keep while it runs. */
const WATCHED = { red: 'steady', blue: 'steady' };
const write = (match: ReturnType<typeof started>, players: Record<string, string> = WATCHED): void =>
  writeFileSync(file, writeMatch(match, players));

beforeEach(() => {
  home = folder();
  file = path.join(home, 'm.json');
  write(started());
});

test('verify names its checks', async () => {
  const { code, out } = await inside(['verify', file]);
  expect(code).toBe(0);
  expect(out.match(/^ok {2}\w+/gm)).toEqual(['ok  rules', 'ok  seed', 'ok  chain', 'ok  replay']);
});

test('verify follows undos and names the generator', async () => {
  const match = started();
  match.undo('blue');
  match.act('blue', { do: 'gather', strength: 1 });
  match.end('blue', 'resign');
  write(match);
  const { code, out } = await inside(['verify', file]);
  expect(code).toBe(0);
  expect(out).toMatch(/^ok {2}seed .*; dice from sha256-bytes$/m);
  expect(out).toContain(`ok  chain    7 entries, none changed; head ${match.head}\n`);
  expect(out).toContain('ok  replay   every entry legal, 1 undo followed; blue goes home\n');
});

test('replay says who took back what, and leaves out what no longer stands', async () => {
  const match = started();
  match.undo('blue');
  write(match);
  const { out } = await inside(['replay', file]);
  expect(out).toContain('   5 Blue takes back an action: blue gathers 2\n');
  expect(out).not.toContain('4 blue:');
  expect((await inside(['replay', file, '--to', '4'])).out).toContain('   4 blue: gather 2\n       blue gathers 2\n');
});

test('verify proves a running match without revealing its seed, actions or head', async () => {
  const match = started();
  write(match, { red: 'person', blue: 'person' });
  const sealed = readFileSync(file, 'utf8');
  const { code, out } = await inside(['verify', file]);
  expect([code, out.match(/^ok {2}\w+/gm)?.length]).toEqual([0, 4]);
  const damaged = { ...JSON.parse(sealed), sealed: JSON.parse(sealed).sealed.replace(/.$/, 'x') };
  writeFileSync(file, JSON.stringify(damaged));
  const broken = await inside(['verify', file]);
  expect(broken.code).toBe(2);
  for (const text of [sealed, out, broken.err]) {
    expect(text).not.toContain(match.head);
    expect(text).not.toMatch(/gather|climb|"seed"/);
  }
});

test.each([
  [
    'an action',
    (journal) => ({ ...journal, entries: journal.entries.with(0, { ...journal.entries[0]!, action: 'gather 2' }) }),
    'chain broken at entry 2',
  ],
  [
    'the last action',
    (journal) => ({ ...journal, entries: journal.entries.with(3, { ...journal.entries[3]!, action: 'gather 3' }) }),
    'chain broken at entry 4',
  ],
  ['a missing action', (journal) => ({ ...journal, entries: journal.entries.slice(0, 3) }), 'chain broken'],
  [
    'an illegal action',
    (journal) => ({ ...journal, entries: journal.entries.with(1, { ...journal.entries[1]!, action: 'gather 3' }) }),
    'entry refused at entry 2',
  ],
  [
    'another seat',
    (journal) => ({ ...journal, entries: journal.entries.with(0, { ...journal.entries[0]!, seat: 'blue' }) }),
    'entry refused at entry 1',
  ],
  ['the seed', (journal) => ({ ...journal, seed: '4' }), 'seed does not match its commitment'],
  [
    'an option',
    (journal) => ({ ...journal, setup: { ...SETUP, options: { steep: true, goal: null } } }),
    'chain broken at entry 1',
  ],
  ['the version', (journal) => ({ ...journal, version: '2' }), 'chain broken at entry 1'],
] satisfies [string, (journal: ReturnType<ReturnType<typeof started>['journal']>) => unknown, string][])(
  'verify finds %s changed',
  async (_what, change, fault) => {
    writeFileSync(file, JSON.stringify(change(started().journal())));
    const { code, out } = await inside(['verify', file]);
    expect([code, out.slice(0, 7 + fault.length)]).toEqual([1, `FAULT  ${fault}`]);
  },
);

test('changing any letter of a match file fails verify, unless the meaning stays the same', async () => {
  const text = JSON.stringify(started().journal());
  /** The version of the rules last played under is not part of the record. */
  const recordOf = (source: string): string => JSON.stringify({ ...JSON.parse(source), rules: '' });
  const same = recordOf(text);
  await fc.assert(
    fc.asyncProperty(
      fc.nat(text.length - 1),
      fc.constantFrom('0', 'a', 'f', '"', ' ', '}', '9'),
      async (at, letter) => {
        const changed = text.slice(0, at) + letter + text.slice(at + 1);
        const says = (() => {
          try {
            return recordOf(changed);
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

test('replay narrates a match up to an action, as a spectator or a seat sees it', async () => {
  const bystander = await inside(['replay', file]);
  expect(bystander.out).toContain('   4 blue: gather 2\n       blue gathers 2');
  expect(bystander.out).not.toContain('charm of');
  const red = await inside(['replay', file, '--seat', 'red', '--to', '2']);
  expect(red.out).toMatch(/ {3}2 red: look\n {7}red finds a charm of \d\n\nRound 1: red 0 up, strength 3/);
  expect((await inside(['replay', file, '--to', '5'])).err).toBe(`--to 5 is past the end: ${file} has 4 entries.\n`);
});

const running = (seat: string): string =>
  `The match is still running, so ${seat}'s view and choices stay hidden until it is over. To play on: kurgan play ${file}.\n`;

test.each([
  ['two persons', { red: 'person', blue: 'person' }],
  ['players that nobody knows', {}],
])('a running match of %s shows no seat', async (_who, players) => {
  write(started(), players);
  const { out } = await inside(['replay', file]);
  expect(out).toContain('   4 blue: has chosen\n       blue gathers 2');
  expect(out).not.toMatch(/charm of|: (gather|look|climb)/);
  for (const words of [
    ['replay', file, '--seat', 'blue'],
    ['legal', file],
    ['legal', file, '--json'],
    ['legal', file, '--seat', 'blue'],
    ['apply', file, 'gather 3'],
    ['apply', file, 'climb'],
  ]) {
    const { code, out: shown, err } = await inside(words);
    expect([code, shown, err]).toEqual([2, '', running('blue')]);
  }
  expect((await inside(['legal', file, '--seat', 'red'])).err).toBe(running('red'));
  expect((await inside(['apply', file, 'climb', '--dice', '1'])).err).toBe(running('red'));
});

test("a running match against a bot shows the person's view, and nothing of the bot's", async () => {
  write(started(), { red: 'person', blue: 'steady' });
  const { out } = await inside(['replay', file]);
  expect(out).toMatch(/ {3}2 red: look\n {7}red finds a charm of \d\n/);
  expect(out).toContain('   4 blue: has chosen\n');
  expect((await inside(['legal', file])).out).toBe('blue to choose.\n');
  for (const words of [
    ['replay', file, '--seat', 'blue'],
    ['legal', file, '--seat', 'blue'],
    ['apply', file, 'climb'],
    ['apply', file, 'climb', '--dice', '1'],
  ]) {
    expect((await inside(words)).err).toBe(running('blue'));
  }
  write(started(), { red: 'steady', blue: 'person' });
  expect((await inside(['legal', file])).out).toBe('blue: look\nblue: climb\nblue: rest\n');
  expect((await inside(['apply', file, 'climb', '--out', file])).out).toContain('   5 blue: climb\n');
});

test('a finished match shows every seat', async () => {
  const match = started();
  match.end('blue', 'resign');
  write(match, { red: 'person', blue: 'person' });
  expect((await inside(['replay', file])).out).toContain('   2 red: look\n       red finds a charm\n');
  expect((await inside(['replay', file, '--seat', 'red'])).out).toMatch(/red finds a charm of \d/);
});

test("legal lists the waiting seat's actions, in a match and in a position", async () => {
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
  expect((await inside(['legal', file, '--seat', 'red'])).err).toBe(
    'red has nothing to choose: only blue can choose.\n',
  );
});

test('nothing is legal in a resigned match', async () => {
  const match = started();
  match.end('red', 'resign');
  write(match);
  const outcome = { winner: 'blue', rule: 'HL-WIN-03', title: 'red goes home' };
  expect((await inside(['legal', file])).out).toBe('The game is over: red goes home (HL-WIN-03)\n');
  const { out } = await inside(['legal', file, '--json']);
  expect(JSON.parse(out)).toEqual({ game: 'hill', now: null, legal: {}, outcome });
  expect((await inside(['legal', file, '--seat', 'blue'])).err).toBe('blue has nothing to choose: the game is over.\n');
  const late = await inside(['apply', file, 'rest', '--dice', '1']);
  expect([late.code, late.err]).toEqual([2, 'The game is over, so "rest" comes too late.\n']);
});

test('an inconsistent position is refused when a rule meets the inconsistency', async () => {
  const { setup, state } = new Match(hill, SETUP, '3');
  const beneath = (seat: 'red' | 'blue') => [{ step: 'turn' as const, seat, gathered: false }, ...state.flow];
  writeFileSync(file, writePosition(hill, { setup, state: { ...state, flow: beneath('red') } }));
  expect((await inside(['legal', file])).code).toBe(0);
  const { code, err } = await inside(['apply', file, 'rest', 'rest']);
  const problem = 'fails because the position is inconsistent: nothing goes on when a round ends';
  expect([code, err]).toEqual([2, `"rest" ${problem}.\n`]);
  const top = [...beneath('red'), { step: 'turn' as const, seat: 'blue' as const, gathered: false }];
  writeFileSync(file, writePosition(hill, { setup, state: { ...state, flow: top } }));
  expect((await inside(['legal', file])).err).toContain('broken position: $.state.flow: expected a moment of choice');
});

test('apply keeps the players, and the match still verifies', async () => {
  const next = path.join(home, 'next.json');
  const players = { red: 'random', blue: 'steady' };
  write(started(), players);
  const { code, out } = await inside(['apply', file, 'climb', 'red: gather 1', '--out', next]);
  expect(code).toBe(0);
  expect(JSON.parse(readFileSync(next, 'utf8')).players).toEqual(players); // in sight, and in the sealed block
  expect(out).toContain('   5 blue: climb\n       blue rolls ');
  expect((await inside(['verify', next])).out).toContain('6 entries');
  const shown = await kurgan(['apply', file, 'climb', 'red: gather 1']);
  expect(shown.out).toBe(readFileSync(next, 'utf8'));
});

test('apply with --dice rolls them and gives a position that can be played on', async () => {
  const next = path.join(home, 'next.json');
  const before = started().state.open.points;
  await inside(['apply', file, 'climb', '--dice', '6', '--out', next]);
  const position = JSON.parse(readFileSync(next, 'utf8'));
  expect([position.kurgan, position.state.open.points]).toEqual(['position', { ...before, blue: before.blue + 1 }]);
  const later = await inside(['apply', next, 'climb', 'rest', '--dice', '1']);
  expect(JSON.parse(later.out).state.open.round).toBe(3);
});

test('a position with its generator rolls on without --dice', async () => {
  const { setup, state } = started();
  writeFileSync(file, writePosition(hill, { setup, state, chance: [1, 2, 3, 4] }));
  const { out } = await inside(['apply', file, 'climb']);
  expect(JSON.parse(out).chance).not.toEqual([1, 2, 3, 4]);
});

test.each([
  [['climb'], 'rolls more dice than --dice gives', 'position'],
  [['climb', '--dice', '7'], 'a die of 6 sides cannot show 7', 'match'],
  [['climb', '--dice', '3,3'], '--dice lists 1 more than were rolled', 'match'],
  [['climb', '--dice', '3,x'], 'Each die of --dice must be a whole number', 'match'],
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
