import { OPTIONS, type OptionId } from '../../data/options.ts';
import { RECRUITMENT_TILES, type RecruitmentTileId, type SlotFacts, type SlotId } from '../../data/recruitment.ts';
import type { Side } from '../../data/vocabulary.ts';
import { slotOf } from '../../rules/recruitment/limits.ts';
import { type ArmyList, optionsFor, pointsOf, tilesFor } from '../../rules/recruitment/lists.ts';
import { type Reason, whyNotOption, whyNotTile } from './reasons.ts';

/** A slot of a tile of the army. */
export interface SlotAt {
  readonly index: number;
  readonly slot: SlotId;
}

export const isSameSlot = (a: SlotAt | null, b: SlotAt | null): boolean => a?.index === b?.index && a?.slot === b?.slot;

export interface OfferedTile {
  readonly tile: RecruitmentTileId;
  /** How often it is in the army. */
  readonly taken: number;
  /** Points missing; 0: it can be paid. */
  readonly over: number;
  readonly whyNot: Reason | null;
}

/** Every tile of a side, with the reason against each that can't be added. */
export function offeredTiles(army: ArmyList, points: number, side: Side): OfferedTile[] {
  const left = points - pointsOf(army);
  return tilesFor(side).map((tile) => ({
    tile,
    taken: army.filter((each) => each.tile === tile).length,
    over: Math.max(0, RECRUITMENT_TILES[tile].cost - left),
    whyNot: whyNotTile(army, points, side, tile),
  }));
}

export interface OfferedOption {
  readonly option: OptionId;
  readonly whyNot: Reason | null;
}

export interface Offers {
  readonly slot: SlotFacts;
  /** The option that lies there. */
  readonly filled: OptionId | null;
  readonly fit: readonly OptionId[];
  /** Those that can't go there, by the kind of reason; none is left out. */
  readonly dear: readonly OfferedOption[];
  readonly limited: readonly OfferedOption[];
  readonly otherStripe: readonly OfferedOption[];
  readonly otherShape: readonly OfferedOption[];
}

/** Every option of a side for one slot; null if there is no such slot. */
export function offersFor(army: ArmyList, points: number, side: Side, { index, slot }: SlotAt): Offers | null {
  const facts = slotOf(army, index, slot);
  if (facts === undefined) return null;
  const filled = army[index]?.options[slot] ?? null;
  const offered = optionsFor(side)
    .filter((option) => option !== filled)
    .map((option) => ({ option, whyNot: whyNotOption(army, points, index, slot, option) }));
  const because = (...rules: readonly string[]): OfferedOption[] =>
    offered.filter(({ whyNot }) => whyNot !== null && rules.includes(whyNot.rule));
  const byPrice = (a: OptionId, b: OptionId): number => OPTIONS[b].cost - OPTIONS[a].cost;
  return {
    slot: facts,
    filled,
    fit: offered
      .filter(({ whyNot }) => whyNot === null)
      .map(({ option }) => option)
      .sort(byPrice),
    dear: because('HS-REC-07'),
    limited: because('HS-SCN-16', 'HS-R-149'),
    otherStripe: because('HS-REC-12'),
    otherShape: because('HS-REC-11'),
  };
}
