import type { AreaId } from '../data/areas.ts';
import type { EventId } from '../data/charts.ts';
import type { CounterId } from '../data/counters.ts';
import type { DivisionId, UnitId } from '../data/units.ts';
import type { RuleId } from './rule-ids.ts';
import type { GroupId, Marker } from './state.ts';

export type Result = 'repulse' | 'stalemate' | 'success' | 'overrun';

/** An event, with the rule that caused it. */
export type VolgaEvent = { readonly rule: RuleId } & (
  | { readonly event: 'turn'; readonly turn: number; readonly dates: string }
  | { readonly event: 'arrived'; readonly group: GroupId; readonly units: readonly UnitId[]; readonly area: AreaId }
  | {
      readonly event: 'delayed';
      readonly group: GroupId;
      readonly units: readonly UnitId[];
      readonly area: AreaId | null;
    }
  | {
      readonly event: 'withdrawn';
      readonly division: DivisionId;
      readonly units: readonly UnitId[];
      readonly forGood: boolean;
    }
  | { readonly event: 'isolated'; readonly areas: readonly AreaId[] }
  | { readonly event: 'noEvent' }
  | { readonly event: 'rolledEvent'; readonly dice: readonly number[]; readonly is: EventId; readonly isVoid: boolean }
  | { readonly event: 'freeAir'; readonly markers: number }
  | {
      readonly event: 'rolledSupply';
      readonly dice: readonly number[];
      readonly points: number;
      readonly supply: number;
    }
  | { readonly event: 'bought'; readonly what: Marker | 'morale'; readonly supply: number }
  | { readonly event: 'returned'; readonly unit: UnitId; readonly area: AreaId; readonly supply: number }
  | { readonly event: 'bloodyStreets'; readonly area: AreaId; readonly die: number; readonly readAs: number }
  | { readonly event: 'activated'; readonly area: AreaId }
  | {
      readonly event: 'moved';
      readonly unit: UnitId;
      readonly from: AreaId;
      readonly to: AreaId;
      readonly cost: number;
    }
  | { readonly event: 'declined'; readonly area: AreaId; readonly units: readonly UnitId[] }
  | { readonly event: 'attacked'; readonly area: AreaId; readonly units: readonly UnitId[] }
  | { readonly event: 'revealed'; readonly area: AreaId; readonly counter: CounterId }
  | { readonly event: 'isolationDie'; readonly area: AreaId; readonly die: number; readonly change: number }
  | { readonly event: 'barrage'; readonly area: AreaId; readonly lost: UnitId | null }
  | { readonly event: 'led'; readonly unit: UnitId }
  | { readonly event: 'placed'; readonly marker: Marker }
  | {
      readonly event: 'fought';
      readonly area: AreaId;
      readonly attackValue: number;
      readonly defenseValue: number;
      readonly air: number | null;
      readonly german: readonly number[];
      readonly soviet: readonly number[];
      readonly attackTotal: number;
      readonly defenseTotal: number;
      readonly result: Result;
      /** A Success that Fanatic turned into a Stalemate. */
      readonly fanatic: boolean;
    }
  | { readonly event: 'captured'; readonly area: AreaId; readonly controlled: number }
  | { readonly event: 'outOfAction'; readonly unit: UnitId }
  | { readonly event: 'morale'; readonly by: number; readonly now: number }
  | { readonly event: 'retreated'; readonly unit: UnitId; readonly from: AreaId; readonly to: AreaId }
  | { readonly event: 'roundOver'; readonly area: AreaId }
  | { readonly event: 'combatOver' }
  | { readonly event: 'turnOver'; readonly turn: number }
  | { readonly event: 'gameOver'; readonly winner: 'german' | 'soviet' }
);
