import { Match } from '@kurgan/engine';
import { loadEntry } from '@kurgan/games';
import { expect, onTestFinished, test } from 'vitest';
import { Thinker } from '../play/thinker.ts';
import { readBot } from '../registry.ts';
import { GAMES } from './hill/searched-games.ts';
import { inside } from './run.ts';

const SEARCHED = new URL('./hill/searched-games.ts', import.meta.url);
const { signal: NEVER } = new AbortController();

const [entry] = await Promise.all(GAMES.map(loadEntry));

function sitDown() {
  if (entry === undefined) throw new Error('the hill is gone');
  const thinker = new Thinker(SEARCHED);
  onTestFinished(() => thinker.close());
  return { entry, thinker, match: new Match(entry.game, { scenario: 'day', options: {} }, '1') };
}

test('a searching bot runs in a thread and gives the same answer for the same seed', async () => {
  const { entry, thinker, match } = sitDown();
  const bot = readBot(entry, 'scholar');
  const first = await thinker.choose(bot, match, 'red', 'seed', NEVER);
  expect(match.legal('red')).toContainEqual(first);
  expect(await thinker.choose(bot, match, 'red', 'seed', NEVER)).toEqual(first);
});

test('long thinking ends when the player leaves', async () => {
  const { entry, thinker, match } = sitDown();
  const leaving = new AbortController();
  const endless = thinker.choose(readBot(entry, 'scholar@999999999'), match, 'red', 'seed', leaving.signal);
  setTimeout(() => leaving.abort(), 200);
  expect(await endless).toBeNull();
});

test('search beats random play, and the ladder shows it', async () => {
  const words = ['ladder', 'hill', '--pairs', 'scholar@50:random', '--scenarios', 'day', '--games', '20', '--json'];
  const { code, out } = await inside(words, SEARCHED);
  expect(code).toBe(0);
  const [pair] = JSON.parse(out).pairings;
  expect(pair).toMatchObject({ first: 'scholar@50', games: 20 });
  expect(pair.share).toBeGreaterThan(0.6);
});
