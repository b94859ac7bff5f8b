import {
  type AnyEquippedGame,
  type Chance,
  type Context,
  clonePlain,
  DiceQueue,
  type GameTypes,
  type More,
  notationErrorText,
  OutOfDice,
  refusalText,
  SeededChance,
  type Setup,
  type StateOf,
  writeMatch,
  writePosition,
} from '@kurgan/engine';
import type { MatchHost } from '@kurgan/host';
import { readWhole } from '../arguments.ts';
import { BadInput, type Command } from '../command.ts';
import { checkEyes, ownEyes } from '../eyes.ts';
import { narration } from '../narration.ts';
import { say } from '../output.ts';
import { replaceFile } from '../replace-file.ts';
import { hostOf, readSaved, type Saved } from '../saved.ts';

interface SeatAction {
  readonly seat: string;
  readonly action: GameTypes['action'];
  readonly text: string;
}

const tooLate = (words: string): BadInput => new BadInput(`The game is over, so "${words}" comes too late.`);

/** Reads `activate 8`, or `german: activate 8` when more than one seat has a choice. */
function readAction(game: AnyEquippedGame, waiting: readonly string[], words: string): SeatAction {
  const named = game.seats.find((seat) => words.startsWith(`${seat}:`));
  const seat = named ?? waiting[0];
  if (seat === undefined) throw tooLate(words);
  if (named === undefined && waiting.length > 1) {
    throw new BadInput(`Name the seat, as in "${seat}: ${words}": ${waiting.join(' and ')} both have a choice.`);
  }
  const text = (named === undefined ? words : words.slice(named.length + 1)).trim();
  const action = game.notation.parse(text);
  if (!action.ok) throw new BadInput(`"${words}": ${notationErrorText(action.error)}.`);
  return { seat, action: action.value, text };
}

function readDice(text: string | undefined): readonly number[] | undefined {
  return text?.split(',').map((die) => readWhole(die.trim(), 'Each die of --dice', 1, 1000));
}

class PositionContext implements Context<GameTypes> {
  readonly lines: string[] = [];
  readonly #chance: Chance;
  readonly #game: AnyEquippedGame;
  readonly #observer: string | null;

  constructor(chance: Chance, game: AnyEquippedGame) {
    this.#chance = chance;
    this.#game = game;
    this.#observer = game.seats.length === 1 ? (game.seats[0] ?? null) : null;
  }
  d(sides: number): number {
    return this.#chance.d(sides);
  }
  below(n: number): number {
    return this.#chance.below(n);
  }
  shuffle<T>(items: T[]): void {
    this.#chance.shuffle(items);
  }
  log(event: GameTypes['event'], more: More<GameTypes> = {}): void {
    const seen = this.#observer === null ? event : { ...event, ...more[this.#observer] };
    this.lines.push(`     ${this.#game.narrate(seen)}`);
  }
  learn(): void {}
}

interface Result {
  readonly file: string;
  /** Narration for the user. */
  readonly lines: readonly string[];
}

function inMatch(path: string, host: MatchHost, { entry: { game } }: Saved, actions: readonly string[]): Result {
  const { match, seated } = host;
  const from = match.length;
  for (const words of actions) {
    const { seat, action } = readAction(game, match.waiting, words);
    checkEyes(path, host, seat);
    const refusal = match.act(seat, action);
    if (refusal !== null) throw new BadInput(`"${words}" is not legal: ${refusalText(refusal)}.`);
  }
  return {
    file: writeMatch(match, seated),
    lines: narration(match, ownEyes(host), from + 1, host.isOpen),
  };
}

function inPosition(
  game: AnyEquippedGame,
  setup: Setup,
  state: StateOf<GameTypes>,
  chance: SeededChance | null,
  dice: readonly number[] | undefined,
  actions: readonly string[],
): Result {
  const queue = dice === undefined && chance !== null ? null : new DiceQueue(dice ?? [], chance ?? undefined);
  const context = new PositionContext(queue ?? chance ?? new DiceQueue([]), game);
  for (const words of actions) {
    const { seat, action, text } = readAction(game, game.waiting(state), words);
    const refusal = game.refuse(state, seat, action);
    if (refusal !== null) throw new BadInput(`"${words}" is not legal: ${refusalText(refusal)}.`);
    context.lines.push(`${seat}: ${text}`);
    try {
      game.apply(state, seat, action, context);
    } catch (error) {
      if (error instanceof OutOfDice) throw new BadInput(`"${words}" rolls more dice than --dice gives.`);
      if (error instanceof RangeError && queue !== null) throw new BadInput(`"${words}": ${error.message}.`);
      // A position doesn't come from a match, so a rule can meet things in it that never happen in play.
      const problem = error instanceof Error ? error.message : String(error);
      throw new BadInput(`"${words}" fails because the position is inconsistent: ${problem}.`);
    }
  }
  if (queue !== null && queue.left > 0) throw new BadInput(`--dice lists ${queue.left} more than were rolled.`);
  const position = { setup, state, ...(chance === null ? {} : { chance: chance.save() }) };
  return { file: writePosition(game, position), lines: context.lines };
}

export const apply: Command = {
  operands: 'FILE ACTION...',
  about: [
    'Applies actions to a match or position and writes the result. Put each action in quotes ("move 29/RCN 10"), with its seat when several have a choice ("german: move 29/RCN 10").',
    'A match stays a match; while it runs, only its one human player can act in it. With --dice the dice fall as given and the result is a position, which no longer follows from a seed and shows everything. A running match with several seats cannot become a position.',
  ],
  options: {
    dice: { value: '1,2,3', help: 'the next dice rolls, in order' },
    out: { value: 'FILE', help: 'write to a file instead of the screen' },
  },
  async run(args, registry) {
    const [path = '', ...actions] = args.operands;
    const dice = readDice(args.text('dice'));
    const saved = await readSaved(path, registry);
    const { game } = saved.entry;
    const result = (): Result => {
      if (saved.kind === 'position') {
        const { setup, state, chance } = saved.position;
        return inPosition(game, setup, state, chance === undefined ? null : new SeededChance(chance), dice, actions);
      }
      const host = hostOf(path, saved);
      if (dice === undefined) return inMatch(path, host, saved, actions);
      const { setup, state, waiting } = host.match;
      if (waiting.length === 0) throw tooLate(actions[0] ?? '');
      for (const seat of game.seats) checkEyes(path, host, seat);
      return inPosition(game, setup, clonePlain(state), null, dice, actions);
    };
    const { file, lines } = result();
    const out = args.text('out');
    if (out === undefined) {
      say(file.trimEnd());
      return 0;
    }
    await replaceFile(out, file);
    for (const line of lines) say(line);
    return 0;
  },
};
