import type { Setup } from '@kurgan/engine';
import type { LogLine, Still } from '@kurgan/host';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Controller, TouchPolicy } from './controller.ts';
import type { Sound } from './sound.ts';

/** Props of a game's table. */
export interface TableProps {
  readonly controller: Controller;
  /** The scenario's title. */
  readonly title: string;
  /** The app's menu (save as a file, report a bug, rulebook, settings): one button for the table's header. */
  readonly menu: ComponentChildren;
  /** Shown under the board instead of choices: the scrubber of a replay. */
  readonly below?: ComponentChildren;
  /** Shown beside the board: the page of a lesson. */
  readonly beside?: ComponentChildren;
  /** Extra offered with the result of a roll. */
  readonly offer?: ComponentChildren;
  /** Said with the result of a finished match: whether its dice were honest. */
  readonly told?: ComponentChildren;
  /** Actions offered with the result of a finished match: the same once more, or what it leads to. */
  onAgain?(other?: Setup): void;
  /** From an entry of the journal on; without one, from the beginning. */
  onReplay?(made?: number): void;
  onSave?(): void;
  onLeave(): void;
}

/** A game's table module. */
export interface GameTable {
  readonly Table: ComponentType<TableProps> & {
    /** Fetches the layout for this window. The table is shown whole after that. */
    load(): Promise<void>;
  };
  readonly touchPolicy: TouchPolicy;
  /** Log event that begins each of several games of one match, for the marks of a replay. */
  readonly chapter?: string;
  /** The line begins a turn, where no event of that name does. */
  isTurn?(line: LogLine): boolean;
  /** The log in a player's words, where the rules' own name units by their handles. */
  tell?(still: Still): readonly LogLine[];
  /** Sound of a log event; null for silence. */
  soundOf?(event: LogLine['event']): Sound | null;
}
