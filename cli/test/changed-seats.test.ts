import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expectOk, Match, parseSetup, setupProblemText, writeMatch } from '@kurgan/engine';
import { GAMES, loadEntry } from '@kurgan/games';
import { expect, test } from 'vitest';
import { folder, inside } from './run.ts';

const REGISTRY = new URL(import.meta.resolve('@kurgan/games'));

test('once the players have changed seats, an applied action leaves everybody where they sit', async () => {
  const manifest = GAMES.find(({ id }) => id === 'axis');
  if (manifest === undefined) throw new Error('there is no such game');
  const { game } = await loadEntry(manifest);
  const setup = expectOk(parseSetup(game.scenarios, 'race', { bidding: true }), setupProblemText);
  const match = new Match(game, setup, 'seed');
  for (const [seat, text] of [
    ['axis', 'bid allies 9'],
    ['allies', 'accept'],
  ] as const) {
    const action = game.notation.parse(text);
    if (!action.ok || match.act(seat, action.value) !== null) throw new Error(`${text} is not legal`);
  }
  const players = { axis: 'recruit', allies: 'person' };
  const file = path.join(folder(), 'm.json');
  writeFileSync(file, writeMatch(match, players));
  expect((await inside(['legal', file], REGISTRY)).out).toContain('axis: done\n');
  expect((await inside(['apply', file, 'done', '--out', file], REGISTRY)).err).toBe('');
  expect(JSON.parse(readFileSync(file, 'utf8')).players).toEqual(players);
});
