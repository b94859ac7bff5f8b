import type { Context, GameTypes, StateOf, ViewOf } from '@kurgan/engine';
import type { SearchedZone, Squad } from '../rules/edition.ts';
import type { Defence, Event } from '../rules/events.ts';
import type { RuleId as AnyRuleId, CardId, CounterId, Seat, TileId, UnitId } from '../rules/ids.ts';
import type { Entry } from '../rules/movement.ts';
import type { SequenceFrame } from '../rules/sequence.ts';
import { counterId, type Frame, type Open, type Private } from '../rules/state.ts';
import type { Action } from './actions.ts';
import type { Letter } from './data/city.ts';
import type { MineKind } from './data/types.ts';
import type { OptionId } from './options.ts';
import type { RuleId } from './rule-ids.ts';

export interface Mine {
  readonly seat: Seat;
  readonly squad: Squad | null;
  readonly kind: MineKind;
  /** The two tiles it lies between, the lower code first. */
  readonly edge: TileId[];
}

/** A game of the campaign that is over. */
interface PlayedGame {
  readonly state: string;
  readonly scenario: string;
  readonly winner: Seat;
  readonly how: string;
}

/** Copies of a state share these: they are replaced, never changed in place. */
type Shared<K extends string, T> = Readonly<Record<K, T>>;

export interface StalingradOpen extends Open {
  /** The state of the campaign whose game this is; a single scenario stands in the first one that plays it. */
  state: string;
  /** True if a campaign step and further games follow. */
  campaign: boolean;
  /** Options that are on; left out where all are off, as in every match that is older than they are. */
  options?: readonly OptionId[];
  record: PlayedGame[];
  areas: Shared<string, Seat>;
  /** The state that ended the campaign. */
  ended: string | null;
  /** Tiles of the city that no longer show their A. */
  city: Shared<TileId, Letter>;
  /** Places whose tunnel was destroyed. */
  tunnelsLost: TileId[];
  /** Squads have been integrated. */
  integrated: boolean;

  /** The cards that each side has in this game, wherever they lie. */
  brought: Shared<Seat, readonly CardId[]>;
  routed: CounterId[];
  mines: Mine[];
  /** How many mines each squad has laid in this game: `german/C`, `german/` without a squad. */
  laid: Shared<string, number>;
  smoke: Shared<TileId, Seat>;
  /** How many smoke markers each unit has placed. */
  smoked: Shared<CounterId, number>;
  /** The tile that a Machine Gunner watches. */
  watched: Shared<CounterId, TileId>;
  tunnels: TileId[];
  /** Mission points gained, and those that lie on tiles. */
  gained: Record<Seat, number>;
  laidPoints: Shared<TileId, number>;
  /** Rules of the scenario that happen once and have happened, by their place in its list. */
  done: string[];
  /** Units that have entered the board in this game or began on it. */
  entered: CounterId[];
  /** Sides that have made the choice that both make at once. */
  ready: Seat[];
  /** The active player has played a card this turn. */
  begun: boolean;
}

export interface Room extends Private {
  /** The platoon, by designation. During a game the cards that fight in it lie in the zones as well. */
  available: CardId[];
  /** Lost or replaced for good. */
  gone: CardId[];
  /** Own mines that the enemy does not know of. */
  hidden: Mine[];
  /** Cards chosen for the deck, to stay in an integrated squad, or as reserves, while the choice is open. */
  picked: CardId[];
  /** Titles of lost soldiers for whom the owner has a reserve to choose. */
  owed: string[];
}

/** The target of an attack. */
export type Target =
  | { readonly what: 'unit'; readonly seat: Seat; readonly unit: UnitId }
  | { readonly what: 'building' | 'tunnel'; readonly tile: TileId };

