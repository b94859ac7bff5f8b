import type { AnyEquippedGame, Bot, GameTypes, Match, Rulebook } from '@kurgan/engine';
import type { GameEntry } from '@kurgan/games';
import { Fault } from '../command.ts';
import { narration, turnStart } from '../narration.ts';
import { say } from '../output.ts';
import { inColumns } from '../text.ts';
import type { Autosave } from './autosave.ts';
import type { Thinker } from './thinker.ts';

type Action = GameTypes['action'];

/** A match at a terminal: who sits where, what each has been told, and where it is kept. */
export class Session {
  readonly entry: GameEntry;
  readonly match: Match<GameTypes>;
  readonly rulebook: Rulebook;
  readonly bots: ReadonlyMap<string, Bot<GameTypes>>;
  readonly autosave: Autosave;
  readonly thinker: Thinker;
  /** The action up to which each seat has read the log. */
  readonly #told = new Map<string, number>();
  /** The turn, by its first action, of which each seat has seen the board. */
  readonly #shown = new Map<string, number>();

  constructor(
    entry: GameEntry,
    match: Match<GameTypes>,
    rulebook: Rulebook,
    bots: ReadonlyMap<string, Bot<GameTypes>>,
    autosave: Autosave,
    thinker: Thinker,
  ) {
    this.entry = entry;
    this.match = match;
    this.rulebook = rulebook;
    this.bots = bots;
    this.autosave = autosave;
    this.thinker = thinker;
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
      if (this.match.act(seat, action) !== null) {
        const text = this.game.notation.format(action);
        throw new Fault(`${this.game.id}, seed ${this.match.seed}: "${text}" by ${bot.id} is not legal.`);
      }
      this.autosave.save(this.match);
    }
  }

  /** From the seat's view, so that a list can give nothing away. */
  legal(seat: string): Action[] {
    return this.game.legal(this.match.view(seat), seat);
  }

  /** Does a legal action. It is on the disk before it is told. */
  act(seat: string, action: Action): void {
    const before = this.match.length;
    if (this.match.act(seat, action) !== null) throw new Error('only a legal action comes here');
    try {
      this.autosave.save(this.match);
    } catch (error) {
      this.match.rewind(before); // what could not be kept has not happened
      throw error;
    }
    this.tell(seat);
  }

  undo(seat: string): string | null {
    const last = this.match.last?.text ?? '';
    if (!this.match.undo(seat)) return null;
    for (const [each, told] of this.#told) this.#told.set(each, Math.min(told, this.match.length));
    this.autosave.save(this.match);
    return last;
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
