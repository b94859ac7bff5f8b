import { OPTIONS, type OptionFacts, type OptionId, type SupportFacts } from '../../data/options.ts';
import {
  RECRUITMENT_TILES,
  type RecruitmentTileFacts,
  type RecruitmentTileId,
  type SlotFacts,
  type SlotId,
} from '../../data/recruitment.ts';
import type { Recruited } from '../../data/scenarios/facts.ts';
import { UNITS, type UnitCount, type UnitType } from '../../data/units.ts';
import type { Side } from '../../data/vocabulary.ts';
import { filledSlots, OPTION_IDS, TILE_IDS } from './ids.ts';

/** An army as its player lists it: tiles, with options in their slots. Everything about it is summed up here. */

export type ArmyList = readonly Recruited[];

export const tilesFor = (side: Side): RecruitmentTileId[] =>
  TILE_IDS.filter((id) => RECRUITMENT_TILES[id].side === side);
export const optionsFor = (side: Side): OptionId[] => OPTION_IDS.filter((id) => OPTIONS[id].side === side);

/** Support is wide; gear, traits and orders are square (HS-REC-11). */
export const sizeOfOption = ({ kind }: OptionFacts): SlotFacts['size'] => (kind === 'support' ? 'wide' : 'square');

export const optionsOf = (army: ArmyList): OptionFacts[] =>
  army.flatMap((recruited) => filledSlots(recruited).map(({ option }) => OPTIONS[option]));

/** Cost in army points (HS-REC-07). */
export const pointsOf = (army: ArmyList): number =>
  army.reduce((sum, { tile }) => sum + RECRUITMENT_TILES[tile].cost, 0) +
  optionsOf(army).reduce((sum, { cost }) => sum + cost, 0);

/** Counters by type, in the order they come. */
export function countersOf(army: ArmyList): ReadonlyMap<UnitType, number> {
  const counted = new Map<UnitType, number>();
  const add = (units: readonly UnitCount[]): void => {
    for (const { unit, count } of units) counted.set(unit, (counted.get(unit) ?? 0) + count);
  };
  for (const recruited of army) {
    add(RECRUITMENT_TILES[recruited.tile].units);
    for (const { option } of filledSlots(recruited)) {
      const facts = OPTIONS[option];
      if (facts.kind === 'support') add(facts.units);
    }
  }
  return counted;
}

/** Order stars, and where they come from. */
export interface Stars {
  readonly source: string;
  readonly kind: 'counter' | 'tile' | 'slot';
  readonly stars: number;
}

/** Stars of counters, tiles and filled slots (HS-ORD-03). */
export function starsOf(army: ArmyList): Stars[] {
  const found: Stars[] = [];
  const add = (source: string, kind: Stars['kind'], stars: number): void => {
    if (stars > 0) found.push({ source, kind, stars });
  };
  for (const [unit, count] of countersOf(army)) {
    const facts = UNITS[unit];
    const abilities = facts.category === 'infantry' ? facts.sides[0].abilities : facts.abilities;
    let stars = 0;
    for (const ability of abilities) {
      if (ability.key === 'order') stars += ability.stars;
      if (ability.key === 'personalOrder') stars++;
    }
    add(facts.name, 'counter', stars * count);
  }
  for (const recruited of army) {
    const { name, abilities } = RECRUITMENT_TILES[recruited.tile];
    for (const ability of abilities) if (ability.key === 'order') add(name, 'tile', ability.stars);
    for (const { slot } of filledSlots(recruited))
      if (slot.unlocks?.key === 'order') add(name, 'slot', slot.unlocks.stars);
  }
  return found;
}

/** Tiles and support options, each with the losses that break it and what that is worth to the enemy (HS-REC-06, HS-OPT-02). */
export function breakablesOf(army: ArmyList): (RecruitmentTileFacts | SupportFacts)[] {
  const support = optionsOf(army).flatMap((facts) => (facts.kind === 'support' ? [facts] : []));
  return [...army.map(({ tile }) => RECRUITMENT_TILES[tile]), ...support];
}

export interface ArmyTotals {
  readonly points: number;
  readonly units: number;
  readonly heavyVehicles: number;
  /** Numbered tokens on the first turn. */
  readonly orders: number;
  /** Losses that break everything that can break, and the points they are worth to the enemy. */
  readonly breakingPoints: number;
  readonly victoryPoints: number;
  readonly tiles: Readonly<Record<'group' | 'command' | 'character', number>>;
}

export const heavyVehiclesOf = (army: ArmyList): number => {
  let heavy = 0;
  for (const [unit, count] of countersOf(army)) if (UNITS[unit].category === 'heavy') heavy += count;
  return heavy;
};

export const tilesOfKind = (army: ArmyList, kind: 'group' | 'command' | 'character'): number =>
  army.filter(({ tile }) => RECRUITMENT_TILES[tile].kind === kind).length;

export function totalsOf(army: ArmyList): ArmyTotals {
  const breakable = breakablesOf(army);
  return {
    points: pointsOf(army),
    units: [...countersOf(army).values()].reduce((sum, count) => sum + count, 0),
    heavyVehicles: heavyVehiclesOf(army),
    orders: Math.min(
      10,
      starsOf(army).reduce((sum, { stars }) => sum + stars, 0),
    ),
    breakingPoints: breakable.reduce((sum, { breakingPoint }) => sum + breakingPoint, 0),
    victoryPoints: breakable.reduce((sum, { victoryPoints }) => sum + victoryPoints, 0),
    tiles: {
      group: tilesOfKind(army, 'group'),
      command: tilesOfKind(army, 'command'),
      character: tilesOfKind(army, 'character'),
    },
  };
}

/** The army with one tile more. */
export const withTile = (army: ArmyList, tile: RecruitmentTileId): ArmyList => [...army, { tile, options: {} }];
export const withoutTile = (army: ArmyList, index: number): ArmyList => army.filter((_, i) => i !== index);

const change = (
  army: ArmyList,
  index: number,
  options: (old: Recruited['options']) => Recruited['options'],
): ArmyList => army.map((each, i) => (i === index ? { ...each, options: options(each.options) } : each));

export const withOption = (army: ArmyList, index: number, slot: SlotId, option: OptionId): ArmyList =>
  change(army, index, (options) => ({ ...options, [slot]: option }));

export const withoutOption = (army: ArmyList, index: number, slot: SlotId): ArmyList =>
  change(army, index, (options) => Object.fromEntries(Object.entries(options).filter(([id]) => id !== slot)));
