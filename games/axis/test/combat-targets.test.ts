import { expect, test } from 'vitest';
import { noHits, useDemand } from '../rules/toll.ts';
import { explainSupply } from '../tools/supply-words.ts';
import { axis as game } from '../tools.ts';
import { ASSAULT, dice, FIELD, misses, WEST } from './combat-scene.ts';
import { type Given, position } from './position.ts';

const HUNGRY: Given = {
  ...ASSAULT,
  axisHolds: ['rynok'],
  tokens: { axis: { rynok: 1, vertyachii: 1 } },
  dice: misses(3),
};

test('AA-CMB-04 AA-TOK-01 AA-TOK-04 AA-TOK-08 AA-R-34 a token feeds a whole force for one phase', () => {
  const at = position(HUNGRY);
  expect([at.step, at.waiting]).toEqual(['feeding', ['axis']]);
  expect(at.legal()).toEqual(['save', 'spend rynok', 'spend vertyachii']);
  const pool = at.open.pool.allies;
  at.play('spend rynok');
  expect(dice(at, 'axis')).toEqual([['infantry', 1, 2]]);
  expect([at.zone('rynok').tokens.axis, at.open.pool.allies]).toEqual([0, pool + 1]);
  const saved = position({ ...HUNGRY, dice: misses(1) }).play('save');
  expect(dice(saved, 'axis')).toEqual([]);
});

test('AA-TOK-05 AA-R-83 AA-CMB-05 a supplied force may spend one token too, and fights no worse', () => {
  const at = position({ ...ASSAULT, tokens: { allies: { vertyachii: 3 } }, dice: [1, 1, 6] });
  expect(at.waiting).toEqual(['allies']);
  expect(game.window(at.state)?.kind).toBe('spareTokens');
  at.play('spend vertyachii');
  expect(at.zone('vertyachii').tokens).toEqual({ axis: 2, allies: 0 });
});

test('AA-R-33 the attacker decides on tokens first', () => {
  const at = position({ ...HUNGRY, tokens: { axis: { vertyachii: 1 }, allies: { vertyachii: 1 } } });
  expect(at.waiting).toEqual(['axis']);
  expect(at.play('save').waiting).toEqual(['allies']);
});

test('AA-TOK-10 AA-TOK-01 the same force is unsupplied again on the next Attack card', () => {
  const at = position({ ...HUNGRY, allies: { vertyachii: { infantry: 2 } }, dice: misses(20) }).play('spend rynok');
  while (at.open.card < 12)
    at.play(['done', 'hold', 'save', 'wait'].flatMap((verb) => at.legal(verb))[0] ?? at.legal()[0]!);
  expect(at.all('combat').map(({ supplied }) => supplied.axis)).toEqual([false, false]);
});

test('AA-TOK-01 AA-SUP-18 a force that a token fed is told as cut off once the Attack phase is over', () => {
  const at = position({ ...HUNGRY, allies: { vertyachii: { infantry: 2 } }, dice: misses(20) });
  const cut = explainSupply(at.open, 'axis', 'vertyachii');
  at.play('spend rynok');
  expect([at.open.combat, at.open.card > 5]).toEqual([null, true]);
  expect(explainSupply(at.open, 'axis', 'vertyachii')).toBe(cut.replace('Rynok or Vertyachii', 'Vertyachii'));
  expect(at.open.fed).toEqual([]);
});

test('AA-TGT-01 AA-R-64 an assault gun may demand a tank, attacking and defending', () => {
  const at = position({
    ...ASSAULT,
    axis: { vertyachii: { 'assault-gun': 1 } },
    allies: { vertyachii: { infantry: 2, tank: 1 } },
    dice: [1, ...misses(3)],
  });
  expect([at.step, at.waiting, at.legal()]).toEqual(['demand', ['axis'], ['waive', 'demand tank']]);
  at.play('demand tank');
  expect(at.units('allies', 'vertyachii')).toEqual({ infantry: 2 });
  const defends = position({
    ...ASSAULT,
    card: 12,
    axisHolds: [...WEST, 'vertyachii'],
    axis: { vertyachii: { 'assault-gun': 1, infantry: 1 } },
    allies: { vertyachii: { infantry: 2, tank: 1 } },
    dice: [6, 6, 6, 6, 1],
  });
  expect([defends.step, defends.waiting]).toEqual(['demand', ['axis']]);
  const pair = position({
    ...ASSAULT,
    axis: { vertyachii: { 'assault-gun': 1, infantry: 1 } },
    allies: { vertyachii: { tank: 1, infantry: 1 } },
    dice: [1, 1, 6, 6],
  });
  expect(pair.units('allies', 'vertyachii')).toEqual({});
});

test('AA-TGT-02 a fighter may demand an aircraft', () => {
  const at = position({
    ...FIELD,
    sorties: [{ side: 'axis', kind: 'fighter', at: 'pitomnik' }],
    dice: [6, 1, 6, 6, 6],
  });
  expect(at.legal()).toEqual(['waive', 'demand air']);
  at.play('demand air');
  expect(at.legal()).toEqual(['lose 1 fighter', 'lose 1 bomber']);
  const waived = position({
    ...FIELD,
    sorties: [{ side: 'axis', kind: 'fighter', at: 'pitomnik' }],
    dice: [6, 1, 6, 6, 6],
  }).play('waive');
  expect(waived.legal()).toEqual(['lose 1 infantry', 'lose 1 fighter', 'lose 1 bomber']);
});

