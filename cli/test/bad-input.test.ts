import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Match } from '@kurgan/engine';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { hill } from './hill/hill.ts';
import { folder, HILL_KURGAN, inside, kurgan } from './run.ts';

// Matches that somebody has left unfinished on this machine are none of the tests' business.
beforeEach(() => {
  vi.stubEnv('XDG_STATE_HOME', folder());
});

const isOneLine = (text: string): boolean => /^[^\n]+\n$/.test(text);

function files(): { home: string; match: string; junk: string } {
  const home = folder();
  const match = path.join(home, 'match.json');
  const junk = path.join(home, 'junk.json');
  const setup = { scenario: 'day', options: { steep: false, goal: null } };
  const players = { red: 'steady', blue: 'steady' };
  writeFileSync(match, JSON.stringify({ ...new Match(hill, setup, '1').journal(), players }));
  writeFileSync(junk, '{"kurgan":"match","game":"hill"}');
  mkdirSync(path.join(home, 'empty'));
  mkdirSync(path.join(home, 'app'));
  writeFileSync(path.join(home, 'app', 'index.html'), '');
  mkdirSync(path.join(home, 'broken'));
  writeFileSync(path.join(home, 'broken', 'kurgan.sqlite'), 'nothing of the kind');
  return { home, match, junk };
}

test.each([
  ['fly', 'There is no command "fly"'],
  ['plai', 'did you mean play'],
  ['constructor', 'There is no command "constructor"'],
  ['games now', 'Unexpected word "now"'],
  ['games --jsn', 'kurgan games has no option --jsn, did you mean --json'],
  ['games --json=yes', '--json takes no value'],
  ['games -x', 'has no option -x'],
  ['play', 'Play what?'],
  ['play hil', '"hil" is neither a game nor a file, did you mean hill'],
  ['play hill --scenario night', 'hill has no scenario "night" (choose from day, week)'],
  ['play hill --option stee', 'options.stee: expected an option of day: steep, goal'],
  ['play hill --option goal=99', 'options.goal: expected a whole number from 1 to 9'],
  ['play hill --option __proto__=1', 'options.__proto__'],
  ['play hill --option steep --option steep', 'The option steep is given twice'],
  ['play hill --bot red', '"red" is not SEAT=BOT'],
  ['play hill --bot green=random', 'hill has no seat "green"'],
  ['play hill --bot red=deepblue', 'hill has no bot "deepblue"'],
  ['play hill --bot red=random --bot red=steady', 'The seat red is given two bots'],
  ['play hill --seed', '--seed needs a value'],
  ['play hill --file /no/such/m.json', '/no/such/m.json does not exist'],
  ['play MATCH --seed 3', '--seed is for a new match'],
  ['play JUNK', 'broken match'],
  ['play chess --resume', 'There is no game "chess"'],
  ['simulate', 'GAME is missing'],
  ['simulate chess', 'There is no game "chess"'],
  ['simulate hill --games 0', '--games must be a whole number, 1 to 10000000, not "0"'],
  ['simulate hill --games 1e3', 'not "1e3"'],
  ['simulate hill --games -5', 'not "-5"'],
  ['simulate hill --games 3 --games 4', '--games is given twice'],
  ['simulate hill --seed x', '--seed must be a whole number'],
  ['simulate hill --jobs 1000', '--jobs must be a whole number, 1 to 256'],
  ['simulate hill --seat red=x', 'hill has no bot "x"'],
  ['simulate hill --out EMPTY', 'is a folder'],
  ['simulate hill --out /no/such/file', '/no/such/file does not exist'],
  ['replay', 'FILE is missing'],
  ['replay /no/such/file', '/no/such/file does not exist'],
  ['replay EMPTY', 'is a folder, not a file'],
  ['replay MATCH --to -1', '--to must be a whole number'],
  ['replay MATCH --to 9', 'past the end'],
  ['replay MATCH --seat green', 'hill has no seat "green"'],
  ['verify JUNK', 'broken match'],
  ['legal JUNK', 'broken match'],
  ['legal MATCH --seat blue', 'blue has nothing to choose'],
  ['apply MATCH', 'ACTION is missing'],
  ['apply MATCH fly', 'no such action "fly"'],
  ['apply MATCH rest --dice 1', '--dice lists 1 more than were rolled'],
  ['apply MATCH rest --out /no/such/m.json', '/no/such/m.json does not exist'],
  ['check', 'VECTOR is missing'],
  ['check /no/such', '/no/such does not exist'],
  ['check EMPTY', 'There are no vectors'],
  ['rules', 'GAME is missing'],
  ['rules chess', 'There is no game "chess"'],
  ['rules hill XX-YY-01', 'hill has no rule "XX-YY-01"'],
  ['rules hill HL-WIN-01 --json', 'With a rule id, leave out'],
  ['ladder hill --pairs :', '":" is not BOT:BOT'],
  ['ladder hill --scenarios ,', 'hill has no scenario ""'],
  ['serve --data JUNK --folder APP', 'junk.json is a file, not a folder'],
  ['serve --data BROKEN --folder APP', 'can’t be opened: file is not a database'],
  ['backup /no/such/copy --data BROKEN', 'can’t be copied to /no/such/copy'],
  ['backup COPY --data BROKEN', 'file is not a database'],
  ['serve --port 0', '--port must be a whole number, 1 to 65535'],
  ['serve --port 99999', '--port must be a whole number'],
])('kurgan %s: one sentence and exit code 2', async (line, problem) => {
  const { home, match, junk } = files();
  const places = new Map([
    ['MATCH', match],
    ['JUNK', junk],
    ['EMPTY', path.join(home, 'empty')],
    ['APP', path.join(home, 'app')],
    ['BROKEN', path.join(home, 'broken')],
    ['COPY', path.join(home, 'copy.sqlite')],
  ]);
  const { code, out, err } = await inside(line.split(' ').map((word) => places.get(word) ?? word));
  expect(err).toContain(problem);
  expect([code, out, isOneLine(err)]).toEqual([2, '', true]);
});

