import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { launchChromium } from '../build/chromium.ts';
import { listenTo } from './complaints.ts';
import { Club, type Seated } from './online/club.ts';
import type { Person } from './online/person.ts';
import { middle, names } from './online/scene.ts';
import { atTable, choose } from './online/table.ts';
import { serious } from './serious.ts';
import { openWindow } from './window.ts';

const program = inject('chromium');
const DESK = '1280x800';
const PHONE = '390x844';
let browser: Browser | null = null;
beforeAll(async () => {
  if (program !== null) browser = await launchChromium(program);
});
afterAll(() => browser?.close());

let club: Club;
let complaints: string[];
beforeEach(async () => {
  complaints = [];
  club = await Club.open();
});
afterEach(() => club.close());

/** A window of somebody in the club; null is somebody new. */
async function windowOf(person: Person | null, size: string, path: string): Promise<Page> {
  if (browser === null) throw new Error('there is no browser');
  const page = await openWindow(browser, club.address, size);
  listenTo(page, complaints);
  await person?.useIn(page);
  await page.goto(path);
  return page;
}

/** Defines a test with a club and its windows; a window that complains fails it. */
const inClub = (name: string, run: () => Promise<void>): void =>
  test.skipIf(program === null)(name, async () => {
    try {
      await run();
      expect(complaints).toEqual([]);
    } finally {
      for (const context of browser?.contexts() ?? []) await context.close();
    }
  });

const bothAt = (path: string, { people: [mira, jonas] }: Seated): Promise<[Page, Page]> =>
  Promise.all([windowOf(mira, DESK, path), windowOf(jonas, PHONE, path)]);

inClub('players of a held match read it, ask each other, and go on together in a new one', async () => {
  const { seated, path } = await middle(club);
  await club.hold(seated);
  const [mira, jonas] = await bothAt(path, seated);
  await mira.getByRole('link', { name: 'Read it up to there' }).waitFor();
  expect(await serious(mira)).toEqual([]);

  await mira.getByRole('button', { name: 'Call it off' }).click();
  await jonas.getByText('Mira wants to call the match off').waitFor();
  await jonas.getByRole('button', { name: 'No' }).click();
  await mira.getByRole('button', { name: 'Go on by the new rules' }).click();
  await jonas.getByText('Mira wants to go on by the new rules').waitFor();
  expect(await serious(jonas)).toEqual([]);
  await mira.getByRole('button', { name: 'Withdraw' }).click();
  await jonas.getByRole('button', { name: 'Go on by the new rules' }).click();
  await mira.getByRole('button', { name: 'Go on', exact: true }).click();
  for (const page of [mira, jonas]) {
    await page.getByRole('link', { name: 'Play it' }).click();
    await atTable(page);
  }
});

inClub('what can’t be undone is asked for, and after three refusals no more', async () => {
  const { seated, path, jonas } = await middle(club);
  const mira = await windowOf(seated.people[0], DESK, path);
  await atTable(mira);
  for (let refusals = 0; refusals < 3; refusals++) {
    await mira.getByRole('button', { name: 'Undo' }).click();
    await mira.locator('.go-back button').first().click();
    await mira.getByText('You asked to go back').waitFor();
    const [offer] = (await jonas.look(seated.match)).offers;
    await jonas.refuse(seated.match, offer?.id ?? '');
    await mira.getByText('Jonas won’t go back. Play on.').waitFor();
  }
  await choose(mira, 'Ask to go back …');
  await mira.locator('.go-back button').first().click();
  await mira.getByText('Your opponent has refused 3 times in this match.').waitFor();
});

inClub('an opponent who was deleted is said to have left, and the win can be claimed without a clock', async () => {
  const wish = { game: 'normandy', scenario: '4', pace: { kind: 'free' } } as const;
  const { seated, path, jonas } = await middle(club, wish, { isTheirs: true, isHere: false });
  await jonas.call('deleteMe', {});
  const mira = await windowOf(seated.people[0], PHONE, '/online');
  await mira.getByText('Your opponent has left for good').waitFor();
  await mira.getByRole('link', { name: 'Decide' }).click();
  await mira.waitForURL(`**${path}`);
  await atTable(mira);
  await mira.getByRole('button', { name: 'Claim the win' }).click();
  await mira.getByText('Sealed dice, checked').waitFor();
});

inClub('another browser of a player says that the share of the dice is elsewhere', async () => {
  const [mira, jonas] = await names(club);
  const { match, token } = await mira.open({ game: 'normandy', scenario: '4' });
  await jonas.join(match, token);
  const page = await windowOf(mira, PHONE, `/match/${match}`);
  await page.getByText('Your share is in the browser where you took the seat').waitFor();
  await mira.reveal(match);
  await jonas.reveal(match);
  await atTable(page);
});

