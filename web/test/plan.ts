import type { Shown } from './shown.ts';

/** One thing to do with what is shown. */
export type Wish =
  | { readonly press: string }
  | { readonly area: string }
  | { readonly unit: string }
  | { readonly do: 'yes' | 'back' };

const percentOf = (words: string | undefined): number => (words?.endsWith('%') ? Number.parseInt(words, 10) || 0 : -1);
const best = <T>(all: readonly T[], worth: (each: T) => number): T | undefined =>
  all.toSorted((a, b) => worth(b) - worth(a))[0];

/** Chances at which a unit is sent, a group attacks, and support is spared. */
const TRY = 2;
const GOOD = 50;
const SURE = 75;

/**
 * A simple player who knows nothing but what is shown: buys a little of everything, sends units where the pill promises
 * something, adds support until the chance is good, and ends what offers nothing.
 */
export class Plan {
  readonly #rounds: number;
  /** Of this Turn: bought, and Areas that have acted. */
  #bought: string[] = [];
  #acted: string[] = [];
  /** Of this Action Round: where the attack goes, and counters that were looked at. */
  #target: string | null = null;
  #looked: string[] = [];
  #walks = 0;
  #hasBought = true;
  /** The number of Turns that have come to their Supply Phase. */
  turns = 0;

  /** @param rounds how many Areas act in a Turn */
  constructor(rounds: number) {
    this.#rounds = rounds;
  }

  next(shown: Shown): Wish {
    if (shown.isAsked) return { do: 'yes' };
    const find = (...verbs: string[]): string | undefined =>
      shown.buttons.find((action) => verbs.includes(action.split(' ')[0] ?? ''));
    if (find('done') !== undefined) return { press: this.#purchase(shown) };
    const simple = find('enter', 'lose', 'lead', 'halt', 'everyone', 'ready');
    if (simple !== undefined) return { press: simple };
    if (find('fight') !== undefined) return { press: this.#support(shown) };
    if (find('end') !== undefined) return this.#selection(shown);
    if (find('finish', 'attack', 'decline', 'assault') !== undefined || shown.title.endsWith(' acts'))
      return this.#round(shown);
    return this.#place(shown);
  }

  #purchase({ buttons }: Shown): string {
    if (this.#hasBought) this.turns++;
    this.#hasBought = false;
    this.#acted = [];
    this.#target = null;
    const LIST = ['buy artillery', 'buy engineer', 'buy artillery', 'buy air', 'buy engineer', 'buy morale'];
    const unit = buttons.find((action) => action.startsWith('return'));
    const ware = LIST[this.#bought.length];
    if (unit !== undefined && this.#bought.length >= 2) return unit;
    if (ware !== undefined && buttons.includes(ware)) {
      this.#bought.push(ware);
      return ware;
    }
    this.#bought = [];
    this.#hasBought = true;
    return 'done';
  }

  #selection({ areas }: Shown): Wish {
    this.#target = null;
    this.#looked = [];
    const area = this.#acted.length < this.#rounds ? areas.findLast((id) => !this.#acted.includes(id)) : undefined;
    if (area === undefined) return { press: 'end' };
    this.#acted.push(area);
    return { area };
  }

  #round({ buttons, areas, units, pills, isNarrowed, chance }: Shown): Wish {
    const waiting = buttons.find((action) => action.startsWith('attack'));
    const canDecline = buttons.find((action) => action.startsWith('decline'));
    if (isNarrowed) {
      const hope = best(areas, (id) => percentOf(pills[id]));
      const goal = this.#target ?? hope;
      if (goal !== undefined && areas.includes(goal) && (this.#target !== null || percentOf(pills[goal]) >= TRY)) {
        this.#target = goal;
        return { area: goal };
      }
      const free = areas.find((id) => pills[id]?.endsWith('MF'));
      if (free !== undefined && this.#target === null && this.#walks++ % 4 === 0) return { area: free };
      return { do: 'back' };
    }
    if (waiting !== undefined && (chance ?? 0) >= SURE) return { press: waiting };
    const unit = units.find((id) => !this.#looked.includes(id));
    if (unit !== undefined) {
      this.#looked.push(unit);
      return { unit };
    }
    this.#looked = [];
    this.#target = null;
    if (waiting !== undefined) return { press: canDecline !== undefined && (chance ?? 0) < TRY ? canDecline : waiting };
    if (buttons.includes('assault') && (chance ?? 0) >= GOOD) return { press: 'assault' };
    return { press: canDecline ?? 'finish' };
  }

  #support({ buttons, chance }: Shown): string {
    const marker = buttons.find((action) => action.startsWith('place'));
    return marker === undefined || (chance ?? 100) >= SURE ? 'fight' : marker;
  }

  /** Reinforcements, a unit that comes back, a retreat: a counter if one must be chosen, then a place. */
  #place(shown: Shown): Wish {
    const { areas, units, isNarrowed } = shown;
    const [unit] = units;
    const [area] = areas;
    if (unit !== undefined && !isNarrowed) return { unit };
    if (area === undefined) throw new Error(`nothing can be done: ${shown.title}, ${shown.buttons.join(', ')}`);
    return { area };
  }
}
