import { fail, ok, type Result } from './result.ts';

/** One word of an action's text: reads it, writes it and lists its values. */
export interface Token<T> {
  /** Description of the values, for people: `an Area number, 1 to 50`. */
  readonly what: string;
  /** All possible values: a finite list, so that tests can try each one. */
  readonly values: readonly T[];
  read(word: string): T | undefined;
  write(value: T): string;
}

type Value = string | number | readonly string[] | readonly number[];
type AnyToken = Token<string> | Token<number> | Token<readonly string[]> | Token<readonly number[]>;
type Parameters = Readonly<Record<string, AnyToken>>;
type Declarations = Readonly<Record<string, Parameters>>;
type TokenType<K> = K extends Token<infer T> ? T : never;
type Simplify<T> = { readonly [K in keyof T]: T[K] };

/** Action type of a set of declarations: `{ do: 'move', unit: UnitId, to: AreaId } | ...`. */
export type ActionOf<D extends Declarations> = {
  [V in keyof D & string]: Simplify<{ do: V } & { [P in keyof D[V]]: TokenType<D[V][P]> }>;
}[keyof D & string];

function closed<const T extends string | number>(what: string, values: readonly T[]): Token<T> {
  const known = new Map<string, T>(values.map((value) => [String(value), value]));
  return { what, values, read: (text) => known.get(text), write: String };
}

/** A word from a closed list. */
export const word: <const T extends string>(what: string, values: readonly T[]) => Token<T> = closed;
/** A number from a closed list. */
export const figure: <const T extends number>(what: string, values: readonly T[]) => Token<T> = closed;

/** Spelling of an empty list. */
const NONE = '-';
/** Tests try no more lists than this. */
const MOST_LISTED = 1000;

/** Actions whose text is read only once: matches have the same ones again and again. */
const MOST_KNOWN = 4096;

/**
 * Several of a token's values as one word, `a,b,c`: no more than `most`, in the order of their declaration, so that
 * every list has one spelling.
 */
export function several<T extends string | number>(what: string, token: Token<T>, most: number): Token<readonly T[]> {
  const rank = new Map(token.values.map((value, i) => [value, i]));
  const rankOf = (value: T | undefined): number => (value === undefined ? -1 : (rank.get(value) ?? -1));
  const isInOrder = (values: readonly T[]): boolean =>
    values.every((value, i) => rankOf(value) > rankOf(values[i - 1]));
  return {
    what,
    values: listsOf(token.values, most),
    read(word) {
      if (word === NONE) return [];
      const values = word.split(',').map((each) => token.read(each));
      const known = values.filter((value) => value !== undefined);
      return known.length === values.length && known.length <= most && isInOrder(known) ? known : undefined;
    },
    write: (values) => (values.length === 0 ? NONE : values.map((value) => token.write(value)).join(',')),
  };
}

/** All lists of some values, short ones first. */
function listsOf<T>(values: readonly T[], most: number): (readonly T[])[] {
  const lists: { readonly list: readonly T[]; readonly next: number }[] = [{ list: [], next: 0 }];
  for (const { list, next } of lists) {
    if (list.length === most) continue;
    for (let i = next; i < values.length && lists.length < MOST_LISTED; i++) {
      lists.push({ list: [...list, ...values.slice(i, i + 1)], next: i + 1 });
    }
  }
  return lists.map(({ list }) => list);
}

/** Reason a text isn't an action: the wrong word, and what belongs in its place. */
interface NotationError {
  readonly error: 'no such action' | 'word missing' | 'wrong word' | 'word too many';
  /** Index of the word; 0 is the action's name. */
  readonly place: number;
  readonly got: string;
  readonly expected: string;
  readonly could: readonly string[];
}

export function notationErrorText({ error, place, got, expected, could }: NotationError): string {
  const some = could.length > 12 ? `${could.slice(0, 12).join(', ')}, ...` : could.join(', ');
  const list = could.length > 0 ? ` (${some})` : '';
  return `${error}${got === '' ? '' : ` "${got}"`} at word ${place + 1}: expected ${expected}${list}`;
}

