import { existsSync, readFileSync } from 'node:fs';
import { Match } from '@kurgan/engine';
import { GAMES, loadEntry } from '@kurgan/games';
import { expect, test } from 'vitest';
import { readRulebook } from '../rulebook.ts';
import { inside } from './run.ts';

const ENTRIES = await Promise.all(GAMES.map(loadEntry));
const REGISTRY = new URL(import.meta.resolve('@kurgan/games'));

test.each(GAMES)(
  'the manifest of $id says what its rules say',
  async ({ id, seats, rules, tools, rulebook, picture }) => {
    const equipped = await tools();
    const game = await rules(equipped.scenarios[0]?.id ?? '');
    expect([game.id, equipped.id]).toEqual([id, id]);
    expect(Object.keys(seats)).toEqual(game.seats);
    for (const file of [rulebook, picture]) if (file instanceof URL) expect(existsSync(file)).toBe(true);
  },
);

test.each(ENTRIES)('$game.id is complete: a rulebook, a board for every scenario, a status line', (entry) => {
  expect(readRulebook(entry).rules.size).toBeGreaterThan(0);
  for (const { id } of entry.game.scenarios) {
    const match = new Match(entry.game, { scenario: id, options: {} }, '1');
    const view = match.view(null);
    expect(entry.board(view).length).toBeGreaterThan(0);
    expect(entry.status(view)).not.toContain('\n');
  }
});

test('games --json lists ids, seats, scenarios, options and bots', async () => {
  const { out } = await inside(['games', '--json'], REGISTRY);
  const volga = JSON.parse(out).find(({ id }: { id: string }) => id === 'volga');
  expect(volga).toMatchObject({ seats: ['german'], sides: ['german', 'soviet'] });
  expect(volga.scenarios.map(({ id }: { id: string }) => id)).toEqual(['september', 'factory']);
  expect(volga.options.map(({ id }: { id: string }) => id)).toContain('pavlovsHouse');
  expect(volga.bots.map(({ id }: { id: string }) => id)).toContain('random');
});

test('the text board shows every Area once, and nothing sealed', () => {
  const entry = ENTRIES.find(({ game }) => game.id === 'volga')!;
  const { game } = entry;
  const options = Object.fromEntries(game.scenarios[0]!.options.map(({ id }) => [id, false]));
  const boards = ['1', '2'].map((seed) =>
    entry.board(new Match(game, { scenario: 'september', options }, seed).view('german')),
  );
  const areas = [...boards[0]!.matchAll(/^ +(\d+)[ ~]/gm)].map(([, id]) => Number(id));
  expect(areas.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
  const map = (board: string) => board.slice(0, board.indexOf('~ on the Volga'));
  expect(map(boards[0]!)).toBe(map(boards[1]!)); // the two games differ in every hidden counter
  expect(readFileSync(entry.rulebook, 'utf8')).toContain('AV-');
});
