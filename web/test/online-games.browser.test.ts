import { SeededChance } from '@kurgan/engine';
import { GAMES } from '@kurgan/games';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { OnlineServer } from './online/server.ts';
import { atTable, invite, playOne } from './online/table.ts';
import { actionsMade } from './table.ts';

const here = test.skipIf(inject('chromium') === null);
const IS_LONG = process.env.KURGAN_LONG === '1';
/** Actions of each game; the first one is played to its end in the long form. */
const ACTIONS = IS_LONG ? 40 : 4;
const MOST_ACTIONS = 1500;
const shared = GAMES.filter(({ seats }) => Object.keys(seats).length > 1);

let server: OnlineServer;
beforeAll(async () => {
  if (inject('chromium') !== null) server = await OnlineServer.start();
}, 120_000);
afterAll(async () => {
  await server?.stop();
});

for (const [i, { id, title }] of shared.entries()) {
  const isWhole = IS_LONG && i === 0;
  here(
    `two browsers play ${isWhole ? 'a whole match' : `${ACTIONS} actions`} of ${id}, on a desk and on a phone`,
    async () => {
      const { page: mira, context: first } = await server.player('desk');
      const { page: jonas, context: second } = await server.player('phone');
      const pages = [mira, jonas];
      await jonas.goto(await invite(mira, 'One person', title));
      await jonas.getByRole('button', { name: 'Take the seat' }).click();
      await Promise.all(pages.map(atTable));
      const isOver = async (): Promise<boolean> => (await mira.getByText('Sealed dice, checked').count()) > 0;
      const chance = SeededChance.fromSeed(`online ${id}`);
      const pick = (of: number): number => (isWhole ? chance.below(of) : 0);
      const most = isWhole ? MOST_ACTIONS : ACTIONS;
      for (let made = 0; made < most && !(isWhole && (await isOver())); made++) await playOne(pages, pick);
      expect(await isOver()).toBe(isWhole);
      expect(await actionsMade(jonas)).toBe(await actionsMade(mira));
      expect(server.complaints).toEqual([]);
      await Promise.all([first.close(), second.close()]);
    },
    IS_LONG ? 30 * 60_000 : 240_000,
  );
}
