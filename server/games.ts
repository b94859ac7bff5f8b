import type { AnyEquippedGame, AnyGame } from '@kurgan/engine';
import type { GameManifest } from '@kurgan/games';
import { fault } from './fault.ts';

/** The games a server offers. Threads open the same registry by its address. */
export class Games {
  readonly registry: URL;
  readonly #list: readonly GameManifest[];

  private constructor(registry: URL, list: readonly GameManifest[]) {
    this.registry = registry;
    this.#list = list;
  }

  static async open(registry: URL): Promise<Games> {
    const module: { readonly GAMES: readonly GameManifest[] } = await import(registry.href);
    return Games.of(registry, module.GAMES);
  }

  static of(registry: URL, list: readonly GameManifest[]): Games {
    return new Games(registry, list);
  }

  /** A game's name for people. */
  title(id: string): string {
    return this.#find(id).title;
  }

  /** Rules of a game, ready for a scenario. */
  async rules(id: string, scenario: string): Promise<AnyGame> {
    return this.#find(id).rules(scenario);
  }

  /** The same with its tools. */
  async tools(id: string): Promise<AnyEquippedGame> {
    return this.#find(id).tools();
  }

  async strongestBot(id: string): Promise<string | null> {
    const { bots, searched } = await this.#find(id).bots();
    return searched?.levels[0]?.id ?? bots[0]?.id ?? null;
  }

  async hasBot(id: string, bot: string): Promise<boolean> {
    const manifest = this.#list.find((each) => each.id === id);
    if (manifest === undefined) return false;
    const { bots, searched } = await manifest.bots();
    return [...bots, ...(searched?.levels ?? [])].some((each) => each.id === bot);
  }

  #find(id: string): GameManifest {
    const manifest = this.#list.find((each) => each.id === id);
    if (manifest === undefined) throw fault('unreadable', `There is no game "${id.slice(0, 40)}".`);
    return manifest;
  }

  /** The version of a game's rules; null if there is no such game. */
  async version(id: string): Promise<string | null> {
    const manifest = this.#list.find((each) => each.id === id);
    return manifest === undefined ? null : (await manifest.tools()).version;
  }

  get ids(): readonly string[] {
    return this.#list.map(({ id }) => id);
  }
}
