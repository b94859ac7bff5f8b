import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRequest } from './page.ts';
import { type TestServer, testServer } from './running.ts';
import { playOn, seated } from './seated.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const phaseOf = async (match: string): Promise<unknown> =>
  (await server.database.read('SELECT phase, seed FROM match WHERE id = $1', match))[0];

test('the file of a finished match proves its dice from the shares of everybody', async () => {
  const both = await seated(server, 'normandy', '1');
  await playOn(both, 8, 'proof');
  await both.pages[0].call('resign', { match: both.match, seat: null, request: newRequest() });
  const { value } = await both.pages[0].call('file', { match: both.match });
  const folder = mkdtempSync(path.join(tmpdir(), 'kurgan-shares-'));
  const file = path.join(folder, 'match.json');
  const verify = async (text: string): Promise<{ status: unknown; stdout: string }> => {
    writeFileSync(file, text);
    const child = spawn(process.execPath, ['cli/kurgan.ts', 'verify', file], { cwd: ROOT });
    let stdout = '';
    child.stdout.setEncoding('utf8').on('data', (some: string) => {
      stdout += some;
    });
    const [status] = await once(child, 'close');
    return { status, stdout };
  };
  const honest = await verify(String(value));
  expect([honest.status, honest.stdout]).toEqual([
    0,
    expect.stringContaining('ok  deal     the seed comes from shares'),
  ]);
  const journal = JSON.parse(String(value));
  journal.deal.shares.seats.us = 'ab'.repeat(32);
  const bent = await verify(JSON.stringify(journal));
  expect([bent.status, bent.stdout]).toEqual([1, expect.stringContaining('FAULT  us told another share')]);
  rmSync(folder, { recursive: true });
});

test('who repeats a promise of somebody else does not get the seat', async () => {
  const [first, second] = [await server.page(), await server.page()];
  const { match, token } = await first.open({ game: 'normandy', scenario: '1', seat: 'us' });
  await second.call('watch', { match, from: null });
  const { commitments } = second.whole ?? {};
  for (const commitment of [commitments?.server, commitments?.seats.us]) {
    const copied = await second.post('join', { request: newRequest(), match, token, commitment });
    expect(copied.body).toMatchObject({ error: 'refused' });
  }
  expect((await second.join(match, token)).status).toBe(200);
});

test('who told a share cannot tell another, and telling it twice changes nothing', async () => {
  const [first, second] = [await server.page(), await server.page()];
  const { match, token } = await first.open({ game: 'normandy', scenario: '1' });
  await second.join(match, token);
  expect((await first.reveal(match)).status).toBe(200);
  expect((await first.reveal(match)).status).toBe(200);
  expect((await first.post('reveal', { match, share: 'cd'.repeat(32) })).body).toMatchObject({ error: 'closed' });
  expect(await phaseOf(match)).toEqual({ phase: 'dealt', seed: null });
});

test('a match in which a share is kept back never begins, is dissolved after a week, and counts for whoever kept it', async () => {
  const [first, second] = [await server.page(), await server.page()];
  const { match, token } = await first.open({ game: 'normandy', scenario: '1' });
  await second.join(match, token);
  await first.reveal(match);
  await first.call('watch', { match, from: null });
  expect(await phaseOf(match)).toEqual({ phase: 'dealt', seed: null });
  server.advance(7 * 86_400_000 + 1000);
  await first.until(() => first.whole?.phase === 'gone', 10_000);
  expect(await phaseOf(match)).toEqual({ phase: 'gone', seed: null });
  expect((await first.post('keptBack', {})).body).toEqual({ value: 0 });
  expect((await second.post('keptBack', {})).body).toEqual({ value: 1 });
});

test('a challenge that is taken back counts for nobody', async () => {
  const first = await server.page();
  const { match } = await first.open({ game: 'normandy', scenario: '1' });
  await first.post('withdraw', { match });
  expect(await phaseOf(match)).toEqual({ phase: 'gone', seed: null });
  expect((await first.post('keptBack', {})).body).toEqual({ value: 0 });
});
