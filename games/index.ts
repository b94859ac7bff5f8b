import type { AnyEquippedGame, Bot, GameTypes, Searched, ViewOf } from '@kurgan/engine';
import * as normandyBots from '@kurgan/undaunted/bot';
import { edition } from '@kurgan/undaunted/normandy';
import { normandy } from '@kurgan/undaunted/normandy/tools';
import { terminal } from '@kurgan/undaunted/terminal';
import { bots } from '@kurgan/volga/bot';
import * as volgaTerminal from '@kurgan/volga/terminal';
import { volga } from '@kurgan/volga/tools';

/** A game as everything around it holds it: the rules, who can play it, the rulebook, and the board in letters. */
export interface GameEntry {
  readonly game: AnyEquippedGame;
  /** The best one first. */
  readonly bots: readonly Bot<GameTypes>[];
  /** What a search needs to play it well, and the levels at which it does. */
  readonly searched?: Searched<GameTypes>;
  /** Where rules.md is; the tests that prove its rules stand beside it, in test/. */
  readonly rulebook: URL;
  /** The board as text, from what a seat sees. */
  board(view: ViewOf<GameTypes>): string;
  /** The few figures that a player always has in mind, on one line. */
  status(view: ViewOf<GameTypes>): string;
  /** The round or turn that the game is in, as its players count; not every game does. */
  round?(view: ViewOf<GameTypes>): number;
}

export const GAMES: readonly GameEntry[] = [
  { game: volga, bots, rulebook: new URL('./volga/rules.md', import.meta.url), ...volgaTerminal },
  {
    game: normandy,
    ...normandyBots,
    rulebook: new URL('./undaunted/normandy/rules.md', import.meta.url),
    ...terminal(edition),
  },
];
