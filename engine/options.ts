import { brief, type Problem, problemsText } from './problem.ts';
import { fail, ok, type Result } from './result.ts';

interface OptionBase {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  /** The game has fields of its own for it where a match is set up. */
  readonly prepared?: true;
  /** Of this seat alone: between players it stays secret until the rules show it. */
  readonly seat?: string;
}

/** A switch, off by default. */
interface FlagOption extends OptionBase {
  readonly kind: 'flag';
  /** Younger than matches of its game: a setup leaves it out while it is off, so that their hashes and dice stay true. */
  readonly late?: true;
}
/** A number that replaces a printed one; `null`, the default, keeps the printed one. */
interface NumberOption extends OptionBase {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  /** Value used when the option is simply switched on. */
  readonly on: number;
}
/** Turns chosen before play; none by default. */
interface TurnsOption extends OptionBase {
  readonly kind: 'turns';
  readonly first: number;
  readonly last: number;
}
/** The player's own words, such as a name; none by default. */
interface TextOption extends OptionBase {
  readonly kind: 'text';
  /** Maximum length in letters. */
  readonly longest: number;
  /** A code rather than free words: the regular expression it fits, and what it is. */
  readonly code?: {
    readonly pattern: string;
    readonly what: string;
    /** The fault of a text that fits, or null. A catalogue, which is data, leaves this to the rules. */
    fault?(text: string): string | null;
  };
}
/** Items from a closed list, such as the units of an army, in list order; none by default. */
interface ListOption extends OptionBase {
  readonly kind: 'list';
  readonly of: readonly { readonly id: string; readonly title: string }[];
  readonly most: number;
  /** True if an item can be picked more than once. */
  readonly repeats: boolean;
}
export type OptionInfo = FlagOption | NumberOption | TurnsOption | TextOption | ListOption;
export type OptionValue = boolean | number | null | string | readonly number[] | readonly string[];

export interface ScenarioInfo {
  readonly id: string;
  readonly title: string;
  /** For lists; a game can leave it to its tools, so that play doesn't load it. */
  readonly summary?: string;
  readonly options: readonly OptionInfo[];
  /** Too long for one sitting, such as a campaign. */
  readonly isLong?: true;
}

/** Everything fixed before the first action: checked, and complete but for late switches that are off. */
export interface Setup {
  readonly scenario: string;
  readonly options: Readonly<Record<string, OptionValue>>;
}

const whole = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

/** Invisible characters, which would hide in a line or break out of it. */
const UNSEEN = /\p{C}/u;

/** A value of a list as a word; what holds other values is one that nothing fits. */
const wordOf = (value: unknown): string => (typeof value === 'object' ? '\0' : String(value));

function readOption(option: OptionInfo, raw: unknown): Result<OptionValue, string> {
  switch (option.kind) {
    case 'flag':
      return typeof raw === 'boolean' ? ok(raw) : fail('true or false');
    case 'number':
      if (raw === true) return ok(option.on);
      if (raw === null || raw === false) return ok(null);
      if (whole(raw, option.min, option.max)) return ok(raw);
      return fail(`a whole number from ${option.min} to ${option.max}`);
    case 'turns': {
      const { first, last } = option;
      const all = Array.from({ length: last - first + 1 }, (_, i) => first + i);
      if (raw === true) return ok(all);
      if (raw === false) return ok([]);
      const wanted: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
      if (!wanted.every((turn) => whole(turn, first, last))) return fail(`turns from ${first} to ${last}`);
      return ok(all.filter((turn) => wanted.includes(turn)));
    }
    case 'text': {
      // A command line or a link reads some texts as numbers or lists.
      const said = typeof raw === 'number' ? String(raw) : Array.isArray(raw) ? raw.map(wordOf).join() : raw;
      const isShort = typeof said === 'string' && [...said.slice(0, 2 * option.longest + 1)].length <= option.longest;
      const { code } = option;
      if (!isShort || UNSEEN.test(said)) return fail(code?.what ?? `at most ${option.longest} visible letters`);
      if (code === undefined) return ok(said);
      if (!new RegExp(code.pattern, 'u').test(said)) return fail(code.what);
      const fault = said === '' ? null : (code.fault?.(said) ?? null);
      return fault === null ? ok(said) : fail(`${code.what} (${fault})`);
    }
    case 'list': {
      const ids = option.of.map(({ id }) => id);
      const wanted: readonly unknown[] = Array.isArray(raw) ? raw : raw === false || raw === '' ? [] : [raw];
      const known = wanted.map((each) => ids.indexOf(wordOf(each)));
      const isSound =
        known.every((i) => i >= 0) &&
        known.length <= option.most &&
        (option.repeats || new Set(known).size === known.length);
      if (!isSound) return fail(`at most ${option.most} of ${ids.join(', ')}${option.repeats ? '' : ', each once'}`);
      return ok(known.sort((a, b) => a - b).flatMap((i) => ids.slice(i, i + 1)));
    }
  }
}

const DEFAULTS = { flag: false, number: null, turns: [], text: '', list: [] } as const;

export const defaultOf = ({ kind }: OptionInfo): OptionValue => DEFAULTS[kind];

export function parseSetup(
  scenarios: readonly ScenarioInfo[],
  scenario: string,
  raw: Readonly<Record<string, unknown>> = {},
): Result<Setup, readonly Problem[]> {
  const info = scenarios.find((each) => each.id === scenario);
  if (info === undefined) {
    return fail([
      { path: 'scenario', expected: `one of ${scenarios.map((each) => each.id).join(', ')}`, got: scenario },
    ]);
  }
  const problems: Problem[] = [];
  const options: Record<string, OptionValue> = {};
  for (const option of info.options) {
    const given = Object.hasOwn(raw, option.id) ? raw[option.id] : defaultOf(option);
    const value = readOption(option, given);
    if (value.ok) {
      if (value.value || option.kind !== 'flag' || !option.late) options[option.id] = value.value;
    } else problems.push({ path: `options.${option.id}`, expected: value.error, got: brief(given) });
  }
  for (const id of Object.keys(raw)) {
    if (info.options.some((option) => option.id === id)) continue;
    const known = info.options.map((option) => option.id).join(', ') || 'it has none';
    problems.push({ path: `options.${id}`, expected: `an option of ${scenario}: ${known}`, got: id });
  }
  return problems.length > 0 ? fail(problems) : ok({ scenario, options });
}

/** Reads `startMorale=12` or `rubble` from a command line or a link. */
export function parseOptionWord(option: string): [id: string, value: unknown] {
  const at = option.indexOf('=');
  if (at < 0) return [option, true];
  const [id, value] = [option.slice(0, at), option.slice(at + 1)];
  if (value === 'true' || value === 'on') return [id, true];
  if (value === 'false' || value === 'off') return [id, false];
  const read = (word: string): string | number => (word === '' || Number.isNaN(Number(word)) ? word : Number(word));
  return [id, value.includes(',') ? value.split(',').map(read) : read(value)];
}

export const setupProblemText = (problems: readonly Problem[]): string => problemsText(problems);
