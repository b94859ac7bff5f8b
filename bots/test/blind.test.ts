import { expectBlind } from '@kurgan/engine/testing';
import { GAMES, loadEntry } from '@kurgan/games';
import { expect, test } from 'vitest';
import { opponent, opponents, type Playable } from '../opponents.ts';
import { GAMES as FAIR } from './fair-games.ts';

/** Enough to build a tree, few enough for a test. */
const TRIES = 24;

const playables: readonly Playable[] = await Promise.all([
  ...GAMES.map(loadEntry),
  ...FAIR.map(async ({ tools, bots }) => ({ game: await tools(), ...(await bots()) })),
]);

/** Every bot; searching bots get few tries. */
const cases = playables.flatMap((playable) =>
  opponents(playable).map(({ id, slow }) => ({
    playable,
    game: playable.game.id,
    bot: slow === true ? `${id}@${TRIES}` : id,
  })),
);

test.each(cases)('$bot of $game chooses from what its seat sees, and does not touch it', ({ playable, bot: id }) => {
  const bot = opponent(playable, id);
  if (bot === undefined) throw new Error(`nobody is called ${id}`);
  expect(expectBlind(playable.game, bot)).toBeGreaterThan(0);
});
