import { isRecord } from './json.ts';
import { brief, type Problem } from './problem.ts';
import { fail, ok, type Result } from './result.ts';

/** The shape of plain data: one declaration gives the type and the parser. */
export interface Shape<T> {
  /** Reports to `problems` everything that keeps `value` from being a T. */
  check(value: unknown, path: string, problems: Problem[]): value is T & {};
  /** Carries the type; never set. */
  readonly type?: T;
}

export type TypeOf<S> = S extends Shape<infer T> ? T : never;

export function parseShape<T>(shape: Shape<T>, value: unknown, path = '$'): Result<T, readonly Problem[]> {
  const problems: Problem[] = [];
  if (shape.check(value, path, problems)) return ok(value);
  return fail(problems);
}

/** Deeper than any of our files. Everything that walks a value recurses once per level, and the stack is finite. */
const DEEPEST = 64;

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((item) => isDeeper(item, levels - 1)));

/** Reads JSON text. Text that isn't JSON, or is nested too deep, is a problem with a message of its own. */
export function parseJson<T>(shape: Shape<T>, text: string): Result<T, readonly Problem[]> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const got = error instanceof Error ? error.message.replace(/\s+/g, ' ') : 'something else'; // it quotes the text
    return fail([{ path: '$', expected: 'JSON', got }]);
  }
  if (isDeeper(value, DEEPEST)) {
    return fail([{ path: '$', expected: 'JSON', got: `lists and objects nested more than ${DEEPEST} deep` }]);
  }
  return parseShape(shape, value);
}

function shape<T>(expected: string, test: (value: unknown) => boolean): Shape<T> {
  return {
    check(value, path, problems): value is T & {} {
      if (test(value)) return true;
      problems.push({ path, expected, got: brief(value) });
      return false;
    },
  };
}

export const text: Shape<string> = shape('a text', (v) => typeof v === 'string');
export const flag: Shape<boolean> = shape('true or false', (v) => typeof v === 'boolean');
export const anything: Shape<unknown> = shape('anything', () => true);

export const whole = (min: number, max: number): Shape<number> =>
  shape(`a whole number from ${min} to ${max}`, (v) => Number.isInteger(v) && Number(v) >= min && Number(v) <= max);

/** A number of things. */
export const count: Shape<number> = whole(0, Number.MAX_SAFE_INTEGER);

export const oneOf = <const T extends string | number>(values: readonly T[]): Shape<T> =>
  shape(
    values.length <= 12
      ? `one of ${values.join(', ')}`
      : `one of ${values.slice(0, 10).join(', ')}, ... (${values.length} in all)`,
    (v) => values.some((allowed) => allowed === v),
  );

export const nothing: Shape<null> = shape('null', (v) => v === null);

export function nullable<T>(inner: Shape<T>): Shape<T | null> {
  return {
    check: (value, path, problems): value is (T | null) & {} => value === null || inner.check(value, path, problems),
  };
}

export function list<T>(item: Shape<T>, most = Number.POSITIVE_INFINITY): Shape<T[]> {
  return {
    check(value, path, problems): value is T[] {
      if (!Array.isArray(value) || value.length > most) {
        const size = Number.isFinite(most) ? ` of at most ${most}` : '';
        problems.push({ path, expected: `a list${size}`, got: brief(value) });
        return false;
      }
      const before = problems.length;
      for (const [i, entry] of value.entries()) item.check(entry, `${path}.${i}`, problems);
      return problems.length === before;
    },
  };
}

type Fields = Readonly<Record<string, Shape<unknown>>>;
type Simplify<T> = { [K in keyof T]: T[K] };

/** An object with exactly these fields; those named in `optional` may be left out. */
export function object<F extends Fields, O extends Fields = Record<never, never>>(
  fields: F,
  optional?: O,
): Shape<Simplify<{ [K in keyof F]: TypeOf<F[K]> } & { [K in keyof O]?: TypeOf<O[K]> }>> {
  type T = Simplify<{ [K in keyof F]: TypeOf<F[K]> } & { [K in keyof O]?: TypeOf<O[K]> }>;
  const known: Fields = { ...fields, ...optional };
  const all = Object.entries(known).map(([key, field]) => ({ key, field, isRequired: Object.hasOwn(fields, key) }));
  return {
    check(value, path, problems): value is T & {} {
      if (!isRecord(value)) {
        problems.push({ path, expected: 'an object', got: brief(value) });
        return false;
      }
      const before = problems.length;
      let found = 0;
      for (const { key, field, isRequired } of all) {
        const isThere = Object.hasOwn(value, key);
        if (isThere) found++;
        if (isThere || isRequired) field.check(isThere ? value[key] : undefined, `${path}.${key}`, problems);
      }
      const keys = Object.keys(value);
      if (keys.length === found) return problems.length === before;
      for (const key of keys) {
        if (!Object.hasOwn(known, key))
          problems.push({ path: `${path}.${key}`, expected: 'no such field', got: brief(value[key]) });
      }
      return problems.length === before;
    },
  };
}

/** An object with these keys, all entries of the same shape. */
export function record<K extends string | number, T>(keys: readonly K[], item: Shape<T>): Shape<Record<K, T>> {
  const inner = object(Object.fromEntries(keys.map((key) => [key, item])));
  return {
    check: (value, path, problems): value is Record<K, T> => inner.check(value, path, problems),
  };
}

/** An object with free keys, or keys from a list, all entries of the same shape. */
export function dictionary<T, K extends string = string>(item: Shape<T>, keys?: readonly K[]): Shape<Record<K, T>> {
  const key = keys && oneOf(keys);
  return {
    check(value, path, problems): value is Record<K, T> {
      if (!isRecord(value)) {
        problems.push({ path, expected: 'an object', got: brief(value) });
        return false;
      }
      const before = problems.length;
      for (const [name, entry] of Object.entries(value)) {
        key?.check(name, `${path}.${name}`, problems);
        item.check(entry, `${path}.${name}`, problems);
      }
      return problems.length === before;
    },
  };
}

type Variant<Tag extends string, V extends Readonly<Record<string, Fields>>> = {
  [K in keyof V & string]: Simplify<{ [X in Tag]: K } & { [F in keyof V[K]]: TypeOf<V[K][F]> }>;
}[keyof V & string];

/** Objects told apart by the text in one field, like frames by `step`. */
export function tagged<Tag extends string, V extends Readonly<Record<string, Fields>>>(
  tag: Tag,
  variants: V,
): Shape<Variant<Tag, V>> {
  const names = Object.keys(variants);
  const shapes = new Map(names.map((name) => [name, object({ [tag]: oneOf([name]), ...variants[name] })]));
  return {
    check(value, path, problems): value is Variant<Tag, V> & {} {
      const name = isRecord(value) ? value[tag] : undefined;
      const variant = typeof name === 'string' ? shapes.get(name) : undefined;
      if (variant !== undefined) return variant.check(value, path, problems);
      problems.push({ path: `${path}.${tag}`, expected: `one of ${names.join(', ')}`, got: brief(name) });
      return false;
    },
  };
}