test('a real process says the same', async () => {
  for (const words of [['fly'], ['simulate', 'hill', '--games', 'x'], ['verify', '/no/such'], ['play', 'hil']]) {
    const real = await kurgan(words);
    expect({ code: real.code, out: real.out, err: real.err }).toEqual(await inside(words));
  }
});

test('any words give a result or one sentence, never a stack trace', async () => {
  const { home, match, junk } = files();
  const word = fc.oneof(
    fc.constantFrom('games', 'simulate', 'replay', 'verify', 'legal', 'apply', 'check', 'rules', 'help', 'hill'),
    fc.constantFrom(match, junk, home, '/no/such', '', '-', '--', '---', '--=', '=', 'red=random', 'HL-WIN-01', 'rest'),
    fc.constantFrom('--json', '--games', '--seed', '--to', '--dice', '--seat', '--option', '--missing', '--help', '-h'),
    fc.string({ maxLength: 8 }).filter((text) => !text.startsWith('--o')),
    fc.constantFrom('__proto__', 'toString', '0', '-1', '1', '1e9', '99999999999999999999', 'ä\n\u0007', '%s'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 6 }), async (words) => {
      fc.pre(words[0] !== 'simulate' || words.includes('--games')); // an ordinary run is tested elsewhere
      const { code, err } = await inside(words);
      expect([0, 1, 2]).toContain(code);
      expect(err).not.toMatch(/\n\s+at /);
      if (code === 2) expect(isOneLine(err)).toBe(true);
    }),
    { numRuns: 400 },
  );
  expect(existsSync('/no')).toBe(false);
});

test('--help of every command shows its usage and options', async () => {
  const general = await kurgan(['--help']);
  const names = [...general.out.matchAll(/^ {2}(\w+) /gm)].map(([, name]) => name!);
  expect(names).toEqual([
    'games',
    'play',
    'simulate',
    'ladder',
    'replay',
    'verify',
    'shadow',
    'legal',
    'apply',
    'check',
    'rules',
    'bench',
    'serve',
    'worker',
    'backup',
  ]);
  for (const name of names) {
    const { code, out } = await inside([name, '--help']);
    expect([code, out.split('\n')[0]]).toEqual([0, expect.stringMatching(`^Usage: kurgan ${name}.* \\[options\\]$`)]);
    expect((await inside(['help', name])).out).toBe(out);
  }
});

test.skipIf(!existsSync('/dev/full'))('an output that cannot be written is one sentence, not a bug', () => {
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(process.execPath, [HILL_KURGAN, 'games'], { stdio: ['ignore', full, 'pipe'] });
  closeSync(full);
  expect([status, String(stderr)]).toEqual([2, 'The output cannot be written: the disk is full.\n']);
});
