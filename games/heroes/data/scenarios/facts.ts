import type { BoardFace } from '../boards.ts';
import type { OptionId } from '../options.ts';
import type { RecruitmentTileId, SlotId, StripeId } from '../recruitment.ts';
import type { UnitCount, UnitType } from '../units.ts';
import type { DamageKind, Side } from '../vocabulary.ts';

/** Board faces in rows from the north, unrotated. */
export type Layout = readonly (readonly BoardFace[])[];

/** First and last column and row, ends included: general and aligned squares only (HS-SCN-02). */
export type Rect = readonly [west: number, north: number, east: number, south: number];

/** `column,row:index`: the board at that place of the layout, and the number of the tile on it. */
export type TileRef = `${number},${number}:${number}`;

export interface Recruited {
  readonly tile: RecruitmentTileId;
  readonly options: { readonly [S in SlotId]?: OptionId };
}

interface AreaFacts {
  readonly rects?: readonly Rect[];
  /** Offset squares whose center lies strictly inside a rectangle belong to it too (HS-SCN-17). */
  readonly offset?: true;
  readonly tiles?: readonly TileRef[];
}

export interface ZoneFacts {
  readonly id: string;
  readonly label: string;
  readonly rects?: readonly Rect[];
  /** As for areas (HS-SCN-18). */
  readonly offset?: true;
  readonly tile?: TileRef;
  readonly room?: string;
}

export type Condition =
  | { readonly is: 'controls' | 'noUnitsIn'; readonly side: Side; readonly zone: string }
  | { readonly is: 'unitsIn'; readonly side: Side; readonly zone: string; readonly count: number }
  | { readonly is: 'destroyed' | 'free'; readonly unit: UnitType }
  | { readonly is: 'undamaged'; readonly unit: UnitType; readonly damage: DamageKind }
  | { readonly is: 'exited'; readonly side: Side; readonly unit?: UnitType; readonly count?: number }
  | { readonly is: 'perUnrevealed' | 'captive' | 'captiveExited'; readonly side: Side; readonly unit: UnitType };

export interface Win {
  readonly side: Side;
  readonly all: readonly Condition[];
}

export interface Award {
  readonly side: Side;
  readonly points: number;
  readonly when: 'end' | 'perExit';
  readonly condition: Condition;
}

export type SpecialDo =
  | {
      readonly op: 'reinforce';
      readonly units: readonly UnitCount[];
      readonly at: { readonly edge: 'north' | 'east' | 'south' | 'west' } | { readonly zone: string };
      readonly stripe: StripeId;
    }
  | { readonly op: 'setDamage'; readonly unit: UnitType; readonly damage: DamageKind }
  | { readonly op: 'deployIn'; readonly unit: UnitType; readonly zone: string }
  | { readonly op: 'decoyRules' }
  | { readonly op: 'drawCards'; readonly count: number }
  | { readonly op: 'maxSight'; readonly squares: number }
  | { readonly op: 'capture'; readonly unit: UnitType };

export interface Special {
  readonly when: 'setup' | 'always' | 'orderStart';
  readonly side: Side | 'both';
  readonly turn?: number;
  readonly do: SpecialDo;
}

export interface ScenarioFacts {
  readonly title: string;
  readonly difficulty: 1 | 2 | 3;
  readonly layout: Layout;
  readonly initiative: Side | 'random';
  readonly turns: number;
  readonly handSize: number;
  /** More Numbered tokens each turn. */
  readonly bonusOrders?: { readonly [S in Side]?: number };
  /** At least that many Numbered tokens each turn (HS-SCN-04). */
  readonly orderFloor?: { readonly [S in Side]?: number };
  readonly forces: Readonly<Record<Side, readonly Recruited[]>>;
  /** Units that belong to no recruitment tile. */
  readonly extraUnits?: Readonly<Record<Side, readonly UnitCount[]>>;
  readonly deployment: Readonly<Record<Side, AreaFacts>> & {
    readonly order: readonly [Side | 'noInitiative', Side | 'initiative'];
    readonly concealed?: true;
  };
  readonly zones: readonly ZoneFacts[];
  readonly exits?: readonly {
    readonly id: string;
    readonly side: Side;
    readonly zone: string;
    readonly cost: number;
  }[];
  readonly victory: {
    readonly immediate: readonly Win[];
    readonly awards: readonly Award[];
    /** Broken tiles and options score. */
    readonly breakingPoints: boolean;
    /** More points win; or the first entry whose conditions all hold. */
    readonly end: 'mostPoints' | readonly Win[];
    /** Losses: more enemy tiles broken, then fewer own units destroyed, then a draw (HS-SCN-19). */
    readonly tie: Side | 'draw' | 'losses';
  };
  readonly special: readonly Special[];
}
