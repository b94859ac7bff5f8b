/** Work for a step onto a marked tile, and onto one that must be scouted first. */
export const STEP = 2;
const UNMARKED_STEP = 3;
/** More work than any path takes. */
export const FAR = 63;
/** Marks rarely change, and a search meets the same ones again and again. */
const MOST_KEPT = 1000;

/** Work for riflemen to reach a tile worth points, over marked and unmarked tiles. */
export class Ways {
  readonly #objectives: readonly number[];
  readonly #neighbours: readonly (readonly number[])[];
  readonly #kept = new Map<number, Uint8Array>();

  constructor(objectives: readonly number[], neighbours: readonly (readonly number[])[]) {
    this.#objectives = objectives;
    this.#neighbours = neighbours;
  }

  /** For a bit set of marked tiles: the work, indexed by objective * size + tile. */
  over(marks: number): Uint8Array {
    let work = this.#kept.get(marks);
    if (work === undefined) {
      work = this.#lay(marks);
      if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
      this.#kept.set(marks, work);
    }
    return work;
  }

  #lay(marks: number): Uint8Array {
    const size = this.#neighbours.length;
    const work = new Uint8Array(this.#objectives.length * size).fill(FAR);
    for (const [i, goal] of this.#objectives.entries()) {
      const row = i * size;
      work[row + goal] = 0;
      const open = [goal];
      for (const tile of open) {
        const cost = (work[row + tile] ?? FAR) + ((marks >> tile) & 1 ? STEP : UNMARKED_STEP);
        for (const next of this.#neighbours[tile] ?? []) {
          if ((work[row + next] ?? FAR) <= cost) continue;
          work[row + next] = cost;
          open.push(next);
        }
      }
    }
    return work;
  }
}
