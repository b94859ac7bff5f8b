import type { Page, WebSocketRoute } from 'playwright-core';
import type { Club, Seated } from './club.ts';
import type { Person } from './person.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const BY_DAYS = { kind: 'mail', bank: 5 * DAY, gain: 12 * HOUR, cap: 5 * DAY, weekends: false } as const;

/** A page to open, and who opens it; null is somebody the server has never seen. */
export interface Prepared {
  readonly as: Person | null;
  readonly path: string;
  /** A part of what was prepared, for whatever follows on the page. */
  readonly seated?: Seated;
}

/** A moment of online play: everything up to the page, and what is done on it. */
export interface Scene {
  prepare(club: Club): Promise<Prepared>;
  /** Before the page is opened. */
  first?(page: Page): Promise<void>;
  show?(page: Page, prepared: Prepared): Promise<void>;
}

/** Waits for the table of an online match. */
export const atTable = (page: Page): Promise<void> => page.locator('.online-match .game-table').waitFor();

const names = (club: Club): Promise<[Person, Person]> => Promise.all([club.person('Mira'), club.person('Jonas')]);

/** Mira and Jonas in the middle of a match. It is Mira's turn unless it is wished to be Jonas's. */
async function middle(
  club: Club,
  wish: Parameters<Club['seat']>[1] = { game: 'normandy', scenario: '4' },
  { entries = 70, isTheirs = false, isHere = true } = {},
): Promise<Prepared & { readonly seated: Seated; readonly jonas: Person }> {
  const people = await names(club);
  const [mira, jonas] = people;
  let seated = await club.seat(people, wish);
  while (!(await club.play(seated, entries, isTheirs ? jonas : mira))) seated = await club.seat(people, wish);
  if (isHere) await jonas.sitAt(seated.match);
  return { as: mira, path: `/match/${seated.match}`, seated, jonas };
}

/** A menu item of the table. */
async function chooseFromMenu(page: Page, name: string): Promise<void> {
  await page.locator('.menu-button').click();
  await page.getByRole('button', { name, exact: true }).click();
}

