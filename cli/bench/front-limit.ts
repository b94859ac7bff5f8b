import { ADJACENT, DECISIONS, DECK, HAND_SIZE, KINDS, MOST_STRENGTH, START } from './front-facts.ts';

/**
 * Front as fast as JavaScript can play it: one flat array per game, moves as numbers, no allocation. Engines are
 * measured against this limit, so speed beats clarity here, and only here.
 */
export type Flat = Uint8Array;

// Layout of the array. Seats are 0 and 1; a card is kind * 4 + rank.
export const OWNER = 0;
export const STRENGTH = 12;
export const HAND = 24;
export const PILE = 34;
export const DISCARDS = 74;
export const PILE_SIZE = 114;
export const DISCARDS_SIZE = 116;
export const MADE = 118;
export const OVER = 119;
const SIZE = 120;
export const NOBODY = 255;

const AREA_COUNT = ADJACENT.length;
const DECK_SIZE = DECK.length;
const ADVANCE = 0;
const ASSAULT = 1;
const RECRUIT = 2;

const deck = Uint8Array.from(DECK, ({ kind, rank }) => KINDS.indexOf(kind) * 4 + rank);
const startWest = Uint8Array.from(START.west);
const startEast = Uint8Array.from(START.east);
const adjacent = Uint8Array.from(ADJACENT.flat());
/** Start of each area's neighbors in `adjacent`; they end where the next area's begin. */
const adjacentFrom = Uint8Array.from({ length: AREA_COUNT + 1 }, (_, area) => ADJACENT.slice(0, area).flat().length);

// Every index is in bounds by construction; the check the compiler asks for would cost time at each read.
const at = (array: Uint8Array, i: number): number => array[i] as number;
const at32 = (array: Int32Array, i: number): number => array[i] as number;

/** xoshiro128**, the kernel's generator, on a bare array. */
function next(rng: Int32Array): number {
  const scrambled = Math.imul(at32(rng, 1), 5);
  const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
  const carry = at32(rng, 1) << 9;
  rng[2] = at32(rng, 2) ^ at32(rng, 0);
  rng[3] = at32(rng, 3) ^ at32(rng, 1);
  rng[1] = at32(rng, 1) ^ at32(rng, 2);
  rng[0] = at32(rng, 0) ^ at32(rng, 3);
  rng[2] = at32(rng, 2) ^ carry;
  const last = at32(rng, 3);
  rng[3] = (last << 11) | (last >>> 21);
  return result >>> 0;
}
export const below = (rng: Int32Array, n: number): number => Math.floor(next(rng) * 2.3283064365386963e-10 * n);
const d6 = (rng: Int32Array): number => 1 + below(rng, 6);

export const emptyGame = (): Flat => new Uint8Array(SIZE);
export const moves = new Int32Array(512);

function shuffle(g: Flat, offset: number, n: number, rng: Int32Array): void {
  for (let i = n - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const card = at(g, offset + i);
    g[offset + i] = at(g, offset + j);
    g[offset + j] = card;
  }
}

function draw(g: Flat, seat: number, rng: Int32Array): number {
  const pile = PILE + seat * DECK_SIZE;
  let left = at(g, PILE_SIZE + seat);
  if (left === 0) {
    left = at(g, DISCARDS_SIZE + seat);
    const discards = DISCARDS + seat * DECK_SIZE;
    for (let i = 0; i < left; i++) g[pile + i] = at(g, discards + i);
    g[DISCARDS_SIZE + seat] = 0;
    shuffle(g, pile, left, rng);
  }
  g[PILE_SIZE + seat] = left - 1;
  return at(g, pile + left - 1);
}

export function setup(g: Flat, rng: Int32Array): void {
  g.fill(0);
  for (let area = 0; area < AREA_COUNT; area++) {
    const west = at(startWest, area);
    const east = at(startEast, area);
    g[OWNER + area] = west > 0 ? 0 : east > 0 ? 1 : NOBODY;
    g[STRENGTH + area] = west + east;
  }
  for (let seat = 0; seat < 2; seat++) {
    const pile = PILE + seat * DECK_SIZE;
    for (let i = 0; i < DECK_SIZE; i++) g[pile + i] = at(deck, i);
    g[PILE_SIZE + seat] = DECK_SIZE;
    shuffle(g, pile, DECK_SIZE, rng);
    for (let i = 0; i < HAND_SIZE; i++) g[HAND + seat * HAND_SIZE + i] = draw(g, seat, rng);
  }
}

/**
 * Writes the moves into `out` and returns their number. A move is slot, from and to in 8, 4 and 4 bits; 15 is "none".
 */
