import { createHash, createHmac, randomBytes } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** Letters and digits that nobody confuses; five bits each. */
const lettersOf = (bytes: Buffer): string => Array.from(bytes, (byte) => LETTERS[byte & 31]).join('');
const randomLetters = (count: number): string => lettersOf(randomBytes(count));

/** Letters of an id: 80 bits. */
export const ID = 16;
/** Letters of a token for a link or a recovery code: 130 bits. */
const TOKEN = 26;

/** An id that cannot be guessed: 80 bits. */
export const newId = (): string => randomLetters(ID);
/** An id that follows from some words. */
export const idFrom = (words: string): string => lettersOf(createHash('sha256').update(words).digest().subarray(0, ID));
/** Tokens that follow from a secret and some words: the same words give the same token, and nobody else can tell it. */
export const tokensBy =
  (secret: string) =>
  (words: string): string =>
    lettersOf(createHmac('sha256', secret).update(words).digest().subarray(0, TOKEN));
/** A browser's key: 256 bits. */
export const newKey = (): string => randomBytes(32).toString('base64url');
/** A share of a seed: 256 bits. */
export const newShare = (): string => randomBytes(32).toString('hex');

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
