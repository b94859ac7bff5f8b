import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { SeededChance } from '@kurgan/engine';
import { GAMES } from '@kurgan/games';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { OnlineServer } from './online/server.ts';
import { atTable, invite, isAsked, lively, playOne } from './online/table.ts';
import { onlineTests } from './online/tests.ts';
import { serious } from './serious.ts';
import { actionsMade } from './table.ts';
import { SIZES } from './visit.ts';

const online = onlineTests({ isLan: true });
const IS_LONG = process.env.KURGAN_LONG === '1';
/** Actions of each game; the first one is played to its end in the long form. */
const ACTIONS = IS_LONG ? 40 : 4;
const MOST_ACTIONS = 1500;
/** Actions after which the players of a whole match change sizes, and the pages are examined. */
const LOOK = 60;
/** Verbs of Undaunted that bring a match to its end, the best first. */
const LIVELY = ['control', 'attack', 'move'];
/** A scenario that is soon over: played like this it has 70 to 240 entries. */
const QUICK = '3';
const shared = GAMES.filter(({ seats }) => Object.keys(seats).length > 1);

/** Two pages with a match of a game, on a desk and on a phone. */
async function sitDown(server: OnlineServer, title: string, scenario?: string): Promise<readonly [Page, Page]> {
  const { page: mira } = await server.player('desk');
  const { page: jonas } = await server.player('phone');
  await jonas.goto(await invite(mira, 'One person', title, scenario));
  await jonas.getByRole('button', { name: 'Take the seat' }).click();
  await Promise.all([mira, jonas].map(atTable));
  return [mira, jonas];
}

for (const [i, { id, title }] of shared.entries()) {
  if (IS_LONG && i === 0) continue;
  online(
    `two browsers on a network play ${ACTIONS} actions of ${id}, on a desk and on a phone`,
    async (server) => {
      const pages = await sitDown(server, title);
      const started = performance.now();
      for (let made = 0; made < ACTIONS; made++) await playOne(pages);
      const [mira, jonas] = pages;
      expect(await actionsMade(jonas)).toBe(await actionsMade(mira));
      for (const page of pages) expect(await serious(page)).toEqual([]);
      const seconds = (performance.now() - started) / 1000;
      console.log(`${id}: ${ACTIONS} actions in ${seconds.toFixed(1)} s, load ${loadavg()[0]?.toFixed(1)}`);
    },
    30 * 60_000,
  );
}

/** The file of a finished match, examined by the command line. */
async function verify(page: Page): Promise<string> {
  const match = new URL(page.url()).pathname.split('/').at(-1);
  const file = await page.evaluate(async (id) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/file', { method: 'POST', headers, body: JSON.stringify({ match: id }) });
    return ((await answer.json()) as { readonly value: string }).value;
  }, match);
  const folder = mkdtempSync(path.join(tmpdir(), 'kurgan-file-'));
  try {
    writeFileSync(path.join(folder, 'match.json'), file);
    return execFileSync(process.execPath, ['cli/kurgan.ts', 'verify', path.join(folder, 'match.json')], {
      encoding: 'utf8',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (IS_LONG)
  online(
    `two browsers on a network play a whole match of ${shared[0]?.id}, each at both sizes`,
    async (server) => {
      const pages = await sitDown(server, shared[0]?.title ?? '', QUICK);
      const [mira, jonas] = pages;
      const isOver = async (): Promise<boolean> => (await mira.getByText('Sealed dice, checked').count()) > 0;
      // After the last action nobody is asked, and the result comes when its dice have landed.
      const isGoingOn = async (): Promise<boolean> => {
        const isSettled = async (): Promise<boolean> =>
          (await isOver()) || (await isAsked(mira)) || (await isAsked(jonas));
        await expect.poll(isSettled).toBe(true);
        return !(await isOver());
      };
      const pick = lively(LIVELY, SeededChance.fromSeed('online'));
      const started = performance.now();
      let examined = 0;
      for (let made = 0; made < MOST_ACTIONS && (await isGoingOn()); made++) {
        await playOne(pages, pick);
        if (made % LOOK !== LOOK - 1) continue;
        const isChanged = made % (2 * LOOK) === LOOK - 1;
        await mira.setViewportSize(isChanged ? SIZES.phone : SIZES.desk);
        await jonas.setViewportSize(isChanged ? SIZES.desk : SIZES.phone);
        for (const page of pages) expect(await serious(page)).toEqual([]);
        examined += 2;
        console.log(`${made + 1} actions, ${Math.round((performance.now() - started) / 1000)} s`);
      }
      expect(await isOver()).toBe(true);
      for (const page of pages) {
        await page.getByText('Sealed dice, checked').waitFor();
        expect(await serious(page)).toEqual([]);
      }
      const made = await actionsMade(mira);
      expect(await actionsMade(jonas)).toBe(made);
      const verdict = await verify(mira);
      const minutes = (performance.now() - started) / 60_000;
      console.log(
        `a whole match: ${made} entries in ${minutes.toFixed(1)} minutes, ${examined + 2} pages examined, load ${loadavg()[0]?.toFixed(1)}\n${verdict.trim()}`,
      );
    },
    40 * 60_000,
  );
