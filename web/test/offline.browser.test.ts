import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { DIST } from '../build/index.ts';
import { openFile, playedUntil, stepOfMatch } from './journals.ts';
import { type Served, serve } from './serve-app.ts';
import { shownOn } from './shown.ts';
import { act, beginGame } from './table.ts';
import { keep, type Visit, visit } from './visit.ts';

const APP = process.env.KURGAN_APP ?? DIST;
/** A version follows another at the same address. */
const PORT = await freePort();
const ADDRESS = `http://127.0.0.1:${PORT}`;

/** Below those that a system hands out by itself: nobody else comes to have it between one version and the next. */
async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}

/** Complaints other than a browser's about a missing server. */
const unexpected = (complaints: string[]): string[] =>
  complaints.splice(0).filter((each) => !/net::ERR_|service worker/i.test(each));

async function served(folder: string): Promise<Served> {
  const server = await serve(['--folder', folder, '--port', String(PORT)]);
  onTestFinished(() => server.stop());
  return server;
}

/** Waits until everything that the app needs offline is kept. Returns the version that is. */
async function readyOffline(page: Page): Promise<string> {
  await page.evaluate('navigator.serviceWorker.ready');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const [cache = ''] = await page.evaluate<string[]>('caches.keys()');
  return cache.replace('kurgan-', '');
}

/** The same app under other names: what a build leaves after one letter has changed somewhere. */
function newerApp(version: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kurgan-newer-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(APP, folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(?:br|gz)$/.test(name))) rmSync(path.join(folder, file));
  // A chunk carries its name into those who import it, so their contents and names change with it.
  const scripts = files.filter((name) => /^assets.[^.]+\.js(?:on)?$/.test(name)).map((name) => path.basename(name));
  const names = new Set(scripts.map((script) => path.parse(script).name));
  const newer = (text: string): string => [...names].reduce((all, name) => all.replaceAll(name, `newer-${name}`), text);
  for (const file of files.filter((name) => /\.(?:js|html)$/.test(name))) {
    const place = path.join(folder, file);
    writeFileSync(place, newer(readFileSync(place, 'utf8')));
  }
  for (const name of scripts)
    renameSync(path.join(folder, 'assets', name), path.join(folder, 'assets', `newer-${name}`));
  const worker = path.join(folder, 'service-worker.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replaceAll(version, 'newer'));
  return folder;
}

/** A test of an app that comes to stay. */
const visitAndKeep = (name: string, run: (visit: Visit) => Promise<void>): void =>
  visit(name, 'desk', run, { keepsApp: true });

visitAndKeep('after the first visit the app starts and plays without a network', async ({ page, complaints }) => {
  const server = await served(APP);
  await page.goto(`${ADDRESS}/`);
  await readyOffline(page);
  await server.stop();
  await page.goto(`${ADDRESS}/`);
  await page.getByRole('heading', { name: 'Choose a game' }).waitFor();
  await page.getByRole('button', { name: 'Play alone' }).click();
  await page.locator('.volga-table').waitFor();
  await act(page, 'buy artillery');
  await page.goto(`${ADDRESS}/`);
  await page.getByRole('link', { name: 'Your turn' }).click();
  await page.locator('[data-made="1"]').waitFor();
  await act(page, 'buy engineer');
  await page.goto(`${ADDRESS}/rules/volga/AV-MOVE-03`);
  await page.locator('#AV-MOVE-03').waitFor();
  await keep(page, 'offline-desk');
  expect(unexpected(complaints)).toEqual([]);
});

visitAndKeep(
  'a new version waits, is offered in one line, and a combat goes on in it',
  async ({ page, complaints }) => {
    const old = await served(APP);
    await page.goto(`${ADDRESS}/`);
    const version = await readyOffline(page);
    const combat = playedUntil('proof 1', (match) => stepOfMatch(match) === 'support');
    await openFile(page, JSON.stringify(combat.journal()));
    await page.locator('.volga-table').waitFor();
    await act(page, 'place artillery');
    const before = await shownOn(page);
    await old.stop();
    await served(newerApp(version));
    await page.evaluate('navigator.serviceWorker.getRegistration().then((each) => each.update())');
    await page.getByText('A new version is ready.').waitFor();
    await keep(page, 'new-version-desk');
    expect(await shownOn(page)).toEqual(before);
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.waitForFunction(() => document.querySelector('script[src*=newer]') !== null);
    expect(await shownOn(page)).toEqual(before);
    await act(page, 'fight');
    expect(await page.getByText('A new version is ready.').count()).toBe(0);
    expect(await page.evaluate('caches.keys()')).toEqual(['kurgan-newer']);
    expect(unexpected(complaints)).toEqual([]);
  },
);

visitAndKeep('the page of a new version needs no question', async ({ page, complaints }) => {
  const old = await served(APP);
  await page.goto(`${ADDRESS}/settings`);
  const version = await readyOffline(page);
  await old.stop();
  await served(newerApp(version));
  await page.goto(`${ADDRESS}/settings`);
  await page.waitForFunction(() => document.querySelector('script[src*=newer]') !== null);
  await page.waitForFunction(async () => (await caches.keys()).join() === 'kurgan-newer');
  expect(await page.getByText('A new version is ready.').count()).toBe(0);
  expect(unexpected(complaints)).toEqual([]);
});

visit('the app can be installed', 'desk', async ({ page }) => {
  await beginGame(page);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    return (await fetch(link?.href ?? '')).json();
  });
  expect(manifest).toMatchObject({ short_name: 'Kurgan', start_url: '/', display: 'standalone' });
  for (const { src, sizes } of manifest.icons) {
    const loaded = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(loaded).toBe(sizes);
  }
});
