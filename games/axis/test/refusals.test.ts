import { expect, test } from 'vitest';
import { type Given, position } from './position.ts';

/** Refusals cite the rule of the case, where more than one forbids the same. */

test('AA-MOVE-02 AA-NSB-02 out of reach is out of reach, whoever stands next door', () => {
  const game = position({
    round: 2,
    card: 10,
    allies: { kotluban: { tank: 1, infantry: 1 } },
    axis: { zimovskii: { infantry: 1 } },
    axisHolds: ['zimovskii', 'vertyachii', 'kalach'],
  }).play('from kotluban');
  expect(game.why('move 1 infantry kalach')).toBe('AA-MOVE-02');
  expect(game.why('move 1 tank kalach')).toBe('AA-NSB-02');
});

test('AA-MOVE-07 AA-MOVE-01 a zone is not left because a fight holds its units, or because they have moved', () => {
  const game = position({
    axis: { kalach: { infantry: 1 }, buzinovka: { infantry: 1 } },
    allies: { kalach: { infantry: 1 } },
    axisHolds: ['kalach', 'buzinovka', 'pitomnik'],
    battle: ['kalach'],
  });
  expect([game.why('from kalach'), game.why('from frolovo')]).toEqual(['AA-MOVE-07', 'AA-MOVE-01']);
  game.play('from buzinovka', 'move 1 infantry pitomnik');
  expect(game.why('from pitomnik')).toBe('AA-MOVE-01');
});

test('AA-FM-03 AA-MOVE-01 infantry that came from nowhere waits', () => {
  const game = position({
    axis: { vertyachii: { infantry: 1 }, orlovka: { infantry: 1, tank: 1 } },
    axisHolds: ['vertyachii', 'orlovka', 'spartanovka'],
  });
  game.play('from vertyachii', 'move 1 infantry orlovka', 'from orlovka', 'move 1 tank spartanovka');
  expect([game.why('move 2 infantry spartanovka'), game.why('move 1 tank spartanovka')]).toEqual([
    'AA-FM-03',
    'AA-MOVE-01',
  ]);
  expect(game.why('move 1 infantry spartanovka')).toBeNull();
});

test('AA-OPT-09 AA-AD-01 guns in a fight do not interdict next door, and without the option nobody does', () => {
  const given: Given = {
    card: 4,
    axisHolds: ['pitomnik'],
    allies: { beketovka: { artillery: 1 }, vertyachii: { artillery: 1 } },
    axis: { beketovka: { infantry: 1 }, vertyachii: { infantry: 1 } },
    assault: ['beketovka', 'vertyachii'],
    sorties: [
      { side: 'axis', kind: 'bomber', at: 'pitomnik', mission: 'landing', tokens: 1 },
      { side: 'axis', kind: 'bomber', at: 'beketovka' },
    ],
  };
  const why = (interdiction: boolean) =>
    position({ ...given, options: { interdiction } }).why('aim 1 beketovka pitomnik');
  expect([why(true), why(false)]).toEqual(['AA-OPT-09', 'AA-AD-01']);
});
