import { parseJson, shape, type TypeOf } from '@kurgan/engine';
import { BATTLE_SIZES } from '../../data/free-battle.ts';
import { SIDES, type Side } from '../../data/vocabulary.ts';
import { readArmy, writeArmy } from '../../rules/recruitment/text.ts';
import { LONGEST_NAME, type NamedArmy } from './share.ts';

/** Armies that this browser keeps: named lists, and the drafts on the desk. */

const listShape = shape.object({
  id: shape.count,
  name: shape.text,
  side: shape.oneOf(SIDES),
  size: shape.oneOf(BATTLE_SIZES),
  text: shape.text,
});
const listsShape = shape.list(listShape);

/** A list as it is stored: its army as text, which outlives a change of the data. */
export type SavedList = TypeOf<typeof listShape>;

const draftShape = shape.object({ name: shape.text, list: shape.nullable(shape.count), text: shape.text });
const deskShape = shape.object({
  side: shape.oneOf(SIDES),
  size: shape.oneOf(BATTLE_SIZES),
  soviet: draftShape,
  german: draftShape,
});
export type StoredDesk = TypeOf<typeof deskShape>;

/** The part of the browser's storage that is used. */
export type Keeper = Pick<Storage, 'getItem' | 'setItem'>;

const LISTS = 'kurgan-army-lists';
const DESK = 'kurgan-army-desk';

/** A storage that is closed or full keeps nothing; the page works all the same. */
function read(keeper: Keeper, key: string): string {
  try {
    return keeper.getItem(key) ?? '';
  } catch {
    return '';
  }
}
function write(keeper: Keeper, key: string, value: unknown): boolean {
  try {
    keeper.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Lists whose armies can be read. */
export function loadLists(keeper: Keeper): readonly SavedList[] {
  const lists = parseJson(listsShape, read(keeper, LISTS));
  return lists.ok ? lists.value.filter((list) => armyOf(list) !== null) : [];
}
export const storeLists = (keeper: Keeper, lists: readonly SavedList[]): boolean => write(keeper, LISTS, lists);

export function loadDesk(keeper: Keeper): StoredDesk | null {
  const desk = parseJson(deskShape, read(keeper, DESK));
  return desk.ok ? desk.value : null;
}
export const storeDesk = (keeper: Keeper, desk: StoredDesk): boolean => write(keeper, DESK, desk);

export function armyOf({
  name,
  side,
  size,
  text,
}: Pick<SavedList, 'name' | 'side' | 'size' | 'text'>): NamedArmy | null {
  const army = readArmy(text);
  return army.ok && army.value.side === side ? { name, side, size, army: army.value.army } : null;
}

const nextId = (lists: readonly SavedList[]): number => Math.max(0, ...lists.map(({ id }) => id)) + 1;

/** Names are shown beside each other: the same one again gets a number. */
function freeName(lists: readonly SavedList[], side: Side, name: string, own: number | null = null): string {
  const taken = new Set(lists.filter((list) => list.side === side && list.id !== own).map((list) => list.name));
  const wanted = name.trim().slice(0, LONGEST_NAME) || 'Without a name';
  if (!taken.has(wanted)) return wanted;
  for (let n = 2; ; n++) if (!taken.has(`${wanted} ${n}`)) return `${wanted} ${n}`;
}

/** Saves an army as the list it came from, or as a new one. */
export function withList(
  lists: readonly SavedList[],
  { name, side, size, army }: NamedArmy,
  own: number | null = null,
): { readonly lists: readonly SavedList[]; readonly id: number } {
  const isThere = lists.some((list) => list.id === own && list.side === side);
  const id = isThere && own !== null ? own : nextId(lists);
  const list: SavedList = { id, name: freeName(lists, side, name, id), side, size, text: writeArmy(side, army) };
  return { lists: isThere ? lists.map((each) => (each.id === id ? list : each)) : [...lists, list], id };
}

export const renamed = (lists: readonly SavedList[], id: number, name: string): readonly SavedList[] =>
  lists.map((list) => (list.id === id ? { ...list, name: freeName(lists, list.side, name, id) } : list));

/** The lists without one; `restored` puts it back where it was. */
export const without = (lists: readonly SavedList[], id: number): readonly SavedList[] =>
  lists.filter((list) => list.id !== id);
export const restored = (lists: readonly SavedList[], list: SavedList, place: number): readonly SavedList[] => [
  ...lists.slice(0, place),
  list,
  ...lists.slice(place),
];
