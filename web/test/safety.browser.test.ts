import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { listenTo } from './complaints.ts';
import { playedUntil } from './journals.ts';
import { act, actionsMade, beginGame } from './table.ts';
import { keep, visit, visitBoth } from './visit.ts';

visit('a reload in the middle of a choice keeps the match', 'desk', async ({ page }) => {
  await beginGame(page);
  await act(page, 'buy artillery');
  await act(page, 'buy engineer');
  await page.reload();
  await page.locator('[data-made="2"]').waitFor();
  await act(page, 'buy artillery');
  expect(await actionsMade(page)).toBe(3);
});

visitBoth('a match is saved as a file and opened again, to the same moment', async ({ page, size }) => {
  const id = await beginGame(page, 'round trip');
  await act(page, 'buy artillery');
  await act(page, 'buy air');
  await page.getByRole('button', { name: 'Game menu' }).click();
  await keep(page, `menu-${size}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`volga-september-${id}.kurgan.json`);
  const file = await download.path();
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  expect(journal).toMatchObject({ kurgan: 'match', game: 'volga', seed: 'round trip' });
  expect(journal.entries.map(({ action }: { action: string }) => action)).toEqual(['buy artillery', 'buy air']);

  await page.goto('/');
  await page.getByLabel('Open a match file').setInputFiles(file);
  await page.waitForURL((url) => url.pathname.startsWith('/match/') && !url.pathname.endsWith(id));
  await page.locator('[data-made="2"]').waitFor();
});

visit('a file can be dropped on the page, and one that is no match is told so', 'desk', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open a match file' }).waitFor();
  const drop = async (text: string): Promise<void> => {
    const files = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], 'match.json', { type: 'application/json' }));
      return transfer;
    }, text);
    await page.dispatchEvent('body', 'dragover', { dataTransfer: files });
    await page.getByText('Drop a match file to open it').waitFor();
    await page.dispatchEvent('body', 'drop', { dataTransfer: files });
  };
  const told = (text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();
  await drop('{"kurgan":');
  await told('This isn’t a Kurgan match file');
  await drop('{"kurgan":"match","game":"volga"}');
  await told(
    'This match file is damaged. Part of it is missing or was changed. Try another copy of the file.Look at format.',
  );
  await drop('{"name":"a shopping list"}');
  await told('This isn’t a Kurgan match file. Choose a file that was saved with “Save as a file”.');
  const journal = playedUntil('proof 1', (match) => match.length === 9).journal();
  await drop(JSON.stringify({ ...journal, game: 'chess' }));
  await told('This version of Kurgan doesn’t have that game');
  await drop(JSON.stringify({ kurgan: 'match', game: 'volga', version: '1', seed: 'x', actions: [] }));
  await told('This game was saved by an early version');
  await drop(JSON.stringify({ ...journal, rules: '0', setup: { scenario: 'gone', options: {} } }));
  await told('The rules have changed since this game was played');
  await drop(JSON.stringify({ ...journal, entries: journal.entries.toSpliced(4, 1) }));
  await told('damaged');
  expect(new URL(page.url()).pathname).toBe('/');
});

/** Changes the first stored entry of a match behind the app's back. */
const tamper = (page: Page, id: string, change: 'empty' | 'forged'): Promise<void> =>
  page.evaluate(
    ([key, how]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('kurgan');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const store = opening.result.transaction('entries', 'readwrite').objectStore('entries');
          const reading = store.get([key, 1]);
          reading.onsuccess = () => {
            const entry = reading.result;
            store.put(how === 'empty' ? {} : { ...entry, deed: { action: 'buy engineer' } }, [key, 1]);
          };
          store.transaction.oncomplete = () => resolve();
        };
      }),
    [id, change] as const,
  );

for (const change of ['empty', 'forged'] as const) {
  visit(`a saved game that is ${change} is told to be damaged and left alone`, 'desk', async ({ page }) => {
    const id = await beginGame(page);
    await act(page, 'buy artillery');
    await page.goto('/');
    await page.getByRole('link', { name: 'Your turn' }).waitFor();
    await tamper(page, id, change);
    await page.goto(`/match/${id}`);
    await page.getByRole('heading', { name: 'This saved game is damaged' }).waitFor();
    await page.getByRole('link', { name: 'Go home' }).click();
    await page.getByRole('button', { name: 'Remove September 1942' }).waitFor();
  });
}

visit('a game that is removed can be put back', 'desk', async ({ page }) => {
  await beginGame(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Remove September 1942' }).click();
  await keep(page, 'remove-desk');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Remove September 1942' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('Games you start are saved here').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Your turn' }).click();
  await page.locator('[data-made="0"]').waitFor();
});

visit('a match open in two tabs goes on from where it stands', 'desk', async ({ page, context, complaints }) => {
  await beginGame(page);
  const other = await context.newPage();
  listenTo(other, complaints);
  await other.goto(page.url());
  await other.locator('[data-made="0"]').waitFor();
  await act(page, 'buy artillery');
  await act(page, 'buy artillery');
  await act(other, 'buy engineer');
  await other.getByText('This game moved on in another tab').waitFor();
  await other.getByRole('alert').filter({ hasText: 'artillery' }).waitFor();
  expect(await actionsMade(other)).toBe(2);
  await act(other, 'buy engineer');
  expect(await actionsMade(other)).toBe(3);
});

visit('a store that is full does not end the game', 'desk', async ({ page }) => {
  await beginGame(page);
  await act(page, 'buy artillery');
  const worker = page.workers()[0]!;
  await worker.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    Object.assign(globalThis, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { put }) });
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await act(page, 'buy engineer');
  await page.getByText('This browser is out of space').waitFor();
  await keep(page, 'store-full-desk');
  const saving = page.getByRole('alert').getByRole('button', { name: 'Save as a file' });
  const [download] = await Promise.all([page.waitForEvent('download'), saving.click()]);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8')).entries).toHaveLength(2);
  await worker.evaluate('makeRoom()');
  await act(page, 'buy air');
  await page.getByText('This browser is out of space').waitFor({ state: 'hidden' });
  await page.reload();
  await page.locator('[data-made="3"]').waitFor();
});

visit('a browser that keeps nothing is told of, and can be played in', 'desk', async ({ page }) => {
  const closed = "indexedDB.open = () => { throw new DOMException('closed', 'SecurityError'); };";
  await page.addInitScript(closed);
  await page.route(/assets\/worker-[^/]*\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${closed}\n${await response.text()}` });
  });
  await page.goto('/');
  await page.getByText('Kurgan isn’t allowed to store anything here').waitFor();
  await page.getByRole('button', { name: 'Play alone' }).click();
  await page.getByText('This browser won’t let Kurgan save anything').waitFor();
  await act(page, 'buy artillery');
  expect(await actionsMade(page)).toBe(1);
});

