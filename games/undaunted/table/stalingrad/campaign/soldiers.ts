import type { CardId } from '../../../rules/ids.ts';
import { factsOf } from '../../../stalingrad/box.ts';
import type { PrintedAction } from '../../../stalingrad/data/cards.ts';
import { plural } from '../../words/names.ts';
import { unitName } from '../words/titles.ts';

/** `Rifleman A`. */
export function titleOf(card: CardId): string {
  const { title, squad } = factsOf(card);
  return squad === null ? title : `${title} ${squad}`;
}

export const fullName = (card: CardId): string => factsOf(card).name ?? factsOf(card).title;

export const lastName = (name: string): string => name.split(' ').at(-1) ?? name;

/** `Demo 1/4`: an action as it is printed. */
const printed = ({ do: use, value, wall }: PrintedAction): string => {
  const name = unitName(use.replace(/-2$/, ''));
  return value === 0 ? name : `${name} ${value}${wall === null ? '' : `/${wall}`}`;
};

/** A card's actions in printed order. */
export const actionsOf = (card: CardId): string =>
  factsOf(card)
    .actions.filter(({ unavailable }) => !unavailable)
    .map(printed)
    .join(', ');

/** Cards by title, with the soldiers' names: `Flamethrower: 3 soldiers`. */
export function byTitle(cards: readonly CardId[]): readonly { readonly title: string; readonly who: string }[] {
  return [...Map.groupBy(cards, titleOf)].map(([title, group]) => {
    const [only] = group;
    const isOne = group.length === 1 && only !== undefined;
    return { title, who: isOne ? fullName(only) : plural(group.length, 'soldier') };
  });
}
