import type { OptionValue } from '@kurgan/engine';
import type { Players } from '@kurgan/host';
import type { ComponentType } from 'preact';

/** A page on which players build armies for a game. Loaded on demand. */
export interface ArmyBuilder {
  readonly title: string;
  readonly Page: ComponentType<ArmyPageProps>;
}

export interface ArmyPageProps {
  /** The end of the page's address: an army that somebody has sent. */
  readonly query: string;
  /** The query has been read; the address goes without it from now on. */
  onRead(): void;
  /** The whole address of this page with a query, to be sent to others. */
  linkOf(query: string): string;
  /** Sets up a match with a query, as a link of the set-up page has it. */
  onPlay(query: string): void;
  /** Shows a message for a while, with one thing that can still be done about it. */
  tell(text: string, action?: { readonly label: string; run(): void }): void;
}

/** Fields of a game's own on the set-up page. */
export interface PreparationProps {
  readonly scenario: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly players: Players;
  /** Seats whose own options are chosen here, where other players choose theirs and nobody the seed; left out: all. */
  readonly seats?: readonly string[];
  readonly seed: string;
  onChange(change: { readonly options?: Readonly<Record<string, OptionValue>>; readonly seed?: string }): void;
  /** Address of the page on which armies are built. */
  readonly builder: string;
}
