import {
  type AnyEquippedGame,
  expectOk,
  type GameTypes,
  type Journal,
  journalFaultText,
  Match,
  type Rulebook,
} from '@kurgan/engine';
import type { GameEntry } from '@kurgan/games';
import { Fault } from '../command.ts';
import { narration, turnStart } from '../narration.ts';
import { say } from '../output.ts';
import { inColumns } from '../text.ts';
import type { Autosave } from './autosave.ts';
import { type Bots, playersOf } from './players.ts';
import type { Thinker } from './thinker.ts';

type Action = GameTypes['action'];

/** A match at a terminal: who sits where, what each has been told, and where it is kept. */
export class Session {
  readonly entry: GameEntry;
  readonly rulebook: Rulebook;
  readonly bots: Bots;
  readonly autosave: Autosave;
  readonly thinker: Thinker;
  #match: Match<GameTypes>;
  /** What is on the disk. */
  #kept: Journal;
  /** The action up to which each seat has read the log. */
  readonly #told = new Map<string, number>();
  /** The turn, by its first action, of which each seat has seen the board. */
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
    this.#match = match;
    this.rulebook = rulebook;
    this.bots = bots;
    this.autosave = autosave;
    this.thinker = thinker;
    this.#kept = this.journal;
    this.autosave.save(this.#kept);
  }

  get match(): Match<GameTypes> {
    return this.#match;
  }

  /** The match as a file, with who plays it. */
  get journal(): Journal {
    return { ...this.#match.journal(), players: playersOf(this.game.seats, this.bots) };
  }

  get game(): AnyEquippedGame {
    return this.entry.game;
  }

  get humans(): readonly string[] {
    return this.game.seats.filter((seat) => !this.bots.has(seat));
  }

  /** Lets bots choose until a person must; that person's seat, or null when the match is over or the signal came. */
  async advance(signal: AbortSignal): Promise<string | null> {
    for (;;) {
      const waiting = this.match.waiting;
      const human = waiting.find((seat) => !this.bots.has(seat));
      if (human !== undefined) return human;
      const seat = waiting[0];
      const bot = seat === undefined ? undefined : this.bots.get(seat);
      if (seat === undefined || bot === undefined) return null;
      // Drawn anew for each decision, so that a resumed match goes on as it would have.
      const seed = `${this.match.seed} ${seat} ${this.match.length}`;
      const action = await this.thinker.choose(bot, this.match, seat, seed, signal);
      if (action === null) return null;
      if (this.match.refuse(seat, action) !== null) {
        const text = this.game.notation.format(action);
        throw new Fault(`${this.game.id}, seed ${this.match.seed}: "${text}" by ${bot.id} is not legal.`);
      }
      this.#keep(() => this.match.act(seat, action));
    }
  }

  /** From the seat's view, so that a list can give nothing away. */
  legal(seat: string): Action[] {
    return this.game.legal(this.match.view(seat), seat);
  }

  /** Does a legal action. It is on the disk before it is told. */
  act(seat: string, action: Action): void {
    if (this.#keep(() => this.match.act(seat, action)) !== null) throw new Error('only a legal action comes here');
    this.tell(seat);
  }

  undo(seat: string): string | null {
    const last = this.match.last?.text ?? '';
    if (!this.#keep(() => this.match.undo(seat))) return null;
    for (const [each, told] of this.#told) this.#told.set(each, Math.min(told, this.match.length));
    return last;
  }

  /** Changes the match here and on the disk. What could not be kept has not happened. */
  #keep<T>(change: () => T): T {
    const answer = change();
    const changed = this.journal;
    try {
      this.autosave.save(changed);
    } catch (error) {
      this.#match = expectOk(Match.replay<GameTypes>(this.game, this.#kept), journalFaultText);
      throw error;
    }
    this.#kept = changed;
    return answer;
  }

  /** What has happened since the seat last read the log. */
  tell(seat: string): void {
    const told = this.#told.get(seat) ?? -1;
    for (const line of narration(this.match, seat, told + 1)) say(line);
    this.#told.set(seat, this.match.length);
  }

  /** Whether a turn has begun since the seat's board was last shown; asking counts as showing. */
  isNewTurn(seat: string): boolean {
    const start = turnStart(this.match, seat);
    const isNew = this.#shown.get(seat) !== start;
    this.#shown.set(seat, start);
    return isNew;
  }

  /** A match that goes on is not told from its beginning. */
  tellNothingYet(): void {
    for (const seat of this.game.seats) this.#told.set(seat, this.match.length);
  }

  board(seat: string | null): string {
    return this.entry.board(this.match.view(seat));
  }

  /** Whose choice it is, in which step, by which rule, and what there is to choose. */
  question(seat: string, legal: readonly string[]): string {
    const view = this.match.view(seat);
    const now = this.game.now(view);
    const rule = now === null ? undefined : this.rulebook.rules.get(now.rule);
    const step = now === null ? '' : `: ${spaced(now.step)} (${now.rule}${rule === undefined ? '' : ` ${rule.title}`})`;
    const width = String(legal.length).length + 2;
    const choices = legal.map((action, i) => `${String(i + 1).padStart(width)} ${action}`);
    return `\n${this.entry.status(view)}\n${seat} is to choose${step}\n${inColumns(choices)}`;
  }
}

/** `actionRound` as a reader would write it. */
const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
