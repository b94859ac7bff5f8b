import type { Setup } from '@kurgan/engine';
import { signal } from '@preact/signals';
import { Camera, type Insets, NO_INSETS } from '../board/camera.ts';
import type { Controller } from '../controller.ts';
import type { Recap } from '../recap/recap.ts';

/** Dialogs that every table has. */
export const CHOICES = 'choices';
export const IN_WORDS = 'in words';
export const AID = 'aid';
export const KEYS = 'keys';

/** A phone, or a tablet held upright. There, panels come as sheets; in a larger window they stand around the board. */
const NARROW = '(max-width: 760px), (max-height: 500px), (max-width: 1000px) and (orientation: portrait)';

export const isNarrow = (): boolean => matchMedia(NARROW).matches;

/** State shared by the parts of a table: match, window and camera. A game extends it. */
export class TableModel {
  readonly controller: Controller;
  readonly camera = new Camera();
  readonly isNarrow = signal(false);
  /** The window is wider than high. A narrow one is then a phone on its side. */
  readonly isLandscape = signal(false);
  /** Pixels of the board that lie under the page of a lesson and under the sheet of a phone. */
  readonly covered = signal<Insets>(NO_INSETS);
  /** The dialog that is open, by its name. */
  readonly dialog = signal<string | null>(null);
  /** The result is shown as soon as the match is over, until somebody closes it. */
  readonly isResultClosed = signal(false);

  /** Shows the match from an entry on, where there is somewhere to show it. */
  onReplay: ((made?: number) => void) | undefined;
  /** Sets up another match, where the app can. */
  onAgain: ((other?: Setup) => void) | undefined;

  /** Somebody plays here, learns, or only watches: a replay, or bots among themselves. */
  readonly use = signal<'play' | 'lesson' | 'watch'>('play');
  /** Recap; null until there is something to tell. */
  readonly recap = signal<Recap | null>(null);

  constructor(controller: Controller) {
    this.controller = controller;
  }

  show(dialog: string): void {
    this.dialog.value = dialog;
  }
  /** A dialog was closed; by then another one may be open. */
  closed(dialog: string): void {
    if (this.dialog.peek() === dialog) this.dialog.value = null;
  }
  showResult(): void {
    this.isResultClosed.value = false;
  }
  resized(): void {
    this.isNarrow.value = isNarrow();
    this.isLandscape.value = innerWidth > innerHeight;
  }
}
