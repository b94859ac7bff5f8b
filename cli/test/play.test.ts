import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Match, writeMatch } from '@kurgan/engine';
import { expect, test, vi } from 'vitest';
import { hill } from './hill/hill.ts';
import { actionsIn, ended, folder, inside, kurgan, start } from './run.ts';

const SOLO = ['play', 'hill', '--bot', 'blue=steady', '--seed', '3'];

test('a session with numbers, notation, undo, why, odds, hint, rule, log and save', async () => {
  const home = folder();
  const copy = path.join(home, 'copy.json');
  const script = ['gather 3', 'why gather 1', 'undo', 'why gather 1', 'odds climb', '3', 'hint', 'rule hl-climb-01'];
  const { code, out, err } = await kurgan([...SOLO, '--file', path.join(home, 'm.json')], home, [
    ...script,
    'climb',
    'log',
    `save ${copy}`,
    'quit',
  ]);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('red to choose: turn (HL-TURN-02 What a turn is)');
  expect(out).toContain("HL-GATHER-01 Gathering\n  Gathering adds 1, 2 or 3 to a side's strength, once a turn.");
  expect(out).toContain('what would help: climb or rest first');
  expect(out).toContain('Taken back: gather 3');
  expect(out).toContain('red> why gather 1\nThat is legal.');
  expect(out).toMatch(/up +█+░+ +16\.7 %/);
  expect(out).toContain('The bot steady would choose: climb');
  expect(out).toContain('HL-CLIMB-01 Climbing');
  expect(out).toContain(`Saved in ${copy}`);
  expect(actionsIn(copy).slice(0, 2)).toEqual(['gather 3', 'climb']);
  expect(readFileSync(copy)).toEqual(readFileSync(path.join(home, 'm.json')));
});

test('undo stops where something was revealed', async () => {
  const home = folder();
  const { out } = await kurgan(SOLO, home, ['look', 'undo', 'quit']);
  expect(out).toContain('red> undo\nNothing to undo');
});

test('the end of the input saves; a resumed match reaches the same end', async () => {
  const home = folder();
  const script = Array.from({ length: 40 }, () => 'climb');
  const whole = path.join(home, 'whole.json');
  await kurgan([...SOLO, '--file', whole], home, script);
  const first = await kurgan(SOLO, home, script.slice(0, 2));
  expect(first.out).toContain('Saved. Resume with: kurgan play ');
  const second = await kurgan(['play', '--resume'], home, script);
  expect(second.code).toBe(0);
  expect(second.out).toMatch(/holds the hill|stands higher/);
  const saved = readdirSync(path.join(home, 'kurgan'));
  expect(saved).toHaveLength(1);
  expect(readFileSync(path.join(home, 'kurgan', saved[0]!))).toEqual(readFileSync(whole));
  const third = await kurgan(['play', '--resume'], home);
  expect([third.code, third.err]).toEqual([
    2,
    'There is no unfinished match to resume; start one with kurgan play GAME.\n',
  ]);
});

test('a match resumes with the same players, and its bots stay bots', async () => {
  const home = folder();
  const file = path.join(home, 'm.json');
  await kurgan([...SOLO, '--file', file], home, ['climb']);
  const players = { red: 'person', blue: 'steady' };
  expect(JSON.parse(readFileSync(file, 'utf8')).players).toEqual(players);
  const { out } = await kurgan(['play', file], home, ['climb', 'quit']);
  expect(out).not.toContain('blue to choose');
  expect(JSON.parse(readFileSync(file, 'utf8')).players).toEqual(players);
  const other = await kurgan(['play', file, '--bot', 'blue=random'], home, ['quit']);
  expect(other.code).toBe(0);
  expect(JSON.parse(readFileSync(file, 'utf8')).players).toEqual({ red: 'person', blue: 'random' });
  const taken = await kurgan(['play', file, '--bot', 'red=steady'], home);
  expect([taken.code, taken.err]).toEqual([2, 'A person plays red in this match, so a bot cannot take over.\n']);
});

test('an unknown bot is not taken for a person', async () => {
  const home = folder();
  const file = path.join(home, 'm.json');
  const match = new Match(hill, { scenario: 'day', options: { steep: false, goal: null } }, '3');
  const browsers = writeMatch(match, { red: 'person', blue: 'general' });
  writeFileSync(file, browsers);
  const { code, err } = await kurgan(['play', file], home, ['quit']);
  expect([code, err]).toEqual([
    2,
    'The bot "general" plays blue in this match, but there is no such bot here: name another with --bot blue=BOT.\n',
  ]);
  expect(readFileSync(file, 'utf8')).toBe(browsers);
});

