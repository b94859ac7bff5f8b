import type { AnyEquippedGame } from '@kurgan/engine';
import type { HeadlessGame, Opponents, TerminalBoard } from '@kurgan/kit/manifest';

/** A game with everything that playing it outside a browser takes, loaded. */
export interface GameEntry extends Opponents, TerminalBoard {
  readonly game: AnyEquippedGame;
  /** Where rules.md is; the tests that prove its rules stand beside it, in test/. */
  readonly rulebook: URL;
}

export async function loadEntry({ rulebook, tools, bots, terminal }: HeadlessGame): Promise<GameEntry> {
  const [game, opponents, board] = await Promise.all([tools(), bots(), terminal()]);
  return { game, rulebook, ...opponents, ...board };
}
