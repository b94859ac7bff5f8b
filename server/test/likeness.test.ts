import { expect, onTestFinished, test } from 'vitest';
import { likenessOf, readName } from '../players/name.ts';
import { readLine } from '../talk/talk.ts';
import { newRequest } from './page.ts';
import { testServer } from './running.ts';

test('a name has nothing invisible in it, and no pile of accents', () => {
  const [filler, variation, joiner] = ['\u3164\u3164', 'Anna\ufe0f', 'An\u034fna'];
  for (const name of [filler, variation, joiner, `A${'\u0301'.repeat(8)}b`])
    expect(() => readName(name), name).toThrow();
  for (const name of ['Zoë', 'Việt', 'שָׁלוֹם', 'กี่']) expect(readName(name)).toBe(name.normalize('NFKC'));
});

test.each([
  ['Anna', 'аnnа'], // Cyrillic
  ['Ivo', 'lvo'],
  ['Otto', '0tt0'],
  ['ÉMIL', 'émil'],
])('%s and %s look alike', (name, other) => expect(likenessOf(name)).toBe(likenessOf(other)));

test('nobody, account or guest, takes a name that looks like another account’s', async () => {
  const server = await testServer();
  onTestFinished(() => server.close());
  const [anna, bert] = [await server.page(), await server.page()];
  const account = (page: typeof anna, name: string) => page.call('account', { request: newRequest(), name });
  expect(await account(anna, 'Émilia')).toHaveProperty('value');
  const taken = { error: 'refused', detail: 'Somebody else has this name, or one that looks like it.' };
  for (const name of ['émilia', 'ÉmiIia', 'Émiliа']) {
    expect(await account(bert, name)).toMatchObject(taken);
    expect(await bert.call('rename', { name })).toMatchObject(taken);
  }
  expect(await anna.call('rename', { name: 'ÉMILIA' })).toHaveProperty('value'); // one's own
  await anna.call('deleteMe', {});
  expect(await account(bert, 'Emilia')).toHaveProperty('value');
  expect(JSON.stringify(await server.database.read('SELECT * FROM player'))).not.toMatch(/émi/i);
});

test('a store that fails is not called somebody else’s name', async () => {
  const server = await testServer(undefined, { log: () => {} });
  onTestFinished(() => server.close());
  const page = await server.page();
  const { write } = server.database;
  server.database.write = () => Promise.reject(new Error('database or disk is full'));
  expect(await page.call('rename', { name: 'Mira' })).toMatchObject({ error: 'defect' });
  server.database.write = write;
});

test('a line of talk keeps joined signs, and loses what is invisible and piles of accents', () => {
  expect(readLine('👩\u200d🚀 می\u200cخواهم')).toBe('👩\u200d🚀 می\u200cخواهم');
  expect(readLine('a\u200bb\u202ec\u2066d')).toBe('a b c d');
  expect(readLine(`a${'\u0301\u0316'.repeat(99)}b`)).toHaveLength(6);
  for (const blank of ['\u200d', '\u3164', '\ufe0f\u034f', '\ud800'])
    expect(() => readLine(blank)).toThrow('nothing to say');
});
