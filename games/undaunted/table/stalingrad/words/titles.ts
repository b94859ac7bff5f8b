import { pieces } from '../../../stalingrad/box.ts';
import { slug } from '../../../stalingrad/data/cards.ts';
import { PLACE } from '../../../stalingrad/data/city.ts';
import { capital, listed } from '../../words/names.ts';

const TITLES: ReadonlyMap<string, string> = new Map(
  Object.values(pieces.kinds).flatMap(({ group, title, type }): [string, string][] => [
    [group, title],
    [slug(type.title), type.title],
  ]),
);
/** `Machine Gunner A`, from `machine-gunner-A`. */
export const unitName = (unit: string): string => TITLES.get(unit) ?? unit.split('-').map(capital).join(' ');

/** `602 (Station Hotel)`. */
export function placeName(code: string): string {
  const name = PLACE.get(code)?.name;
  return name ? `${code} (${name})` : code;
}

/** `602, 603 or 604`. */
export const anyOf = (items: readonly string[]): string => listed(items).replace(/ and (?!.* and )/, ' or ');
