import { expect, onTestFinished, test } from 'vitest';
import type { Page } from './page.ts';
import { testServer } from './running.ts';

const hereFor = async (page: Page): Promise<number> => {
  const { value } = (await page.call('lobby', {})) as unknown as { readonly value: { readonly here: number } };
  return value.here;
};

test('the lobby counts people with an open page, each of them once', async () => {
  const server = await testServer();
  onTestFinished(() => server.close());
  const anna = await server.page();
  expect(await hereFor(anna)).toBe(1);
  const bert = await server.page();
  const tab = await server.page(anna.cookie);
  expect(await hereFor(tab)).toBe(2);
  bert.disconnect();
  await expect.poll(() => hereFor(anna)).toBe(1);
});