inClub('whoever has told a share need not wait for the other side, and strangers wait to watch', async () => {
  const mira = await club.person('Mira');
  const { match, token } = await mira.open({ game: 'normandy', scenario: '4' });
  const stranger = await windowOf(null, DESK, `/match/${match}`);
  await stranger.getByText('This match hasn’t begun yet').waitFor();
  const guest = await windowOf(await club.person('Jonas'), PHONE, `/join/${token}`);
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  for (let visits = 0; visits < 2; visits++) {
    await guest.getByText('The match begins as soon as Mira opens it; you needn’t wait here.').waitFor();
    await guest.reload();
  }
  await mira.reveal(match);
  for (const page of [guest, stranger]) await atTable(page);
});

inClub('a file that is no match of a known game is refused in words', async () => {
  const page = await windowOf(await club.person('Mira'), DESK, '/online');
  const buffer = Buffer.from(JSON.stringify({ game: 'chess', sealed: '' }));
  await page.locator('.import input').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
  await page.getByText('This isn’t a match of a game that this server has.').waitFor();
});

inClub('a seat that was taken a moment ago can be watched instead', async () => {
  const mira = await club.person('Mira');
  const { match, token } = await mira.open({ game: 'normandy', scenario: '4' });
  const late = await windowOf(null, PHONE, `/join/${token}`);
  await late.getByRole('button', { name: 'Take the seat' }).waitFor();
  await (await club.person('Jonas')).join(match, token);
  await late.getByRole('button', { name: 'Take the seat' }).click();
  await late.getByText('Somebody has taken this seat. You can watch the match.').waitFor();
  await late.getByRole('heading', { name: /^(Mira and Jonas|Jonas and Mira) play this match$/ }).waitFor();
});

inClub('a newcomer gives a name with the seat, and one that is none is refused in words', async () => {
  const mira = await club.person('Mira');
  const { match, token } = await mira.open({ game: 'normandy', scenario: '4' });
  const guest = await windowOf(null, PHONE, `/join/${token}`);
  const name = guest.getByRole('textbox', { name: 'Your name here' });
  await name.fill('<b>');
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await guest.getByText('A name has letters, figures and single spaces.').waitFor();
  await name.fill('Jonas');
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await guest.getByText('Sealing the dice').waitFor();
  expect((await mira.look(match)).seats.map(({ player }) => player?.name).sort()).toEqual(['Jonas', 'Mira']);
});

inClub('a challenge asks a guest for a name, and its link is copied without a clipboard, too', async () => {
  const host = await windowOf(null, DESK, '/');
  await host.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await host.goto('/online');
  await host.getByRole('heading', { level: 1, name: 'Find an opponent' }).waitFor();
  await host.getByRole('textbox', { name: 'Your name' }).fill('Mira');
  await host.getByRole('button', { name: 'Open the challenge' }).click();
  await host.getByText('Mira, you').waitFor();
  await host.getByRole('button', { name: 'Copy' }).click();
  await host.getByRole('button', { name: 'Copied' }).waitFor();
  await host.goto('/online');
  await host.getByText('Mira', { exact: true }).waitFor();
});

inClub('a scenario of many games is offered by correspondence, and live only with a warning', async () => {
  const page = await windowOf(await club.person('Mira'), DESK, '/online');
  await page.getByRole('radio', { name: 'Undaunted: Stalingrad' }).check({ force: true });
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption('campaign');
  const pace = (name: string) => page.getByRole('radio', { name, exact: true });
  await expect.poll(() => pace('By correspondence').isChecked()).toBe(true);
  await pace('Live').check({ force: true });
  await page.getByText('the bank is for all of them').waitFor();
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption({ index: 1 });
  await page.getByText('the bank is for all of them').waitFor({ state: 'detached' });
});

inClub('settings change at the table, and nobody leaves it for them', async () => {
  const { seated, path, jonas } = await middle(club);
  const mira = await windowOf(seated.people[0], DESK, path);
  await atTable(mira);
  await choose(mira, 'Settings');
  await mira.getByRole('radio', { name: 'Largest' }).check();
  await expect.poll(() => mira.evaluate(() => document.documentElement.dataset.text)).toBe('largest');
  expect(await serious(mira, '.dialog')).toEqual([]);
  const { seats } = await jonas.look(seated.match);
  expect(seats.every(({ isPresent }) => isPresent)).toBe(true);
  await mira.getByRole('button', { name: 'Close' }).click();
  await atTable(mira);
});

inClub('every finished match is found among the replays, however many there are', async () => {
  const people = await names(club);
  const [mira] = people;
  for (let played = 0; played < 33; played++) {
    club.advance(1000);
    await mira.resign((await club.seat(people, { game: 'normandy', scenario: '4' })).match);
  }
  const page = await windowOf(mira, DESK, '/online');
  const rows = page.locator('.archive .match-row');
  for (const count of [8, 16, 24, 32, 33]) {
    await expect.poll(() => rows.count()).toBe(count);
    if (count < 33) await page.getByRole('button', { name: 'Show older ones' }).click();
  }
  expect(await page.getByRole('button', { name: 'Show older ones' }).count()).toBe(0);
});
