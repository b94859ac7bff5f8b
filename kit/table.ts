import type { LogLine } from '@kurgan/host';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Controller, TouchPolicy } from './controller.ts';
import type { Sound } from './sound.ts';

/** What the app hands to the table of a game. */
export interface TableProps {
  readonly controller: Controller;
  /** The scenario's title. */
  readonly title: string;
  /** The app's menu (save as a file, report a bug, rulebook, settings): one button for the table's header. */
  readonly menu: ComponentChildren;
  /** What the app shows under the board instead of choices: the scrubber of a replay. */
  readonly below?: ComponentChildren;
  /** What the app shows beside the board: the page of a lesson. */
  readonly beside?: ComponentChildren;
  /** What the app offers with the result of a roll. */
  readonly offer?: ComponentChildren;
  /** What the result of a finished match offers, as far as the app can do it. */
  onAgain?(): void;
  onReplay?(): void;
  onSave?(): void;
  onLeave(): void;
}

/** What a game's table offers to the app. */
export interface GameTable {
  readonly Table: ComponentType<TableProps>;
  readonly touchPolicy: TouchPolicy;
  /** What is heard when something happens; null is silence. */
  soundOf?(event: LogLine['event']): Sound | null;
}
