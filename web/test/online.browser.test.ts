import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atTable, choose, playOne } from './online/table.ts';
import { onlineTests } from './online/tests.ts';
import { serious } from './serious.ts';
import { actionsMade } from './table.ts';

const online = onlineTests();

/** Names a player, on the account page. */
async function rename(page: Page, name: string): Promise<void> {
  await page.goto('/account');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Opens a challenge for one person. Returns the path of its link. */
async function invite(page: Page): Promise<string> {
  await page.goto('/online');
  await page.getByText('One person', { exact: true }).click();
  await page.getByRole('button', { name: 'Open the challenge' }).click();
  await page.waitForURL('**/match/*');
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  return new URL(link).pathname;
}

online(
  'two browsers meet by a link, play, talk, go back, end the match with honest dice and play again',
  async (server) => {
    const { page: mira } = await server.player('desk');
    const { page: jonas } = await server.player('phone');
    await rename(mira, 'Mira');
    await rename(jonas, 'Jonas');
    const path = await invite(mira);
    expect(await serious(mira)).toEqual([]);

    await jonas.goto(path);
    await jonas.getByRole('heading', { name: 'Mira invites you to play' }).waitFor();
    expect(await serious(jonas)).toEqual([]);
    await mira.getByText('Waiting for your opponent').waitFor(); // looking takes no seat
    await jonas.getByRole('button', { name: 'Take the seat' }).click();
    const both = [mira, jonas];
    await Promise.all(both.map(atTable));
    for (let i = 0; i < 5; i++) await playOne(both);
    expect(await mira.locator('.online-bar').textContent()).toContain('Jonas');
    for (const page of both) expect(await serious(page, '.online-bar')).toEqual([]);

    await mira.getByRole('button', { name: 'Chat' }).click();
    await mira.getByRole('textbox', { name: 'Your line' }).fill('Good luck');
    await mira.getByRole('button', { name: 'Send' }).click();
    await jonas.getByRole('button', { name: 'Chat 1 new line' }).click();
    await jonas.locator('.online-chat').getByText('Good luck').waitFor();
    expect(await serious(jonas, '.online-chat')).toEqual([]);
    await jonas.getByRole('button', { name: 'Mute Mira' }).click();
    await jonas.locator('.online-chat').getByText('Good luck').waitFor({ state: 'detached' });
    await jonas.reload();
    await atTable(jonas);
    await jonas.getByRole('button', { name: 'Chat', exact: true }).click();
    await jonas.getByRole('button', { name: 'Hear Mira again' }).click();
    await jonas.locator('.online-chat').getByText('Good luck').waitFor();
    for (const page of both) await page.getByRole('button', { name: 'Close the chat' }).click();

    await choose(jonas, 'Offer a draw');
    await mira.getByRole('button', { name: 'Play on' }).click();
    await jonas.getByText('Mira doesn’t want a draw. Play on.').waitFor();
    await choose(jonas, 'Offer a draw');
    await jonas.getByRole('button', { name: 'Withdraw' }).click();
    await mira.getByText('Jonas offers a draw').waitFor({ state: 'detached' });
    expect(await jonas.getByText('doesn’t want a draw').count()).toBe(0);

    const before = await actionsMade(mira);
    await choose(jonas, 'Ask to go back …');
    await jonas.locator('.go-back button').first().click();
    await mira.getByText('Jonas asks to go back').waitFor();
    expect(await serious(mira, '.online-panels')).toEqual([]);
    await mira.getByRole('button', { name: 'Let Jonas go back' }).click();
    for (const page of both) await expect.poll(() => actionsMade(page)).toBe(before + 1);

    await choose(jonas, 'Give up');
    await choose(jonas, 'Really give up?');
    for (const page of both) await page.getByText('Sealed dice, checked').waitFor();
    const sideOf = (page: Page): Promise<string | null> => page.locator('.online-bar .player.mine').textContent();
    const [wasMira, wasJonas] = await Promise.all(both.map(sideOf));
    await mira.getByRole('button', { name: 'Play again' }).click();
    await jonas.getByText('Mira wants a rematch').waitFor();
    await mira.goBack();
    await mira.getByText('You offered a rematch').waitFor();
    await mira.getByRole('button', { name: 'Withdraw' }).click();
    for (const page of both) await page.getByText('The rematch was withdrawn').waitFor();
    await mira.getByRole('button', { name: 'Play again' }).click();
    await jonas.getByText('Mira wants a rematch').waitFor();
    await jonas.getByRole('button', { name: 'Play again' }).click();
    await Promise.all(both.map(atTable));
    await expect.poll(() => sideOf(jonas)).not.toBe(wasJonas);
    expect(await sideOf(mira)).not.toBe(wasMira);

    await choose(mira, 'Call the match off');
    await choose(mira, 'Really call it off?');
    for (const page of both) await page.getByText('The match was called off').waitFor();
  },
);

online(
  'the lobby shows what waits, takes and withdraws challenges, and keeps finished matches as replays',
  async (server) => {
    const { page: lena } = await server.player('desk');
    const { page: wim } = await server.player('phone');
    await rename(lena, 'Lena');
    await lena.goto('/online');
    await lena.getByRole('button', { name: 'Open the challenge' }).click();
    await lena.waitForURL('**/match/*');
    await lena.goto('/online');
    await lena.getByRole('button', { name: 'withdraw' }).click();
    await lena.getByRole('button', { name: 'withdraw' }).waitFor({ state: 'detached' });
    await lena.getByRole('button', { name: 'Open the challenge' }).click();
    await lena.waitForURL('**/match/*');

    await wim.goto('/online');
    await wim.locator('.lobby-tabs').getByRole('button', { name: /^Open/ }).click();
    await wim.getByRole('button', { name: 'Take' }).click();
    await Promise.all([lena, wim].map(atTable));
    await playOne([lena, wim]);
    for (const page of [lena, wim]) await page.goto('/online');
    await lena.getByRole('heading', { level: 1, name: /waits? for you/ }).waitFor();
    for (const page of [lena, wim]) expect(await serious(page)).toEqual([]);

    const match = await lena.locator('a[href^="/match/"]').first().getAttribute('href');
    await lena.goto(match ?? '');
    await atTable(lena);
    await choose(lena, 'Give up');
    await choose(lena, 'Really give up?');
    await lena.getByText('Sealed dice, checked').waitFor();
    await lena.goto('/online');
    await lena.locator('.archive a').first().click();
    await lena.waitForURL('**/replay/*/0');
    await lena.getByRole('combobox', { name: 'Hands' }).selectOption({ label: 'all open' });
  },
);

online('an account has a code that is shown once, and another device plays as the same person', async (server) => {
  const { page: ada } = await server.player('desk');
  const { page: phone } = await server.player('phone');
  await rename(ada, 'Ada');
  await ada.getByRole('button', { name: 'Make an account' }).click();
  const code = (await ada.locator('.recovery-code').textContent()) ?? '';
  expect(code.replaceAll(/\s/g, '')).toHaveLength(26);
  const lasting = new URL(await ada.getByRole('textbox', { name: 'Link' }).inputValue());
  await ada.getByRole('button', { name: 'I’ve kept it' }).click();
  await ada.getByRole('button', { name: 'Show the link' }).click();
  const link = await ada.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(await serious(ada)).toEqual([]);
  await phone.goto(new URL(link).pathname);
  await phone.getByRole('button', { name: 'Yes, this is my device' }).click();
  await phone.waitForURL('**/online');
  await phone.goto('/account');
  await phone.getByRole('heading', { level: 1, name: 'Ada' }).waitFor();
  await expect.poll(() => phone.locator('.devices li').count()).toBe(2);
  expect(await serious(phone)).toEqual([]);

  const { page: third } = await server.player('desk');
  await third.goto('/account');
  await third.getByRole('textbox', { name: 'I have a code' }).fill(code);
  await third.getByRole('button', { name: 'Enter' }).click();
  await third.waitForURL('**/online');
  await third.goto('/account');
  await third.getByRole('heading', { level: 1, name: 'Ada' }).waitFor();

  // The lasting link works as often as its owner likes, and its code never leaves the browser but by the button.
  for (const size of ['desk', 'phone'] as const) {
    const { page } = await server.player(size);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${lasting.pathname}${lasting.hash}`);
    await page.getByRole('button', { name: 'Yes, this is my device' }).click();
    await page.waitForURL('**/online');
    await page.goto('/account');
    await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor();
    expect(asked.filter((url) => url.replace(/#.*/, '').includes(code.replaceAll(/\s/g, '').toLowerCase()))).toEqual(
      [],
    );
  }
});

online('a stranger watches without a hand, is counted, and hears nothing of the talk', async (server) => {
  const { page: host } = await server.player('desk');
  const { page: guest } = await server.player('desk');
  const { page: stranger } = await server.player('phone');
  const path = await invite(host);
  await guest.goto(path);
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await Promise.all([host, guest].map(atTable));
  await playOne([host, guest]);
  await stranger.goto(new URL(host.url()).pathname);
  await atTable(stranger);
  await stranger.getByText('You’re watching').waitFor();
  // Without cards of the own, the sheet tells what happens.
  await stranger.locator('.phone-tray').getByRole('log').waitFor();
  expect(await stranger.getByRole('button', { name: /^Chat/ }).count()).toBe(0);
  await host.getByTitle('1 watching').waitFor();
  expect(await serious(stranger, '.online-bar')).toEqual([]);
  await stranger.context().close();
  await host.getByTitle('1 watching').waitFor({ state: 'detached' });
});

online(
  'a challenge that is taken says so in the lobby of whoever opened it, with a link to the match',
  async (server) => {
    const { page: mira } = await server.player('desk');
    const { page: jonas } = await server.player('phone');
    await rename(jonas, 'Jonas');
    const path = await invite(mira);
    await mira.goto('/online');
    await mira.getByText('Yours: ').waitFor();
    expect(await mira.title()).not.toContain('●');
    await jonas.goto(path);
    await jonas.getByRole('button', { name: 'Take the seat' }).click();
    await mira.getByRole('status').getByText('Jonas took your challenge').waitFor();
    await expect.poll(() => mira.title()).toBe('● Jonas took your challenge · Kurgan');
    expect(await mira.getByText('Yours: ').count()).toBe(0);
    expect(await serious(mira)).toEqual([]);
    await mira.getByRole('link', { name: 'To the match' }).click();
    await Promise.all([mira, jonas].map(atTable));
  },
);

online('a match that is unknown here is said to be, instead of waited for', async (server) => {
  const { page } = await server.player('phone');
  await page.goto('/match/aaaabbbbccccdddd');
  await page.getByText('This match isn’t on this server').waitFor();
});

online('a table that loads slowly misses nothing that the other side does meanwhile', async (server) => {
  const { page: host } = await server.player('desk');
  const { page: guest } = await server.player('desk');
  const path = await invite(host);
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await guest.route(/rules-normandy-[^/]*\.js/, async (route) => {
    await arrived;
    await route.continue();
  });
  await guest.goto(path);
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await atTable(host);
  await playOne([host]);
  const made = await actionsMade(host);
  arrive();
  await atTable(guest);
  expect(await actionsMade(guest)).toBe(made);
  await playOne([guest]);
  await expect.poll(() => actionsMade(host)).toBe(made + 1);
});

online('a connection that is lost is told, and the match goes on where it stood', async (server) => {
  const { page: host } = await server.player('desk');
  const { page: guest } = await server.player('desk');
  let cut: (() => Promise<void>) | undefined;
  let isCut = false;
  await guest.routeWebSocket(/\/api\/socket/, (socket) => {
    if (isCut) return void socket.close();
    socket.connectToServer();
    cut = async () => {
      isCut = true;
      await socket.close();
    };
  });
  const path = await invite(host);
  await guest.goto(path);
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await Promise.all([host, guest].map(atTable));
  await cut?.();
  await guest.getByText('No connection. The match is safe on the server.').waitFor();
  await host.getByText(/, away/).waitFor();
  isCut = false;
  await guest.getByText('Live, all saved').waitFor();
  await playOne([host, guest]);
  expect(await actionsMade(guest)).toBe(await actionsMade(host));
});

online('notices are chosen channel by channel, and the feed has a secret address', async (server) => {
  const { page } = await server.player('phone');
  await page.goto('/account');
  const never = (channel: string) => page.getByRole('group', { name: channel }).getByRole('radio', { name: 'never' });
  for (const channel of ['Feed', 'Sound']) await never(channel).check({ force: true });
  await page.getByRole('button', { name: 'Make an address' }).click();
  const address = await page.getByRole('textbox', { name: 'Address of your feed' }).inputValue();
  expect(await (await page.request.get(address)).text()).toContain('<feed xmlns');
  await page.reload();
  await page.getByRole('button', { name: /Make another address/ }).waitFor();
  for (const channel of ['Feed', 'Sound']) expect(await never(channel).isChecked()).toBe(true);
  expect(await never('Push').isChecked()).toBe(false);
  expect(await serious(page)).toEqual([]);
});
