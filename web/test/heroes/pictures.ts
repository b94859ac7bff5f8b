/**
 * Takes pictures of Heroes of Stalingrad in the middle of games, to be looked at:
 *
 *   node web/test/heroes/pictures.ts [--sizes 390x844,1280x800] [--moments orders,window] [--room day] [--to FOLDER]
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../build/chromium.ts';
import { listenTo } from '../complaints.ts';
import { openFile } from '../journals.ts';
import { serveApp } from '../serve-app.ts';
import { openWindow } from '../window.ts';
import { MOMENTS } from './picture-moments.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '390x844,844x390,1280x800,1920x1080,2560x1440' },
    moments: { type: 'string' },
    room: { type: 'string', default: 'night' },
    to: { type: 'string', default: 'web/screenshots/heroes' },
  },
});

const wanted = values.moments?.split(',') ?? Object.keys(MOMENTS);

async function take(browser: Browser, address: string, name: string, size: string): Promise<void> {
  const moment = MOMENTS[name];
  if (moment === undefined) throw new Error(`there is no moment ${name}`);
  const page = await openWindow(browser, address, size, values.room);
  const complaints: string[] = [];
  listenTo(page, complaints);
  try {
    const journal = moment.journal?.();
    if (journal !== undefined) {
      await page.goto('/');
      await openFile(page, journal);
      await page.locator('.heroes-table').waitFor();
      await page.waitForTimeout(400);
    }
    await moment.ready?.(page);
  } catch (error) {
    complaints.push(error instanceof Error ? error.message : String(error));
  }
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${values.to}/${name}-${size}.png` });
  console.log(`${name} ${size}`, ...complaints);
  await page.context().close();
}

mkdirSync(values.to, { recursive: true });
const served = await serveApp();
const browser = await launchChromium();
try {
  for (const name of wanted)
    for (const size of values.sizes.split(',')) await take(browser, served.address, name, size);
} finally {
  await browser.close();
  await served.stop();
}
