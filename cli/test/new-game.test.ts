import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { folder, inside } from './run.ts';

// The smallest game there is, known to nothing but a registry: what its folder says is enough for every command.
const GAMES = '@kurgan/games/testing';
const KURGAN = fileURLToPath(new URL('../kurgan.ts', import.meta.url));
const run = (...words: string[]) => inside(words, new URL(import.meta.resolve(GAMES)));

test('a new game is listed with its scenarios, options and bots', async () => {
  const { out } = await run('games');
  expect(out).toContain('nim: Nim');
  expect(out).toContain('bots master, random');
  expect(out).toContain('lastLoses');
});

test('its bots play it, each in a thread', async () => {
  const seats = ['--seat', 'white=master', '--seat', 'black=random'];
  const { code, out } = await run('simulate', 'nim', '--games', '6', ...seats, '--json');
  expect([code, out]).toEqual([0, expect.stringMatching(/"white"[^}]*6/)]);
});

test('its rulebook is read, and a rule by its name', async () => {
  expect((await run('rules', 'nim', 'NM-END-01')).out).toContain('Whoever takes the last stone wins.');
});

test('it is played in the terminal on its board in letters, against its bot, to the end', () => {
  const words = ['play', 'nim', '--bot', 'black=master'];
  const { stdout } = spawnSync(process.execPath, [KURGAN, ...words], {
    env: { ...process.env, KURGAN_GAMES: GAMES, XDG_STATE_HOME: folder(), NO_COLOR: '1' },
    input: ['take 3', 'take 3', 'take 3', 'take 3', 'quit', ''].join('\n'),
    encoding: 'utf8',
  });
  expect(stdout).toContain(`Heap: ${'o '.repeat(15).trim()}`);
  expect(stdout).toContain('Black takes 1.');
  expect(stdout).toMatch(/wins/);
});
