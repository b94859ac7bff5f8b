import type { ChanceState } from '../chance.ts';
import type { AnyEquippedGame, EquippedGame } from '../game.ts';
import type { Journal } from '../journal.ts';
import { setupShape } from '../journal-shape.ts';
import { clonePlain } from '../json.ts';
import { parseSetup, type Setup } from '../options.ts';
import { brief, type Problem, problemsText } from '../problem.ts';
import { fail, ok, type Result } from '../result.ts';
import { anything, list, object, oneOf, parseJson, parseShape, type Shape, text, whole } from '../shape.ts';
import { SilentContext } from '../silent-context.ts';
import { type GameTypes, type StateOf, viewOf } from '../state.ts';
import { OLD_MATCH, parseMatch } from './match-file.ts';

/** One moment of a game: everything needed to play on, but not how it came about. */
export interface Position<G extends GameTypes> {
  readonly setup: Setup;
  readonly state: StateOf<G>;
  /** State of the generator; without it, future dice are free to choose. */
  readonly chance?: ChanceState;
}

/** Four words, not all zero: the generator would never leave four zeros. */
const chanceShape: Shape<ChanceState> = {
  check(value, path, problems): value is ChanceState {
    const words = list(whole(-(2 ** 31), 2 ** 31 - 1));
    if (!words.check(value, path, problems)) return false;
    if (value.length === 4 && value.some((each) => each !== 0)) return true;
    problems.push({ path, expected: 'four whole numbers, not all zero', got: brief(value) });
    return false;
  },
};

const fileShape = object(
  {
    kurgan: oneOf(['position']),
    game: text,
    version: text,
    setup: setupShape,
    state: anything,
  },
  { chance: chanceShape },
);

export function writePosition<G extends GameTypes>(game: EquippedGame<G>, position: Position<G>): string {
  const { setup, state, chance } = position;
  const file = { kurgan: 'position', game: game.id, version: game.version, setup, state };
  return `${JSON.stringify(chance === undefined ? file : { ...file, chance }, null, 2)}\n`;
}

/** Checks a position from a file: first its frame, then the shape of the state, then whether the state is sound. */
export function parsePosition<G extends GameTypes>(
  game: EquippedGame<G>,
  value: unknown,
): Result<Position<G>, readonly Problem[]> {
  const file = parseShape(fileShape, value);
  if (!file.ok) return file;
  const problems: Problem[] = [];
  const { game: id, version, setup: raw, chance } = file.value;
  if (id !== game.id) problems.push({ path: '$.game', expected: game.id, got: brief(id) });
  if (version !== game.version) {
    problems.push({ path: '$.version', expected: `rules version ${game.version}`, got: brief(version) });
  }
  if (problems.length > 0) return fail(problems);
  const setup = parseSetup(game.scenarios, raw.scenario, raw.options);
  if (!setup.ok) return fail(setup.error.map((problem) => ({ ...problem, path: `$.setup.${problem.path}` })));
  const state = parseState(game, file.value.state, '$.state');
  if (!state.ok) return state;
  const moment = momentProblem(game, state.value);
  if (moment !== null) return fail([moment]);
  const position = { setup: setup.value, state: state.value };
  return ok(chance === undefined ? position : { ...position, chance });
}

/** Returns a complete and sound state of the game, or its faults. */
export function parseState<G extends GameTypes>(
  game: EquippedGame<G>,
  value: unknown,
  path: string,
): Result<StateOf<G>, readonly Problem[]> {
  const state = parseShape(game.shape, value, path);
  if (!state.ok) return state;
  const broken = game.audit(state.value);
  return broken.length > 0 ? fail(broken.map((got) => ({ path, expected: 'a sound state', got }))) : state;
}

/**
 * A position is a moment of choice, or the end: the rules have nothing left to do by themselves. Every choice is tried,
 * because the steps beneath the first might not fit together.
 */
function momentProblem<G extends GameTypes>(game: EquippedGame<G>, state: StateOf<G>): Problem | null {
  const path = '$.state.flow';
  try {
    const waiting = game.waiting(state);
    const over = waiting.length === 0;
    if (over !== (game.outcome(state) !== null)) {
      return { path, expected: 'somebody to choose, or an outcome', got: over ? 'neither' : 'both' };
    }
    for (const seat of waiting) {
      const actions = game.legal(viewOf(state, seat), seat);
      if (actions.length === 0) return { path, expected: `something for ${seat} to choose`, got: 'nothing' };
      for (const action of actions) game.apply(clonePlain(state), seat, action, SilentContext.seeded('trial'));
    }
    return null;
  } catch (error) {
    return { path, expected: 'a moment of choice, or the end', got: error instanceof Error ? error.message : 'none' };
  }
}

/** File that holds a moment of a game: a whole match, or one position. */
export type StoredGame =
  /** Sealed while several seats are playing it. */
  | { readonly kind: 'match'; readonly game: AnyEquippedGame; readonly journal: Journal; readonly isSealed: boolean }
  | { readonly kind: 'position'; readonly game: AnyEquippedGame; readonly position: Position<GameTypes> };

interface StoredGameError {
  readonly error:
    | 'not JSON'
    | 'not a match or position'
    | 'no such game'
    | 'broken match'
    | 'old match'
    | 'broken position';
  readonly detail: string;
}

export const storedGameErrorText = ({ error, detail }: StoredGameError): string => `${error}: ${detail}`;

/** Reads a match or position file. It doesn't replay a match; replayMatch does, and reports what is wrong. */
export function readStoredGame(source: string, games: readonly AnyEquippedGame[]): Result<StoredGame, StoredGameError> {
  const json = parseJson(anything, source);
  if (!json.ok) return fail({ error: 'not JSON', detail: json.error.map(({ got }) => got).join('; ') });
  const { value } = json;
  const { kurgan, game: id }: { kurgan?: unknown; game?: unknown } = Object(value);
  if (kurgan !== 'match' && kurgan !== 'position') {
    const got = kurgan === undefined ? 'it is missing' : `it is ${brief(kurgan)}`;
    return fail({
      error: 'not a match or position',
      detail: `its "kurgan" field should be "match" or "position", but ${got}`,
    });
  }
  const game = games.find((each) => each.id === id);
  if (game === undefined) {
    const known = games.map((each) => each.id).join(', ');
    return fail({
      error: 'no such game',
      detail: `its "game" field is ${id === undefined ? 'missing' : brief(id)}; known games: ${known}`,
    });
  }
  if (kurgan === 'match') {
    const match = parseMatch(value);
    if (match.ok) return ok({ kind: 'match', game, ...match.value });
    if (match.error.error === 'old match') return fail({ error: 'old match', detail: OLD_MATCH });
    return fail({ error: 'broken match', detail: problemsText(match.error.problems) });
  }
  const position = parsePosition(game, value);
  return position.ok
    ? ok({ kind: 'position', game, position: position.value })
    : fail({ error: 'broken position', detail: problemsText(position.error) });
}
