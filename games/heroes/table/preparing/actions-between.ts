import { RECRUITMENT_TILES } from '../../data/recruitment.ts';
import { filledSlots } from '../../rules/recruitment/ids.ts';
import type { ArmyList } from '../../rules/recruitment/lists.ts';
import { TILE_NAMES } from '../../rules/unit-names.ts';

const tileName = (index: number): string => TILE_NAMES[index] ?? '';

/** Actions that make one army of another. They take away first, so that each step keeps the limits if the last army does. */
export function actionsBetween(from: ArmyList, to: ArmyList): string[] {
  let same = 0;
  while (same < from.length && same < to.length && from[same]?.tile === to[same]?.tile) same++;
  const dismissed = from
    .slice(same)
    .map((_, i) => `dismiss ${tileName(same + i)}`)
    .reverse();
  const takenOut: string[] = [];
  const putIn: string[] = [];
  for (const [i, recruited] of to.entries()) {
    const before = i < same ? from[i] : undefined;
    if (i >= same) putIn.push(`recruit ${recruited.tile}`);
    for (const { id } of RECRUITMENT_TILES[recruited.tile].slots) {
      const [old, wanted] = [before?.options[id], recruited.options[id]];
      if (old !== undefined && old !== wanted) takenOut.push(`unequip ${tileName(i)} ${id}`);
    }
    for (const { slot, option } of filledSlots(recruited))
      if (before?.options[slot.id] !== option) putIn.push(`equip ${tileName(i)} ${slot.id} ${option}`);
  }
  return [...dismissed, ...takenOut, ...putIn];
}
