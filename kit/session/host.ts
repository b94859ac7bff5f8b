import {
  type AnyGame,
  type Bot,
  type GameTypes,
  type Journal,
  type JournalFault,
  Match,
  notationErrorText,
  type Odds,
  ok,
  type Result,
  SeededChance,
  type Choice as SetUp,
} from '@kurgan/engine';
import type { Choice, LogLine, Moment } from './moment.ts';
import type { Chanced, Hint, WhyNot } from './session.ts';

/** A match being played on this machine: what runs inside the worker. It knows no page and no store. */
export class MatchHost {
  readonly game: AnyGame;
  readonly bots: readonly Bot<GameTypes>[];
  readonly seat: string;
  readonly match: Match<GameTypes>;
  #undone: string[] = [];

  constructor(game: AnyGame, bots: readonly Bot<GameTypes>[], seat: string, match: Match<GameTypes>) {
    this.game = game;
    this.bots = bots;
    this.seat = seat;
    this.match = match;
  }

  static start(game: AnyGame, bots: readonly Bot<GameTypes>[], seat: string, setUp: SetUp, seed: string): MatchHost {
    return new MatchHost(game, bots, seat, new Match(game, setUp, seed));
  }

  static resume(
    game: AnyGame,
    bots: readonly Bot<GameTypes>[],
    seat: string,
    journal: Journal,
    to?: number,
  ): Result<MatchHost, JournalFault> {
    const match = Match.replay(game, journal, to);
    return match.ok ? ok(new MatchHost(game, bots, seat, match.value)) : match;
  }

  moment(): Moment {
    const { game, match, seat } = this;
    const now = game.now(match.view(seat));
    return {
      made: match.length,
      seat,
      view: match.view(seat),
      waiting: match.waiting,
      now: now && {
        step: now.step,
        rule: now.rule,
        verbs: now.verbs.map((verb) => ({ verb, parameters: game.notation.parameters(verb) })),
      },
      choices: match.legal(seat).map((action) => this.#choice(action)),
      undoable: match.undoable(seat),
      redoable: this.#undone.length,
      outcome: match.outcome,
    };
  }

  #choice(action: GameTypes['action']): Choice {
    const [verb = '', ...words] = this.game.notation.words(action);
    const names = this.game.notation.parameters(verb);
    return {
      text: [verb, ...words].join(' '),
      verb,
      words: Object.fromEntries(names.map((name, i) => [name, words[i] ?? ''])),
    };
  }

  log(from = 0): LogLine[] {
    return this.match.log(this.seat, from).map(({ after, event }) => ({
      after,
      text: this.game.narrate(event),
      rule: 'rule' in event && typeof event.rule === 'string' ? event.rule : '',
      event,
    }));
  }

  act(text: string): WhyNot | null {
    const action = this.game.notation.parse(text);
    if (!action.ok) return { unreadable: notationErrorText(action.error) };
    const refusal = this.match.act(this.seat, action.value);
    if (refusal === null) {
      if (this.#undone.at(-1) === text) this.#undone.pop();
      else this.#undone = [];
    }
    return refusal;
  }

  why(text: string): WhyNot | null {
    const action = this.game.notation.parse(text);
    return action.ok ? this.match.refuse(this.seat, action.value) : { unreadable: notationErrorText(action.error) };
  }

  undo(): void {
    const last = this.match.last?.text;
    if (this.match.undo(this.seat) && last !== undefined) this.#undone.push(last);
  }

  redo(): void {
    const next = this.#undone.at(-1);
    if (next !== undefined) this.act(next);
  }

  odds(text: string): Odds | null {
    const action = this.game.notation.parse(text);
    if (!action.ok || this.match.refuse(this.seat, action.value) !== null) return null;
    return this.game.odds(this.match.view(this.seat), this.seat, action.value);
  }

  hint(): Hint | null {
    const [bot] = this.bots;
    if (bot === undefined || !this.match.waiting.includes(this.seat)) return null;
    const view = this.match.view(this.seat);
    const chance = SeededChance.fromSeed(`hint ${this.match.length}`);
    const action = bot.choose(view, this.seat, this.match.legal(this.seat), chance);
    return { action: this.game.notation.format(action), because: bot.because?.(view, this.seat, action) ?? '' };
  }

  /** Plays the match through again beside the real one and notes every chance that was taken. */
  review(): Chanced[] {
    const chanced: Chanced[] = [];
    const again = new Match(this.game, this.match.choice, this.match.seed);
    for (const { seat, action } of this.match.journal().actions) {
      const parsed = this.game.notation.parse(action);
      if (!parsed.ok || again.act(seat, parsed.value) !== null) break;
      const learnt = again.undoable(seat) === 0;
      if (!learnt) continue;
      again.rewind(again.length - 1);
      const odds = this.game.odds(again.view(seat), seat, parsed.value);
      again.act(seat, parsed.value);
      const made = again.length;
      if (odds !== null)
        chanced.push({ made, action, odds, lines: this.log(made).filter((line) => line.after === made) });
    }
    return chanced;
  }
}
