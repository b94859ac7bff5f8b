/**
 * Takes pictures of every screen of online play in the middle of things, to be looked at:
 *
 *   node web/test/online/pictures.ts [--sizes 390x844,1280x800] [--scenes lobby,chat] [--room day] [--to FOLDER]
 *
 * and, with `--readme`, the one in the README.
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../build/chromium.ts';
import { listenTo } from '../complaints.ts';
import { openWindow } from '../window.ts';
import { Club } from './club.ts';
import { SCENES } from './scenes.ts';
import { stage } from './stage.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '390x844,1280x800,2560x1440' },
    scenes: { type: 'string' },
    room: { type: 'string', default: 'night' },
    to: { type: 'string', default: 'web/screenshots/online' },
    readme: { type: 'boolean', default: false },
  },
});

/** Stages a scene and takes its picture, whatever came of it. */
async function take(
  browser: Browser,
  name: string,
  size: string,
  shoot: (page: Page) => Promise<unknown>,
): Promise<void> {
  const scene = SCENES[name];
  if (scene === undefined) throw new Error(`there is no scene ${name}`);
  const club = await Club.open();
  const page = await openWindow(browser, club.address, size, values.room);
  const complaints: string[] = [];
  listenTo(page, complaints);
  await stage(club, scene, page).catch((error: unknown) => complaints.push(String(error)));
  await page.waitForTimeout(600); // boards are painted after they are there
  await shoot(page);
  console.log(name, size, ...complaints);
  await page.context().close();
  await club.close();
}

const browser = await launchChromium();
try {
  if (values.readme) {
    const picture = { path: 'docs/pictures/online.jpg', type: 'jpeg', quality: 80 } as const;
    await take(browser, 'asks-back', '1280x800', (page) => page.screenshot(picture));
  } else {
    mkdirSync(values.to, { recursive: true });
    for (const name of values.scenes?.split(',') ?? Object.keys(SCENES))
      for (const size of values.sizes.split(','))
        await take(browser, name, size, async (page) => {
          // Pages are taken whole, tables as the window shows them.
          const isTable = (await page.locator('.game-table').count()) > 0;
          await page.screenshot({ path: `${values.to}/${name}-${size}.png`, fullPage: !isTable });
        });
  }
} finally {
  await browser.close();
}
