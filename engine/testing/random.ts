import type { Chance } from '../chance.ts';
import {
  defaultOf,
  type OptionInfo,
  type OptionValue,
  parseSetup,
  type ScenarioInfo,
  type Setup,
  setupProblemText,
} from '../options.ts';
import { expectOk } from '../result.ts';

export function pick<T>(chance: Chance, items: readonly T[]): T {
  const item = items[chance.below(items.length)];
  if (item === undefined) throw new RangeError('there is nothing to pick from');
  return item;
}

/** No more than `most` of the items, all equally likely. */
export function sample<T>(chance: Chance, items: readonly T[], most: number): readonly T[] {
  return items.length <= most ? items : Array.from({ length: most }, () => pick(chance, items));
}

function randomOption(option: OptionInfo, chance: Chance): OptionValue {
  if (chance.below(2) === 0) return defaultOf(option);
  switch (option.kind) {
    case 'flag':
      return true;
    case 'number':
      return option.min + chance.below(option.max - option.min + 1);
    case 'turns': {
      const all = Array.from({ length: option.last - option.first + 1 }, (_, i) => option.first + i);
      return all.filter(() => chance.below(2) === 0);
    }
    case 'text':
      return option.code === undefined ? 'x'.repeat(chance.below(option.longest + 1)) : ''; // codes don't come by chance
    case 'list': {
      const taken = option.of.map(({ id }) => id).filter(() => chance.below(2) === 0);
      return taken.slice(0, option.most);
    }
  }
}

/** The scenario with the given options; `random` leaves each off half of the time, else sets it to any value. */
export function chooseSetup(
  scenarios: readonly ScenarioInfo[],
  scenario: string,
  options: 'random' | Readonly<Record<string, unknown>>,
  chance: Chance,
): Setup {
  const known = scenarios.find(({ id }) => id === scenario)?.options ?? [];
  const drawn = (): Record<string, OptionValue> =>
    Object.fromEntries(known.map((option) => [option.id, randomOption(option, chance)]));
  return expectOk(parseSetup(scenarios, scenario, options === 'random' ? drawn() : options), setupProblemText);
}