/** One attack: by a unit, a mine or an aircraft. */
export interface Strike {
  readonly seat: Seat;
  /** Null for mines and aircraft. */
  readonly by: UnitId | null;
  /** Null where distance does not count. */
  readonly from: TileId | null;
  readonly as: string;
  readonly dice: number;
  readonly at: Target;
  /** The unit was routed before: the hit takes no card. */
  wasRouted?: boolean;
  /** No card was left to lose. */
  isSpent?: boolean;
  /** A unit that was moving when this was set off: a hit ends its action. */
  readonly stops?: { readonly seat: Seat; readonly unit: UnitId; readonly edge?: TileId[] };
}

/** A step onto a tile, with what it has met on the way. */
export interface Step extends Entry {
  /** How it goes where a tunnel and an edge both lead there. */
  way?: 'tunnel' | 'street';
  /** Markers that have fired at it. */
  shotBy?: CounterId[];
}

export type StalingradFrame =
  | Exclude<Frame, { step: 'inspire' | 'blast' }>
  | (SequenceFrame<Strike> & { readonly step: 'attack' })
  | (SequenceFrame<Step> & { readonly step: 'enter' })
  /** At the bottom of a campaign. */
  | { step: 'campaign' }
  /** Before a game, in this order. */
  | { step: 'briefing' }
  | { step: 'integrate' }
  | { step: 'muster' }
  | { step: 'decks' }
  | { step: 'freeBolster'; seat: Seat; left: number; to: 'deck' | 'discard' }
  | { step: 'shuffle' }
  | { step: 'freeScout'; seat: Seat; left: number }
  | { step: 'bombard'; seat: Seat; tiles: TileId[]; dice: number; wall: number }
  | { step: 'roundStart' }
  | { step: 'roundEnd' }
  /** After a game, in this order. */
  | { step: 'casualties' }
  | { step: 'reserves' }
  | { step: 'upgrades' }
  /** A card whose counter has just entered takes its action. */
  | { step: 'acting'; seat: Seat; card: CardId }
  | { step: 'lose'; seat: Seat; unit: UnitId; zone: SearchedZone }
  | { step: 'push'; seat: Seat; at: { readonly seat: Seat; readonly unit: UnitId }; flame: boolean }
  | {
      step: 'targets';
      seat: Seat;
      by: UnitId | null;
      from: TileId | null;
      as: string;
      dice: number;
      wall: number;
      left: string[];
    }
  | { step: 'way'; seat: Seat }
  | { step: 'watch'; seat: Seat; left: CounterId[] }
  | { step: 'support'; seat: Seat; squad: Squad | null; left: number }
  | { step: 'mining'; seat: Seat; unit: UnitId; left: number }
  | { step: 'choosing'; seat: Seat; by: CardId; squad: Squad | null; left: number; chosen: CardId[]; force: boolean }
  /** Chosen cards act one after the other; `act` asks which one does what. */
  | { step: 'inspired'; seat: Seat; by: CardId; left: CardId[]; all: CardId[]; force: boolean }
  | { step: 'act'; seat: Seat; left: CardId[]; force: boolean }
  | { step: 'assault'; seat: Seat; card: CardId }
  | { step: 'assaultFire'; seat: Seat; card: CardId }
  | { step: 'reposition'; seat: Seat; card: CardId }
  | { step: 'repositionMove'; seat: Seat; card: CardId }
  /** Bombers of `seat` are being shot down; `any` says whether one has been. */
  | { step: 'antiair'; seat: Seat; by: Seat; left: number; card: CardId; any: boolean }
  | { step: 'shotDown'; seat: Seat }
  | { step: 'stow'; seat: Seat; card: CardId };

export type Framed<Step extends StalingradFrame['step']> = Extract<StalingradFrame, { step: Step }>;

