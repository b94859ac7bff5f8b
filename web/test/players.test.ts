import { expect, test } from 'vitest';
import type { CatalogueEntry } from '../catalogue.ts';
import { readRequest, writeRequest } from '../lobby/match-request.ts';
import { inMode, modeOf, usualPlayers } from '../lobby/players.ts';
import { readInfo, readOldInfo } from '../session/info-shape.ts';

const entry: CatalogueEntry = {
  id: 'normandy',
  title: 'Normandy',
  prefix: 'UN',
  seats: 2,
  sides: ['us', 'german'],
  levels: ['recruit', 'regular', 'veteran'].map((id) => ({ id, name: id, about: '' })),
  scenarios: ['1', '2'].map((id) => ({ id, title: id, summary: '', options: [] })),
};

test('an ordinary game for two is the first side against the level in the middle, and has an empty link', () => {
  const { request, problem } = readRequest(entry, '');
  expect([request.players, problem]).toEqual([{ us: 'person', german: 'regular' }, null]);
  expect(writeRequest(entry, request)).toBe('');
});

test.each([
  'scenario=2&us=person&german=veteran',
  'us=recruit&german=person',
  'us=person&german=person',
  'us=veteran&german=recruit&seed=x',
])('the link %s keeps who plays', (link) => {
  const { request, problem } = readRequest(entry, link);
  expect([writeRequest(entry, request), problem]).toEqual([link, null]);
});

test('a link with a player that there is not gives the usual ones, and says so', () => {
  const { request, problem } = readRequest(entry, 'german=general');
  expect([request.players, problem]).toEqual([usualPlayers(entry), 'german: general']);
});

test('another mode keeps side and level as far as it can', () => {
  const alone = { us: 'veteran', german: 'person' };
  expect(modeOf(alone)).toBe('alone');
  expect(inMode(entry, alone, 'share')).toEqual({ us: 'person', german: 'person' });
  expect(inMode(entry, alone, 'watch')).toEqual({ us: 'veteran', german: 'veteran' });
  expect(inMode(entry, { us: 'recruit', german: 'veteran' }, 'alone')).toEqual({ us: 'person', german: 'recruit' });
  expect(modeOf(inMode(entry, alone, 'watch'))).toBe('watch');
});

test('a game for one is played by a person whatever the link says of others', () => {
  const solo: CatalogueEntry = { ...entry, seats: 1, sides: ['german'], levels: [] };
  expect(readRequest(solo, '').request.players).toEqual({ german: 'person' });
  expect(readRequest(solo, 'german=veteran').problem).toBe('german: veteran');
});

const STORED = {
  id: '1a2b3c4d',
  game: 'volga',
  scenario: 'september',
  title: 'September',
  summary: 'Turn 1',
  made: 3,
  outcome: null,
  changed: 1,
};

test('a record keeps its players, one of an early build can still be listed, and a damaged one cannot be read', () => {
  const stored = { ...STORED, players: { german: 'person' }, head: '00', rules: '1' };
  expect(readInfo(stored)).toEqual({ ...STORED, players: { german: 'person' } });
  expect(readInfo({ ...stored, players: { german: 7 } })).toBeNull();
  expect(readInfo(STORED)).toBeNull();
  expect(readOldInfo(STORED)).toEqual({ ...STORED, players: {}, isOld: true });
});
