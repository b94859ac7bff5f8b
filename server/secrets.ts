import { createHash, randomBytes } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** Random letters and digits that nobody confuses; five bits each. */
function randomLetters(count: number): string {
  return Array.from(randomBytes(count), (byte) => LETTERS[byte & 31]).join('');
}

/** An id that cannot be guessed: 80 bits. */
export const newId = (): string => randomLetters(16);
/** A token for a link: 130 bits. */
export const newToken = (): string => randomLetters(26);
/** A browser's key: 256 bits. */
export const newKey = (): string => randomBytes(32).toString('base64url');
/** A share of a seed: 256 bits. */
export const newShare = (): string => randomBytes(32).toString('hex');

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
