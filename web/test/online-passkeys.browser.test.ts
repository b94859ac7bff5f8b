import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { onlineTests } from './online/tests.ts';
import { serious } from './serious.ts';

const online = onlineTests();

/** Gives a page an authenticator that always says yes. Returns a look at its keys. */
async function addAuthenticator(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  return async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
}

const atLocalhost = (address: string): string => `${address.replace('127.0.0.1', 'localhost')}/account`;

online('a player adds a passkey, comes back by it as another guest, confirms with it and ends it', async (server) => {
  const { page, context } = await server.player('desk');
  await page.goto(atLocalhost(server.address));
  const keys = await addAuthenticator(page);
  const section = page.locator('#passkeys');
  await section.getByText('Make an account first').waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill('Katya');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: 'Katya' }).waitFor();
  await page.getByRole('button', { name: 'Make an account' }).click();
  await page.getByRole('button', { name: 'I’ve kept it' }).click();
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await section.getByText('Added.').waitFor();
  expect(await keys()).toHaveLength(1);
  expect(await serious(page)).toEqual([]);

  // Another browser, as far as the server can tell: without the cookie it is a guest.
  await context.clearCookies();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /^Guest/ }).waitFor();
  await section.getByRole('button', { name: 'I have a passkey' }).click();
  await page.waitForURL('**/online');
  await page.goto(atLocalhost(server.address));
  await page.getByRole('heading', { level: 1, name: 'Katya' }).waitFor();
  const devices = page.locator('.devices').last().locator('li');
  await expect.poll(() => devices.count()).toBe(2);
  expect(await devices.first().textContent()).toContain('this device');
  expect(await devices.last().textContent()).toContain('last here');

  await section.getByRole('button', { name: 'End' }).click();
  await expect.poll(() => section.locator('li').count()).toBe(0);
});

online('on plain HTTP and on an address the page says why there are no passkeys', async (server) => {
  const { page } = await server.player('phone');
  await page.goto(`${server.address}/account`); // http://127.0.0.1 is secure, but no name
  await page.getByText('not for an address of numbers').waitFor();
});
