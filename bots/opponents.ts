import type { AnyEquippedGame, Bot, GameTypes, Searched, ViewOf } from '@kurgan/engine';
import { random } from './random.ts';
import { searcher } from './search/searcher.ts';

/** What it takes to seat bots at a game; a registry of games knows more of each. */
export interface Playable {
  readonly game: AnyEquippedGame;
  /** Those the game brings itself, the best one first. */
  readonly bots: readonly Bot<GameTypes>[];
  /** How a search plays it, and at which levels. */
  readonly searched?: Searched<GameTypes>;
  /** The round or turn that the game is in, as its players count. */
  round?(view: ViewOf<GameTypes>): number;
}

/** Everybody who can play a game, the best one first: levels of search, its own bots, and `random`, who plays every game. */
export const opponents = ({ game, bots, searched }: Playable): readonly Bot<GameTypes>[] => [
  ...(searched?.levels ?? []).map((level) => searcher(game, searched?.insight ?? {}, level)),
  ...bots,
  random,
];

/** The bot with this id; `LEVEL@TRIES` is a level of search with another number of tries. */
export function opponent(playable: Playable, id: string): Bot<GameTypes> | undefined {
  const known = opponents(playable).find((bot) => bot.id === id);
  const { game, searched } = playable;
  const [name, tries = '', more] = id.split('@');
  const level = searched?.levels.find((each) => each.id === name);
  if (known !== undefined || searched === undefined || level === undefined || more !== undefined) return known;
  const iterations = Number(tries);
  if (!/^\d{1,9}$/.test(tries) || iterations === 0) return undefined;
  return searcher(game, searched.insight, { ...level, id, iterations });
}
