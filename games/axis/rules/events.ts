import type { CrossingId, SiteId } from '../data/places.ts';
import type { AirKind, Kind, LandKind, Profile } from '../data/units.ts';
import type { CardId } from '../data/uranus.ts';
import type { Side, UranusArea, ZoneId } from '../data/zones.ts';
import type { RuleId } from './rule-ids.ts';
import type { BattleKind, Factory, Infantry, Mission, Open, Place } from './state.ts';

/** One group of dice of a side: units with the same value and the same right to demand a casualty. */
export interface Rolled {
  readonly kind: BattleKind;
  readonly value: number;
  readonly dice: readonly number[];
  readonly hits: number;
}

/** An event, with the rule that caused it. */
export type AxisEvent = { readonly rule: RuleId } & (
  | { readonly event: 'round'; readonly round: number; readonly date: string }
  | { readonly event: 'card'; readonly card: number }
  | { readonly event: 'weather'; readonly die: number; readonly bad: boolean }
  | { readonly event: 'froze'; readonly river: 'don' | 'volga' }
  | { readonly event: 'income'; readonly side: Side; readonly points: number; readonly rpc: number }
  | { readonly event: 'tokenArrived'; readonly zone: ZoneId }
  | { readonly event: 'received'; readonly side: Side; readonly kind: Kind; readonly zone: ZoneId }
  | { readonly event: 'forfeited'; readonly side: Side; readonly kind: Kind; readonly zone: ZoneId }
  | {
      readonly event: 'bought';
      readonly side: Side;
      readonly what: LandKind | 'token';
      readonly zone: ZoneId;
      readonly rpc: number;
    }
  | { readonly event: 'boughtFerry'; readonly crossing: CrossingId; readonly rpc: number }
  | {
      readonly event: 'moved';
      readonly side: Side;
      readonly count: number;
      readonly kind: LandKind;
      readonly from: ZoneId;
      readonly to: ZoneId;
      readonly assault: boolean;
    }
  | {
      readonly event: 'blitzed';
      readonly side: Side;
      readonly mechanized: boolean;
      readonly from: ZoneId;
      readonly through: ZoneId;
      readonly to: ZoneId;
    }
  | { readonly event: 'left'; readonly from: readonly ZoneId[]; readonly to: ZoneId; readonly kept: LandKind }
  | { readonly event: 'multiplied'; readonly zone: ZoneId; readonly count: number }
  | { readonly event: 'lurked'; readonly side: Side; readonly from: ZoneId; readonly site: SiteId }
  | { readonly event: 'emerged'; readonly side: Side; readonly site: SiteId; readonly to: ZoneId }
  | { readonly event: 'loaded'; readonly cargo: LandKind | 'token'; readonly crossing: CrossingId }
  | {
      readonly event: 'offloaded';
      readonly cargo: LandKind | 'token';
      readonly crossing: CrossingId;
      readonly to: ZoneId;
    }
  | {
      readonly event: 'flew';
      readonly side: Side;
      readonly kind: AirKind;
      readonly mission: Mission;
      readonly from: ZoneId;
      readonly to: Place;
      readonly tokens: number;
      readonly passenger: Infantry | null;
    }
  | { readonly event: 'movementOver'; readonly side: Side }
  | {
      readonly event: 'pushed';
      readonly side: Side;
      readonly kind: LandKind;
      readonly from: ZoneId;
      readonly to: ZoneId;
    }
  | { readonly event: 'scrapped'; readonly side: Side; readonly kind: LandKind; readonly zone: ZoneId }
  | { readonly event: 'scrambled'; readonly side: Side; readonly from: ZoneId; readonly to: Place }
  | {
      readonly event: 'flak';
      readonly side: Side;
      readonly at: Place;
      readonly dice: readonly number[];
      readonly hits: number;
    }
  | {
      readonly event: 'shotDown';
      readonly side: Side;
      readonly kind: AirKind;
      readonly at: Place;
      readonly tokens: number;
      readonly passenger: Infantry | null;
    }
  | {
      readonly event: 'ambush';
      readonly side: Side;
      readonly site: SiteId;
      readonly zone: ZoneId;
      readonly die: number;
    }
  | { readonly event: 'ambusherLost'; readonly side: Side; readonly site: SiteId }
  | {
      readonly event: 'lost';
      readonly side: Side;
      readonly count: number;
      readonly kind: BattleKind;
      readonly at: Place;
      /** Of a bomber that was on its way with cargo. */
      readonly tokens?: number;
      readonly passenger?: Infantry | null;
    }
  | { readonly event: 'landed'; readonly side: Side; readonly kind: AirKind; readonly zone: ZoneId }
  | {
      readonly event: 'delivered';
      readonly side: Side;
      readonly zone: ZoneId;
      readonly tokens: number;
      readonly passenger: Infantry | null;
    }
  | {
      readonly event: 'homeless';
      readonly side: Side;
      readonly kind: AirKind;
      readonly count: number;
      readonly tokens?: number;
      readonly passenger?: Infantry | null;
    }
  | {
      readonly event: 'raided';
      readonly crossing: CrossingId;
      readonly dice: readonly number[];
      readonly hit: boolean;
    }
  | {
      readonly event: 'crossingLost';
      readonly crossing: CrossingId;
      readonly cargo: LandKind | 'token' | null;
      readonly ferry: boolean;
    }
  | { readonly event: 'rockets'; readonly zone: ZoneId; readonly dice: readonly number[]; readonly hits: number }
  | { readonly event: 'fed'; readonly side: Side; readonly zone: ZoneId; readonly token: ZoneId }
  | {
      readonly event: 'combat';
      readonly zone: ZoneId;
      readonly attacker: Side;
      readonly supplied: { readonly axis: boolean; readonly allies: boolean };
      readonly bonus: 'fortified' | 'river' | null;
    }
  | {
      readonly event: 'volley';
      readonly side: Side;
      readonly at: Place;
      readonly groups: readonly Rolled[];
      readonly hits: number;
    }
  | { readonly event: 'demanded'; readonly side: Side; readonly what: Profile | 'air' | 'crossing' }
  /** A fight ends with this, unless somebody takes the zone. */
  | {
      readonly event: 'concluded';
      readonly zone: ZoneId;
      readonly control: Side;
      readonly battle: boolean;
    }
  | {
      readonly event: 'captured';
      readonly side: Side;
      readonly zone: ZoneId;
      readonly tokens: number;
      readonly aircraft: number;
    }
  | { readonly event: 'drew'; readonly cards: number; readonly faces: readonly CardId[] }
  | { readonly event: 'placed'; readonly area: UranusArea; readonly cards: number; readonly faces: readonly CardId[] }
  | { readonly event: 'launched'; readonly cards: number; readonly winterStorm: number | null }
  | { readonly event: 'deployed'; readonly card: CardId; readonly zone: ZoneId }
  | { readonly event: 'produced'; readonly factory: Factory; readonly zone: ZoneId }
  | { readonly event: 'factoriesLost' }
  | { readonly event: 'optionDie'; readonly option: 'luftwaffe' | 'heroes'; readonly die: number }
  | { readonly event: 'grounded'; readonly kind: AirKind; readonly zone: ZoneId; readonly rpc: number }
  | { readonly event: 'bid'; readonly seat: Side; readonly for: Side; readonly points: number }
  | {
      readonly event: 'bidAccepted';
      readonly seat: Side;
      readonly side: Side;
      readonly points: number;
      readonly swapped: boolean;
    }
  | { readonly event: 'factoryPicked'; readonly hand: 'left' | 'right'; readonly factory: Factory }
  | { readonly event: 'factoryBuilt'; readonly factory: Factory; readonly zone: ZoneId }
  | {
      readonly event: 'shifted';
      readonly side: Side;
      readonly kind: LandKind;
      readonly from: ZoneId;
      readonly to: Place | SiteId;
    }
  | { readonly event: 'gameOver'; readonly outcome: NonNullable<Open['outcome']> }
);