export type StalingradEvent =
  | Event
  | ({ readonly rule: RuleId } & (
      | { readonly event: 'briefed'; readonly state: string; readonly scenario: string }
      /** Only the owner is told which cards, here and in what follows a game. */
      | { readonly event: 'unlocked'; readonly seat: Seat; readonly cards?: readonly CardId[] }
      | { readonly event: 'fortified' | 'damaged'; readonly tile: TileId; readonly letter: Letter }
      | { readonly event: 'integrated'; readonly seat: Seat; readonly cards?: readonly CardId[] }
      | { readonly event: 'picked'; readonly seat: Seat }
      | { readonly event: 'supported'; readonly seat: Seat; readonly card: CardId }
      | {
          readonly event: 'reinforced';
          readonly seat: Seat;
          readonly card: CardId;
          readonly to: 'discard' | 'deck';
        }
      | {
          readonly event: 'struck';
          readonly seat: Seat;
          readonly by: UnitId | null;
          readonly from: TileId | null;
          readonly as: string;
          readonly at: Target;
          readonly tile: TileId;
          readonly defence: Defence;
          readonly dice: readonly number[];
          readonly hit: boolean;
        }
      | { readonly event: 'routed' | 'recovered'; readonly seat: Seat; readonly unit: UnitId }
      | {
          readonly event: 'pushed';
          readonly seat: Seat;
          readonly unit: UnitId;
          readonly from: TileId;
          readonly to: TileId;
        }
      | { readonly event: 'tunnelLost'; readonly tile: TileId }
      | { readonly event: 'mineLaid' | 'mineSpent' | 'mineFound'; readonly mine: Mine }
      | { readonly event: 'smoked'; readonly seat: Seat; readonly unit: UnitId; readonly tile: TileId }
      | { readonly event: 'watching'; readonly seat: Seat; readonly unit: UnitId; readonly tile: TileId }
      | { readonly event: 'watchLost'; readonly seat: Seat; readonly unit: UnitId }
      | { readonly event: 'inspired'; readonly seat: Seat; readonly card: CardId; readonly for: string }
      | { readonly event: 'forced'; readonly seat: Seat; readonly unit: UnitId }
      | { readonly event: 'readied'; readonly seat: Seat; readonly unit: UnitId }
      | { readonly event: 'shotDown'; readonly seat: Seat; readonly card: CardId }
      | { readonly event: 'stowed'; readonly seat: Seat; readonly card: CardId }
      | { readonly event: 'gained'; readonly seat: Seat; readonly points: number; readonly total: number }
      | { readonly event: 'pointsLaid'; readonly tile: TileId; readonly points: number; readonly total: number }
      | { readonly event: 'withdrew'; readonly seat: Seat }
      | { readonly event: 'recorded'; readonly winner: Seat; readonly area: string | null; readonly next: string }
      | {
          readonly event: 'lostForGood';
          readonly seat: Seat;
          readonly cards?: readonly CardId[];
          readonly reserves?: readonly CardId[];
        }
      | { readonly event: 'upgraded'; readonly seat: Seat; readonly cards?: readonly CardId[] }
      | { readonly event: 'campaignOver'; readonly winner: Seat; readonly state: string }
    ));

export interface Stalingrad extends GameTypes {
  seat: Seat;
  open: StalingradOpen;
  private: Record<Seat, Room>;
  sealed: { decks: Record<Seat, CardId[]> };
  frame: StalingradFrame;
  action: Action;
  event: StalingradEvent;
  rule: AnyRuleId;
}

export type State = StateOf<Stalingrad>;
export type View = ViewOf<Stalingrad>;
export type StalingradContext = Context<Stalingrad>;

export const isRouted = (open: StalingradOpen, seat: Seat, unit: UnitId): boolean =>
  open.routed.length > 0 && open.routed.includes(counterId(seat, unit));

export const edgeOf = (one: TileId, other: TileId): TileId[] => (one < other ? [one, other] : [other, one]);
export const isOn = ({ edge }: Mine, one: TileId, other: TileId): boolean =>
  (edge[0] === one && edge[1] === other) || (edge[0] === other && edge[1] === one);

export function roomIn(view: View, seat: Seat): Room {
  const room = view.private[seat];
  if (room === undefined) throw new Error(`there is no room of ${seat}`);
  return room;
}
