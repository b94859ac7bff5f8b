import { fail, ok, type Result } from './result.ts';
import { brief, type Problem, problemsText } from './shape.ts';

interface OptionBase {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
}

/** A switch, off by default. */
export interface FlagOption extends OptionBase {
  readonly kind: 'flag';
}
/** A number that replaces a printed one; `null`, the default, keeps the printed one. */
export interface NumberOption extends OptionBase {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  /** The value meant when the option is only switched on. */
  readonly on: number;
}
/** Turns chosen before play, none by default. */
export interface TurnsOption extends OptionBase {
  readonly kind: 'turns';
  readonly first: number;
  readonly last: number;
}
export type OptionInfo = FlagOption | NumberOption | TurnsOption;
export type OptionValue = boolean | number | null | readonly number[];

export interface ScenarioInfo {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly options: readonly OptionInfo[];
}

/** What is fixed before the first action: checked, and complete down to the last option. */
export interface Setup {
  readonly scenario: string;
  readonly options: Readonly<Record<string, OptionValue>>;
}

const whole = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

function readOption(option: OptionInfo, raw: unknown): OptionValue | string {
  switch (option.kind) {
    case 'flag':
      return typeof raw === 'boolean' ? raw : 'true or false';
    case 'number':
      if (raw === true) return option.on;
      if (raw === null || raw === false) return null;
      return whole(raw, option.min, option.max) ? raw : `a whole number from ${option.min} to ${option.max}`;
    case 'turns': {
      const { first, last } = option;
      const all = Array.from({ length: last - first + 1 }, (_, i) => first + i);
      if (raw === true) return all;
      if (raw === false) return [];
      const wanted: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
      if (!wanted.every((turn) => whole(turn, first, last))) return `turns from ${first} to ${last}`;
      return all.filter((turn) => wanted.includes(turn));
    }
  }
}

const defaultOf = (option: OptionInfo): OptionValue =>
  option.kind === 'flag' ? false : option.kind === 'number' ? null : [];

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
    if (typeof value === 'string') problems.push({ path: `options.${option.id}`, expected: value, got: brief(given) });
    else options[option.id] = value;
  }
  for (const id of Object.keys(raw)) {
    if (info.options.some((option) => option.id === id)) continue;
    const known = info.options.map((option) => option.id).join(', ');
    problems.push({ path: `options.${id}`, expected: `an option of ${scenario}: ${known}`, got: id });
  }
  return problems.length > 0 ? fail(problems) : ok({ scenario, options });
}

/** Reads `startMorale=12` or `rubble` as it stands on a command line or in a link. */
export function parseOptionWord(option: string): [id: string, value: unknown] {
  const at = option.indexOf('=');
  if (at < 0) return [option, true];
  const [id, value] = [option.slice(0, at), option.slice(at + 1)];
  if (value === 'true' || value === 'on') return [id, true];
  if (value === 'false' || value === 'off') return [id, false];
  if (value.includes(',')) return [id, value.split(',').map(Number)];
  return [id, value === '' || Number.isNaN(Number(value)) ? value : Number(value)];
}

export const setupProblemText = (problems: readonly Problem[]): string => problemsText(problems);
