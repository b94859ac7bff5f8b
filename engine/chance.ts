import { type Digest, sha256, sha256Block } from './sha256.ts';

/** The only source of randomness a rule may use. */
export interface Chance {
  /** A fair die, 1 to `sides`. */
  d(sides: number): number;
  /** A whole number from 0 to `n - 1`. */
  below(n: number): number;
  shuffle<T>(items: T[]): void;
}

export type ChanceState = readonly [number, number, number, number];

/** xoshiro128**, in whole-number arithmetic that is the same on every platform. */
export class SeededChance implements Chance {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(state: ChanceState) {
    [this.#a, this.#b, this.#c, this.#d] = state;
  }

  /** Any text is a seed. Its SHA-256 fills the generator, so similar seeds give unrelated games. */
  static fromSeed(seed: string): SeededChance {
    const [a = 1, b = 0, c = 0, d = 0] = sha256(`kurgan chance ${seed}`);
    return new SeededChance([a, b, c, d]);
  }

  save(): ChanceState {
    return [this.#a, this.#b, this.#c, this.#d];
  }

  below(n: number): number {
    const scrambled = Math.imul(this.#b, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
    const carry = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= carry;
    this.#d = (this.#d << 11) | (this.#d >>> 21);
    return Math.floor(result * 2.3283064365386963e-10 * n); // result / 2^32 * n, exact in a double
  }

  d(sides: number): number {
    return 1 + this.below(sides);
  }

  shuffle<T>(items: T[]): void {
    shuffleWith(this, items);
  }
}

/** Name of the `HashedChance` generator in journals. */
export const GENERATOR = 'sha256-bytes' as const;

const BLOCK_BYTES = 32;

/**
 * The dice of a match: SHA-256 in counter mode, keyed by the seed and the journal's head before the entry that draws.
 * Going back and playing another line brings dice that nobody has seen. Nothing is hashed until a die is asked for.
 */
export class HashedChance implements Chance {
  readonly #key: Digest;
  #head: Digest;
  #block: Digest;
  #blocks = 0;
  #next = BLOCK_BYTES;

  constructor(seed: string, head: Digest) {
    this.#key = sha256(`kurgan chance ${seed}`);
    this.#head = head;
    this.#block = head;
  }

  /** From now on, draws for the entry after this head. */
  follow(head: Digest): void {
    this.#head = head;
    this.#blocks = 0;
    this.#next = BLOCK_BYTES;
  }

  #byte(): number {
    if (this.#next === BLOCK_BYTES) {
      this.#block = sha256Block(this.#key, this.#head, this.#blocks++);
      this.#next = 0;
    }
    const at = this.#next++;
    return ((this.#block[at >> 2] ?? 0) >>> (24 - 8 * (at & 3))) & 255;
  }

  /** Takes as few bytes as `n` needs, so one block is enough to shuffle a deck. */
  below(n: number): number {
    let range = 256;
    while (range < n) range *= 256;
    const fair = range - (range % n); // bytes from here up would favor low results
    for (;;) {
      let value = this.#byte();
      for (let span = 256; span < range; span *= 256) value = value * 256 + this.#byte();
      if (value < fair) return value % n;
    }
  }

  d(sides: number): number {
    return 1 + this.below(sides);
  }

  shuffle<T>(items: T[]): void {
    shuffleWith(this, items);
  }
}

/** Fisher-Yates, from the last item down. */
function shuffleWith<T>(chance: { below(n: number): number }, items: T[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    const item = items[i];
    const other = items[j];
    if (item === undefined || other === undefined) continue;
    items[i] = other;
    items[j] = item;
  }
}

/** Thrown when a test's dice run out: the game asked for a roll the test didn't expect. */
export class OutOfDice extends Error {
  constructor(rolled: number) {
    super(`the game asked for more dice than the ${rolled} listed`);
    this.name = 'OutOfDice';
  }
}

/** Dice in a given order, for tests and vectors. Shuffles and draws still come from a generator. */
export class DiceQueue implements Chance {
  readonly #dice: readonly number[];
  readonly #fallback: Chance;
  #next = 0;

  constructor(dice: readonly number[], fallback: Chance = SeededChance.fromSeed('dice queue')) {
    this.#dice = dice;
    this.#fallback = fallback;
  }

  get left(): number {
    return this.#dice.length - this.#next;
  }

  d(sides: number): number {
    const die = this.#dice[this.#next];
    if (die === undefined) throw new OutOfDice(this.#dice.length);
    if (die < 1 || die > sides) throw new RangeError(`a die of ${sides} sides cannot show ${die}`);
    this.#next++;
    return die;
  }

  below(n: number): number {
    return this.#fallback.below(n);
  }

  shuffle<T>(items: T[]): void {
    this.#fallback.shuffle(items);
  }
}
