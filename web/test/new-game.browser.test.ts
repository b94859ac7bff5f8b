import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { BUILD_SCRIPT } from '../build/index.ts';
import { serious } from './serious.ts';
import { type Served, serve } from './serve-app.ts';
import { keep, visit, visitBoth } from './visit.ts';

// The app made from a registry with one tiny game: what the game's folder says is enough for every page.
const folder = mkdtempSync(path.join(tmpdir(), 'kurgan-new-game-'));
const app = path.join(folder, 'app');
let served: Served | null = null;

beforeAll(async () => {
  if (inject('chromium') === null) return;
  const env = { ...process.env, KURGAN_GAMES: '@kurgan/games/testing' };
  const { status, stderr } = spawnSync(process.execPath, [BUILD_SCRIPT, '--quiet', '--out', app], { env });
  if (status !== 0) throw new Error(String(stderr));
  served = await serve(['--folder', app]);
});

afterAll(async () => {
  await served?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const at = (place: string): string => `${served?.address}${place}`;

visit('a new game is chosen in the lobby, set up, and played against its bot to the end', 'desk', async ({ page }) => {
  await page.goto(at('/'));
  await page.getByRole('button', { name: /^Nim/ }).click();
  await page.getByRole('link', { name: 'Side and opponent' }).click();
  await page.getByRole('heading', { level: 1, name: 'Nim' }).waitFor();
  await page.getByText('Black', { exact: true }).waitFor();
  await page.getByText('counts in fours').waitFor();
  await page.getByText('Optional rules').click();
  await page.getByRole('textbox', { name: 'The stake' }).fill('on, 007');
  await page.getByRole('textbox', { name: 'The stake' }).blur();
  const two = page.getByRole('group', { name: 'Not to be taken' }).getByRole('checkbox', { name: 'Two' });
  await two.check();
  // The link says it all again.
  await page.reload();
  expect(await page.getByRole('textbox', { name: 'The stake' }).inputValue()).toBe('on, 007');
  expect(await two.isChecked()).toBe(true);
  expect(await serious(page)).toEqual([]);
  await keep(page, 'new-game-set-up');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByText('Stones: 15').waitFor();
  expect(await page.getByRole('button', { name: /^Take/ }).allTextContents()).toEqual(['Take 1', 'Take 3']);
  expect(await serious(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take 3' }).click();
  await page.getByText('Stones: 11').waitFor();
  await keep(page, 'new-game-table');
  // Whatever is taken from a multiple of four, the master completes it.
  for (const left of [7, 3]) {
    await page.getByRole('button', { name: 'Take 3' }).click();
    await page.getByText(`Stones: ${left}`).waitFor();
  }
  await page.getByRole('button', { name: 'Take 3' }).click();
  await page.getByText('White wins on, 007').waitFor();
});

visit('the rulebook of a new game is read, and found by the name of a rule', 'desk', async ({ page }) => {
  await page.goto(at('/rules/NM-END-02'));
  await page.getByRole('heading', { level: 1, name: 'Nim' }).waitFor();
  await page.getByText('whoever takes the last stone loses').waitFor();
  expect(page.url()).toBe(at('/rules/nim/NM-END-02'));
});

visitBoth('a standing order is declared, shown to both, followed, kept, and taken back', async ({ page, size }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const orders = page.getByRole('region', { name: 'Standing orders' });
  const log = async (): Promise<number> => page.getByText('Black lets it be.').count();
  /** The next player sits down, and the moves that are open stand there. */
  const next = async (seat: string, ...moves: string[]): Promise<void> => {
    const curtain = page.locator('dialog.curtain');
    await curtain.getByText(seat).first().waitFor();
    await curtain.getByRole('button', { name: 'lift the curtain' }).click();
    await curtain.waitFor({ state: 'detached' });
    for (const move of moves) await button(move).waitFor();
  };
  await page.goto(at('/play/nim?backs=on&white=person&black=person'));
  await button('Begin').click();
  await next('White', 'Take 3');
  await button('Take 3').click();

  // Black declares in its window, and the kernel answers at once.
  await next('Black', 'Put a stone back', 'Let it be');
  await orders.getByText('Pass all chances to put a stone back').waitFor();
  expect(await serious(page)).toEqual([]);
  await keep(page, `orders-offered-${size}`);
  await button('until I say otherwise').click();
  await orders.getByText('You pass all chances to put a stone back.').waitFor();
  await button('Take 1').waitFor();
  expect(await button('Put a stone back').count()).toBe(0);
  await keep(page, `orders-own-${size}`);
  await button('Take 1').click();

  // White reads it, and has a window of its own.
  await next('White', 'Put a stone back', 'Let it be');
  await orders.getByText('Black passes all chances to put a stone back.').waitFor();
  expect(await button('Ask me again').count()).toBe(0);
  await keep(page, `orders-theirs-${size}`);
  await button('Let it be').click();
  await button('Take 2').click();

  // Black is not asked again, also after a reload.
  await next('Black', 'Take 2');
  await page.reload();
  await next('Black', 'Take 2');
  await page.getByText('Stones: 9').waitFor();
  expect(await button('Put a stone back').count()).toBe(0);
  await orders.getByText('You pass all chances to put a stone back.').waitFor();

  // It takes the order back, and is asked.
  await button('Ask me again').click();
  await orders.waitFor({ state: 'detached' });
  await button('Take 2').click();
  await next('White', 'Let it be');
  expect(await orders.getByText('Black').count()).toBe(0);
  await button('Let it be').click();
  await button('Take 2').click();
  await next('Black', 'Let it be');
  await button('Put a stone back').click();
  await page.getByText('Stones: 6').waitFor();
  if (size === 'desk') expect(await log()).toBe(2);
});
