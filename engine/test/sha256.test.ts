import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Digest, hex, sha256, sha256Block, sha256Link } from '../sha256.ts';

const byNode = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};
const bytes = (digest: Digest): Buffer => Buffer.from(hex(digest), 'hex');

test('the empty text and the "abc" of FIPS 180-4', () => {
  expect(hex(sha256(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(hex(sha256('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('every length around the ends of a block', () => {
  for (let length = 0; length <= 200; length++) {
    const text = 'k'.repeat(length);
    expect(hex(sha256(text))).toBe(byNode(text));
    expect(hex(sha256Link(sha256('first'), text))).toBe(byNode(bytes(sha256('first')), text));
  }
});

test('any text, in any script', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (text) => {
      expect(hex(sha256(text))).toBe(byNode(text));
      expect(hex(sha256Link(sha256(text), text))).toBe(byNode(bytes(sha256(text)), text));
    }),
  );
});

test('halves of surrogate pairs, which UTF-8 writes as the replacement character', () => {
  for (const text of ['\ud800', 'a\udc00b', '\ud83d\ude00', '\ude00\ud83d', 'x\ud83d']) {
    expect(hex(sha256(text))).toBe(byNode(text));
  }
});

test('the first and last letter of each UTF-8 length, at every place in a word', () => {
  for (const letter of ['\x7f', '\x80', '\u07ff', '\u0800', '\ud7ff', '\ue000', '\uffff', '\u{10000}', '\u{10ffff}']) {
    for (let before = 0; before < 8; before++) {
      const text = `${'k'.repeat(before)}${letter}${letter}after`;
      expect(hex(sha256(text)), JSON.stringify(text)).toBe(byNode(text));
    }
  }
});

test('a block of a generator is the hash of a nonce, the first half of a key and a counter of four bytes', () => {
  const [key, nonce] = [sha256('key'), sha256('nonce')];
  for (const counter of [0, 1, 255, 256, 70_000]) {
    const four = Buffer.alloc(4);
    four.writeUInt32BE(counter);
    expect(hex(sha256Block(key, nonce, counter))).toBe(byNode(bytes(nonce), bytes(key).subarray(0, 16), four));
  }
});

test('one hash does not disturb the next', () => {
  const [a, b] = [hex(sha256('a'.repeat(100))), hex(sha256('b'))];
  expect(hex(sha256('b'))).toBe(b);
  expect(hex(sha256('a'.repeat(100)))).toBe(a);
});
