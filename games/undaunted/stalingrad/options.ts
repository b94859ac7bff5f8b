import type { OptionInfo, Setup } from '@kurgan/engine';
import type { RuleId } from './rule-ids.ts';
import type { StalingradOpen } from './state.ts';

/** Points of the rules that tables play in two ways, for every scenario and a whole campaign. */
export const OPTIONS = [
  { id: 'entryFire', kind: 'flag', late: true, title: 'Overwatch on the tile entered', rule: 'US-R-37' },
  { id: 'oneByOne', kind: 'flag', late: true, title: 'Inspire and Force one by one', rule: 'US-R-82' },
] as const satisfies readonly (OptionInfo & { readonly rule: RuleId })[];
export type OptionId = (typeof OPTIONS)[number]['id'];

/** The options of a setup that are on; null for none. */
export function chosenOptions({ options }: Setup): readonly OptionId[] | null {
  const chosen = OPTIONS.map(({ id }) => id).filter((id) => options[id] === true);
  return chosen.length === 0 ? null : chosen;
}

export const isOn = ({ options }: StalingradOpen, option: OptionId): boolean => options?.includes(option) === true;
