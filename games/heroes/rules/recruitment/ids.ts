import { OPTIONS, type OptionId } from '../../data/options.ts';
import { RECRUITMENT_TILES, type RecruitmentTileId, type SlotFacts, type SlotId } from '../../data/recruitment.ts';
import type { Recruited } from '../../data/scenarios/facts.ts';
export const TILE_IDS = Object.keys(RECRUITMENT_TILES) as readonly RecruitmentTileId[];

export const OPTION_IDS = Object.keys(OPTIONS) as readonly OptionId[];

export const SLOT_IDS: readonly SlotId[] = ['s1', 's2', 's3'];

/** Options of a tile in the order of its slots. */
export const filledSlots = ({ tile, options }: Recruited): { readonly slot: SlotFacts; readonly option: OptionId }[] =>
  RECRUITMENT_TILES[tile].slots.flatMap((slot) => {
    const option = options[slot.id];
    return option === undefined ? [] : [{ slot, option }];
  });
