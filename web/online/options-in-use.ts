import type { Offered } from '@kurgan/wire';
import type { ExplainedOption } from '../catalogue.ts';
import { useEntry } from './use-entry.ts';

/** An option as a player would name it; null while it is off, and for what a seat keeps to itself. */
function named(option: ExplainedOption, value: unknown): string | null {
  if (option.seat !== undefined) return null;
  switch (option.kind) {
    case 'flag':
      return value === true ? option.title : null;
    case 'number':
      return typeof value === 'number' ? `${option.title}: ${value}` : null;
    case 'text':
      return typeof value === 'string' && value !== '' ? `${option.title}: ${value}` : null;
    case 'turns':
      return Array.isArray(value) && value.length > 0 ? `${option.title}: ${value.join(', ')}` : null;
    case 'list': {
      const ids: readonly unknown[] = Array.isArray(value) ? value : [];
      const titles = option.of.filter(({ id }) => ids.includes(id)).map(({ title }) => title);
      return titles.length > 0 ? `${option.title}: ${titles.join(', ')}` : null;
    }
  }
}

/** Options that are in use in a match, in words. */
export function useOptionsInUse({ game, scenario, options }: Pick<Offered, 'game' | 'scenario' | 'options'>): string[] {
  const infos = useEntry(game)?.scenarios.find(({ id }) => id === scenario)?.options ?? [];
  return infos.flatMap((info) => named(info, options[info.id]) ?? []);
}
