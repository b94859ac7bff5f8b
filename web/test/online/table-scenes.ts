import type { Page } from 'playwright-core';
import type { Club } from './club.ts';
import type { Person } from './person.ts';
import { atTable, BY_DAYS, Line, MINUTE, middle, names, type Prepared, type Scene } from './scene.ts';

/** A menu item of the table. */
async function chooseFromMenu(page: Page, name: string): Promise<void> {
  await page.locator('.menu-button').click();
  await page.getByRole('button', { name, exact: true }).click();
}

const tableOf = (game: string, scenario: string, entries: number): Scene => ({
  prepare: (club) => middle(club, { game, scenario }, { entries }),
  show: atTable,
});

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

/** Tables in the middle of a match, and after it. */
export const TABLE_SCENES: Readonly<Record<string, Scene>> = {
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
      const { n, log, seat } = await jonas.look(seated.match);
      const shot = log.entries.findLast(
        ({ event }) => event.event === 'shot' && 'seat' in event && event.seat === seat,
      );
      await jonas.say(seated.match, 'Sorry, wrong counter');
      await jonas.offer(seated.match, 'back', (shot?.after ?? n) - 1);
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
  refused: {
    prepare: (club) => middle(club),
    async show(page, { seated }) {
      await atTable(page);
      await chooseFromMenu(page, 'Offer a draw');
      await page.locator('.online-asked').waitFor();
      const jonas = seated?.people[1];
      const [offer] = (await jonas?.look(seated?.match ?? ''))?.offers ?? [];
      await jonas?.refuse(seated?.match ?? '', offer?.id ?? '');
      await page.getByText('Jonas doesn’t want a draw').waitFor();
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
  settings: {
    prepare: (club) => middle(club),
    async show(page) {
      await atTable(page);
      await chooseFromMenu(page, 'Settings');
      await page.locator('.dialog .setting').first().waitFor();
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
  deserted: {
    async prepare(club) {
      const prepared = await middle(club, undefined, { isTheirs: true, isHere: false });
      await prepared.jonas.call('deleteMe', {});
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
      const seated = await club.middle(people, wish, 60);
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
};
