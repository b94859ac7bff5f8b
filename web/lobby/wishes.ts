import { choiceProblemText, type OptionInfo, type OptionValue, parseChoice, parseOptionWord } from '@kurgan/engine';
import type { CatalogueEntry } from '../catalogue.ts';

/** What a player wants before a game, complete and allowed. */
export interface Wishes {
  readonly scenario: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Empty: drawn by lot. */
  readonly seed: string;
}

export interface ReadWishes {
  readonly wishes: Wishes;
  /** What the link asked for and cannot have, in words; null when everything was understood. */
  readonly problem: string | null;
}

/** Reads `scenario=factory&rubble=on&startMorale=12&seed=abc`. Whatever cannot be is left out and told. */
export function readWishes({ scenarios }: CatalogueEntry, query: string): ReadWishes {
  const asked = new URLSearchParams(query);
  const seed = asked.get('seed') ?? '';
  const first = scenarios[0]?.id ?? '';
  const scenario = asked.get('scenario') ?? first;
  const raw = [...asked]
    .filter(([name]) => name !== 'scenario' && name !== 'seed')
    .map(([name, value]) => parseOptionWord(`${name}=${value}`));
  const choice = parseChoice(scenarios, scenario, Object.fromEntries(raw));
  if (choice.ok) return { wishes: { ...choice.value, seed }, problem: null };
  const known = scenarios.some(({ id }) => id === scenario) ? scenario : first;
  const plain = parseChoice(scenarios, known);
  const options = plain.ok ? plain.value.options : {};
  return { wishes: { scenario: known, options, seed }, problem: choiceProblemText(choice.error) };
}

const isOff = (value: OptionValue | undefined): boolean =>
  value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0);

function written(value: OptionValue): string {
  if (value === true) return 'on';
  return Array.isArray(value) ? value.join(',') : String(value);
}

/** How many options differ from an ordinary game. */
export const optionsInUse = ({ options }: Wishes): number =>
  Object.values(options).filter((value) => !isOff(value)).length;

/** The link's end that gives these wishes again; an ordinary game has an empty one. */
export function writeWishes({ scenarios }: CatalogueEntry, { scenario, options, seed }: Wishes): string {
  const asked = new URLSearchParams();
  if (scenario !== scenarios[0]?.id) asked.set('scenario', scenario);
  for (const [id, value] of Object.entries(options)) if (!isOff(value)) asked.set(id, written(value));
  if (seed !== '') asked.set('seed', seed);
  return asked.toString().replaceAll('%2C', ',');
}

/** The same wishes for another scenario: options that fit it stay as they are. */
export function forScenario(entry: CatalogueEntry, wishes: Wishes, scenario: string): Wishes {
  const infos = entry.scenarios.find(({ id }) => id === scenario)?.options ?? [];
  const kept = infos.filter((info) => fits(info, wishes.options[info.id])).map(({ id }) => [id, wishes.options[id]]);
  const choice = parseChoice(entry.scenarios, scenario, Object.fromEntries(kept));
  return choice.ok ? { ...choice.value, seed: wishes.seed } : wishes;
}

function fits(info: OptionInfo, value: OptionValue | undefined): boolean {
  if (value === undefined) return false;
  if (info.kind !== 'turns' || !Array.isArray(value)) return true;
  return value.every((turn: number) => turn >= info.first && turn <= info.last);
}
