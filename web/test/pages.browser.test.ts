import { expect } from 'vitest';
import { attributesOf, parseSettings } from '../settings/settings.ts';
import { serious } from './serious.ts';
import { beginGame } from './table.ts';
import { keep, visit, visitBoth } from './visit.ts';

const PAGES = [
  { name: 'start', address: '/', heading: 'Choose a game' },
  {
    name: 'set-up',
    address: '/play/volga?moreSupply=2,3&startMorale=on',
    heading: 'Stalingrad: Advance to the Volga, 1942',
  },
  { name: 'rulebook', address: '/rules/volga', heading: 'Stalingrad: Advance to the Volga, 1942' },
  { name: 'campaign', address: '/campaign/normandy', heading: 'Undaunted: Normandy · Campaign' },
  { name: 'settings', address: '/settings', heading: 'Settings' },
  { name: 'replays', address: '/replays', heading: 'Replays' },
  { name: 'unknown-match', address: '/match/0000', heading: 'This game isn’t in this browser' },
];

for (const { name, address, heading } of PAGES) {
  visitBoth(`the page ${address} shows itself, fits its width and keeps nobody out`, async ({ page, size }) => {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.evaluate('document.fonts.ready');
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    expect(await serious(page)).toEqual([]);
    await keep(page, `${name}-${size}`);
  });
}

/** Between them they show everything that a colour can be wrong on. */
const COLOURFUL = new Set(['start', 'set-up', 'settings']);
const ROOMS = [
  { room: 'day' },
  { contrast: 'high' },
  { room: 'day', contrast: 'high' },
  { text: 'largest', motion: 'off' },
] as const;

for (const settings of ROOMS) {
  const name = Object.values(settings).join('-');
  visitBoth(`the pages keep nobody out in the settings ${name}`, async ({ page, size }) => {
    const stored = JSON.stringify(settings);
    const look = JSON.stringify(attributesOf(parseSettings(stored), () => false));
    await page.addInitScript(
      (items) => {
        for (const [key, value] of items) localStorage.setItem(key, value);
      },
      Object.entries({ 'kurgan-settings': stored, 'kurgan-look': look }),
    );
    for (const { name: place, address, heading } of PAGES.filter((each) => COLOURFUL.has(each.name))) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect([place, await serious(page)]).toEqual([place, []]);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
      await keep(page, `${place}-${name}-${size}`);
    }
  });
}

visitBoth('tables keep nobody out: a match, its menu, a replay and the lesson', async ({ page, size }) => {
  const id = await beginGame(page);
  expect(['match', await serious(page)]).toEqual(['match', []]);
  await keep(page, `match-${size}`);
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('button', { name: 'Report a bug' }).waitFor();
  expect(['menu', await serious(page)]).toEqual(['menu', []]);
  for (const address of [`/replay/${id}/0`, '/lesson/volga']) {
    await page.goto(address);
    await page.locator('.volga-table').waitFor();
    expect([address, await serious(page)]).toEqual([address, []]);
    expect(await page.evaluate('document.documentElement.scrollHeight - innerHeight')).toBeLessThanOrEqual(0);
    await keep(page, `${address.split('/')[1]}-${size}`);
  }
});

visit('the start page fits the screen without scrolling, with a game begun', 'desk', async ({ page }) => {
  await beginGame(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Your turn' }).waitFor();
  expect(await page.evaluate('document.documentElement.scrollHeight - innerHeight')).toBeLessThanOrEqual(0);
  await keep(page, 'start-with-a-game-desk');
});

visit('a page that is not there says so, with the way back', 'desk', async ({ page, complaints }) => {
  await page.goto('/nowhere/at/all');
  await page.getByText('/nowhere/at/all').waitFor();
  await page.getByRole('link', { name: 'Go home' }).click();
  await page.getByRole('heading', { name: 'Choose a game' }).waitFor();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
});
