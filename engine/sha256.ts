/**
 * SHA-256, synchronous and without dependencies. Browsers and Node offer it only as a promise or not at all, and the
 * journal hashes every action as it is made.
 */
export type Digest = readonly [number, number, number, number, number, number, number, number];

// First 32 bits of the fractional parts of the square roots and cube roots of the first primes.
const INITIAL = Int32Array.from(rootBits(8, 2));
const ROUND = Int32Array.from(rootBits(64, 3));
const schedule = new Int32Array(64);

function rootBits(count: number, degree: 2 | 3): number[] {
  const bits: number[] = [];
  for (let n = 2; bits.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) bits.push(fractionBits(n, degree));
  }
  return bits;
}

/** floor(frac(n^(1/degree)) * 2^32), by integer search: other platforms might round a float root differently. */
function fractionBits(n: number, degree: 2 | 3): number {
  const target = BigInt(n) << BigInt(32 * degree);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** BigInt(degree) <= target) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn) | 0;
}

const word = (words: Int32Array, i: number): number => words[i] as number;

function compress(state: Int32Array): void {
  const w = schedule;
  for (let i = 16; i < 64; i++) {
    const x = word(w, i - 15);
    const y = word(w, i - 2);
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = (word(w, i - 16) + s0 + word(w, i - 7) + s1) | 0;
  }
  let a = word(state, 0);
  let b = word(state, 1);
  let c = word(state, 2);
  let d = word(state, 3);
  let e = word(state, 4);
  let f = word(state, 5);
  let g = word(state, 6);
  let h = word(state, 7);
  // Four rounds at a time: each gives its result the name that falls free, so that nothing has to be moved along.
  for (let i = 0; i < 64; i += 4) {
    h = (h + word(ROUND, i) + word(w, i) + (g ^ (e & (f ^ g)))) | 0;
    h = (h + (((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7)))) | 0;
    d = (d + h) | 0;
    h = (h + ((a & b) | (c & (a | b)))) | 0;
    h = (h + (((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10)))) | 0;
    g = (g + word(ROUND, i + 1) + word(w, i + 1) + (f ^ (d & (e ^ f)))) | 0;
    g = (g + (((d >>> 6) | (d << 26)) ^ ((d >>> 11) | (d << 21)) ^ ((d >>> 25) | (d << 7)))) | 0;
    c = (c + g) | 0;
    g = (g + ((h & a) | (b & (h | a)))) | 0;
    g = (g + (((h >>> 2) | (h << 30)) ^ ((h >>> 13) | (h << 19)) ^ ((h >>> 22) | (h << 10)))) | 0;
    f = (f + word(ROUND, i + 2) + word(w, i + 2) + (e ^ (c & (d ^ e)))) | 0;
    f = (f + (((c >>> 6) | (c << 26)) ^ ((c >>> 11) | (c << 21)) ^ ((c >>> 25) | (c << 7)))) | 0;
    b = (b + f) | 0;
    f = (f + ((g & h) | (a & (g | h)))) | 0;
    f = (f + (((g >>> 2) | (g << 30)) ^ ((g >>> 13) | (g << 19)) ^ ((g >>> 22) | (g << 10)))) | 0;
    e = (e + word(ROUND, i + 3) + word(w, i + 3) + (d ^ (b & (c ^ d)))) | 0;
    e = (e + (((b >>> 6) | (b << 26)) ^ ((b >>> 11) | (b << 21)) ^ ((b >>> 25) | (b << 7)))) | 0;
    a = (a + e) | 0;
    e = (e + ((f & g) | (h & (f | g)))) | 0;
    e = (e + (((f >>> 2) | (f << 30)) ^ ((f >>> 13) | (f << 19)) ^ ((f >>> 22) | (f << 10)))) | 0;
    let t = a;
    a = e;
    e = t;
    t = b;
    b = f;
    f = t;
    t = c;
    c = g;
    g = t;
    t = d;
    d = h;
    h = t;
  }
  state[0] = (word(state, 0) + a) | 0;
  state[1] = (word(state, 1) + b) | 0;
  state[2] = (word(state, 2) + c) | 0;
  state[3] = (word(state, 3) + d) | 0;
  state[4] = (word(state, 4) + e) | 0;
  state[5] = (word(state, 5) + f) | 0;
  state[6] = (word(state, 6) + g) | 0;
  state[7] = (word(state, 7) + h) | 0;
}

