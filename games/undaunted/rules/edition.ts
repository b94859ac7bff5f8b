import type { Open } from './state.ts';

/** Ids of an edition's pieces are closed lists of its data; the core knows them as texts. */
export type Seat = string;
export type TileId = string;
export type UnitId = string;
/** A kind of card: what an action names, since copies differ only by the soldier's name. */
export type KindId = string;
export type CardId = string;
export type RuleId = string;

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
  readonly do: Use;
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
  /** Points to control, or to pin the enemy. */
  readonly goal: number | 'pin';
  readonly scouted: readonly TileId[];
  readonly controlled: readonly TileId[];
  readonly spawns: readonly (readonly [marker: string, tile: TileId])[];
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
  /** A tile whose value this seat can raise by controlling it again. */
  readonly radio: { readonly tile: TileId; readonly seat: Seat } | null;
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
}

export interface Unit {
  readonly id: UnitId;
  readonly type: UnitType;
  readonly title: string;
  readonly squad: Squad | null;
  readonly kind: KindId;
}

/** Zones in which a casualty is searched for. */
export type SearchedZone = 'play' | 'hand' | 'discard' | 'deck';

/** The rules that the core cites, by what they say. An edition names its own. */
export interface Cites {
  /** The game is over; it is not your turn. */
  readonly over: RuleId;
  readonly resigned: RuleId;
  readonly turn: RuleId;
  readonly round: RuleId;
  readonly drawn: RuleId;
  readonly reshuffled: RuleId;
  readonly bid: RuleId;
  readonly bidFromHand: RuleId;
  readonly bidFinal: RuleId;
  readonly nothingToBid: RuleId;
  readonly revealed: RuleId;
  readonly tie: RuleId;
  readonly playFromHand: RuleId;
  readonly printedAction: RuleId;
  readonly fogUnplayable: RuleId;
  readonly fogNoHunker: RuleId;
  readonly endTurn: RuleId;
  readonly hunker: RuleId;
  readonly suppressedMustRally: RuleId;
  readonly rally: RuleId;
  readonly nothingToRally: RuleId;
  readonly placed: RuleId;
  readonly adjacentSteps: RuleId;
  readonly moveNeedsMarker: RuleId;
  readonly move: RuleId;
  readonly stalk: RuleId;
  readonly scout: RuleId;
  readonly scoutMarks: RuleId;
  readonly scoutFog: RuleId;
  readonly scoutNoFog: RuleId;
  readonly march: RuleId;
  readonly guide: RuleId;
  readonly guideNeedsMarker: RuleId;
  readonly guideSuppressed: RuleId;
  readonly guideOnBoard: RuleId;
  readonly targetLost: RuleId;
  /** The counter that aimed is gone. */
  readonly targetGone: RuleId;
  readonly bolster: RuleId;
  readonly bolsterSquad: RuleId;
  readonly bolsterSupply: RuleId;
  readonly command: RuleId;
  readonly commandNothingLeft: RuleId;
  readonly inspire: RuleId;
  readonly inspireSquad: RuleId;
  readonly inspirePlayArea: RuleId;
  readonly inspireItself: RuleId;
  readonly conceal: RuleId;
  readonly concealNothing: RuleId;
  readonly recon: RuleId;
  readonly reconNeedsFog: RuleId;
  readonly control: RuleId;
  readonly controlEnemy: RuleId;
  readonly controlOwn: RuleId;
  readonly controlMarker: RuleId;
  readonly controlLost: RuleId;
  readonly radio: RuleId;
  readonly target: RuleId;
  readonly targetDistance: RuleId;
  readonly targetOther: RuleId;
  readonly attack: RuleId;
  readonly attackOnBoard: RuleId;
  readonly defence: RuleId;
  readonly range: RuleId;
  readonly dice: RuleId;
  readonly suppress: RuleId;
  readonly suppressAgain: RuleId;
  readonly blast: RuleId;
  readonly blastTarget: RuleId;
  readonly blastOrder: RuleId;
  readonly casualty: Readonly<Record<SearchedZone, RuleId>>;
  readonly counterLost: RuleId;
}

export interface Cover {
  readonly value: number;
  readonly rule: RuleId;
}

/** A judgement: who has won, and how. */
export interface Verdict {
  readonly winner: Seat;
  readonly how: 'objectives' | 'pinned' | 'hopeless' | 'bothPinned';
  readonly rule: RuleId;
}

/**
 * What makes one of the games out of the core: its data, and the rules that differ from the other edition, each as one
 * named entry.
 */
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
  readonly spawnMarkers: Readonly<Record<string, readonly UnitId[]>>;
  readonly tiles: Readonly<Record<TileId, TileFacts>>;
  readonly scenarios: readonly ScenarioFacts[];
  readonly handSize: number;
  readonly targetDistance: number;
  readonly dieSides: number;
  readonly cites: Cites;
  /** Where a casualty comes from, the first place first. */
  readonly casualtySearch: readonly SearchedZone[];
  /** What the tile adds to a defence; `from` is null where the attack comes from above. */
  cover(tile: TileFacts, from: TileFacts | null): Cover;
  /** Whether somebody on the tile keeps this seat from taking control of it. */
  isHeld(open: Open, seat: Seat, tile: TileId): boolean;
  /** After a change that can end the game; null when it goes on. `active` wins where both would at once. */
  judge(open: Open, active: Seat): Verdict | null;
}
