import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backUp, NothingToBackUp } from '../index.ts';
import { testServer } from './running.ts';
import { playOn, seated, viewOf } from './seated.ts';

test('a copy made while a match is played holds it as it stood, and a server starts from it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kurgan-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [live, other, file] = ['live', 'other', 'copy.sqlite'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  const server = await testServer(live);
  const both = await seated(server, 'normandy', '1');
  await playOn(both, 20, 'backup');
  const seen = viewOf(both.pages[0]);
  const playing = playOn(both, 20, 'meanwhile');
  expect(await backUp(live, file)).toBe(1);
  await playing;
  await server.stop();
  expect(existsSync(`${file}-wal`)).toBe(false);

  mkdirSync(other);
  copyFileSync(file, path.join(other, 'kurgan.sqlite'));
  const restored = await testServer(other);
  onTestFinished(() => restored.close());
  const page = await restored.page(both.pages[0].cookie);
  await page.call('watch', { match: both.match, from: null });
  expect(page.n).toBeGreaterThanOrEqual(20);
  expect(page.n).toBeLessThanOrEqual(40);
  expect(page.whole?.seat).toBe(both.pages[0].whole?.seat);
  if (page.n === 20) expect(page.view).toEqual(seen);
});

test('an empty folder is said to be empty', async () => {
  await expect(backUp('/no/such/folder', '/no/such/file')).rejects.toThrow(NothingToBackUp);
});

test('a copy that fails leaves nothing behind', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kurgan-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [live, taken] = [path.join(folder, 'live'), path.join(folder, 'taken')];
  await (await testServer(live)).stop();
  mkdirSync(taken);
  await expect(backUp(live, taken)).rejects.toThrow(/EISDIR/);
  expect(readdirSync(folder).sort()).toEqual(['live', 'taken']);
});
