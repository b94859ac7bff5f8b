import { DiceQueue } from '../chance.ts';
import type { EquippedGame } from '../game.ts';
import { clonePlain, isRecord, mergePatch } from '../json.ts';
import { notationErrorText } from '../notation.ts';
import { parseSetup, setupProblemText } from '../options.ts';
import { brief, clip, type Problem, problemsText } from '../problem.ts';
import { refusalText } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import { anything, dictionary, list, object, parseJson, parseShape, text, whole } from '../shape.ts';
import { SilentContext } from '../silent-context.ts';
import type { GameTypes, StateOf } from '../state.ts';
import type { Context } from '../steps.ts';
import { type Expectation, parseExpectation, unmet } from './expectation.ts';
import { parseState } from './position.ts';

/** A rules test that any implementation could run: a position, dice, a few actions, and the expected result. */
interface Vector {
  readonly rules: readonly string[];
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Seeds the setup and later shuffles and draws; dice come from `dice` alone. */
  readonly seed: string;
  /** Merge patch on the state after setup. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly dice: readonly number[];
  readonly play: readonly { readonly seat: string; readonly action: string }[];
  readonly expected: Expectation;
}

type VectorResult = { readonly passed: true } | { readonly passed: false; readonly problems: readonly string[] };

const vectorShape = object(
  {
    rules: list(text),
    game: text,
    scenario: text,
    play: list(text),
    // biome-ignore lint/suspicious/noThenProperty: it is the file format's word; a parsed vector calls it `expected`
    then: dictionary(anything),
  },
  {
    options: dictionary(anything),
    seed: anything,
    given: object({}, { open: anything, private: anything, sealed: anything, flow: anything }),
    dice: list(whole(1, 1000)),
  },
);

const PLAY_LINE = /^([^\s:]+): *(\S.*)$/;

export function parseVector(source: string): Result<Vector, readonly Problem[]> {
  const file = parseJson(vectorShape, source);
  if (!file.ok) return file;
  const { rules, game, scenario, options = {}, seed = 1, given = {}, dice = [] } = file.value;
  const problems: Problem[] = [];
  if (rules.length === 0) problems.push({ path: '$.rules', expected: 'at least one rule id', got: '[]' });
  if (typeof seed !== 'string' && !Number.isInteger(seed)) {
    problems.push({ path: '$.seed', expected: 'a text or a whole number', got: brief(seed) });
  }
  const play = file.value.play.flatMap((line, i) => {
    const [, seat, action] = PLAY_LINE.exec(line) ?? [];
    if (seat !== undefined && action !== undefined) return [{ seat, action }];
    problems.push({ path: `$.play.${i}`, expected: 'a line "seat: action"', got: line });
    return [];
  });
  const expected = parseExpectation(file.value.then, '$.then', problems);
  if (expected.refused !== undefined && file.value.play.length === 0) {
    problems.push({ path: '$.play', expected: 'a last line to be refused', got: '[]' });
  }
  if (problems.length > 0) return fail(problems);
  return ok({ rules, game, scenario, options, seed: String(seed), given, dice, play, expected });
}

/** Maximum length of a problem, which might quote a vector of any size. */
const LONGEST = 500;

class DiceContext extends DiceQueue implements Context<GameTypes> {
  log(): void {}
  learn(): void {}
}

/** Runs a vector. Anything that goes wrong is a problem of the vector, never an exception, even when a rule throws. */
export function runVector<G extends GameTypes>(
  vector: Vector,
  game: EquippedGame<G>,
  knownRules: ReadonlySet<string>,
): VectorResult {
  const { rules, play, expected } = vector;
  const cited = expected.refused === undefined ? rules : [...rules, expected.refused];
  const problems = cited.filter((rule) => !knownRules.has(rule)).map((rule) => `there is no rule ${rule}`);
  let doing = 'setup';
  try {
    if (vector.game !== game.id) throw new Error(`the vector is for "${vector.game}", not "${game.id}"`);
    const chance = SilentContext.seeded<GameTypes>(vector.seed);
    const state = givenState(vector, game, chance);
    const context = new DiceContext(vector.dice, chance);
    doing = 'automatic steps of the given state';
    game.settle(state, context);
    for (const [i, line] of play.entries()) {
      doing = `play.${i} "${line.seat}: ${line.action}"`;
      const refusedBy = i === play.length - 1 ? expected.refused : undefined;
      playLine(game, state, line, refusedBy, context);
    }
    doing = 'then';
    problems.push(...unmet(expected, game, state, context.left));
  } catch (error) {
    problems.push(`${doing}: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (problems.length === 0) return { passed: true };
  return { passed: false, problems: problems.map((problem) => clip(problem, LONGEST)) };
}

function givenState<G extends GameTypes>(
  vector: Vector,
  game: EquippedGame<G>,
  chance: SilentContext<GameTypes>,
): StateOf<G> {
  const setup = parseSetup(game.scenarios, vector.scenario, vector.options);
  if (!setup.ok) throw new Error(setupProblemText(setup.error));
  const patched = mergePatch(game.setup(setup.value, chance), clonePlain(vector.given));
  refillNulls(game, patched, vector.given);
  const state = parseState(game, patched, 'given');
  if (!state.ok) throw new Error(problemsText(state.error));
  return state.value;
}

/**
 * A merge patch can't say "this field is null", because null deletes the field. Where the state requires the field,
 * null was meant.
 */
function refillNulls<G extends GameTypes>(game: EquippedGame<G>, patched: unknown, patch: unknown): void {
  const checked = parseShape(game.shape, patched, '');
  if (checked.ok) return;
  const missing = new Set(checked.error.map(({ path }) => path));
  const refill = (target: unknown, change: unknown, path: string): void => {
    if (!isRecord(target) || !isRecord(change)) return;
    for (const [key, value] of Object.entries(change)) {
      const here = `${path}.${key}`;
      if (value === null && missing.has(here)) target[key] = null;
      else refill(target[key], value, here);
    }
  };
  refill(patched, patch, '');
}

function playLine<G extends GameTypes>(
  game: EquippedGame<G>,
  state: StateOf<G>,
  line: Vector['play'][number],
  refusedBy: string | undefined,
  context: DiceContext,
): void {
  const seat = game.seats.find((each) => each === line.seat);
  if (seat === undefined) throw new Error(`there is no seat "${line.seat}", only ${game.seats.join(', ')}`);
  const action = game.notation.parse(line.action);
  if (!action.ok) throw new Error(notationErrorText(action.error));
  const refusal = game.refuse(state, seat, action.value);
  if (refusedBy !== undefined) {
    if (refusal === null) throw new Error(`expected a refusal by ${refusedBy}, but it is legal`);
    if (refusal.rule !== refusedBy) throw new Error(`expected a refusal by ${refusedBy}, got ${refusalText(refusal)}`);
  } else if (refusal !== null) {
    throw new Error(`refused by ${refusalText(refusal)}`);
  } else {
    game.apply(state, seat, action.value, context);
  }
}
