import type { CardId, KindId, RuleId, SearchedZone, Seat, TileId, UnitId } from './edition.ts';
import type { MarchKind } from './state.ts';

/** Parts of a total defense, each with its rule. */
export interface Defence {
  readonly base: number;
  readonly cover: number;
  readonly coverRule: RuleId;
  /** Null if the attack ignores range. */
  readonly range: number | null;
  /** Additions by an edition: smoke, a scenario rule. */
  readonly extra?: { readonly smoke: number; readonly scenario: number };
  readonly total: number;
}

/** An event, with the rule that caused it. */
export type Event = { readonly rule: RuleId } & (
  | { readonly event: 'round'; readonly round: number }
  /** Only the owner learns which cards. */
  | { readonly event: 'drew'; readonly seat: Seat; readonly count: number; readonly cards?: readonly CardId[] }
  | { readonly event: 'reshuffled'; readonly seat: Seat; readonly count: number }
  | { readonly event: 'locked'; readonly seat: Seat }
  | {
      readonly event: 'bids';
      readonly bids: Readonly<Record<Seat, KindId | null>>;
      /** Additions by a scenario to the cards' initiative, where there are any. */
      readonly added?: Readonly<Record<Seat, number>>;
      readonly marker: Seat;
    }
  | { readonly event: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly event: 'played'; readonly seat: Seat; readonly card: CardId; readonly for: string }
  | { readonly event: 'placed'; readonly seat: Seat; readonly unit: UnitId; readonly at: TileId }
  | {
      readonly event: 'marched';
      readonly seat: Seat;
      readonly unit: UnitId;
      readonly kind: MarchKind;
      readonly from: TileId;
      readonly to: TileId;
    }
  | { readonly event: 'stayed'; readonly seat: Seat; readonly unit: UnitId; readonly at: TileId }
  | { readonly event: 'scouted'; readonly seat: Seat; readonly tile: TileId }
  | { readonly event: 'fogGained'; readonly seat: Seat; readonly by: Seat; readonly left: number }
  | { readonly event: 'noFogLeft'; readonly seat: Seat; readonly by: Seat }
  | { readonly event: 'bolstered'; readonly seat: Seat; readonly card: CardId }
  | { readonly event: 'returned'; readonly seat: Seat; readonly card: CardId }
  | { readonly event: 'reconned'; readonly seat: Seat }
  | { readonly event: 'controlled'; readonly seat: Seat; readonly tile: TileId; readonly points: number }
  | { readonly event: 'controlLost'; readonly seat: Seat; readonly tile: TileId; readonly points: number }
  | { readonly event: 'raised'; readonly seat: Seat; readonly tile: TileId; readonly value: number }
  | { readonly event: 'targeted'; readonly seat: Seat; readonly tile: TileId }
  | { readonly event: 'targetLost'; readonly seat: Seat }
  | {
      readonly event: 'shot';
      readonly seat: Seat;
      readonly by: UnitId;
      readonly from: TileId;
      readonly as: string;
      readonly at: { readonly seat: Seat; readonly unit: UnitId; readonly tile: TileId };
      readonly defence: Defence;
      /** Ten is the face with a 0. */
      readonly dice: readonly number[];
      readonly hit: boolean;
    }
  /** Only the owner learns which soldier it was. */
  | {
      readonly event: 'casualty';
      readonly seat: Seat;
      readonly unit: UnitId;
      readonly zone: SearchedZone;
      readonly card?: CardId;
    }
  | { readonly event: 'counterLost'; readonly seat: Seat; readonly unit: UnitId; readonly from: TileId }
  | { readonly event: 'suppressed'; readonly seat: Seat; readonly unit: UnitId; readonly already: boolean }
  | { readonly event: 'rallied'; readonly seat: Seat; readonly unit: UnitId }
  | { readonly event: 'turnOver'; readonly seat: Seat }
  | { readonly event: 'gameOver'; readonly winner: Seat; readonly how: string }
);
