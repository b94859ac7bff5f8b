/** Somebody who watches a match through a pair of eyes. */
export interface Watcher {
  /** Null for a spectator. */
  readonly player: string | null;
  send(text: string): void;
}

/** Everybody who watches a match, and since when a player no longer does. */
export class Audience implements Iterable<Watcher> {
  readonly #watchers = new Set<Watcher>();
  /** When the last page of a player was closed. */
  readonly #away = new Map<string, number>();

  get size(): number {
    return this.#watchers.size;
  }

  [Symbol.iterator](): Iterator<Watcher> {
    return this.#watchers.values();
  }

  has(player: string): boolean {
    return this.#watchers.values().some((each) => each.player === player);
  }

  /** True if this is the first page of a player. */
  add(watcher: Watcher): boolean {
    const { player } = watcher;
    const isNew = player !== null && !this.has(player);
    this.#watchers.add(watcher);
    if (player !== null) this.#away.delete(player);
    return isNew;
  }

  /** True if this was the last page of a player. */
  remove(watcher: Watcher, now: number): boolean {
    const { player } = watcher;
    if (!this.#watchers.delete(watcher) || player === null || this.has(player)) return false;
    this.#away.set(player, now);
    return true;
  }

  /** When the last page of a player was closed; null while one is open. */
  awaySince(player: string): number | null {
    return this.has(player) ? null : (this.#away.get(player) ?? null);
  }

  tell(message: object): void {
    const text = JSON.stringify(message);
    for (const watcher of this.#watchers) watcher.send(text);
  }
}
