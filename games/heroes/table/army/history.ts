import type { OptionId } from '../../data/options.ts';
import type { RecruitmentTileId, SlotId } from '../../data/recruitment.ts';
import { type ArmyList, withOption, withoutOption, withoutTile, withTile } from '../../rules/recruitment/lists.ts';

/** One change to an army on the builder's desk. */
export type Change =
  | { readonly do: 'add'; readonly tile: RecruitmentTileId }
  | { readonly do: 'drop'; readonly index: number }
  | { readonly do: 'put'; readonly index: number; readonly slot: SlotId; readonly option: OptionId }
  | { readonly do: 'take'; readonly index: number; readonly slot: SlotId }
  /** Another army in its place: a saved list, pasted text, a suggestion. */
  | { readonly do: 'replace'; readonly army: ArmyList };

export function changed(army: ArmyList, change: Change): ArmyList {
  switch (change.do) {
    case 'add':
      return withTile(army, change.tile);
    case 'drop':
      return withoutTile(army, change.index);
    case 'put':
      return withOption(army, change.index, change.slot, change.option);
    case 'take':
      return withoutOption(army, change.index, change.slot);
    case 'replace':
      return change.army;
  }
}

/** An army with the armies before it, and those that were taken back. */
export interface History {
  readonly past: readonly ArmyList[];
  readonly now: ArmyList;
  readonly undone: readonly ArmyList[];
}

export const beginWith = (now: ArmyList): History => ({ past: [], now, undone: [] });

/** As many steps as anybody wants back. */
const MOST = 100;

export const afterChange = ({ past, now }: History, change: Change): History => ({
  past: [...past, now].slice(-MOST),
  now: changed(now, change),
  undone: [],
});

export function undone({ past, now, undone: later }: History): History | null {
  const before = past.at(-1);
  return before === undefined ? null : { past: past.slice(0, -1), now: before, undone: [now, ...later] };
}

export function redone({ past, now, undone: [next, ...later] }: History): History | null {
  return next === undefined ? null : { past: [...past, now], now: next, undone: later };
}
