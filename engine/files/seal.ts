import { type Digest, hex, sha256, sha256Block } from '../sha256.ts';

/**
 * Hides text from editors, searches and a casual glance, and reveals it again. It keeps a player from learning by
 * accident what the match hasn't shown. It is not a lock: anyone can read the program that opens it.
 */
const KEY = sha256('kurgan sealed match');
const HASH = 64;
/** Bytes per block, and hex digits per word. */
const BLOCK = 32;
const DIGITS = 8;

/** Writes everything beyond ASCII as a JSON escape, so that one letter is one byte. */
const toAscii = (json: string): string =>
  json.replace(/[\u007f-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

function masked(bytes: Uint8Array, nonce: Digest): Uint8Array {
  const out = new Uint8Array(bytes.length);
  for (let start = 0; start < bytes.length; start += BLOCK) {
    const mask = sha256Block(KEY, nonce, start / BLOCK);
    for (let i = start; i < Math.min(start + BLOCK, bytes.length); i++) {
      const word = mask[(i - start) >> 2] ?? 0;
      out[i] = (bytes[i] ?? 0) ^ ((word >>> (24 - 8 * (i & 3))) & 255);
    }
  }
  return out;
}

const byteHex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** JSON text as one opaque block. */
export function seal(json: string): string {
  const text = toAscii(json);
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const nonce = sha256(text);
  return hex(nonce) + Array.from(masked(bytes, nonce), byteHex).join('');
}

/** The JSON text in a block; null when the block is damaged. */
export function unseal(block: string): string | null {
  if (!/^(?:[0-9a-f]{2}){32,}$/.test(block)) return null;
  const part = (i: number): number => Number.parseInt(block.slice(i * DIGITS, (i + 1) * DIGITS), 16) | 0;
  const nonce: Digest = [part(0), part(1), part(2), part(3), part(4), part(5), part(6), part(7)];
  const bytes = Uint8Array.from({ length: (block.length - HASH) / 2 }, (_, i) =>
    Number.parseInt(block.slice(HASH + 2 * i, HASH + 2 * i + 2), 16),
  );
  let text = '';
  for (const byte of masked(bytes, nonce)) text += String.fromCharCode(byte);
  return hex(sha256(text)) === block.slice(0, HASH) ? text : null;
}
