import { expect, test } from 'vitest';
import { ASSAULT } from './combat-scene.ts';
import { type Given, newGame, position } from './position.ts';

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

test('AA-MOVE-01 AA-BLITZ-01 AA-CMB-15 AA-OPT-01 AA-OPT-02 a refusal names what it is about', () => {
  const march = position({ axis: { kalach: { tank: 1 } }, axisHolds: ['kalach', 'novomoskovsk'] });
  expect(march.refusal('move 1 tank novomoskovsk')?.facts).toEqual({ zone: 'none' });
  march.play('from kalach');
  expect(march.refusal('blitz alone oblivskaya tormosin')).toMatchObject({
    rule: 'AA-BLITZ-01',
    facts: { from: 'kalach', through: 'oblivskaya' },
  });
  const fight = position({ ...ASSAULT, allies: { vertyachii: { infantry: 1, artillery: 1 } }, dice: [1, 6, 6] });
  expect(fight.refusal('lose 1 crossing')).toMatchObject({ rule: 'AA-CMB-15', facts: { unit: 'crossing' } });
  const bid = newGame('race', { bidding: true }).play('bid allies 4');
  expect(bid.refusal('bid axis 5')?.facts).toEqual({ bid: 4, for: 'allies' });
  expect(bid.play('accept').refusal('buy infantry kalach')?.facts).toEqual({
    what: 'infantry',
    zone: 'kalach',
    points: 4,
  });
});

test('AA-OPT-10 AA-R-95 refusals of interceptors', () => {
  const given: Given = {
    card: 4,
    options: { interceptors: true },
    allies: { 'srednyaya-akhtuba': { fighter: 1 } },
    sorties: [{ side: 'axis', kind: 'bomber', at: 'white' }],
  };
  const rise = position({ ...given, dice: [1, 6] });
  rise.open.crossings.white.attacked = true;
  expect(rise.why('scramble frolovo white')).toBe('AA-OPT-10');
  rise.play('scramble srednyaya-akhtuba white', 'waive');
  expect([rise.step, rise.why('lose 1 bomber-aloft'), rise.why('lose 1 fighter-aloft')]).toEqual([
    'crossingLoss',
    'AA-R-95',
    null,
  ]);
});

test('AA-MOVE-02 AA-MOVE-07 AA-AMB-04 reasons why a unit stays', () => {
  const far = position({ axis: { kalach: { tank: 1 } }, axisHolds: ['kalach'] }).play('from kalach');
  expect(far.why('move 1 tank petrovka')).toBe('AA-MOVE-02');
  const locked = position({
    axis: { pitomnik: { infantry: 1, fighter: 1 } },
    allies: { pitomnik: { infantry: 1 } },
    axisHolds: ['pitomnik', 'kalach'],
    battle: ['pitomnik'],
  }).play('from pitomnik');
  expect(locked.why('move 1 infantry kalach')).toBe('AA-MOVE-07');
  const site = position({ card: 10, ambushers: { 'ambush-1': ['allies', 'infantry'] } });
  expect(site.why('emerge ambush-1 grain-elevator')).toBe('AA-AMB-04');
  const enemy = position({
    card: 10,
    axisHolds: ['tractor-factory'],
    ambushers: { 'ambush-1': ['axis', 'infantry'] },
  });
  expect(enemy.why('emerge ambush-1 barrikady-factory')).toBe('AA-AMB-04');
});
