import type { AnyEquippedGame, Bot, GameTypes, Searched, ViewOf } from '@kurgan/engine';
import { random } from './random.ts';
import { type Clock, searcher } from './search/searcher.ts';

/** The part of a registered game that bots need. */
export interface Playable {
  readonly game: AnyEquippedGame;
  /** The game's own bots, best first. */
  readonly bots: readonly Bot<GameTypes>[];
  /** Search settings and levels, if the game is searched. */
  readonly searched?: Searched<GameTypes>;
  /** Current round or turn, as the players count it. */
  round?(view: ViewOf<GameTypes>): number;
}

/**
 * All opponents for a game, best first: search levels, the game's own bots, and `random`, which plays every game. With a
 * clock, search levels think as long as they do in play.
 */
export const opponents = ({ game, bots, searched }: Playable, clock?: Clock): readonly Bot<GameTypes>[] => [
  ...(searched?.levels ?? []).map((level) => searcher(game, searched ?? { insight: {} }, level, clock)),
  ...bots,
  random,
];

/** Finds a bot by id; `LEVEL@TRIES` is a search level with a different number of tries. */
export function opponent(playable: Playable, id: string, clock?: Clock): Bot<GameTypes> | undefined {
  const known = opponents(playable, clock).find((bot) => bot.id === id);
  const { game, searched } = playable;
  const [name, tries = '', more] = id.split('@');
  const level = searched?.levels.find((each) => each.id === name);
  if (known !== undefined || searched === undefined || level === undefined || more !== undefined) return known;
  const iterations = Number(tries);
  if (!/^\d{1,9}$/.test(tries) || iterations === 0) return undefined;
  return searcher(game, searched, { ...level, id, iterations });
}
