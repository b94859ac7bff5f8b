import type { Seat } from '../rules/edition.ts';
import { id, type TileId, type UnitId } from '../rules/ids.ts';
import { entry } from '../rules/pieces.ts';
import type { Open } from '../rules/state.ts';
import type { ScenarioData } from './data/scenario-data.ts';
import { SCENARIOS } from './data/scenarios.ts';
import { SPAWN_MARKERS } from './data/units.ts';

/** Facts of a Normandy scenario beyond its board and its cards. */
export interface Mission {
  /** Points to control; null for a side that must pin its enemy. */
  readonly goals: Readonly<Record<Seat, number | null>>;
  /** Entry tile of each unit: the tile with its spawn marker (UN-SPAWN-01, UN-R-05). */
  readonly entries: Readonly<Record<Seat, Readonly<Record<UnitId, readonly [TileId]>>>>;
  /** A tile whose value this seat can raise by controlling it again (UN-SCEN-04). */
  readonly radio: { readonly tile: TileId; readonly seat: Seat } | null;
}

function missionOf({ radio, sides }: ScenarioData): Mission {
  const goals: Record<Seat, number | null> = {};
  const entries: Record<Seat, Record<UnitId, readonly [TileId]>> = {};
  for (const [name, { goal, spawns }] of Object.entries(sides)) {
    const admitted: Record<UnitId, readonly [TileId]> = {};
    for (const [marker, tile] of spawns) {
      for (const unit of entry(SPAWN_MARKERS, marker)) admitted[id.unit(unit)] ??= [id.tile(tile)];
    }
    goals[id.seat(name)] = goal === 'pin' ? null : goal;
    entries[id.seat(name)] = admitted;
  }
  return { goals, entries, radio: radio && { tile: id.tile(radio.tile), seat: id.seat(radio.seat) } };
}

const MISSIONS = Object.fromEntries(SCENARIOS.map((scenario) => [scenario.id, missionOf(scenario)]));

export const mission = ({ scenario }: Pick<Open, 'scenario'>): Mission => entry(MISSIONS, scenario);

/** Points that win for a side; null for one that must pin its enemy. */
export const goalOf = (open: Pick<Open, 'scenario'>, seat: Seat): number | null => mission(open).goals[seat] ?? null;

/** True if a side can raise the value of a tile by controlling it again. */
export function isRadio(open: Pick<Open, 'scenario'>, seat: Seat, tile: TileId): boolean {
  const { radio } = mission(open);
  return radio !== null && radio.tile === tile && radio.seat === seat;
}
