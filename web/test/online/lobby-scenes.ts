import type { Page } from 'playwright-core';
import type { Club } from './club.ts';
import type { Person } from './person.ts';
import { BY_DAYS, DAY, HOUR, lost, MINUTE, middle, names, type Prepared, type Scene } from './scene.ts';

/** As much of a running match's file as the page looks at. */
const UNFINISHED = JSON.stringify({ game: 'normandy', sealed: '' });

/** The lobby of somebody who has played here for weeks. */
async function busyLobby(club: Club): Promise<Prepared> {
  const [mira, jonas, lena, oskar, ada, piet, marta, wim] = await Promise.all([
    club.person('Mira', true),
    ...['Jonas', 'Lena', 'Oskar', 'Ada', 'Piet', 'Marta', 'Wim'].map((name) => club.person(name)),
  ]);
  if (!mira || !jonas || !lena || !oskar || !ada || !piet || !marta || !wim) throw new Error('somebody is missing');
  await club.middle(
    [mira, oskar],
    { game: 'normandy', scenario: '12', pace: { ...BY_DAYS, bank: 3 * DAY } },
    30,
    oskar,
  );
  for (const [i, other] of [ada, piet, wim].entries()) {
    const { match } = await club.middle([mira, other], { game: 'normandy', scenario: String(i + 1) }, 20);
    await (i === 1 ? mira : other).resign(match);
  }
  club.advance(6 * DAY);
  const grain = await club.middle([lena, mira], { game: 'heroes', scenario: '8', pace: BY_DAYS }, 60, mira);
  await lena.sitAt(grain.match);
  lena.leave();
  club.advance(3 * HOUR);
  const live = await club.middle([mira, jonas], { game: 'normandy', scenario: '4' }, 70, mira);
  await jonas.sitAt(live.match);
  await club.middle([mira, jonas], { game: 'axis', scenario: 'race', pace: BY_DAYS }, 40, jonas);
  await club.middle([ada, mira], { game: 'stalingrad', scenario: '074', pace: BY_DAYS }, 60, ada);
  const watched = await club.middle([piet, ada], { game: 'normandy', scenario: '7' }, 60);
  await wim.sitAt(watched.match);
  await club.middle([marta, wim], { game: 'heroes', scenario: '5' }, 50);
  const open = await piet.open({ game: 'normandy', scenario: '1' });
  await piet.sitAt(open.match);
  await marta.open({
    game: 'heroes',
    scenario: 'free',
    seat: 'german',
    pace: { kind: 'live', bank: HOUR, grace: 15_000 },
  });
  await wim.open({ game: 'axis', scenario: 'race', options: {}, pace: BY_DAYS, isRated: false });
  await ada.open({ game: 'normandy', scenario: '11', pace: { kind: 'free' } });
  await mira.open({ game: 'heroes', scenario: '3' });
  club.advance(20 * MINUTE);
  return { as: mira, path: '/online' };
}

async function tab(page: Page, name: RegExp): Promise<void> {
  const tabs = page.locator('.lobby-tabs');
  if (await tabs.isVisible()) await tabs.getByRole('button', { name }).click();
}

const lobbyTab = (name: RegExp): Scene => ({ prepare: busyLobby, show: (page) => tab(page, name) });

/** The form with a few things chosen. */
const form = (...choices: readonly string[]): Scene => ({
  prepare: async (club) => ({ as: await club.person('Mira', true), path: '/online' }),
  async show(page) {
    await tab(page, /^New/);
    for (const name of choices) await page.getByRole('radio', { name, exact: true }).dispatchEvent('click');
  },
});

async function invited(
  club: Club,
  wish: Parameters<Club['seat']>[1],
): Promise<{ mira: Person; token: string; match: string }> {
  const mira = await club.person('Mira');
  return { mira, ...(await mira.open(wish)) };
}

