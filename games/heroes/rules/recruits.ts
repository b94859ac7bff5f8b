import { OPTIONS } from '../data/options.ts';
import { RECRUITMENT_TILES } from '../data/recruitment.ts';
import type { Recruited } from '../data/scenarios/facts.ts';
import { UNITS, type UnitType } from '../data/units.ts';
import { filledSlots } from './recruitment/ids.ts';
import type { Open } from './state.ts';
export type TileInArmy = Open['army']['soviet'][number];

/** A counter before the game: its type and what brought it. */
export interface Recruit {
  readonly type: UnitType;
  readonly tile: number;
  readonly slot: string | null;
  readonly stripe: string | null;
}

/** Counters of an army in the order of its tiles (HS-SET-04). */
export const recruitsOf = (army: readonly Recruited[]): Recruit[] =>
  army.flatMap(({ tile, options }, index) => {
    const { units, stripe } = RECRUITMENT_TILES[tile];
    const shown = units.flatMap(({ unit, count }) =>
      Array.from({ length: count }, (): Recruit => ({ type: unit, tile: index, slot: null, stripe })),
    );
    const supporting = Object.entries(options).flatMap(([slot, option]) => {
      const facts = OPTIONS[option];
      if (facts.kind !== 'support') return [];
      return facts.units.flatMap(({ unit, count }) =>
        Array.from({ length: count }, (): Recruit => ({ type: unit, tile: index, slot, stripe: facts.stripe })),
      );
    });
    return [...shown, ...supporting];
  });

export const tilesOf = (army: readonly Recruited[]): TileInArmy[] =>
  army.map((recruited) => ({
    tile: recruited.tile,
    options: filledSlots(recruited).map(({ slot, option }) => ({ slot: slot.id, option, lost: 0, broken: false })),
    lost: 0,
    broken: false,
  }));

/** Names of its counters and then of its gear and traits, each with its number: `Strelki Fire Group × 3`. */
export function namesIn(army: readonly Recruited[]): string[] {
  const counts = new Map<string, number>();
  const count = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const { type } of recruitsOf(army)) count(UNITS[type].name);
  for (const { options } of army)
    for (const { kind, name } of Object.values(options).map((option) => OPTIONS[option]))
      if (kind !== 'support') count(name);
  return [...counts].map(([name, many]) => (many === 1 ? name : `${name} × ${many}`));
}

/** Gear and traits at the start, by tile. */
export const stockOf = (army: readonly Recruited[]): Open['stock']['soviet'] =>
  army.flatMap(({ options }, tile) =>
    Object.values(options).flatMap((option) => {
      const facts = OPTIONS[option];
      return 'marker' in facts ? [{ marker: facts.marker, tile, left: facts.markers }] : [];
    }),
  );
