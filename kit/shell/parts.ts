import type { Choice, LogLine } from '@kurgan/host';
import type { ComponentType } from 'preact';
import type { Insets, Rectangle } from '../board/camera.ts';
import type { Controller } from '../controller.ts';
import type { ResultProps } from '../look-back/result-dialog.tsx';
import type { KeyWords } from '../panels/key-list.tsx';
import type { WindowWords } from '../panels/orders.tsx';
import type { PlayerAid } from '../panels/player-aid.tsx';
import type { RecapTeller } from '../recap/step.ts';
import type { Outcome } from '../scene/outcome.ts';
import type { TableModel } from './model.ts';

/** A part of a table: it reads everything from the model. */
type Part<Model> = ComponentType<{ readonly model: Model }>;

/** A pane beside the board: an area of the grid that the game's style sheet lays out. */
interface Pane<Model> {
  readonly area: string;
  /** Accessible name. */
  readonly label?: string;
  readonly Content: Part<Model>;
}

interface LayoutParts<Model> {
  /** Overlay on the board. */
  readonly Overlay?: Part<Model>;
  /** Prompt and hand. */
  readonly Tray: Part<Model>;
}

export interface WideParts<Model> extends LayoutParts<Model> {
  /** In the order in which Tab goes through them. The page of a lesson stands on top of the last pane. */
  readonly panes: readonly (Pane<Model> | 'board' | 'tray')[];
}

/** A phone sheet opened by its button. */
interface SheetPart<Model> {
  readonly name: string;
  readonly Content: Part<Model>;
}

/** A part of the board to look at, in board units, with the least and the largest scale it may have. */
export interface LookAt {
  readonly part: Rectangle;
  readonly least: number;
  readonly most: number;
}

export interface NarrowParts<Model> extends LayoutParts<Model> {
  readonly sheets: readonly SheetPart<Model>[];
  /** Further buttons in the row of sheets. */
  readonly SheetTools?: Part<Model>;
  /** Camera target when the moment changes; null leaves the camera alone. */
  lookAt?(model: Model): LookAt | null;
  /** Pixels that are docked at the edges of the board, besides the sheet. */
  docked?(model: Model): Insets;
}

export type DialogPart<Model> = ComponentType<{ readonly model: Model; onClose(): void }>;

interface TableDialogs<Model> {
  /** The board as text. */
  readonly InWords: DialogPart<Model>;
  readonly Result: ComponentType<ResultProps & { readonly model: Model }>;
  /** The game's own, by the name that `model.dialog` has. */
  readonly more?: Readonly<Record<string, DialogPart<Model>>>;
}

export interface TableAid<Model> {
  /** The player aid for the match on the table. */
  aidOf(model: Model): PlayerAid;
  /** The game's own keys, for the list of keys. */
  readonly keyWords?: KeyWords;
}

interface OutcomeReader<Model> {
  /** Rolls and their results, read from log lines. The view on screen says where they are. */
  outcomesOf(model: Model, lines: readonly LogLine[]): readonly Outcome[];
}

/** Parts a game brings to its table. The shell lays them out on a desk, on a phone, and on a phone on its side. */
export interface TableParts<Model extends TableModel> {
  /** The class of the table, for the game's style sheets. */
  readonly name: string;
  /** The game, as the header names it. */
  readonly title: string;
  /** Title of the board in words. */
  readonly inWordsTitle: string;
  model(controller: Controller): Model;
  /** Header text after the scenario's title. */
  subtitle?(model: Model): string;
  /** The header: where the match stands, and on a phone the figures that matter. */
  readonly Status: Part<Model>;
  readonly Figures: Part<Model>;
  /** On a phone, Undo and Hint stand in the sheet where the header has no room for them, and the player aid in the header. */
  readonly hasToolsInSheet?: boolean;
  readonly Board: Part<Model>;
  /** Panels around the board on a desk, and the sheets of a phone: each in a module of that name, fetched when a window needs it. */
  readonly wide: () => Promise<WideParts<Model>>;
  readonly narrow: () => Promise<NarrowParts<Model>>;
  /** Takes the place of the board and everything around it as long as it lasts: what happens between two battles. */
  readonly interlude?: { isOn(model: Model): boolean; readonly Page: Part<Model> };
  /** Loaded with the first dialog. */
  readonly dialogs: () => Promise<TableDialogs<Model>>;
  /** Tells what others did; loaded when something has happened. */
  readonly recap?: () => Promise<RecapTeller<Model>>;
  /** Loaded with the first look at the player aid or the list of keys. */
  readonly aid: () => Promise<TableAid<Model>>;
  /** Keys of this table alone; the aid says in words what they do. */
  keys?(model: Model): Readonly<Record<string, () => void>>;
  /** Further classes of the table at this moment. */
  classes?(model: Model): readonly string[];
  /** Words for reaction windows; standing orders then appear by themselves. */
  readonly windows?: WindowWords;
  /** Loaded once the board is there, before the first roll. */
  readonly outcomes: () => Promise<OutcomeReader<Model>>;
  /** True for a line of an action that is one of many, such as the moves of a whole army: others don't linger over each. */
  isOneOfMany?(line: LogLine): boolean;
  /** An action in a sentence. */
  describe(model: Model, choice: Choice): string;
}