const running = new Int32Array(8);
let length = 0;

function begin(): void {
  for (let i = 0; i < 8; i++) running[i] = word(INITIAL, i);
  length = 0;
}

function byte(value: number): void {
  const i = (length >> 2) & 15;
  schedule[i] = (word(schedule, i) << 8) | value; // four bytes push out the old word
  length++;
  if ((length & 63) === 0) compress(running);
}

function text(value: string): void {
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    if (code < 0x80) byte(code);
    else i += wide(value.codePointAt(i) ?? code);
  }
}

/** Feeds a character beyond ASCII; returns the number of extra code units it took. */
function wide(point: number): 0 | 1 {
  if (point >= 0xd800 && point <= 0xdfff) return wide(0xfffd); // a lone surrogate, as every UTF-8 encoder writes it
  if (point < 0x800) byte(0xc0 | (point >> 6));
  else {
    if (point < 0x10000) byte(0xe0 | (point >> 12));
    else {
      byte(0xf0 | (point >> 18));
      byte(0x80 | ((point >> 12) & 63));
    }
    byte(0x80 | ((point >> 6) & 63));
  }
  byte(0x80 | (point & 63));
  return point < 0x10000 ? 0 : 1;
}

function finish(): Digest {
  let at = (length >> 2) & 15;
  schedule[at] = ((word(schedule, at) << 8) | 0x80) << (24 - 8 * (length & 3));
  if (at > 13) {
    while (++at < 16) schedule[at] = 0;
    compress(running);
    at = -1;
  }
  while (++at < 14) schedule[at] = 0;
  schedule[14] = Math.floor(length / 0x20000000);
  schedule[15] = length << 3;
  compress(running);
  const r = running;
  return [word(r, 0), word(r, 1), word(r, 2), word(r, 3), word(r, 4), word(r, 5), word(r, 6), word(r, 7)];
}

/** The digest of a text's UTF-8 bytes. */
export function sha256(message: string): Digest {
  begin();
  text(message);
  return finish();
}

/** Digest of another digest's bytes followed by texts: one link of a chain. Separate texts save joining them first. */
export function sha256Link(previous: Digest, first: string, second = '', third = ''): Digest {
  begin();
  for (let i = 0; i < 8; i++) schedule[i] = previous[i] ?? 0;
  length = 32;
  text(first);
  text(second);
  text(third);
  return finish();
}

/**
 * One block of a generator in counter mode: the digest of a nonce, half a key and a counter, which fit into one
 * compression.
 */
export function sha256Block(key: Digest, nonce: Digest, counter: number): Digest {
  begin();
  for (let i = 0; i < 8; i++) schedule[i] = nonce[i] ?? 0;
  for (let i = 0; i < 4; i++) schedule[8 + i] = key[i] ?? 0;
  schedule[12] = counter;
  length = 52;
  return finish();
}

const BYTES_AS_HEX = Array.from({ length: 256 }, (_, value) => value.toString(16).padStart(2, '0'));

export function hex(digest: Digest): string {
  let text = '';
  for (const part of digest) {
    for (let shift = 24; shift >= 0; shift -= 8) text += BYTES_AS_HEX[(part >>> shift) & 255];
  }
  return text;
}

/** The digest that `hex` has written. */
export const unhex = (text: string): Digest => {
  const part = (i: number): number => Number.parseInt(text.slice(8 * i, 8 * i + 8), 16) | 0;
  return [part(0), part(1), part(2), part(3), part(4), part(5), part(6), part(7)];
};

/** SHA-256 of a text, in hexadecimal. */
export const sha256Hex = (message: string): string => hex(sha256(message));