visit('an engine that stops takes no game with it', 'desk', async ({ page }) => {
  await beginGame(page);
  await act(page, 'buy artillery');
  await page.workers()[0]?.evaluate(() => {
    setTimeout(() => {
      throw new Error('a defect');
    });
  });
  await expect.poll(() => page.workers().length).toBe(0);
  await act(page, 'buy engineer');
  expect(await actionsMade(page)).toBe(2);
});

visit('a bug report is a file and a note, and sends nothing', 'desk', async ({ page, context }) => {
  const id = await beginGame(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('button', { name: 'Report a bug' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a bug' });
  expect(await dialog.getByRole('textbox').inputValue()).toMatch(
    new RegExp(`Kurgan \\d+\\.\\d+.*\\nmatch ${id} after action 0`),
  );
  await dialog.getByRole('button', { name: 'Copy the note' }).click();
  await dialog.getByRole('button', { name: 'Copied' }).waitFor();
  await keep(page, 'report-desk');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

visit('settings last, and are there before anything is painted', 'desk', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Light', exact: true }).check();
  await page.getByRole('radio', { name: 'Largest' }).check();
  await page.reload({ waitUntil: 'commit' });
  await page.locator('html[data-room="day"][data-text="largest"]').waitFor({ state: 'attached' });
  const frame = page.locator('meta[name="theme-color"][content="#cfc2a4"]');
  await frame.waitFor({ state: 'attached' });
  await page.getByRole('radio', { name: 'Light', exact: true }).waitFor();
  expect(await page.getByRole('radio', { name: 'Light', exact: true }).isChecked()).toBe(true);
});
