import type { Game } from '../game.ts';
import { atPath, canonical } from '../json.ts';
import { notationErrorText } from '../notation.ts';
import { clip, type Problem } from '../problem.ts';
import { list, nullable, object, type TypeOf, text, whole } from '../shape.ts';
import type { GameTypes, StateOf } from '../state.ts';

/** Expectations with a name of their own. Every other key of a vector's `then` is a path into the state. */
const NAMED = {
  /** The rule that refuses the last line of `play`. */
  refused: text,
  waiting: list(text),
  /** Actions that are legal now, that aren't, and all legal ones. When several seats are waiting: `seat: action`. */
  offered: list(text),
  withheld: list(text),
  legal: list(text),
  /** The end of the game, as far as it matters here; null while the game goes on. */
  outcome: nullable(object({}, { winner: nullable(text), rule: text, title: text })),
  /** Number of dice left unused. */
  diceLeft: whole(0, 1000),
};
const namedShape = object({}, NAMED);

/** Conditions that must hold after a vector has been played. */
export interface Expectation extends TypeOf<typeof namedShape> {
  /** Dotted paths into the state, each with its expected value. */
  readonly facts: readonly (readonly [path: string, value: unknown])[];
}

const FACT = /^(open|private|sealed|flow)(\.|$)/;

/** Reads `then` and reports its faults to `problems`. */
export function parseExpectation(
  then: Readonly<Record<string, unknown>>,
  path: string,
  problems: Problem[],
): Expectation {
  const entries = Object.entries(then);
  const value = Object.fromEntries(entries.filter(([key]) => Object.hasOwn(NAMED, key)));
  const facts = entries.filter(([key]) => !Object.hasOwn(NAMED, key));
  for (const [key] of facts) {
    if (FACT.test(key)) continue;
    const names = Object.keys(NAMED).join(', ');
    problems.push({
      path: `${path}.${key}`,
      expected: `a path into open, private, sealed or flow, or one of ${names}`,
      got: key,
    });
  }
  return namedShape.check(value, path, problems) ? { ...value, facts } : { facts };
}

/** Describes each expectation that isn't met. */
export function unmet<G extends GameTypes>(
  then: Expectation,
  game: Game<G>,
  state: StateOf<G>,
  diceLeft: number,
): string[] {
  const problems: string[] = [];
  const expect = (what: string, wanted: unknown, got: unknown): void => {
    if (canonical(wanted) !== canonical(got)) problems.push(`${what}: expected ${tell(wanted)}, got ${tell(got)}`);
  };
  for (const [path, wanted] of then.facts) {
    const got = atPath(state, path);
    expect(path, wanted, got === undefined ? ABSENT : got);
  }
  if (then.waiting !== undefined) expect('waiting', then.waiting.toSorted(), game.waiting(state).toSorted());
  problems.push(...unmetActions(then, game, state));
  const outcome = game.outcome(state);
  if (then.outcome === null) expect('outcome', null, outcome);
  for (const [key, wanted] of Object.entries(then.outcome ?? {}))
    expect(`outcome.${key}`, wanted, atPath(outcome, key));
  if (diceLeft !== (then.diceLeft ?? 0))
    problems.push(`dice left over: expected ${then.diceLeft ?? 0}, got ${diceLeft}`);
  return problems;
}

/** Marks a path that leads nowhere. */
const ABSENT = { absent: true };

const tell = (value: unknown): string => (value === undefined ? 'nothing' : clip(canonical(value), 200));

function unmetActions<G extends GameTypes>(then: Expectation, game: Game<G>, state: StateOf<G>): string[] {
  const problems: string[] = [];
  const waiting = game.waiting(state);
  const alone = waiting.length === 1 ? waiting[0] : undefined;
  const legal = new Set(
    waiting.flatMap((seat) => game.legal(state, seat).map((action) => `${seat}: ${game.notation.format(action)}`)),
  );
  /** The line in canonical form, with its seat; null, and a problem, if it isn't an action. */
  const read = (line: string, where: string): string | null => {
    const seat = game.seats.find((each) => line.startsWith(`${each}: `)) ?? alone;
    if (seat === undefined) {
      problems.push(`${where} "${line}": name the seat, "seat: action", unless exactly one seat is to choose`);
      return null;
    }
    const action = game.notation.parse(line.startsWith(`${seat}: `) ? line.slice(seat.length + 2) : line);
    if (action.ok) return `${seat}: ${game.notation.format(action.value)}`;
    problems.push(`${where} "${line}": ${notationErrorText(action.error)}`);
    return null;
  };
  for (const line of then.offered ?? []) {
    const action = read(line, 'offered');
    if (action !== null && !legal.has(action)) problems.push(`offered: "${line}" is not legal`);
  }
  for (const line of then.withheld ?? []) {
    const action = read(line, 'withheld');
    if (action !== null && legal.has(action)) problems.push(`withheld: "${line}" is legal`);
  }
  if (then.legal !== undefined) {
    const wanted = new Set(then.legal.map((line) => read(line, 'legal')));
    for (const action of legal) if (!wanted.has(action)) problems.push(`legal: "${action}" is legal but not listed`);
    for (const action of wanted) {
      if (action !== null && !legal.has(action)) problems.push(`legal: "${action}" is listed but not legal`);
    }
  }
  return problems;
}