test('a damaged match is reported before an older one is opened, and stays as it is', async () => {
  const home = folder();
  await kurgan(SOLO, home, ['climb']);
  const states = path.join(home, 'kurgan');
  const older = path.join(states, readdirSync(states)[0]!);
  const damaged = path.join(states, 'hill-9999.json');
  writeFileSync(damaged, readFileSync(older, 'utf8').slice(0, 300));
  const soon = new Date(Date.now() + 60_000);
  utimesSync(damaged, soon, soon);
  for (const words of [
    ['play', '--resume'],
    ['play', 'hill'],
  ]) {
    const { code, out } = await kurgan(words, home, ['quit']);
    expect(code).toBe(0);
    expect(out).toMatch(
      new RegExp(`^A later match could not be opened\\. ${damaged}: not JSON: .*\\n  The file stays unchanged\\. `),
    );
  }
  expect(readFileSync(damaged, 'utf8')).toHaveLength(300);
});

test('save replaces an earlier copy of the match, and nothing else', async () => {
  const home = folder();
  const [copy, other] = [path.join(home, 'copy.json'), path.join(home, 'other.json')];
  await kurgan(['play', 'hill', '--seed', '4', '--file', other], home, ['climb', 'quit']);
  const before = readFileSync(other, 'utf8');
  const script = [`save ${copy}`, 'gather 1', `save ${copy}`, `save ${other}`, 'quit'];
  const { out } = await kurgan(SOLO, home, script);
  expect(actionsIn(copy)).toEqual(['gather 1']);
  expect(out).toContain(`${other} already exists and is not an earlier save of this match: name another file.`);
  expect(readFileSync(other, 'utf8')).toBe(before);
});

test('a match that plays differently under new rules stays unchanged, and a copy continues as far as they agree', async () => {
  const home = folder();
  const file = path.join(home, 'm.json');
  const script = ['look', ...Array.from({ length: 70 }, () => 'rest'), 'quit'];
  await kurgan(['play', 'hill', '--scenario', 'week', '--file', file], home, script);
  const before = readFileSync(file, 'utf8');
  const { code, out } = await kurgan(['play', file], home, ['rest', 'quit'], './lazier-games.ts');
  expect(code).toBe(0);
  expect(out).toContain(
    `${file} was played under different rules (rules changed at entry 64).\n  The file stays unchanged.`,
  );
  expect(readFileSync(file, 'utf8')).toBe(before);
  const [copy = ''] = readdirSync(path.join(home, 'kurgan'));
  expect(out).toContain(`Resume with: kurgan play ${path.join(home, 'kurgan', copy)}`);
  expect(actionsIn(path.join(home, 'kurgan', copy))[0]).toBe('rest');
});

test('a running match is sealed in its file, and a finished one is open', async () => {
  const home = folder();
  const file = path.join(home, 'm.json');
  await kurgan([...SOLO, '--file', file], home, ['gather 3', 'quit']);
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).toEqual([
    'kurgan',
    'format',
    'game',
    'setup',
    'note',
    'players',
    'sealed',
  ]);
  expect(readFileSync(file, 'utf8')).not.toContain('gather');
  await kurgan(['play', file], home, ['resign yes']);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    seed: '3',
    entries: [{ action: 'gather 3' }, { end: 'resign' }],
  });
});

test('an unfinished match is mentioned, and a file can be resumed by name', async () => {
  const home = folder();
  const file = path.join(home, 'm.json');
  await kurgan(['play', 'hill'], home, ['gather 1']);
  const again = await kurgan(['play', 'hill'], home, ['quit']);
  expect(again.out).toMatch(
    /You have an unfinished match of The Hill \(day, 1 entry, .*\)\. Resume it with: kurgan play --resume/,
  );
  await kurgan(['play', 'hill', '--file', file], home, ['gather 2']);
  const { out } = await kurgan(['play', file], home, ['climb', 'quit']);
  expect(out).toContain('1 entry so far');
  expect(actionsIn(file)).toEqual(['gather 2', 'climb']);
  const taken = await kurgan(['play', 'hill', '--file', file], home);
  expect([taken.code, taken.err]).toEqual([
    2,
    `${file} already exists: resume it with kurgan play ${file}, or name another file.\n`,
  ]);
});

