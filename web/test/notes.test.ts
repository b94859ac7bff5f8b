import type { Whole } from '@kurgan/wire';
import { afterEach, expect, test, vi } from 'vitest';
import { rememberToken, tokenFor } from '../online/invitations.ts';
import { keepSeal, keptSeal } from '../online/seals.ts';
import { hasShare, shareFor } from '../online/shares.ts';

const whole = (match: string): Whole => {
  const commitments = { server: 'a', seats: {} };
  return { match, seat: 'us', n: 3, seal: 'b', commitments, outcome: null } as unknown as Whole;
};

/** A browser's storage in which one text stands, and that takes no other. */
const standing = (text: string | null) => ({
  getItem: () => text,
  setItem: (): never => {
    throw new Error('QuotaExceededError');
  },
});

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['nothing', null],
  ['null', 'null'],
  ['a number', '5'],
  ['half a text', '{"a'],
])('with %s in a storage that takes nothing more, the page still remembers what a match needs', (what, text) => {
  vi.stubGlobal('localStorage', standing(text));
  const match = `match with ${what}`;
  expect(hasShare(match)).toBe(false);
  const promised = shareFor(match);
  expect(shareFor(match)).toEqual(promised);
  keepSeal(whole(match));
  expect(keptSeal(match)).toMatchObject({ n: 3, seal: 'b' });
  rememberToken(match, 'token');
  expect(tokenFor(match)).toBe('token');
});
