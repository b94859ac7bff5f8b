import { CATALOGUE } from 'virtual:catalogue';
import type { OptionInfo, ScenarioInfo } from '@kurgan/engine';

/** Lobby facts of a game. The build takes them from the game, so the lobby loads no rules. */
export interface CatalogueEntry {
  readonly id: string;
  readonly title: string;
  /** The letters that the names of its rules begin with. */
  readonly prefix: string;
  readonly seats: number;
  /** The seats by their ids. */
  readonly sides: readonly string[];
  /** Bots, weakest first; none in a solo game. */
  readonly levels: readonly Level[];
  readonly scenarios: readonly (Omit<ScenarioInfo, 'options'> & { readonly options: readonly ExplainedOption[] })[];
}

/** A game in the list of all: enough for a card, and a way to the rest. */
export interface Listed extends Pick<CatalogueEntry, 'id' | 'title' | 'prefix' | 'levels'> {
  /** Number of scenarios. */
  readonly scenarios: number;
  load(): Promise<CatalogueEntry>;
}

/** An opponent to choose. */
export interface Level {
  readonly id: string;
  readonly name: string;
  /** Style of play in a few words; may be empty. */
  readonly about: string;
}

/** An option with the text of its rule. */
export type ExplainedOption = OptionInfo & { readonly about: string };

export const listed = (id: string): Listed | undefined => CATALOGUE.find((game) => game.id === id);

/** The game that a rule's name belongs to. */
export const gameOfRule = (rule: string): string | undefined =>
  CATALOGUE.find(({ prefix }) => rule.startsWith(`${prefix}-`))?.id;

/** A bot's name: the first words of its title. The rest describes its play. */
export const levelName = (entry: Pick<CatalogueEntry, 'levels'> | undefined, id: string): string =>
  entry?.levels.find((level) => level.id === id)?.name ?? id;
