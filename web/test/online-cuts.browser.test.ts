import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atTable, invite, isAsked, playOne } from './online/table.ts';
import { onlineTests } from './online/tests.ts';
import { type Cut, Wire } from './online/wire-cut.ts';
import { actionsMade } from './table.ts';

const online = onlineTests({ isLan: true });
/** Milliseconds until a table must be right again; a busy machine gets more. */
const MOST_RETURN = 2000;

/** The page that is asked, and the other. */
async function inOrder(pages: readonly [Page, Page]): Promise<readonly [Page, Page]> {
  const [first, second] = pages;
  await expect.poll(async () => (await isAsked(first)) || (await isAsked(second))).toBe(true);
  return (await isAsked(first)) ? [first, second] : [second, first];
}

/** Milliseconds until all pages are connected and show so many entries. */
async function returnsTo(pages: readonly Page[], made: number): Promise<number> {
  const started = performance.now();
  for (const page of pages) await page.locator('.link-state.live').waitFor();
  for (const page of pages) await expect.poll(() => actionsMade(page), { interval: 20 }).toBe(made);
  return performance.now() - started;
}

function told(what: string, milliseconds: number): void {
  console.log(`${what}: right table after ${Math.round(milliseconds)} ms, load ${loadavg()[0]?.toFixed(1)}`);
  expect(milliseconds, what).toBeLessThan(MOST_RETURN * 3);
}

online(
  'a network cut before and after the commit, a restart and a sleeping tab lose nothing and do nothing twice',
  async (server) => {
    const { page: mira } = await server.player('desk');
    const { page: jonas } = await server.player('phone');
    const pages = [mira, jonas] as const;
    const wires = new Map([
      [mira, await Wire.of(mira)],
      [jonas, await Wire.of(jonas)],
    ]);
    const wireOf = (page: Page): Wire => wires.get(page) ?? new Wire();
    await jonas.goto(await invite(mira, 'One person'));
    await jonas.getByRole('button', { name: 'Take the seat' }).click();
    await Promise.all(pages.map(atTable));
    expect(await mira.evaluate(() => isSecureContext)).toBe(server.address.includes('127.0.0.1'));
    for (let i = 0; i < 3; i++) await playOne(pages);

    for (const cut of ['before', 'after'] as const satisfies readonly Cut[]) {
      const [asked] = await inOrder(pages);
      const made = await actionsMade(asked);
      const wire = wireOf(asked);
      const sent = wire.sent.length;
      wire.cut = cut;
      await playOne([asked]);
      await returnsTo(pages, made + 1);
      told(`a cut ${cut} the commit`, performance.now() - wire.cutAt);
      expect(await actionsMade(asked), cut).toBe(made + 1);
      const [first, second, ...more] = wire.sent.slice(sent);
      expect(second, `${cut}: the same intent comes again`).toBe(first);
      expect(more).toEqual([]);
    }

    const made = await actionsMade(mira);
    await server.restart();
    told('a restart of the server', await returnsTo(pages, made));
    await playOne(pages);
    await returnsTo(pages, made + 1);

    // A tab sleeps: its connection is dead, and nobody has told it.
    const [asked, other] = await inOrder(pages);
    const before = await actionsMade(asked);
    wireOf(other).cut = 'asleep';
    await playOne([asked]);
    expect(await actionsMade(other)).toBe(before);
    wireOf(other).cut = 'none';
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    told('a tab that slept', await returnsTo([other], await actionsMade(asked)));
    await playOne(pages);
    // Browsers complain about lost connections, and about a header that counts only under HTTPS.
    server.forgive((each) => each.includes('WebSocket') || each.includes('Opener-Policy'));
  },
);
