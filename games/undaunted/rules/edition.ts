import type { Aim } from './combat.ts';
import type { Defence } from './events.ts';
import type { CardId, GroupId, KindId, RuleId, Seat, TileId, UnitId } from './ids.ts';
import type { AnyFrame, Open, State } from './state.ts';

export type { CardId, GroupId, KindId, RuleId, Seat, TileId, UnitId } from './ids.ts';

export type Squad = 'A' | 'B' | 'C';

/** Uses of a card, besides hunkering down and rallying. */
const USES = [
  'move',
  'scout',
  'stalk',
  'guide',
  'bolster',
  'command',
  'inspire',
  'conceal',
  'recon',
  'control',
  'target',
  'attack',
  'suppress',
  'blast',
] as const;
export type Use = (typeof USES)[number];

export interface CardAction {
  /** A use of the library, or one of the edition's own. */
  readonly do: string;
  /** Number printed next to the action; 0 if there is none. */
  readonly value: number;
  /** A squad letter is printed next to it: only cards of the card's own squad. */
  readonly ownSquad: boolean;
}

export interface CardType {
  readonly id: string;
  readonly title: string;
  readonly class: 'combat' | 'command' | 'fog';
  readonly squads: readonly (Squad | null)[];
  /** Per squad. */
  readonly copies: number;
  readonly initiative: number;
  readonly unitType: string | null;
  readonly actions: readonly CardAction[];
}

export interface UnitType {
  readonly id: string;
  readonly title: string;
  readonly cardType: string;
  readonly squads: readonly (Squad | null)[];
  readonly defence: number;
}

export interface TileFacts {
  readonly number: number;
  /** Defense the tile adds for units on it; a hill's depends on the attack. */
  readonly cover: number | 'hill';
  readonly label: string;
}

export interface SideFacts {
  readonly scouted: readonly TileId[];
  readonly controlled: readonly TileId[];
  readonly counters: readonly (readonly [unit: UnitId, tile: TileId])[];
  readonly deck: Readonly<Record<KindId, number>>;
  readonly supply: Readonly<Record<KindId, number>>;
}

export interface ScenarioFacts {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly place: string;
  readonly introduces: string;
  /** Lines of tiles that are shifted by half a tile. */
  readonly orientation: 'rows' | 'cols';
  readonly tiles: readonly (readonly [tile: TileId, q: number, r: number, turned: 0 | 180])[];
  readonly objectives: readonly (readonly [tile: TileId, points: number])[];
  readonly initiative: Seat;
  readonly sides: Readonly<Record<Seat, SideFacts>>;
}

/** A kind of card with everything an action needs to know about it. */
export interface Kind {
  readonly id: KindId;
  readonly type: CardType;
  readonly title: string;
  readonly squad: Squad | null;
  /** The counter that acts; null for command and Fog cards. */
  readonly unit: UnitId | null;
  readonly initiative: number;
  /** Its index in card order. */
  readonly order: number;
  readonly group: GroupId;
}

export interface Unit {
  readonly id: UnitId;
  readonly type: UnitType;
  readonly title: string;
  readonly squad: Squad | null;
  readonly kind: KindId;
  /** Cards that act with it and that it loses. */
  readonly group: GroupId;
}

/** Zones in which a casualty is searched for. */
export type SearchedZone = 'play' | 'hand' | 'discard' | 'deck';

/** A decided game: the winner, and how. */
export interface Verdict {
  readonly winner: Seat;
  /** One of the edition's endings. */
  readonly how: string;
  readonly rule: RuleId;
}

/** A side's cards in a scenario, wherever they lie: in order, and counted. */
export interface Brought {
  readonly cards: readonly CardId[];
  readonly counts: Readonly<Record<GroupId, number>>;
}

/** Contents of an edition's box, and its figures. */
export interface EditionFacts {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly seats: readonly [Seat, Seat];
  readonly seatNames: Readonly<Record<Seat, string>>;
  readonly sideNames: Readonly<Record<Seat, string>>;
  readonly cardTypes: readonly CardType[];
  readonly names: Readonly<Record<Seat, Readonly<Record<CardId, string>>>>;
  readonly unitTypes: readonly UnitType[];
  readonly tiles: Readonly<Record<TileId, TileFacts>>;
  readonly scenarios: readonly ScenarioFacts[];
  readonly targetDistance: number;
  readonly dieSides: number;
  /** Possible endings, as a title and in the log. */
  readonly endings: Readonly<Record<string, { readonly title: string; readonly told: string }>>;
}

/** Rules of an edition until the first bids. */
export interface OpeningRules {
  /** Number of cards a side draws for a round. */
  handSize(open: Open, seat: Seat): number;
  /** True for frames that continue after a game is won: none, or those of a campaign around it. */
  goesOn(frame: AnyFrame): boolean;
  /** Called after a change that can end the game; null while it goes on. `active` wins if both would at once. */
  judge(open: Open, active: Seat): Verdict | null;
}

/**
 * Rules that differ between editions and that more than one step uses. A difference within a single step is that step:
 * an edition takes another one. An edition whose open room holds more than `Open` can require its own room here.
 */
export interface EditionRules extends OpeningRules {
  /** Current face of a tile, which can be turned or replaced during a game. */
  face(open: Open, tile: TileId): TileFacts;
  /** Key of the current ground and cards: positions with the same key have the same. */
  ground(open: Open): string;
  /** Tiles a unit may step to from a tile, as far as the board allows. */
  stepsFrom(open: Open, seat: Seat, unit: UnitId, from: TileId): readonly TileId[];
  /** Tiles where an absent unit may enter the board. With several, its owner must choose one before its card acts. */
  entrances(open: Open, seat: Seat, unit: UnitId): readonly TileId[];
  brought(open: Open, seat: Seat): Brought;
  /** Total defense against an attack, in parts. */
  defence(open: Open, aim: Aim): Defence;
  /** Zones where a casualty is searched for, in order. */
  readonly casualtySearch: readonly SearchedZone[];
  /** Puts a lost card, or a used-up Fog of War, where it belongs, and counts it publicly. */
  bury(state: State, seat: Seat, card: CardId): void;
  /** True if somebody on the tile keeps this seat from taking control of it. */
  isHeld(open: Open, seat: Seat, tile: TileId): boolean;
  /** True if a side in control of a tile can control it again to raise its points. */
  raises(open: Open, seat: Seat, tile: TileId): boolean;
  /** Points that win for a side; null if it wins another way. */
  goal(open: Open, seat: Seat): number | null;
  /** Value of a bid. */
  bidWorth(open: Open, seat: Seat, kind: Kind): number;
}