test("two people at one keyboard: neither reads the other's secrets", async () => {
  const { out } = await kurgan(['play', 'hill', '--seed', '3'], folder(), ['look', 'rest', 'log all', 'look', 'quit']);
  const [reds, blues = ''] = out.split('blue to choose');
  expect(reds).toContain('red finds a charm of');
  expect(out.slice(out.indexOf('blue to choose'))).not.toContain('red finds a charm of');
  expect(blues).toContain('red: has chosen');
});

test('the first words of an action are enough if they fit one; else the matches are listed', async () => {
  const { out } = await kurgan(SOLO, folder(), ['gather', 'gather 3', 'gather', 'quit']);
  expect(out).toContain('red> gather\n  gather 1     gather 2     gather 3');
  expect(out).toContain('red> gather\n"gather" is not an action: word missing at word 2');
});

test('nonsense is answered and changes nothing', async () => {
  const home = folder();
  const nonsense = [
    '0',
    '99',
    'fly',
    'climb 3',
    'why',
    'why fly',
    'odds fly',
    'rule X',
    'log x',
    'save',
    'board x',
    'save a\u0000b',
    '',
  ];
  const here = path.join(home, 'other.txt');
  writeFileSync(here, 'not a match');
  const { code, out, err } = await kurgan(SOLO, home, [
    ...nonsense,
    `save ${here}`,
    'save /no/such/folder/m.json',
    '/quit',
  ]);
  expect([code, err]).toEqual([0, '']);
  expect(readFileSync(here, 'utf8')).toBe('not a match');
  expect(existsSync('/no')).toBe(false);
  expect(out).toContain('/no/such/folder/m.json does not exist.');
  expect(out).not.toMatch(/^ +1 red:/m);
  const saved = path.join(home, 'kurgan', readdirSync(path.join(home, 'kurgan'))[0]!);
  expect(actionsIn(saved)).toEqual([]);
});

test('a file that another program changes is left alone', async () => {
  const home = folder();
  const file = path.join(home, 'm.json');
  const child = start(['play', 'hill', '--file', file], home);
  child.stdin?.write('gather 1\n');
  await vi.waitUntil(() => child.output().includes('1 red: gather 1'), 30_000);
  writeFileSync(file, 'theirs');
  child.stdin?.write('climb\n');
  const { code, err } = await ended(child);
  expect([code, err]).toEqual([1, `Another program changed ${file}, so this session leaves it alone and ends.\n`]);
  expect(readFileSync(file, 'utf8')).toBe('theirs');
});

test('kill -9 at any moment loses no reported action, and leaves a true record', async () => {
  const home = folder();
  for (let round = 0; round < 6; round++) {
    const file = path.join(home, `${round}.json`);
    const child = start(['play', 'hill', '--scenario', 'week', '--file', file], home);
    child.stdin?.write('gather 1\nrest\n'.repeat(80));
    const far = new RegExp(`^ +${2 + round * 9} (red|blue): `, 'm');
    await vi.waitUntil(() => far.test(child.output()), { timeout: 30_000, interval: 3 });
    child.kill('SIGKILL');
    const { signal, out } = await ended(child);
    expect(signal).toBe('SIGKILL');
    const told = [...out.matchAll(/^ +\d+ (?:red|blue): (gather 1|rest)$/gm)].map(([, action]) => action);
    expect(told.length).toBeGreaterThan(1);
    expect(actionsIn(file).slice(0, told.length)).toEqual(told);
    expect((await inside(['verify', file])).code).toBe(0);
  }
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s saves and leaves', async (signal) => {
  const home = folder();
  const file = path.join(home, 'm.json');
  const child = start(['play', 'hill', '--file', file], home);
  child.stdin?.write('gather 1\n');
  await vi.waitUntil(() => child.output().includes('1 red: gather 1'), 30_000);
  child.kill(signal);
  const { code, out, err } = await ended(child);
  expect([code, err]).toEqual([signal === 'SIGINT' ? 130 : 143, '']);
  expect(out).toContain(`Resume with: kurgan play ${file}`);
  expect(actionsIn(file)).toEqual(['gather 1']);
  expect(readdirSync(home)).toEqual(['m.json']);
});

test('a bot in every seat is refused before anything is written', async () => {
  const home = folder();
  const file = path.join(home, 'm.json');
  const words = ['play', 'hill', '--bot', 'red=random', '--bot', 'blue=random', '--file', file];
  const { code, err } = await inside(words);
  expect([code, err.split('\n').length]).toEqual([2, 2]);
  expect(existsSync(file)).toBe(false);
});
