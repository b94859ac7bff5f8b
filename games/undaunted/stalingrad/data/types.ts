/** Facts about scenarios, campaign states and counters. The ids are those of `cards.ts`, `counters.ts` and `city.ts`. */
import type { BalanceRow } from '../../rules/balance.ts';

export type Side = 'soviet' | 'german';
export const SIDES: readonly [Side, Side] = ['soviet', 'german'];
export type Squad = 'A' | 'B' | 'C';
export type MineKind = 'antipersonnel' | 'antitank';

export interface CounterFacts {
  /** Title and squad: `rifleman-A`, `sniper`, and `rifleman-AC` for an integrated squad. */
  readonly id: string;
  readonly defence?: number;
  /** Instead of a defense: the counter is a vehicle. */
  readonly armor?: number;
  /** It can lay an overwatch marker. */
  readonly overwatch?: true;
  /** Mines and smoke markers that it can lay in one scenario. */
  readonly mines?: number;
  readonly smoke?: number;
  /** Guide cannot move it. */
  readonly fixed?: true;
}

/** Sources of mission points. */
export type PointSource =
  | { readonly event: 'casualty-inflicted' | 'unit-routed'; readonly points: number; readonly title?: string }
  | { readonly event: 'building-damaged'; readonly points: number; readonly tiles: readonly string[] }
  | { readonly event: 'tunnel-destroyed' | 'bomber-removed'; readonly points: number }
  | { readonly event: 'tile-controlled-at-round-end'; readonly points: number; readonly tile: string }
  | {
      readonly event: 'unit-on-tile-at-round-end';
      readonly points: number;
      readonly tile: string;
      readonly titles: readonly string[];
      /** Only the first time. */
      readonly once?: boolean;
    };

/** Mission points put on a tile at the end of rounds. */
export interface PointPlacement {
  readonly rounds: 'every' | 'odd' | 'even';
  readonly tile: string;
  /** An unrouted unit of this title must stand there. */
  readonly requires?: string;
  readonly most?: number;
}

export type Objective =
  | { readonly type: 'control'; readonly points: number }
  | { readonly type: 'rout'; readonly count: number }
  | { readonly type: 'rout'; readonly units: readonly string[] }
  | { readonly type: 'gain'; readonly points: number; readonly sources: readonly PointSource[] }
  | { readonly type: 'hold'; readonly points: number; readonly placements: readonly PointPlacement[] }
  | {
      readonly type: 'occupy';
      readonly marker: 'mission' | 'escape';
      readonly all: readonly { readonly tile: string; readonly units: readonly string[] }[];
    };

type Cards = readonly (readonly [titleAndSquad: string, n: number])[];

/** The closed vocabulary of special rules. */
export type Effect =
  | {
      readonly effect: 'extra-fog' | 'fewer-fog' | 'free-bolster' | 'free-scout';
      readonly side: Side;
      readonly n: number;
    }
  | { readonly effect: 'deck-add'; readonly side: Side; readonly cards: Cards }
  | { readonly effect: 'start-suppressed'; readonly side: Side; readonly units: readonly string[] }
  | {
      readonly effect: 'place-smoke' | 'place-overwatch';
      readonly side: Side;
      readonly squad: Squad;
      readonly tile: string;
    }
  | { readonly effect: 'damage-tile'; readonly tile: string; readonly steps: number }
  | {
      readonly effect: 'bombardment';
      readonly side: Side;
      readonly tiles: readonly string[];
      readonly vsUnit: number;
      readonly vsBuilding: number;
    }
  | { readonly effect: 'max-range'; readonly n: number }
  | {
      readonly effect: 'defence-mod';
      readonly side: Side | 'both';
      readonly n: number;
      readonly units: 'all' | readonly string[];
    }
  | { readonly effect: 'initiative-mod'; readonly side: Side; readonly n: number }
  | {
      readonly effect: 'hand-size';
      readonly side: Side;
      readonly n: number;
      readonly rounds: readonly [from: number, to: number];
    }
  | {
      readonly effect: 'forbid-action';
      readonly side: Side;
      /** Titles. */
      readonly units: readonly string[];
      readonly actions: readonly string[];
    }
  | { readonly effect: 'tunnel-side' | 'no-full-rout'; readonly side: Side }
  | {
      readonly effect: 'alt-spawn';
      readonly side: Side;
      readonly units: readonly string[];
      readonly tiles: readonly string[];
    }
  | {
      readonly effect: 'reinforce';
      readonly side: Side;
      readonly round: number;
      readonly cards: Cards;
    }
  | { readonly effect: 'round-limit'; readonly n: number; readonly winner: Side }
  | { readonly effect: 'on-control'; readonly side: Side; readonly tile: string; readonly do: readonly Effect[] }
  | ({ readonly effect: 'secret-mine' } & MineFacts)
  | { readonly effect: 'alt-objective'; readonly side: Side; readonly objective: Objective }
  | { readonly effect: 'upgrade-count'; readonly side: Side | 'winner' | 'loser'; readonly n: number }
  | { readonly effect: 'casualty-draw'; readonly side: Side | 'winner' | 'loser'; readonly delta: number }
  | { readonly effect: 'integrate-squads'; readonly side: Side; readonly squads: readonly [Squad, Squad] };

export interface MineFacts {
  readonly side: Side;
  readonly squad: Squad | null;
  readonly kind: MineKind;
  readonly edge: readonly [string, string];
}

interface SideFacts {
  readonly objective: Objective;
  readonly unlock: readonly string[];
  /** Places whose tile is fortified before the map is laid. */
  readonly fortify: readonly string[];
  /** Titles that stay out of the supply; all other available cards are in it. */
  readonly without: readonly string[];
  /** Cards of the starting deck besides the baseline (US-CSET-21). */
  readonly deck: readonly string[];
  /** Counters by tile. */
  readonly counters: Readonly<Record<string, readonly string[]>>;
  readonly controlled: readonly string[];
  readonly scouted: readonly string[];
  /** Rules that only this side knows. */
  readonly secret: readonly Effect[];
}

export interface ScenarioFacts {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  /** Its number in the campaign, 1 to 15. */
  readonly game: number;
  /** The area that the winner takes. */
  readonly area: string | null;
  readonly initiative: Side;
  readonly tiles: readonly string[];
  readonly objectives: Readonly<Record<string, number>>;
  readonly mission: readonly string[];
  readonly escape: readonly string[];
  readonly tunnels: readonly string[];
  readonly mines: readonly MineFacts[];
  readonly rules: readonly Effect[];
  /** Chapters of the rulebook that this scenario needs for the first time. */
  readonly reference: readonly string[];
  readonly sides: Readonly<Record<Side, SideFacts>>;
  /** Measured, not a rule: the share is that of the Soviets. Generated by the command in docs/bots.md. */
  readonly balance?: BalanceRow;
}

export interface CampaignState {
  readonly code: string;
  readonly scenario: string;
  readonly next: Readonly<Record<Side, string>>;
  /** Effects of its briefing. */
  readonly unlock?: readonly string[];
  readonly replace?: readonly (readonly [removed: string, added: string])[];
  readonly rules?: readonly Effect[];
}

export interface CampaignEnd {
  readonly code: string;
  readonly winner: Side;
  readonly title: string;
}

export interface Area {
  readonly name: string;
  readonly tiles: readonly string[];
}
