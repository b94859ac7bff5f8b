import { readCall } from '@kurgan/wire';
import { expect, test } from 'vitest';

test('no call brings a NUL, which not every store keeps, and nobody mutes a long text', () => {
  const isRead = (name: string, values: object): boolean => readCall(name, values).ok;
  expect([isRead('ratings', { game: 'any\ngame' }), isRead('ratings', { game: 'any\0game' })]).toEqual([true, false]);
  const mute = (player: string): boolean => isRead('mute', { player, isMuted: true });
  expect([mute('x'.repeat(64)), mute('x'.repeat(65)), mute('a\0b'), mute('')]).toEqual([true, false, false, false]);
});
