import { no, type Refusal } from '@kurgan/engine';
import { FREE_BATTLE } from '../../data/free-battle.ts';
import { OPTIONS, type OptionId } from '../../data/options.ts';
import { RECRUITMENT_TILES, type RecruitmentTileId, type SlotFacts, type SlotId } from '../../data/recruitment.ts';
import { UNITS } from '../../data/units.ts';
import type { Side } from '../../data/vocabulary.ts';
import type { RuleId } from '../rule-ids.ts';
import { filledSlots } from './ids.ts';
import {
  type ArmyList,
  countersOf,
  heavyVehiclesOf,
  pointsOf,
  sizeOfOption,
  tilesOfKind,
  withOption,
  withoutOption,
  withTile,
} from './lists.ts';

/** Limits of an army built for a Free Battle, each with its reason (HS-SCN-16). */

type Reason = Refusal<RuleId> | null;

/** One for each started number of points. */
const allowed = (points: number, each: number): number => Math.ceil(points / each);

/** Most tiles and vehicles of a kind at a number of points (HS-SCN-16). */
export function limitsAt(points: number): Readonly<Record<'command' | 'character' | 'heavy', number>> {
  const { maxCommandPer, maxCharacterPer, maxHeavyPer } = FREE_BATTLE.army;
  return {
    command: allowed(points, maxCommandPer),
    character: allowed(points, maxCharacterPer),
    heavy: allowed(points, maxHeavyPer),
  };
}

/** The first limit that the army breaks; a larger army breaks it too. */
export function refuseExcess(army: ArmyList, points: number): Reason {
  const { command, character, heavy } = limitsAt(points);
  const cost = pointsOf(army);
  if (cost > points) return no('HS-REC-07', { cost, points });
  const over = (what: string, count: number, limit: number): Reason =>
    count > limit ? no('HS-SCN-16', { [what]: count, limit }) : null;
  return (
    over('command tiles', tilesOfKind(army, 'command'), command) ??
    over('character tiles', tilesOfKind(army, 'character'), character) ??
    over('heavy vehicles', heavyVehiclesOf(army), heavy) ??
    refuseRepeats(army, FREE_BATTLE.army.sameTileMax) ??
    refuseCounters(army)
  );
}

function refuseRepeats(army: ArmyList, limit: number): Reason {
  for (const { tile } of army) {
    const count = army.filter((each) => each.tile === tile).length;
    if (count > limit) return no('HS-SCN-16', { [RECRUITMENT_TILES[tile].name]: count, limit });
  }
  return null;
}

/** A character is one person, and no counter is taken more often than there are (HS-R-149). */
function refuseCounters(army: ArmyList): Reason {
  for (const [unit, count] of countersOf(army)) {
    const { name, count: limit } = UNITS[unit];
    if (count > limit) return no('HS-R-149', { [name]: count, counters: limit });
  }
  return null;
}

/** Size and stripe of an option agree with the slot (HS-REC-11). */
export function refuseFit(slot: SlotFacts | undefined, option: OptionId): Reason {
  if (slot === undefined) return no('HS-REC-02', { slot: false });
  const facts = OPTIONS[option];
  if (sizeOfOption(facts) !== slot.size) return no('HS-REC-11', { slot: slot.size, option: sizeOfOption(facts) });
  if (!slot.stripes.includes(facts.stripe)) return no('HS-REC-12', { stripe: facts.stripe });
  return null;
}

export const slotOf = (army: ArmyList, index: number, slot: SlotId): SlotFacts | undefined => {
  const tile = army[index]?.tile;
  return tile === undefined ? undefined : RECRUITMENT_TILES[tile].slots.find(({ id }) => id === slot);
};

export function refuseTile(army: ArmyList, points: number, side: Side, tile: RecruitmentTileId): Reason {
  if (RECRUITMENT_TILES[tile].side !== side) return no('HS-SET-01', { side: RECRUITMENT_TILES[tile].side });
  return refuseExcess(withTile(army, tile), points);
}

/** Why an option can't go into a slot, whatever lies there now. */
export function refuseOption(army: ArmyList, points: number, index: number, slot: SlotId, option: OptionId): Reason {
  const facts = slotOf(army, index, slot);
  if (facts === undefined) return no('HS-REC-02', { slot });
  if (army[index]?.options[slot] === option) return no('HS-REC-02', { 'already there': true });
  return (
    refuseFit(facts, option) ?? refuseExcess(withOption(withoutOption(army, index, slot), index, slot, option), points)
  );
}

/** Why an army can't take the field: a limit, or no group at all. */
export function refuseArmy(army: ArmyList, points: number, side: Side): Reason {
  const { minGroups } = FREE_BATTLE.army;
  for (const recruited of army) {
    const { side: theirs } = RECRUITMENT_TILES[recruited.tile];
    if (theirs !== side) return no('HS-SET-01', { side: theirs });
    for (const { slot, option } of filledSlots(recruited)) {
      const unfit = refuseFit(slot, option);
      if (unfit !== null) return unfit;
    }
  }
  const groups = tilesOfKind(army, 'group');
  return refuseExcess(army, points) ?? (groups < minGroups ? no('HS-SCN-16', { groups, least: minGroups }) : null);
}