export interface Notation<A extends { do: string }> {
  readonly verbs: readonly A['do'][];
  /** Names of the words that follow a verb. */
  parameters(verb: A['do']): readonly string[];
  /** Words of an action, in the order the table's click path visits them. */
  words(action: A): string[];
  format(action: A): string;
  parse(text: string): Result<A, NotationError>;
  /** Every action with this verb that can be written, legal or not. */
  every(verb: A['do']): Iterable<A>;
}

/** Every way to fill the words, one at a time: there can be far too many to hold in memory. */
function* combinations(tokens: readonly (readonly [string, AnyToken])[]): Iterable<Record<string, Value>> {
  const [first, ...rest] = tokens;
  if (first === undefined) {
    yield {};
    return;
  }
  const [name, token] = first;
  for (const value of token.values) for (const values of combinations(rest)) yield { [name]: value, ...values };
}

export function notation<const D extends Declarations>(declarations: D): Notation<ActionOf<D>> {
  type A = ActionOf<D>;
  type Verb = keyof D & string;
  const verbs = Object.keys(declarations) as Verb[];
  const parameters = new Map<string, readonly [string, AnyToken][]>(
    verbs.map((verb) => [verb, Object.entries(declarations[verb] ?? {})]),
  );
  const fieldsOf = (action: A): Record<string, Value> => action as never;
  const writeWith = (token: AnyToken, value: Value | undefined): string =>
    (token.write as (value: unknown) => string)(value);

  /**
   * Words that can follow a verb, each with a leading space. Cached, because every action of a match is written down.
   */
  const spelt = new Map<string, readonly { name: string; token: AnyToken; words: ReadonlyMap<unknown, string> }[]>(
    verbs.map((verb) => [
      verb,
      (parameters.get(verb) ?? []).map(([name, token]) => {
        const words = token.values.map((value) => [value, ` ${writeWith(token, value)}`] as const);
        return { name, token, words: new Map<unknown, string>(words) };
      }),
    ]),
  );

  function format(action: A): string {
    let text: string = action.do;
    const fields = fieldsOf(action);
    for (const { name, token, words } of spelt.get(action.do) ?? []) {
      text += words.get(fields[name]) ?? ` ${writeWith(token, fields[name])}`; // equal lists aren't the same object
    }
    return text;
  }

  const known = new Map<string, Result<A, NotationError>>();
  /** Many matches share an action from now on: a rule that changed it in place would change all of them, so it throws. */
  const share = (action: A): void => {
    for (const value of Object.values(fieldsOf(action))) Object.freeze(value);
    Object.freeze(action);
  };

  function parse(text: string): Result<A, NotationError> {
    const before = known.get(text);
    if (before !== undefined) return before;
    const read = readWords(text.trim().split(/\s+/));
    if (read.ok && known.size < MOST_KNOWN && format(read.value) === text) {
      share(read.value);
      known.set(text, read);
    }
    return read;
  }

  function readWords(words: readonly string[]): Result<A, NotationError> {
    const [verb = ''] = words;
    const tokens = parameters.get(verb);
    if (tokens === undefined) {
      return fail({ error: 'no such action', place: 0, got: verb, expected: 'an action', could: verbs });
    }
    const action: Record<string, Value> = { do: verb };
    let place = 0;
    for (const [name, token] of tokens) {
      const got = words[++place];
      const value = got === undefined ? undefined : token.read(got);
      if (value === undefined) {
        const error = got === undefined ? 'word missing' : 'wrong word';
        const could = token.values.map((each) => writeWith(token, each));
        return fail({ error, place, got: got ?? '', expected: token.what, could });
      }
      action[name] = value;
    }
    const extra = words[++place];
    if (extra === undefined) return ok(action as never);
    return fail({ error: 'word too many', place, got: extra, expected: 'nothing more', could: [] });
  }

  function* every(verb: Verb): Iterable<A> {
    for (const values of combinations(parameters.get(verb) ?? [])) yield { do: verb, ...values } as never;
  }

  return {
    verbs: verbs as never,
    parameters: (verb) => (parameters.get(verb) ?? []).map(([name]) => name),
    words: (action) => format(action).split(' '),
    format,
    parse,
    every,
  };
}
