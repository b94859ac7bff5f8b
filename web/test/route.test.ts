import { expect, test } from 'vitest';
import { addressOf, type Route, readRoute } from '../route.ts';

const ADDRESSES: readonly (readonly [address: string, route: Route])[] = [
  ['/', { page: 'lobby' }],
  ['/play/volga', { page: 'set-up', game: 'volga', query: '' }],
  ['/match/1a2b3c4d', { page: 'match', id: '1a2b3c4d' }],
  ['/replay/1a2b3c4d', { page: 'replay', id: '1a2b3c4d', made: null }],
  ['/replay/1a2b3c4d/12', { page: 'replay', id: '1a2b3c4d', made: 12 }],
  ['/replays', { page: 'replays' }],
  ['/rules', { page: 'rules', game: '', rule: null }],
  ['/rules/AV-MOVE-03', { page: 'rules', game: '', rule: 'AV-MOVE-03' }],
  ['/rules/volga', { page: 'rules', game: 'volga', rule: null }],
  ['/rules/volga/AV-MOVE-03', { page: 'rules', game: 'volga', rule: 'AV-MOVE-03' }],
  ['/settings', { page: 'settings' }],
  ['/lesson/volga', { page: 'lesson', game: 'volga' }],
  ['/army/heroes', { page: 'army', game: 'heroes', query: '' }],
  ['/campaign/normandy', { page: 'campaign', game: 'normandy' }],
];

test.each(ADDRESSES)('%s leads somewhere, and back to the same address', (address, route) => {
  expect(readRoute(address)).toEqual(route);
  expect(addressOf(route)).toBe(address);
});

test('a set-up link keeps what it asks for', () => {
  const route = readRoute('/play/volga', '?scenario=factory&rubble=on');
  expect(route).toEqual({ page: 'set-up', game: 'volga', query: 'scenario=factory&rubble=on' });
  expect(addressOf(route)).toBe('/play/volga?scenario=factory&rubble=on');
  const army = readRoute('/army/heroes', '?army=soviet:volga');
  expect(army).toEqual({ page: 'army', game: 'heroes', query: 'army=soviet:volga' });
  expect(addressOf(army)).toBe('/army/heroes?army=soviet:volga');
});

test.each([
  '/nowhere',
  '/play',
  '/match/',
  '/match/a/b',
  '/match/..%2f',
  '/replay/1a2b/x',
  '/replay/1a2b/-1',
  '/rules/volga/AV-MOVE-3',
  '/settings/more',
  '/%zz',
  '/match/%zz',
  '/lesson/volga/more/and/more',
])('%s leads nowhere', (address) => {
  expect(readRoute(address)).toEqual({ page: 'missing', path: address });
});
