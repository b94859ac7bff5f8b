import type { Aim } from './combat.ts';
import type { Defence } from './events.ts';
import type { CardId, GroupId, KindId, RuleId, Seat, TileId, UnitId } from './ids.ts';
import type { AnyFrame, Open, State } from './state.ts';

export type { CardId, GroupId, KindId, RuleId, Seat, TileId, UnitId } from './ids.ts';

export type Squad = 'A' | 'B' | 'C';

/** What a card can be played for, besides hunkering down and rallying. */
export const USES = [
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
  /** The number beside the action; 0 where it has none. */
  readonly value: number;
  /** The squad letter beside it: only cards of the card's own squad. */
  readonly ownSquad: boolean;
}

export interface CardType {
  readonly id: string;
  readonly title: string;
  readonly class: 'combat' | 'command' | 'fog';
  readonly squads: readonly (Squad | null)[];
  /** For each squad. */
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
  /** What the tile adds to the defence of who stands on it; a hill's depends on the attack. */
  readonly cover: number | 'hill';
  readonly terrain: string;
  readonly label: string;
  readonly summary: string;
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
  readonly briefing: string;
  readonly introduces: string;
  readonly hint: string;
  /** Which lines of tiles are shifted by half a tile. */
  readonly orientation: 'rows' | 'cols';
  readonly tiles: readonly (readonly [tile: TileId, q: number, r: number, turned: 0 | 180])[];
  readonly objectives: readonly (readonly [tile: TileId, points: number])[];
  readonly initiative: Seat;
  readonly sides: Readonly<Record<Seat, SideFacts>>;
}

/** A kind of card with everything an action asks about it. */
export interface Kind {
  readonly id: KindId;
  readonly type: CardType;
  readonly title: string;
  readonly squad: Squad | null;
  /** The counter that acts; null for command and fog cards. */
  readonly unit: UnitId | null;
  readonly initiative: number;
  /** Its place in the order of cards. */
  readonly order: number;
  readonly group: GroupId;
}

export interface Unit {
  readonly id: UnitId;
  readonly type: UnitType;
  readonly title: string;
  readonly squad: Squad | null;
  readonly kind: KindId;
  /** The cards that act with it and that it loses. */
  readonly group: GroupId;
}

/** Zones in which a casualty is searched for. */
export type SearchedZone = 'play' | 'hand' | 'discard' | 'deck';

/** A judgement: who has won, and how. */
export interface Verdict {
  readonly winner: Seat;
  /** One of the edition's endings. */
  readonly how: string;
  readonly rule: RuleId;
}

/** The cards that a side has in a scenario, wherever they lie: in their order, and counted. */
export interface Brought {
  readonly cards: readonly CardId[];
  readonly counts: Readonly<Record<GroupId, number>>;
}

/** What an edition's box holds, and its figures. */
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
  /** How a game can end, as a title and in the log. */
  readonly endings: Readonly<Record<string, { readonly title: string; readonly told: string }>>;
}

/**
 * The rules in which editions differ and that more than one step asks. What differs in a single step is that step: an
 * edition takes another one. An edition whose open room holds more than `Open` may ask for its own room here.
 */
export interface EditionRules {
  /** What lies on the board at a tile now: a tile may be turned or replaced during a game. */
  face(open: Open, tile: TileId): TileFacts;
  /** A name for the ground and the cards as they are now: positions with the same name have the same. */
  ground(open: Open): string;
  /** Where a unit may step to from a tile, as far as the board goes. */
  stepsFrom(open: Open, seat: Seat, unit: UnitId, from: TileId): readonly TileId[];
  /** Where a unit that is off the board may enter it. With several the owner has to choose one before its card acts. */
  entrances(open: Open, seat: Seat, unit: UnitId): readonly TileId[];
  brought(open: Open, seat: Seat): Brought;
  /** The total defence against an attack, in parts. */
  defence(open: Open, aim: Aim): Defence;
  /** Where a casualty comes from, the first place first. */
  readonly casualtySearch: readonly SearchedZone[];
  /** Puts a card that is lost, or a Fog of War that is done with, where it belongs, and counts it for everybody. */
  bury(state: State, seat: Seat, card: CardId): void;
  /** Whether somebody on the tile keeps this seat from taking control of it. */
  isHeld(open: Open, seat: Seat, tile: TileId): boolean;
  /** Whether a side that controls a tile can control it again, and raise its points. */
  raises(open: Open, seat: Seat, tile: TileId): boolean;
  /** The points that win for a side; null where it wins in another way. */
  goal(open: Open, seat: Seat): number | null;
  /** How many cards a side draws for a round. */
  handSize(open: Open, seat: Seat): number;
  /** What a bid counts for. */
  bidWorth(open: Open, seat: Seat, kind: Kind): number;
  /** What is left to do when a game is won: nothing, or what goes on above it. */
  goesOn(frame: AnyFrame): boolean;
  /** After a change that can end the game; null when it goes on. `active` wins where both would at once. */
  judge(open: Open, active: Seat): Verdict | null;
}
