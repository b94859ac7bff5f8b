import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { folder, inside } from './run.ts';

// The smallest game, known only to a registry: its folder is enough for every command.
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

test('its rulebook and each rule can be read', async () => {
  expect((await run('rules', 'nim', 'NM-END-01')).out).toContain('Whoever takes the last stone wins.');
});

/** A terminal session: its input and its output. */
function sitting(state: string, words: readonly string[], typed: readonly string[]): string {
  const { stdout } = spawnSync(process.execPath, [KURGAN, 'play', ...words], {
    env: { ...process.env, KURGAN_GAMES: GAMES, XDG_STATE_HOME: state, NO_COLOR: '1' },
    input: [...typed, 'quit', ''].join('\n'),
    encoding: 'utf8',
  });
  return stdout;
}

test('it is played to the end in the terminal, on its text board, against its bot', () => {
  const told = sitting(folder(), ['nim', '--bot', 'black=master'], ['take 3', 'take 3', 'take 3', 'take 3']);
  expect(told).toContain(`Heap: ${'o '.repeat(15).trim()}`);
  expect(told).toContain('Black takes 1.');
  expect(told).toMatch(/wins/);
});

test('a standing order is announced to both, followed, saved, and revoked', () => {
  const state = folder();
  const WINDOW = '1 back     2 pass';
  const DECLARED = 'black passes every back window until further notice.';
  const first = sitting(
    state,
    ['nim', '--option', 'backs=on'],
    ['take 3', 'pass back until told', 'take 1', 'pass', 'take 2'],
  );
  const [before = '', , black = '', white = '', , last = ''] = first.split(/^(?:white|black)> /m);
  expect([before, black].map((told) => told.includes(DECLARED))).toEqual([false, true]);
  // White reads it at its own window; Black's windows are passed for it, and the next choice is Black's turn.
  expect(white).toContain(`${DECLARED}\nwhite to choose: back`);
  expect(last).toContain('White takes 2.\n       Black lets it be.');
  expect(last).toContain('black to choose: turn');

  const later = sitting(state, ['--resume'], ['orders', 'pass back off', 'take 1', 'pass', 'take 1', 'back']);
  expect(later).toContain(`${DECLARED}\nblack to choose: turn`);
  expect(later).toContain('There are no standing orders.');
  const asked = later.split('White takes 1.').at(-1);
  expect(asked).toContain(WINDOW);
  expect(asked).toContain('Black puts a stone back.');
});
