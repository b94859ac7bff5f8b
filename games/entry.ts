import type { AnyEquippedGame } from '@kurgan/engine';
import type { HeadlessGame, Opponents, TerminalBoard } from '@kurgan/kit/manifest';

/** A loaded game with everything needed to play it outside a browser. */
export interface GameEntry extends Opponents, TerminalBoard {
  readonly game: AnyEquippedGame;
  /** Address of rules.md; the tests that prove its rules are next to it, in test/. */
  readonly rulebook: URL;
}

export async function loadEntry({ rulebook, tools, bots, terminal }: HeadlessGame): Promise<GameEntry> {
  const [game, opponents, board] = await Promise.all([tools(), bots(), terminal()]);
  return { game, rulebook, ...opponents, ...board };
}
