import type { ViewOf } from '@kurgan/engine';
import type { ActionLabel, DialogPart, LazyPart, ResultProps } from '@kurgan/kit';
import type { ComponentType } from 'preact';
import type { CardId, KindId, Seat, TileId, UnitId } from '../rules/edition.ts';
import type { Pieces } from '../rules/pieces.ts';
import type { CounterId, Open, Undaunted } from '../rules/state.ts';
import type { Spot } from './board/geometry.ts';
import type { Considered } from './considered.ts';
import type { UndauntedModel } from './model.ts';
import type { Named } from './named.ts';
import type { SideLook } from './sides.ts';
import type { Names } from './words/names.ts';

/** Names and look of a side. */
export interface TableSide {
  /** `United States`. */
  readonly name: string;
  /** `the United States`. */
  readonly inSentence: string;
  /** Short form: `US`. */
  readonly short: string;
  /** `US` Riflemen. */
  readonly adjective: string;
  /** `US turn`. */
  readonly turn: string;
  readonly letters: string;
  readonly look: SideLook;
}

/** A side's goal. */
export interface Goal {
  /** Points that win; null where it wins in another way. */
  readonly points: number | null;
  /** `5 points`, `pin the enemy`. */
  readonly words: string;
  /** The words say what to do, not what is needed. */
  readonly isTask?: boolean;
  /** The side's progress, where that is not the points on tiles it controls. */
  progress?(open: Open): number;
  /** Enemy Riflemen still on the board, where pinning them wins. */
  riflemenLeft?(open: Open): number;
}

/** A sign post: who of a side enters on a tile. */
export interface Entrance {
  readonly seat: Seat;
  readonly tile: TileId;
  /** Every unit of the side; else those of these squads, and these. */
  readonly all: boolean;
  readonly squads: readonly string[];
  readonly others: readonly UnitId[];
}

/** Scenario texts beyond its tiles and cards. */
export interface TableMission {
  readonly goals: Readonly<Record<Seat, Goal>>;
  readonly entrances: readonly Entrance[];
  /** A tile whose value this seat can raise. */
  readonly radio: { readonly tile: TileId; readonly seat: Seat } | null;
  /** Entry tile of a unit that is off the board. */
  entryOf(seat: Seat, unit: UnitId): TileId | undefined;
}

/** A tile as it lies now. */
interface Ground {
  /** Its printed number: `13B`, `607-B`. */
  readonly code: string;
  readonly label: string;
  readonly cover: number | 'hill';
  /** Further values that are printed on it, after its cover. */
  readonly signs: readonly GroundSign[];
}

export interface GroundSign {
  readonly sign: 'building' | 'fortification' | 'wall' | 'closed';
  readonly value: number | null;
  /** `building cover 3`. */
  readonly words: string;
}

/** Styles of a square that shows a small picture from a sheet of them. */
export interface Thumb {
  readonly backgroundImage: string;
  readonly backgroundSize: string;
  readonly backgroundPosition: string;
}

/** Words for an action that only this edition has. */
export interface VerbWords {
  /** In a sentence, without its full stop. */
  tell(named: Named, names: Names): string;
  /** On a button. */
  label?(named: Named, names: Names): ActionLabel;
}

/** A row of a card, where it says more than an action and its value. */
interface PrintedRow {
  readonly verb: string;
  readonly value: number;
  readonly squad: string;
  /** Value against a building, beside that against a vehicle. */
  readonly wall: number | null;
  /** Better than before the card was upgraded: Inspire can't use it. */
  readonly isUpgraded: boolean;
  /** Printed, but struck out. */
  readonly isStruck: boolean;
}

/** An edition's additions to the table, for rules that the other does not have. */
export interface TableExtras {
  /** Steps in which cards act as they do in a turn. */
  readonly playSteps: ReadonlySet<string>;
  /** Actions done by a button after a touch on the board has proposed them. */
  readonly final: readonly string[];
  /** Answers that need neither a card nor a place: they are buttons. */
  readonly closing: readonly string[];
  readonly verbs: Readonly<Record<string, VerbWords>>;
  /** Tooltips for the rows of a card. */
  readonly help: Readonly<Record<string, string>>;
  /** Name of a card where its title alone would not tell it from others. */
  cardName(kind: KindId): string;
  /** How a card differs from an ordinary one of its title. */
  classOf(card: CardId): 'upgraded' | 'reserve' | null;
  /** Rows of a card as they are printed. */
  rowsOf(kind: KindId): readonly PrintedRow[];
  /** Cards to choose from that are not in the hand; null in any other step. */
  offered(model: UndauntedModel): readonly CardId[] | null;
  /** The counter that a step of this edition is about; undefined in any other step. */
  acting(model: UndauntedModel): CounterId | undefined;
  /** The prompt with this edition's own questions. */
  readonly Prompt: LazyPart<{ readonly model: UndauntedModel }>;
  isRouted(open: Open, counter: CounterId): boolean;
  /** The scenario's addition to each bid of a side. */
  addedToBids(open: Open, seat: Seat): number;
  /** State of a tile with a letter: `damaged`. */
  stateOf(tile: TileId, letter: string): string;
  /** The open room with what this seat alone knows laid on the board. */
  openTo(view: ViewOf<Undaunted>, seat: Seat | null): Open;
  /** Things on a tile besides its markers, in words: `smoke`, `a tunnel`. */
  thingsOn(open: Open, tile: TileId): readonly string[];
  /** Hints for a player taking aim: other ground to fire from, a building after a hit. */
  readonly Aim: ComponentType<{ readonly model: UndauntedModel; readonly aimed: Considered }>;
  /** True for a seat that alone knows something of the scenario, and that in sentences. */
  hasSecret(model: UndauntedModel): boolean;
  readonly Secret: ComponentType<{ readonly model: UndauntedModel }>;
  /** Laid on the tiles under counters, and over them. */
  readonly Under: ComponentType<{ readonly model: UndauntedModel }>;
  readonly Over: ComponentType<{ readonly model: UndauntedModel }>;
  /** The screen between two battles, in place of the table. Its status stands in the header. */
  readonly interlude: {
    isOn(model: UndauntedModel): boolean;
    readonly Page: ComponentType<{ readonly model: UndauntedModel }>;
    readonly Status: ComponentType<{ readonly model: UndauntedModel }>;
  };
  /** Further buttons: in the header, or in a phone's sheet of both sides. */
  readonly Tools: ComponentType<{ readonly model: UndauntedModel }>;
  /** Their keys. */
  keys(model: UndauntedModel): Readonly<Record<string, () => void>>;
  /** The dialogs that they open, by name, and the result in place of the shared one. */
  dialogs(): Promise<{
    readonly more: Readonly<Record<string, DialogPart<UndauntedModel>>>;
    readonly Result: ComponentType<ResultProps & { readonly model: UndauntedModel }>;
  }>;
}

/** Parts an edition brings to the shared table. */
export interface TableEdition {
  readonly title: string;
  readonly pieces: Pieces;
  readonly sides: Readonly<Record<Seat, TableSide>>;
  mission(scenario: string): TableMission;
  /** Every card that a side has in this game, wherever it lies. */
  broughtBy(open: Open, seat: Seat): readonly CardId[];
  /** A tile as it lies now. */
  ground(open: Open, tile: TileId): Ground;
  /** Address of a tile's picture. */
  picture(open: Open, spot: Spot): string;
  /** Its small picture: now, or as a scenario lays it. */
  thumb(spot: Spot, open: Open | undefined, scenario: string): Thumb;
  readonly extras?: TableExtras;
}