/** The lobby of somebody who has played here for weeks. */
async function busyLobby(club: Club): Promise<Prepared> {
  const [mira, jonas, lena, oskar, ada, piet, marta, wim] = await Promise.all([
    club.person('Mira', true),
    ...['Jonas', 'Lena', 'Oskar', 'Ada', 'Piet', 'Marta', 'Wim'].map((name) => club.person(name)),
  ]);
  if (!mira || !jonas || !lena || !oskar || !ada || !piet || !marta || !wim) throw new Error('somebody is missing');
  const late = await club.seat([mira, oskar], {
    game: 'normandy',
    scenario: '12',
    pace: { ...BY_DAYS, bank: 3 * DAY },
  });
  await club.play(late, 30, oskar);
  for (const [i, other] of [ada, piet, wim].entries()) {
    const over = await club.seat([mira, other], { game: 'normandy', scenario: String(i + 1) });
    await club.play(over, 20 + 10 * i);
    await (i === 1 ? mira : other).resign(over.match);
  }
  club.advance(6 * DAY);
  const grain = await club.seat([lena, mira], { game: 'heroes', scenario: '8', pace: BY_DAYS });
  await club.play(grain, 60, mira);
  await lena.sitAt(grain.match);
  lena.leave();
  club.advance(3 * HOUR);
  const live = await club.seat([mira, jonas], { game: 'normandy', scenario: '4' });
  await club.play(live, 90, mira);
  await jonas.sitAt(live.match);
  const race = await club.seat([mira, jonas], { game: 'axis', scenario: 'race', pace: BY_DAYS });
  await club.play(race, 40, jonas);
  const mill = await club.seat([ada, mira], { game: 'stalingrad', scenario: '074', pace: BY_DAYS });
  await club.play(mill, 60, ada);
  const watched = await club.seat([piet, ada], { game: 'normandy', scenario: '7' });
  await club.play(watched, 80);
  await wim.sitAt(watched.match);
  await club.play(await club.seat([marta, wim], { game: 'heroes', scenario: '5' }), 50);
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

const tableOf = (game: string, scenario: string, entries: number): Scene => ({
  prepare: (club) => middle(club, { game, scenario }, { entries }),
  show: atTable,
});

/** The connection of a page, to be lost. */
class Line {
  #route: WebSocketRoute | null = null;
  #isCut = false;

  async tap(page: Page): Promise<void> {
    await page.routeWebSocket('**/api/socket', (route) => {
      if (this.#isCut) return void route.close();
      route.connectToServer();
      this.#route = route;
    });
  }
  async cut(): Promise<void> {
    this.#isCut = true;
    await this.#route?.close();
  }
  say(message: object): void {
    this.#route?.send(JSON.stringify(message));
  }
}

function connection(state: 'trying' | 'away' | 'stale'): Scene {
  const line = new Line();
  return {
    prepare: (club) => middle(club),
    first: (page) => line.tap(page),
    async show(page) {
      await atTable(page);
      if (state === 'stale') line.say({ bye: 'newer app', back: null });
      else await line.cut();
      await page.locator(`.link-state.${state}`).waitFor();
    },
  };
}

const asks = (kind: 'draw' | 'call off'): Scene => ({
  async prepare(club) {
    const prepared = await middle(club);
    await prepared.jonas.offer(prepared.seated.match, kind);
    return prepared;
  },
  show: (page) => page.locator('.online-panel').waitFor(),
});

/** A match that Jonas has given up. */
async function over(club: Club, wish?: Parameters<Club['seat']>[1]): Promise<Prepared & { readonly jonas: Person }> {
  const prepared = await middle(club, wish);
  await prepared.jonas.resign(prepared.seated.match);
  return prepared;
}

const account = (isAccount: boolean, show?: Scene['show']): Scene => ({
  prepare: async (club) => ({ as: await club.person('Mira', isAccount), path: '/account' }),
  ...(show && { show }),
});

async function invited(
  club: Club,
  wish: Parameters<Club['seat']>[1],
): Promise<{ mira: Person; token: string; match: string }> {
  const mira = await club.person('Mira');
  return { mira, ...(await mira.open(wish)) };
}

/** Every screen of online play in the middle of things, by name. */
export const SCENES: Readonly<Record<string, Scene>> = {
  'lobby-new': { prepare: async () => ({ as: null, path: '/online' }) },
  lobby: { prepare: busyLobby },
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
      const { match, token } = await mira.open({ game: 'heroes', scenario: '8', pace: BY_DAYS });
      await jonas.join(match, token);
      return { as: mira, path: `/match/${match}` };
    },
    show: (page) => page.getByRole('heading', { name: 'Sealing the dice' }).waitFor(),
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

  'table-normandy': tableOf('normandy', '4', 70),
  'table-stalingrad': tableOf('stalingrad', '074', 80),
  'table-axis': tableOf('axis', 'race', 60),
  'table-heroes': tableOf('heroes', '8', 60),
  'table-days': {
    prepare: (club) => middle(club, { game: 'normandy', scenario: '7', pace: BY_DAYS }, { isHere: false }),
    show: atTable,
  },
  'table-theirs': { prepare: (club) => middle(club, undefined, { isTheirs: true }), show: atTable },
  'table-free': {
    prepare: (club) => middle(club, { game: 'heroes', scenario: '5', pace: { kind: 'free' } }, { entries: 50 }),
    show: atTable,
  },
  watching: {
    async prepare(club) {
      const { path, seated } = await middle(club);
      await seated.people[0].sitAt(seated.match);
      return { as: await club.person('Wim'), path };
    },
    show: atTable,
  },
  trying: connection('trying'),
  away: connection('away'),
  stale: connection('stale'),
  'asks-back': {
    async prepare(club) {
      const prepared = await middle(club);
      const { seated, jonas } = prepared;
      const { n } = await jonas.look(seated.match);
      await jonas.say(seated.match, 'Sorry, wrong counter');
      await jonas.offer(seated.match, 'back', n - 2);
      return prepared;
    },
    show: (page) => page.locator('.online-panel').waitFor(),
  },
  'asks-draw': asks('draw'),
  'asks-off': asks('call off'),
  asked: {
    prepare: (club) => middle(club),
    async show(page) {
      await atTable(page);
      await chooseFromMenu(page, 'Offer a draw');
      await page.locator('.online-asked').waitFor();
    },
  },
  'go-back': {
    prepare: (club) => middle(club),
    async show(page) {
      await atTable(page);
      await chooseFromMenu(page, 'Ask to go back …');
      await page.locator('.go-back').waitFor();
    },
  },
  menu: {
    prepare: (club) => middle(club),
    async show(page) {
      await atTable(page);
      await page.locator('.menu-button').click();
      await page.getByRole('button', { name: 'Ask to go back …' }).waitFor();
    },
  },
  seal: {
    prepare: (club) => middle(club),
    async show(page) {
      await atTable(page);
      await chooseFromMenu(page, 'Sealed dice');
      await page.locator('.seal').waitFor();
    },
  },
  chat: {
    async prepare(club) {
      const prepared = await middle(club);
      const { seated, jonas } = prepared;
      const [mira] = seated.people;
      await mira.say(seated.match, 'Good luck!');
      await jonas.say(seated.match, 'You too. I have not played this one before, so please be patient with me.');
      await mira.say(seated.match, 'No hurry.');
      return prepared;
    },
    async show(page) {
      await atTable(page);
      await page.getByRole('button', { name: /^Chat/ }).click();
      await page.locator('.online-chat li').last().waitFor();
    },
  },
  late: {
    async prepare(club) {
      const prepared = await middle(club, undefined, { isTheirs: true, isHere: false });
      club.advance(31 * MINUTE);
      return prepared;
    },
    show: (page) => page.locator('.online-panel').waitFor(),
  },
  'out-of-time': {
    async prepare(club) {
      const prepared = await middle(club);
      club.advance(31 * MINUTE);
      return prepared;
    },
    show: (page) => page.locator('.online-panel').waitFor(),
  },
  'bot-took-over': {
    async prepare(club) {
      const prepared = await middle(club, undefined, { isTheirs: true, isHere: false });
      const { seated } = prepared;
      club.advance(31 * MINUTE);
      const request = '0123456789abcdef0123456789abcdef';
      await seated.people[0].call('claim', { match: seated.match, seat: null, request, what: 'bot' });
      return prepared;
    },
    show: atTable,
  },
  result: { prepare: (club) => over(club), show: (page) => page.getByText('Sealed dice, checked').waitFor() },
  'result-rated': {
    async prepare(club) {
      const people = [await club.person('Mira', true), await club.person('Jonas', true)] as const;
      const wish = { game: 'normandy', scenario: '4', isRated: true };
      for (const loser of people) await loser.resign((await club.seat(people, wish)).match);
      const seated = await club.seat(people, wish);
      await club.play(seated, 60);
      await people[1].resign(seated.match);
      return { as: people[0], path: `/match/${seated.match}` };
    },
    show: (page) => page.getByText('Sealed dice, checked').waitFor(),
  },
  'rematch-wanted': {
    async prepare(club) {
      const prepared = await over(club);
      await prepared.jonas.wantRematch(prepared.path.slice('/match/'.length));
      return prepared;
    },
    show: (page) => page.getByText('wants a rematch').waitFor(),
  },
  'rematch-own': {
    async prepare(club) {
      const prepared = await over(club);
      await prepared.as?.wantRematch(prepared.path.slice('/match/'.length));
      return prepared;
    },
    show: (page) => page.getByText('You offered a rematch').waitFor(),
  },
  'called-off': {
    async prepare(club) {
      const people = await names(club);
      const seated = await club.seat(people, { game: 'normandy', scenario: '4' });
      return { as: people[0], path: `/match/${seated.match}`, seated };
    },
    async show(page) {
      await atTable(page);
      await chooseFromMenu(page, 'Call the match off');
      await page.getByRole('button', { name: 'Really call it off?' }).click();
      await page.getByText('The match was called off').waitFor();
    },
  },
  replay: {
    async prepare(club) {
      const prepared = await over(club);
      return { ...prepared, path: prepared.path.replace('match', 'replay') };
    },
  },

  'account-guest': account(false),
  account: account(true),
  'account-code': account(false, async (page) => {
    await page.getByRole('button', { name: 'Make an account' }).click();
    await page.locator('.recovery-code').waitFor();
  }),
  'account-move': account(false, async (page) => {
    await page.getByRole('button', { name: 'Show the link' }).click();
    await page.getByRole('textbox', { name: 'Link' }).waitFor();
    await page.getByRole('button', { name: 'Make an address' }).click();
    await page.getByRole('button', { name: 'Delete me' }).click();
  }),
  'account-proof': {
    async prepare(club) {
      const mira = await club.person('Mira', true);
      club.advance(HOUR);
      return { as: mira, path: '/account' };
    },
    async show(page) {
      await page.getByRole('button', { name: 'Show the link' }).click();
      await page.getByRole('heading', { name: 'Is it you?' }).waitFor();
    },
  },
  'account-ratings': {
    async prepare(club) {
      const [mira, ...others] = await Promise.all(
        ['Mira', 'Jonas', 'Lena', 'Wim'].map((name) => club.person(name, true)),
      );
      if (mira === undefined) throw new Error('Mira is missing');
      for (const [i, other] of others.entries())
        for (const game of ['normandy', 'axis']) {
          const scenario = game === 'axis' ? 'race' : '4';
          const { match } = await club.seat([mira, other], { game, scenario, isRated: true });
          await (i === 1 ? mira : other).resign(match);
        }
      return { as: mira, path: '/account' };
    },
    show: (page) => page.locator('.ranking').first().waitFor(),
  },
  device: { prepare: async () => ({ as: null, path: '/device/aaaabbbbccccddddeeeeffffgg' }) },
  'device-failed': {
    prepare: async () => ({ as: null, path: '/device/aaaabbbbccccddddeeeeffffgg' }),
    async show(page) {
      await page.getByRole('button', { name: 'Yes, this is my device' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
};