test('AA-TGT-03 AA-R-90 a bomber names a type of land unit, only when it attacks', () => {
  const at = position({
    card: 12,
    axisHolds: [...WEST, 'vertyachii'],
    axis: { vertyachii: { infantry: 1, 'minor-infantry': 1, artillery: 1 } },
    allies: { vertyachii: { infantry: 1 } },
    assault: ['vertyachii'],
    sorties: [{ side: 'allies', kind: 'bomber', at: 'vertyachii' }],
    dice: [6, 1, 6, 6, 6],
  });
  expect(at.legal()).toEqual(['waive', 'demand infantry', 'demand artillery']);
  at.play('demand infantry');
  expect([at.waiting, at.legal()]).toEqual([['axis'], ['lose 1 infantry', 'lose 1 minor-infantry']]);
});

test('AA-TGT-04 without a target the owner chooses', () => {
  const at = position({
    ...ASSAULT,
    axis: { vertyachii: { 'assault-gun': 1 } },
    allies: { vertyachii: { infantry: 1, artillery: 1 } },
    dice: [1, 6, 6],
  });
  expect([at.step, at.waiting]).toEqual(['casualty', ['allies']]);
});

test('AA-R-51 aircraft on a contested field attack from it, bombers only in an Assault', () => {
  const battle: Given = {
    card: 5,
    axisHolds: [...WEST, 'pitomnik'],
    axis: { pitomnik: { infantry: 1, fighter: 1, bomber: 1 } },
    allies: { pitomnik: { infantry: 1 } },
    battle: ['pitomnik'],
    dice: misses(4),
  };
  expect(dice(position(battle), 'axis')).toEqual([
    ['infantry', 1, 1],
    ['fighter', 3, 1],
  ]);
  expect(dice(position({ ...battle, card: 12 }), 'axis')).toEqual([
    ['infantry', 2, 1],
    ['fighter', 4, 1],
    ['bomber', 1, 1],
  ]);
});

test('AA-AIR-12 AA-EX-13 AA-R-59 a transport bomber does not attack but may fall, and defends later', () => {
  const drop = position({
    ...ASSAULT,
    sorties: [{ side: 'axis', kind: 'bomber', at: 'vertyachii', mission: 'drop', tokens: 1 }],
    dice: [6, 6, 1],
  });
  expect(drop.zone('vertyachii').tokens.axis).toBe(1);
  drop.play('save');
  expect(dice(drop, 'axis')).toEqual([['infantry', 1, 2]]);
  expect(drop.legal()).toEqual(['lose 1 infantry', 'lose 1 bomber-aloft']);
  const landing = position({
    card: 5,
    axisHolds: [...WEST, 'pitomnik'],
    axis: { pitomnik: { infantry: 1 } },
    allies: { pitomnik: { infantry: 1 } },
    assault: ['pitomnik'],
    sorties: [{ side: 'axis', kind: 'bomber', at: 'pitomnik', mission: 'landing', tokens: 1 }],
    dice: misses(8),
  }).play('save');
  expect(dice(landing, 'axis')).toEqual([['infantry', 1, 1]]);
});

test('AA-R-51 AA-AIR-12 in an Assault the bombers of the field attack, but not the one that just brought cargo', () => {
  const at = position({
    card: 5,
    axisHolds: [...WEST, 'pitomnik'],
    axis: { pitomnik: { infantry: 1, bomber: 1 } },
    allies: { pitomnik: { infantry: 1 } },
    assault: ['pitomnik'],
    sorties: [{ side: 'axis', kind: 'bomber', at: 'pitomnik', mission: 'landing', tokens: 1 }],
    dice: misses(8),
  }).play('save');
  expect(at.units('axis', 'pitomnik')).toMatchObject({ bomber: 2 });
  expect(dice(at, 'axis').filter(([kind]) => kind === 'bomber')).toMatchObject([['bomber', expect.any(Number), 1]]);
});

test('AA-TGT-02 AA-TGT-03 a demand for a tank uses an assault gun before a bomber', () => {
  const hits = { ...noHits(), tanks: 1, named: 1 };
  useDemand(hits, 'tank');
  expect(hits).toMatchObject({ tanks: 0, named: 1 });
  useDemand(hits, 'tank');
  expect(hits).toMatchObject({ tanks: 0, named: 0 });
});

test('AA-TOK-07 AA-CMB-02 tokens are no casualties', () => {
  const at = position({ ...ASSAULT, tokens: { allies: { vertyachii: 1 } }, dice: [1, 6, 6] }).play('save');
  expect(at.zone('vertyachii').tokens).toEqual({ axis: 1, allies: 0 });
});

test('AA-DEF-03 AA-DEF-04 contested by its marker, friendly by its controller', () => {
  const at = position({ ...ASSAULT, dice: misses(3) });
  expect(at.zone('vertyachii').marker).toBe('battle');
  expect(at.zone('vertyachii').control).toBe('allies');
});

test('AA-TGT-03 one hit of a bomber names one tank', () => {
  const game = position({
    card: 5,
    axisHolds: ['oblivskaya'],
    allies: { kalach: { tank: 2, infantry: 1 } },
    sorties: [{ side: 'axis', kind: 'bomber', at: 'kalach' }],
    assault: ['kalach'],
    dice: [1, ...misses(3)],
  }).play('demand tank');
  expect(game.units('allies', 'kalach')).toEqual({ tank: 1, infantry: 1 });
});
