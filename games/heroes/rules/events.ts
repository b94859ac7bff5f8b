import type { BoardFace } from '../data/boards.ts';
import type { CardId } from '../data/cards.ts';
import type { MarkerId } from '../data/markers.ts';
import type { OptionId } from '../data/options.ts';
import type { RecruitmentTileId } from '../data/recruitment.ts';
import type { UnitType } from '../data/units.ts';
import type { SniperEffect } from '../data/vocabulary.ts';
import type { RuleId } from './rule-ids.ts';
import type { DamageKind, Open, Seat } from './state.ts';

/** An event, with the rule that caused it. Units are named by handle; a type appears only where everybody sees it. */
export type HeroesEvent = { readonly rule: RuleId } & (
  | { readonly event: 'deployed'; readonly unit: string; readonly type: UnitType | null; readonly at: string }
  | { readonly event: 'mustered'; readonly seat: Seat }
  | {
      readonly event: 'army';
      readonly seat: Seat;
      /** As it can be shared. */
      readonly text: string;
      readonly points: number;
      /** Names of its units and of their gear. */
      readonly brings: readonly string[];
    }
  | { readonly event: 'laid'; readonly seat: Seat | null; readonly board: BoardFace; readonly place: number }
  | { readonly event: 'edge'; readonly seat: Seat; readonly edge: 'north' | 'south' }
  | { readonly event: 'faced'; readonly unit: string; readonly direction: string }
  | {
      readonly event: 'phase';
      readonly turn: number;
      readonly phase: Open['phase'];
      readonly initiative: Seat;
    }
  | { readonly event: 'tokens'; readonly seat: Seat; readonly numbers: number; readonly specials: number }
  | { readonly event: 'ready'; readonly seat: Seat }
  | {
      readonly event: 'placed';
      readonly seat: Seat;
      readonly on: readonly string[];
      /** Their values, in the same order: for the owner. */
      readonly tokens: readonly number[] | null;
    }
  | { readonly event: 'bluffs'; readonly seat: Seat; readonly on: readonly string[]; readonly aside: readonly number[] }
  | { readonly event: 'passed'; readonly seat: Seat; readonly window: string }
  | { readonly event: 'activated'; readonly seat: Seat; readonly unit: string; readonly by: 'autonomous' | 'special' }
  | { readonly event: 'noSpecial'; readonly seat: Seat }
  | { readonly event: 'revealed'; readonly seat: Seat; readonly number: number; readonly unit: string }
  | { readonly event: 'void'; readonly seat: Seat; readonly number: number }
  | { readonly event: 'idle'; readonly unit: string }
  | {
      readonly event: 'moved' | 'retreated' | 'advanced';
      readonly unit: string;
      readonly from: string;
      readonly to: string;
    }
  | { readonly event: 'flipped' | 'spotted'; readonly unit: string; readonly type: UnitType }
  | { readonly event: 'concealed'; readonly unit: string }
  | { readonly event: 'left'; readonly unit: string; readonly type: UnitType; readonly from: string }
  | { readonly event: 'captured'; readonly unit: string; readonly by: string }
  | { readonly event: 'announced' | 'crushed' | 'sank'; readonly unit: string; readonly wreck: string }
  | { readonly event: 'pushed'; readonly unit: string; readonly wreck: string; readonly to: string }
  | { readonly event: 'repaired'; readonly unit: string; readonly vehicle: string; readonly damage: DamageKind }
  | { readonly event: 'boarded'; readonly unit: string; readonly vehicle: string }
  | {
      readonly event: 'fire';
      readonly unit: string;
      readonly from: string;
      readonly how: 'hit' | 'suppress' | 'distract' | 'snipe';
      readonly targets: readonly string[];
    }
  | { readonly event: 'used'; readonly unit: string; readonly marker: MarkerId }
  | {
      readonly event: 'attack';
      readonly unit: string;
      readonly target: string;
      readonly how: 'hit' | 'suppress' | 'distract' | 'snipe';
      readonly dice: readonly number[];
      readonly result: number;
      readonly defense: number;
      readonly outcome: 'miss' | 'hit' | 'double' | 'suppressed' | 'destroyed';
    }
  | {
      readonly event: 'aimed';
      readonly unit: string;
      readonly means: 'howitzer' | 'indirect' | 'flames' | 'gear';
      readonly marker: MarkerId | null;
      readonly card: CardId | null;
      /** A point, a square of the room, a direction, or a unit. */
      readonly at: string;
    }
  | {
      readonly event: 'strike';
      readonly seat: Seat;
      /** Null for the Artillery of a tile. */
      readonly card: CardId | null;
      readonly tile: string;
      readonly at: string;
    }
  | { readonly event: 'scattered'; readonly die: number; readonly from: string; readonly to: string | null }
  | {
      readonly event: 'burst';
      /** The side that rolls, and its unit; null: Artillery, or a card. */
      readonly seat: Seat;
      readonly unit: string | null;
      readonly kind: 'explosion' | 'flames' | 'aimed' | 'trap';
      readonly target: string;
      /** The target lay concealed; everybody sees that. */
      readonly concealed: boolean;
      readonly dice: readonly number[];
      readonly result: number;
      /** Null: that of a unit which stays concealed from the reader (HS-R-70). */
      readonly defense: number | null;
      readonly outcome: 'miss' | 'hit' | 'double';
    }
  | { readonly event: 'demolition'; readonly at: string; readonly dice: readonly number[]; readonly points: number }
  | { readonly event: 'collapsed' | 'cleared'; readonly at: string }
  | { readonly event: 'settled'; readonly unit: string; readonly to: string }
  | { readonly event: 'bonus'; readonly seat: Seat; readonly card: CardId; readonly value: number }
  | {
      readonly event: 'rerolled';
      readonly seat: Seat;
      readonly whose: Seat;
      readonly by: 'card' | 'veteran';
      readonly before: readonly number[];
      readonly dice: readonly number[];
    }
  | { readonly event: 'played'; readonly seat: Seat; readonly card: CardId }
  | { readonly event: 'affected'; readonly card: CardId; readonly units: readonly string[] }
  | { readonly event: 'transferred'; readonly unit: string; readonly to: string }
  | {
      readonly event: 'looked';
      readonly seat: Seat;
      readonly unit: string /** For who looks. */;
      readonly value: number | null;
    }
  | { readonly event: 'swapped'; readonly seat: Seat; readonly units: readonly string[] }
  | { readonly event: 'smoked'; readonly seat: Seat; readonly at: string }
  | { readonly event: 'mended'; readonly unit: string; readonly damage: DamageKind }
  | { readonly event: 'unnerved'; readonly unit: string; readonly die: number; readonly effect: boolean }
  | {
      readonly event: 'loneShot';
      readonly seat: Seat;
      readonly target: string;
      readonly dice: readonly number[];
      readonly result: number;
      readonly effect: SniperEffect;
    }
  | { readonly event: 'reacted'; readonly unit: string; readonly at: string }
  | { readonly event: 'suppressed'; readonly unit: string; readonly markers: number }
  | { readonly event: 'reduced'; readonly unit: string }
  | { readonly event: 'destroyed'; readonly unit: string; readonly type: UnitType; readonly at: string | null }
  | {
      readonly event: 'damaged';
      readonly unit: string;
      readonly die: number;
      /** Piercing, and a bonus for the roll. */
      readonly plus: number;
      readonly kind: DamageKind | null;
    }
  | {
      readonly event: 'broken';
      readonly seat: Seat;
      readonly what: RecruitmentTileId | OptionId;
      readonly points: number;
    }
  | { readonly event: 'assaultDeclared'; readonly unit: string; readonly target: string }
  | { readonly event: 'overrun'; readonly unit: string; readonly target: string }
  | {
      readonly event: 'assault';
      readonly unit: string;
      readonly target: string;
      readonly at: string;
      readonly attack: readonly number[];
      readonly defense: readonly number[];
      readonly results: readonly number[];
      readonly winner: 'attacker' | 'defender' | null;
    }
  | { readonly event: 'supplied'; readonly seat: Seat }
  | { readonly event: 'rallied'; readonly seat: Seat; readonly units: readonly string[] }
  | { readonly event: 'replaced'; readonly seat: Seat; readonly card: CardId }
  | { readonly event: 'discarded'; readonly seat: Seat; readonly card: CardId }
  | { readonly event: 'refilled'; readonly seat: Seat }
  | { readonly event: 'drew'; readonly seat: Seat; readonly count: number; readonly cards: readonly CardId[] | null }
  | { readonly event: 'scored'; readonly soviet: number; readonly german: number }
  | { readonly event: 'over'; readonly winner: Seat | null; readonly title: string }
);