export function legal(g: Flat, out: Int32Array): number {
  let n = 0;
  const seat = at(g, MADE) & 1;
  const enemy = seat ^ 1;
  for (let slot = 0; slot < HAND_SIZE; slot++) {
    const kind = at(g, HAND + seat * HAND_SIZE + slot) >> 2;
    const base = slot << 8;
    if (kind === ADVANCE || kind === ASSAULT) {
      for (let a = 0; a < AREA_COUNT; a++) {
        if (at(g, OWNER + a) !== seat || at(g, STRENGTH + a) < 2) continue;
        const end = at(adjacentFrom, a + 1);
        for (let k = at(adjacentFrom, a); k < end; k++) {
          const b = at(adjacent, k);
          const owner = at(g, OWNER + b);
          if (
            kind === ADVANCE
              ? owner === NOBODY || (owner === seat && at(g, STRENGTH + b) < MOST_STRENGTH)
              : owner === enemy
          ) {
            out[n++] = base | (a << 4) | b;
          }
        }
      }
    } else if (kind === RECRUIT) {
      for (let a = 0; a < AREA_COUNT; a++) {
        if (at(g, OWNER + a) === seat && at(g, STRENGTH + a) < MOST_STRENGTH) out[n++] = base | (a << 4) | a;
      }
    } else {
      for (let a = 0; a < AREA_COUNT; a++) {
        if (at(g, OWNER + a) !== enemy || at(g, STRENGTH + a) < 2) continue;
        const end = at(adjacentFrom, a + 1);
        for (let k = at(adjacentFrom, a); k < end; k++) {
          if (at(g, OWNER + at(adjacent, k)) === seat) {
            out[n++] = base | 0xf0 | a;
            break;
          }
        }
      }
    }
    out[n++] = base | 0xff;
  }
  return n;
}

export function apply(g: Flat, move: number, rng: Int32Array): void {
  const seat = at(g, MADE) & 1;
  const a = (move >> 4) & 15;
  const b = move & 15;
  const slot = HAND + seat * HAND_SIZE + (move >> 8);
  const card = at(g, slot);
  const kind = card >> 2;
  const rank = card & 3;
  if (b !== 15) {
    if (kind === ADVANCE) {
      const room = MOST_STRENGTH - (at(g, OWNER + b) === seat ? at(g, STRENGTH + b) : 0);
      const n = Math.min(at(g, STRENGTH + a) - 1, rank, room);
      g[STRENGTH + a] = at(g, STRENGTH + a) - n;
      g[STRENGTH + b] = at(g, STRENGTH + b) + n;
      g[OWNER + b] = seat;
    } else if (kind === ASSAULT) {
      const attackers = Math.min(3, at(g, STRENGTH + a) - 1);
      const defenders = Math.min(3, at(g, STRENGTH + b));
      let hits = 0;
      let losses = 0;
      for (let i = 0; i < attackers; i++) if (d6(rng) >= 6 - rank) hits++;
      for (let i = 0; i < defenders; i++) if (d6(rng) >= 5) losses++;
      const stay = at(g, STRENGTH + a) - Math.min(losses, at(g, STRENGTH + a) - 1);
      const left = at(g, STRENGTH + b) - hits;
      g[STRENGTH + a] = stay;
      if (left > 0) g[STRENGTH + b] = left;
      else if (stay > 1) {
        g[STRENGTH + a] = 1;
        g[STRENGTH + b] = stay - 1;
        g[OWNER + b] = seat;
      } else g[STRENGTH + b] = 1;
    } else if (kind === RECRUIT) {
      g[STRENGTH + a] = Math.min(MOST_STRENGTH, at(g, STRENGTH + a) + rank);
    } else {
      for (let i = 0; i < rank; i++) {
        if (d6(rng) === 6 && at(g, STRENGTH + b) > 1) g[STRENGTH + b] = at(g, STRENGTH + b) - 1;
      }
    }
  }
  g[DISCARDS + seat * DECK_SIZE + at(g, DISCARDS_SIZE + seat)] = card;
  g[DISCARDS_SIZE + seat] = at(g, DISCARDS_SIZE + seat) + 1;
  g[slot] = draw(g, seat, rng);
  g[MADE] = at(g, MADE) + 1;
  if (at(g, MADE) >= DECISIONS || !holdsAnything(g, seat ^ 1)) g[OVER] = 1;
}

function holdsAnything(g: Flat, seat: number): boolean {
  for (let area = 0; area < AREA_COUNT; area++) if (at(g, OWNER + area) === seat) return true;
  return false;
}

/** Plays one random game from setup to end; returns its number of decisions. */
export function playout(g: Flat, rng: Int32Array): number {
  setup(g, rng);
  while (at(g, OVER) === 0) {
    const n = legal(g, moves);
    apply(g, at32(moves, below(rng, n)), rng);
  }
  return at(g, MADE);
}
