import type { SeededChance } from '../chance.ts';
import type { EquippedGame } from '../game.ts';
import type { Journal } from '../journal.ts';
import type { Match } from '../match.ts';
import type { Setup } from '../options.ts';
import type { GameTypes } from '../state.ts';

/** The fault a check found, with everything needed to reproduce it. */
export class BatteryFailure extends Error {
  override readonly name = 'BatteryFailure';
  /** Name of the check that failed. */
  readonly check: string;
  readonly #journal: Journal;

  constructor(check: string, detail: string, where: string, journal: Journal, cause?: unknown) {
    super(`${check}: ${detail}\n  ${where}`, cause === undefined ? {} : { cause });
    this.check = check;
    this.#journal = journal;
  }
  /** The match so far. Not a field, so that printing the error shows only its message. */
  get journal(): Journal {
    return this.#journal;
  }
}

export type Counts = Record<string, number>;

/** Counts of what the battery has seen: a check that never ran proves nothing. */
export interface Tally {
  readonly winners: Counts;
  /** Number of times each check ran. */
  readonly checks: Counts;
  /** Number of times each rule refused an action. */
  readonly refusals: Counts;
}

export function add(counts: Counts, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

/** One game of the battery, as the checks see it. */
export class Trial<G extends GameTypes> {
  /** Number of the game in the battery, for running it alone. */
  readonly number: number;
  readonly game: EquippedGame<G>;
  readonly match: Match<G>;
  readonly rules: ReadonlySet<string>;
  /** For the battery's own choices of actions and samples. The game's dice belong to the match. */
  readonly chance: SeededChance;
  readonly tally: Tally;
  /** The action under way, for the failure's message. */
  doing = '';

  constructor(
    number: number,
    game: EquippedGame<G>,
    match: Match<G>,
    rules: ReadonlySet<string>,
    chance: SeededChance,
    tally: Tally,
  ) {
    this.number = number;
    this.game = game;
    this.match = match;
    this.rules = rules;
    this.chance = chance;
    this.tally = tally;
  }

  count(check: string): void {
    add(this.tally.checks, check);
  }

  fail(check: string, detail: string, cause?: unknown): never {
    const { match, game, number, doing } = this;
    const { scenario, options }: Setup = match.setup;
    const where = [
      `game ${number} of ${game.id}`,
      `seed "${match.seed}"`,
      `scenario ${scenario}`,
      `options ${JSON.stringify(options)}`,
      `after ${match.length} actions${doing === '' ? '' : `, at "${doing}"`}`,
    ].join(', ');
    throw new BatteryFailure(check, detail, where, match.journal(), cause);
  }

  /** Checks that a rule cited by id exists in the rulebook. */
  knownRule(check: string, rule: string): void {
    if (!this.rules.has(rule)) this.fail(check, `there is no rule ${rule}`);
  }
}
