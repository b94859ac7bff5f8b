import type { AnyEquippedGame, AnyGame, Bot, GameTypes, Match, Searched, Setup, StateOf, ViewOf } from '@kurgan/engine';
import type { ArmyBuilder } from './army.ts';
import type { Glance } from './glance.ts';
import type { LessonScript } from './lesson-script.ts';
import type { ScenarioPicker } from './picker.ts';
import type { GameTable } from './table.ts';

/** Facts the lobby shows about a game. */
export interface GameOutline {
  readonly id: string;
  /** As short as a card of the lobby wants it. */
  readonly title: string;
  readonly line: string;
  /** Names of the seats, in order. */
  readonly seats: Readonly<Record<string, string>>;
  /** A look at the board. */
  readonly picture: URL;
}

/** Parts of a game that work without a screen. */
export interface HeadlessGame {
  readonly id: string;
  /** URL of rules.md; the tests that prove its rules are in test/ beside it. */
  readonly rulebook: URL;
  tools(): Promise<AnyEquippedGame>;
  bots(): Promise<Opponents>;
  terminal(): Promise<TerminalBoard>;
  bench?(): Promise<GameBench>;
}

/**
 * Everything about a game. The manifest itself is light; each part is loaded when somebody asks for it, so a manifest can be
 * read where there is no browser, and the lobby shows a game without its rules.
 */
export interface GameManifest extends GameOutline, HeadlessGame {
  /**
   * The rules that play needs, without the tools, ready for a scenario. Whoever shows or plays it awaits them first: a game of
   * many scenarios may load their facts one at a time. Tools have them all.
   */
  rules(scenario: string): Promise<AnyGame>;
  /** The same rules as far as a first board needs them, if that is much less: the rest follows while a player looks at it. */
  opening?(scenario: string): Promise<AnyGame>;
  table(): Promise<GameTable>;
  /** A running match in the lobby's list, ready for its scenario. */
  glance?(scenario: string): Promise<Glance>;
  /** Scenario preview on the set-up page, ready for a scenario. */
  picker?(scenario: string): Promise<ScenarioPicker>;
  lesson?(): Promise<LessonScript>;
  campaign?(): Promise<CampaignRules>;
  /** The page on which armies are built. */
  army?(): Promise<ArmyBuilder>;
}

/** The opponents that a game offers: those with a policy of their own, and how it is searched. */
export interface Opponents {
  /** The best one first. */
  readonly bots: readonly Bot<GameTypes>[];
  readonly searched?: Searched<GameTypes>;
}

/** The board in letters, from what a seat sees. */
export interface TerminalBoard {
  board(view: ViewOf<GameTypes>): string;
  /** The few figures that a player always has in mind, on one line. */
  status(view: ViewOf<GameTypes>): string;
  /** The round or turn that the game is in, as its players count; not every game does. */
  round?(view: ViewOf<GameTypes>): number;
}

/** One game of a campaign: who won, and what it cost. */
export interface CampaignGame {
  readonly scenario: string;
  readonly winner: string | null;
  readonly casualties: Readonly<Record<string, number>>;
}

export interface CampaignScore {
  readonly wins: number;
  readonly casualties: number;
  readonly score: number;
}

export interface CampaignResult {
  readonly scores: Readonly<Record<string, CampaignScore>>;
  readonly winner: string | null;
  /** Margin in words: `A minor victory`. */
  readonly band: string;
  /** Explanation in a sentence. */
  readonly title: string;
}

/** Scoring of a campaign over several scenarios. */
export interface CampaignRules {
  /** For those who begin one. */
  readonly about: string;
  /** The rule that says so. */
  readonly rule: string;
  /** Losses of each side, from the view of a finished game. */
  casualtiesOf(view: unknown): Readonly<Record<string, number>>;
  resultOf(games: readonly CampaignGame[]): CampaignResult;
}

/** Measurements of `kurgan bench` for a game, with their limits. */
export interface GameBench {
  /** Played at random. */
  readonly setup: Setup;
  /** CPU time of a decision at random, as a multiple of that of the hand-written limit. */
  readonly mostRatio: number;
  /** CPU milliseconds of a whole random game. */
  readonly mostGameMs?: number;
  /** A longer game, such as a campaign, played at random to its end. */
  readonly longGame?: { readonly title: string; readonly setup: Setup; readonly mostMs: number };
  /** Scenarios in which the strongest search is timed. */
  readonly searched?: readonly string[];
  /** A match of about 1,000 decisions, to be rebuilt from its journal. */
  longMatch?(): Match<GameTypes>;
  /** Actions about to be done whose odds can be told. */
  gambles?(): readonly Gamble[];
  /** Other things that must be quick in this game. */
  readonly chores?: readonly Chore[];
}

/** Something a game does often, with the CPU time that it may take. */
export interface Chore {
  readonly title: string;
  readonly most: number;
  readonly unit: 'ms' | 'µs';
  /** Makes ready, and returns what does it some times and tells how often. */
  prepare(): () => number;
}

interface Gamble {
  readonly state: StateOf<GameTypes>;
  readonly seat: string;
  readonly action: GameTypes['action'];
}
