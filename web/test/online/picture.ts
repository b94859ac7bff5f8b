/**
 * `node web/test/online/picture.ts FILE.jpg` plays a match between two browsers and takes the picture of the README: the
 * table of a player whose opponent asks to go back.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SeededChance } from '@kurgan/engine';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../build/chromium.ts';
import { serve } from '../serve-app.ts';

const [file = 'docs/pictures/online.jpg'] = process.argv.slice(2);
const SIZE = { width: 1280, height: 800 };
const PORT = '8099';
const ACTIONS = 90;
/** Verbs that make a lively board, the liveliest first. */
const LIVELY = ['attack', 'control', 'scout', 'move', 'bid'];

const chance = SeededChance.fromSeed('picture');
const made = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-made]').first().getAttribute('data-made'));

async function newPlayer(browser: Browser, address: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: SIZE, baseURL: address })).newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/account');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return page;
}

/** Does something lively on whichever page is asked. */
async function playOne(pages: readonly Page[]): Promise<void> {
  for (;;) {
    for (const page of pages) {
      if (!(await page.title()).startsWith('●')) continue;
      const before = await made(page);
      await page.bringToFront();
      await page.keyboard.press('l');
      const choices = page.locator('dialog [data-action]');
      await choices.first().waitFor();
      const texts = await choices.evaluateAll((all) => all.map((each) => each.getAttribute('data-action') ?? ''));
      const verb = LIVELY.find((each) => texts.some((text) => text.startsWith(each)));
      const wanted = texts.flatMap((text, i) => (verb === undefined || text.startsWith(verb) ? [i] : []));
      await choices.nth(wanted[chance.below(wanted.length)] ?? 0).click();
      while ((await made(page)) <= before) await page.waitForTimeout(50);
      return;
    }
    await pages[0]?.waitForTimeout(50);
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'kurgan-picture-'));
const server = await serve(['--data', folder, '--port', PORT]);
const browser = await launchChromium();
try {
  const mira = await newPlayer(browser, server.address, 'Mira');
  const jonas = await newPlayer(browser, server.address, 'Jonas');
  await mira.goto('/online');
  await mira.getByRole('combobox', { name: 'Scenario' }).selectOption({ index: 3 });
  await mira.getByRole('radio', { name: 'One person' }).check({ force: true });
  await mira.getByRole('button', { name: 'Open the challenge' }).click();
  await jonas.goto(new URL(await mira.getByRole('textbox', { name: 'Link' }).inputValue()).pathname);
  await jonas.getByRole('button', { name: 'Take the seat' }).click();
  const pages = [mira, jonas];
  for (const page of pages) await page.locator('.online-match .game-table').waitFor();
  for (let i = 0; i < ACTIONS || !(await mira.title()).startsWith('●'); i++) await playOne(pages);
  await jonas.getByRole('button', { name: 'Chat' }).click();
  await jonas.getByRole('textbox', { name: 'Your line' }).fill('Sorry, wrong counter');
  await jonas.getByRole('button', { name: 'Say' }).click();
  await jonas.getByRole('button', { name: 'Close the chat' }).click();
  await jonas.locator('.menu-button').click();
  await jonas.getByRole('button', { name: 'Ask to go back …' }).click();
  await jonas.locator('.go-back button').first().click();
  await mira.bringToFront();
  await mira.getByText('Jonas asks to go back').waitFor();
  await mira.mouse.move(SIZE.width / 2, SIZE.height - 20);
  await mira.waitForTimeout(800);
  await mira.screenshot({ path: file, type: 'jpeg', quality: 80 });
  console.log(`${file}: ${await made(mira)} entries played`);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