/** The lobby, the form of a challenge, and everything before a match begins. */
export const LOBBY_SCENES: Readonly<Record<string, Scene>> = {
  'lobby-new': { prepare: async () => ({ as: null, path: '/online' }) },
  lobby: { prepare: busyLobby },
  'lobby-away': lost({ prepare: busyLobby, show: (page) => tab(page, /^Open/) }),
  'lobby-open': lobbyTab(/^Open/),
  'lobby-watch': lobbyTab(/^Watch/),
  'lobby-replays': lobbyTab(/^Replays/),
  'form-live': form(),
  'form-days': form('Undaunted: Stalingrad', 'One person', 'By correspondence'),
  'form-bot': form('Axis & Allies: Stalingrad', 'A bot', 'No clock'),
  'form-army': {
    ...form('Heroes of Stalingrad'),
    async show(page, prepared) {
      await form('Heroes of Stalingrad').show?.(page, prepared);
      await page.getByRole('combobox', { name: 'Scenario' }).selectOption('free');
    },
  },

  waiting: {
    prepare: async (club) => ({ as: await club.person('Mira'), path: '/online' }),
    async show(page) {
      await tab(page, /^New/);
      await page.getByRole('radio', { name: 'One person' }).check({ force: true });
      await page.getByRole('button', { name: 'Open the challenge' }).click();
      await page.getByRole('textbox', { name: 'Link' }).waitFor();
    },
  },
  sealing: {
    async prepare(club) {
      const [mira, jonas] = await names(club);
      const { token } = await jonas.open({ game: 'heroes', scenario: '8', pace: BY_DAYS });
      return { as: mira, path: `/join/${token}` };
    },
    async show(page) {
      await page.getByRole('button', { name: 'Take the seat' }).click();
      await page.getByText('as soon as Jonas opens it').waitFor();
    },
  },
  'sealing-elsewhere': {
    async prepare(club) {
      const [mira, jonas] = await names(club);
      const { match, token } = await mira.open({ game: 'heroes', scenario: '8', pace: BY_DAYS });
      await jonas.join(match, token);
      return { as: mira, path: `/match/${match}` };
    },
    show: (page) => page.getByText('Your share is in the browser').waitFor(),
  },
  held: {
    async prepare(club) {
      const prepared = await middle(club);
      await club.hold(prepared.seated);
      return prepared;
    },
    show: (page) => page.getByRole('button', { name: 'Go on by the new rules' }).waitFor(),
  },
  'held-asks': {
    async prepare(club) {
      const prepared = await middle(club);
      await club.hold(prepared.seated);
      await prepared.jonas.offer(prepared.seated.match, 'go on');
      return prepared;
    },
    show: (page) => page.getByText('Jonas wants to go on').waitFor(),
  },
  'not-begun': {
    prepare: async (club) => ({
      as: null,
      path: `/match/${(await invited(club, { game: 'axis', scenario: 'race' })).match}`,
    }),
    show: (page) => page.getByText('hasn’t begun yet').waitFor(),
  },
  withdrawn: {
    async prepare(club) {
      const { mira, match } = await invited(club, { game: 'normandy', scenario: '4' });
      await mira.call('withdraw', { match });
      return { as: mira, path: `/match/${match}` };
    },
  },
  invitation: {
    async prepare(club) {
      const options = { 'free-deployment': true };
      const { token } = await invited(club, { game: 'axis', scenario: 'race', pace: BY_DAYS, options }).catch(() =>
        invited(club, { game: 'axis', scenario: 'race', pace: BY_DAYS }),
      );
      return { as: null, path: `/join/${token}` };
    },
    show: (page) => page.getByRole('button', { name: 'Take the seat' }).waitFor(),
  },
  'invitation-own': {
    async prepare(club) {
      const { mira, token } = await invited(club, { game: 'normandy', scenario: '4' });
      return { as: mira, path: `/join/${token}` };
    },
  },
  'invitation-taken': {
    async prepare(club) {
      const { mira, token, match } = await invited(club, { game: 'normandy', scenario: '4' });
      await (await club.person('Jonas')).join(match, token);
      await mira.reveal(match);
      return { as: null, path: `/join/${token}` };
    },
  },
  'invitation-gone': { prepare: async () => ({ as: null, path: '/join/aaaabbbbccccddddeeeeffffgg' }) },
  import: {
    prepare: async (club) => ({ as: await club.person('Mira'), path: '/online' }),
    async show(page) {
      await tab(page, /^Replays/);
      const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(UNFINISHED) };
      await page.locator('.import input').setInputFiles(file);
      await page.getByText('play it on here?').waitFor();
    },
  },
};
