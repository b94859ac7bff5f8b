import { expect, test } from 'vitest';
import { position } from './position.ts';

test('AA-FM-01 AA-FM-03 AA-EX-29 German infantry doubles in the city, and the new ones wait', () => {
  const game = position({ axis: { vertyachii: { infantry: 3 } }, axisHolds: ['vertyachii', 'orlovka', 'spartanovka'] });
  game.play('from vertyachii', 'move 3 infantry orlovka');
  expect(game.units('axis', 'orlovka')).toEqual({ infantry: 6 });
  expect(game.legal('from orlovka')).toEqual([]);
  const next = position({ axis: { orlovka: { infantry: 6 } }, axisHolds: ['orlovka', 'spartanovka'] }).play(
    'from orlovka',
  );
  expect(next.play('move 6 infantry spartanovka').units('axis', 'spartanovka')).toEqual({ infantry: 6 }); // no more inside
});

test('AA-FM-02 AA-R-46 mechanized infantry brings infantry where it ends', () => {
  const road = { axisHolds: ['pitomnik', 'flight-school', 'train-station-1', 'army-camp'] } as const;
  const game = position({ ...road, axis: { pitomnik: { mechanized: 1 } } }).play(
    'from pitomnik',
    'move 1 mechanized train-station-1',
  );
  expect(game.units('axis', 'train-station-1')).toEqual({ infantry: 1, mechanized: 1 });
  expect(game.units('axis', 'flight-school')).toEqual({});
});

test('AA-FM-04 AA-R-47 German infantry leaves the city only in pairs', () => {
  const game = position({ axis: { orlovka: { infantry: 1 } }, axisHolds: ['orlovka', 'vertyachii'] }).play(
    'from orlovka',
  );
  expect(game.why('move 1 infantry vertyachii')).toBe('AA-FM-04');
  expect(game.why('leave infantry vertyachii')).toBe('AA-R-47');
  const pair = position({
    axis: { orlovka: { infantry: 1 }, 'barrikady-workers-settlement': { infantry: 1, 'minor-infantry': 1 } },
    axisHolds: ['orlovka', 'barrikady-workers-settlement', 'vertyachii'],
  }).play('from orlovka', 'leave infantry vertyachii');
  expect(pair.legal()).toEqual(['pair infantry barrikady-workers-settlement']);
  pair.play('pair infantry barrikady-workers-settlement');
  expect(pair.units('axis', 'vertyachii')).toEqual({ infantry: 1 });
  expect(pair.units('axis', 'orlovka')).toEqual({});
  expect(pair.units('axis', 'barrikady-workers-settlement')).toEqual({ 'minor-infantry': 1 });
});

test('AA-FM-05 the owner keeps either unit of the pair', () => {
  const game = position({ axis: { orlovka: { infantry: 1, mechanized: 1 } }, axisHolds: ['orlovka', 'vertyachii'] });
  game.play('from orlovka', 'leave infantry vertyachii', 'pair mechanized orlovka');
  expect(game.legal()).toEqual(['keep infantry', 'keep mechanized']);
  expect(game.play('keep mechanized').units('axis', 'vertyachii')).toEqual({ mechanized: 1 });
  expect(game.step).toBe('movement');
});

test('AA-FM-06 others change boards one for one', () => {
  const game = position({ axis: { pitomnik: { 'minor-infantry': 2 } }, axisHolds: ['pitomnik'] });
  game.play('from pitomnik', 'move 2 minor-infantry army-camp');
  expect(game.units('axis', 'army-camp')).toEqual({ 'minor-infantry': 2 });
  const soviet = position({ card: 10, allies: { 'army-camp': { infantry: 1 } } }).play('from army-camp');
  expect(soviet.play('move 1 infantry pitomnik').units('allies', 'pitomnik')).toEqual({ infantry: 1 });
});

test('AA-R-48 free units appear in a fight too', () => {
  const game = position({
    axis: { vertyachii: { infantry: 5 } },
    axisHolds: ['vertyachii'],
    allies: { orlovka: { infantry: 1 } },
  });
  game.play('from vertyachii', 'move 5 infantry orlovka');
  expect(game.units('axis', 'orlovka')).toEqual({ infantry: 10 });
});

test('AA-FM-04 AA-FM-05 the Axis picks the partner and the survivor', () => {
  const game = position({ axis: { orlovka: { infantry: 1, mechanized: 1 } }, axisHolds: ['orlovka', 'vertyachii'] });
  game.play('from orlovka', 'leave infantry vertyachii');
  expect([game.waiting, game.why('pair infantry orlovka')]).toEqual([['axis'], 'AA-R-47']);
  expect(game.play('pair mechanized orlovka').waiting).toEqual(['axis']);
});
