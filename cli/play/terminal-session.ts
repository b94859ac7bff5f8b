import { type AnyEquippedGame, type GameTypes, type Match, type Rulebook, type Term, writeMatch } from '@kurgan/engine';
import type { GameEntry } from '@kurgan/games';
import { MatchHost, Screen, type WhyNot } from '@kurgan/host';
import { Fault } from '../command.ts';
import { narration, turnStart } from '../narration.ts';
import { say } from '../output.ts';
import { inColumns } from '../text.ts';
import type { Autosave } from './autosave.ts';
import { type Bots, playersOf } from './players.ts';
import type { Thinker } from './thinker.ts';

/** A match at a terminal: its screen, its bots, the part of the log each seat has read, and its file. */
export class TerminalSession {
  readonly entry: GameEntry;
  readonly rulebook: Rulebook;
  readonly autosave: Autosave;
  readonly thinker: Thinker;
  readonly #bots: Bots;
  /** Handles every request from the keyboard. */
  readonly screen: Screen;
  /** Last entry each seat has read in the log. */
  readonly #told = new Map<string, number>();
  /** The turn, by its first entry, whose board each seat has seen. */
  readonly #shown = new Map<string, number>();

  constructor(
    entry: GameEntry,
    match: Match<GameTypes>,
    rulebook: Rulebook,
    bots: Bots,
    autosave: Autosave,
    thinker: Thinker,
  ) {
    this.entry = entry;
    this.rulebook = rulebook;
    this.autosave = autosave;
    this.thinker = thinker;
    this.#bots = bots;
    this.screen = new Screen(new MatchHost(match, playersOf(entry.game.seats, bots)));
    this.autosave.save(this.file);
  }

  get game(): AnyEquippedGame {
    return this.entry.game;
  }
  get host(): MatchHost {
    return this.screen.host;
  }
  get match(): Match<GameTypes> {
    return this.host.match;
  }
  /** Text of the match file, with the players; sealed while several seats play. */
  get file(): string {
    return writeMatch(this.match, this.host.seated);
  }

  /** Plays the bots' turns until a person has to choose, the match is over, or the signal comes. */
  async letBotsChoose(signal: AbortSignal): Promise<void> {
    for (;;) {
      const seat = this.host.asked;
      const bot = seat === null ? undefined : this.#bots.get(seat);
      if (seat === null || bot === undefined) return;
      // A seed per decision, so that a resumed match goes on as it would have.
      const seed = `${this.match.seed} ${seat} ${this.match.length}`;
      const action = await this.thinker.choose(bot, this.match, seat, seed, signal);
      if (action === null) return;
      const text = this.game.notation.format(action);
      if (this.#keep(() => this.screen.actAs(seat, text)) !== null) {
        throw new Fault(`${this.game.id}, entry ${this.match.length + 1}: the bot ${bot.id} chose an illegal action.`);
      }
    }
  }

  /** Does an action for the player at the keyboard. It is saved before it is narrated. */
  act(text: string): WhyNot | null {
    const seat = this.screen.seat;
    const whyNot = this.#keep(() => this.screen.act(text));
    if (whyNot === null && seat !== null) this.tell(seat);
    return whyNot;
  }

  /** Undoes the last action of the player at the keyboard; returns its text, or null if it can't. */
  undo(): string | null {
    const seat = this.screen.seat ?? this.match.last?.seat;
    const undoing = seat === undefined ? null : this.match.undoing(seat, this.host.bots);
    if (seat === undefined || undoing === null) return null;
    this.#keep(() => this.screen.undo());
    this.#told.set(seat, this.match.length);
    return undoing.text;
  }

  resign(): void {
    this.#keep(() => this.screen.resign());
  }

  /** Announces that the player at the keyboard passes every window of a kind; false if there is no such kind. */
  order(kind: string, until: Term): boolean {
    return this.#keep(() => this.screen.order(kind, until));
  }

  /** Changes the match here and on disk. A change that can't be saved never happened. */
  #keep<T>(change: () => T): T {
    const { seat } = this.screen;
    const { length } = this.match;
    const answer = change();
    if (this.match.length === length) return answer;
    try {
      this.autosave.save(this.file);
    } catch (error) {
      this.match.truncate(length);
      if (seat !== null) this.screen.lift(seat);
      throw error;
    }
    return answer;
  }

  /** Standing orders in force. They are public. */
  get orders(): string[] {
    return Object.entries(this.match.orders).flatMap(([seat, kinds]) =>
      Object.entries(kinds).map(([kind, holds]) => `${seat} passes every ${kind} window ${TERMS[holds]}.`),
    );
  }

  /** Narrates everything since the seat last read the log. */
  tell(seat: string): void {
    const told = this.#told.get(seat) ?? -1;
    for (const line of narration(this.match, seat, told + 1)) say(line);
    this.#told.set(seat, this.match.length);
  }

  /** True if a turn has begun since the seat's board was last shown; asking counts as showing. */
  isNewTurn(seat: string): boolean {
    const start = turnStart(this.match, seat);
    const isNew = this.#shown.get(seat) !== start;
    this.#shown.set(seat, start);
    return isNew;
  }

  /** Skips the narration of earlier entries in a resumed match. */
  markRead(): void {
    for (const seat of this.game.seats) this.#told.set(seat, this.match.length);
  }

  board(seat: string | null): string {
    return this.entry.board(this.match.view(seat));
  }

  /** The seat, step and rule of the current choice, with the choices. */
  question(seat: string, choices: readonly string[]): string {
    const { now } = this.screen.moment();
    const rule = now === null ? undefined : this.rulebook.rules.get(now.rule);
    const step = now === null ? '' : `: ${spaced(now.step)} (${now.rule}${rule === undefined ? '' : ` ${rule.title}`})`;
    const width = String(choices.length).length + 2;
    const numbered = choices.map((action, i) => `${String(i + 1).padStart(width)} ${action}`);
    const status = [this.entry.status(this.match.view(seat)), ...this.orders].join('\n');
    return `\n${status}\n${seat} to choose${step}\n${inColumns(numbered)}`;
  }
}

const TERMS = {
  turn: 'until its next turn',
  'turn after this': 'until its next turn',
  told: 'until further notice',
} as const;

/** `actionRound` as `action round`. */
const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
