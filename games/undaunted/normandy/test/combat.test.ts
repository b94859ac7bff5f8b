import { expect, test } from 'vitest';
import { hitChance } from '../../rules/combat.ts';
import { id } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { cover, edition } from '../edition.ts';
import { type Scene, scene } from './scene.ts';

/** A shot in scenario 1 with the given dice: US Riflemen A against German Scouts A. */
const shot = (from: string, at: string, ...dice: number[]): Scene =>
  scene({
    us: { hand: ['rifleman-A', 'rifleman-B'], counters: { 'riflemen-A': from } },
    german: { hand: ['scout-A'], counters: { 'scouts-A': at } },
    dice,
  }).play('attack rifleman-A scouts-A');

test('UN-ATK-01 target, defense, dice, result: told in this order', () => {
  const game = shot('17B', '8A', 10);
  expect(game.events('us').map(({ event }) => event)).toEqual(['played', 'shot', 'casualty']);
  expect(Object.keys(game.all('shot')[0] ?? {})).toEqual(expect.arrayContaining(['at', 'defence', 'dice', 'hit']));
  expect(game.all('shot')[0]?.rule).toBe('UN-ATK-01');
});

test('UN-ATK-02 any enemy counter on the board can be chosen, own and absent ones cannot', () => {
  const german = { counters: { 'scouts-A': '6A', 'scouts-B': null } };
  const game = scene({ us: { hand: ['rifleman-A', 'scout-A'] }, german });
  expect(game.legal('attack rifleman-A')).toEqual(
    ['riflemen-A', 'riflemen-B', 'scouts-A'].map((unit) => `attack rifleman-A ${unit}`),
  );
  expect(game.why('attack rifleman-A scouts-B')).toBe('UN-ATK-02');
  expect(game.why('attack rifleman-A snipers')).toBe('UN-ATK-02');
});

test('UN-ATK-03 defense is base, cover and range', () => {
  expect(shot('7A', '16B', 1).all('shot')[0]?.defence).toMatchObject({ base: 5, cover: 2, range: 3, total: 10 });
});

test('UN-ATK-04 on the same tile range is 0, and cover counts all the same', () => {
  const open = scene({
    us: { hand: ['rifleman-A', 'rifleman-B'], counters: { 'riflemen-A': '3B' } },
    german: { counters: { 'riflemen-A': '3B' } },
    dice: [1],
  }).play('attack rifleman-A riflemen-A');
  expect(open.all('shot')[0]?.defence.total).toBe(4);
  const wood = scene({
    us: { hand: ['rifleman-A', 'rifleman-B'] },
    german: { counters: { 'riflemen-A': '17B' } },
    dice: [1],
  });
  expect(wood.play('attack rifleman-A riflemen-A').all('shot')[0]?.defence).toMatchObject({ range: 0, total: 7 });
});

test('UN-ATK-05 as many dice as the value of the action', () => {
  const us = { hand: ['sniper', 'machine-gunner-A', 'machine-gunner-A', 'rifleman-A'] };
  const game = scene({ scenario: '4', us, dice: Array(9).fill(1) });
  game.play('attack sniper scouts-A', 'suppress machine-gunner-A scouts-A', 'attack machine-gunner-A scouts-A');
  expect(game.all('shot').map(({ dice }) => dice.length)).toEqual([3, 4, 2]);
});

test('UN-ATK-06 one die at the defense or above is enough', () => {
  const fire = (...dice: number[]) =>
    scene({
      scenario: '4',
      us: { hand: ['machine-gunner-A', 'rifleman-A'], counters: { 'gunners-A': '7A' } },
      german: { counters: { 'scouts-A': '8A' } },
      dice,
    })
      .play('attack machine-gunner-A scouts-A')
      .all('shot')[0];
  expect(fire(5, 8)).toMatchObject({ defence: { total: 8 }, hit: true });
  expect(fire(8, 5)?.hit).toBe(true);
  expect(fire(9, 1)?.hit).toBe(true);
  expect(fire(5, 7)?.hit).toBe(false);
});

test('UN-ATK-07 a 0 hits any defense, a 9 does not', () => {
  const us = { hand: ['sniper', 'rifleman-A'], counters: { snipers: '13B' } };
  const german = { counters: { 'gunners-A': '18B' } };
  const far = (dice: number[]) =>
    scene({ scenario: '4', us, german, dice }).play('attack sniper gunners-A').all('shot')[0];
  expect(far([9, 9, 9])).toMatchObject({ defence: { base: 4, cover: 3, range: 4, total: 11 }, hit: false });
  expect(far([9, 10, 9])?.hit).toBe(true);
});

test('UN-ATK-08 UN-CAS-08 three hits are one casualty', () => {
  const german = { hand: ['scout-A', 'rifleman-A'], discard: ['scout-A x2'], counters: { 'scouts-A': '6A' } };
  const game = scene({ scenario: '4', us: { hand: ['sniper', 'rifleman-A'] }, german, dice: [10, 9, 9] });
  game.play('attack sniper scouts-A');
  expect(game.all('shot')[0]?.defence.total).toBe(6);
  expect([game.removed('german'), game.all('casualty').length]).toEqual([['scout-A'], 1]);
});

test('UN-ATK-09 the chance of a hit', () => {
  expect(hitChance(edition, 1, 8)).toBeCloseTo(0.3, 12);
  expect(hitChance(edition, 2, 8)).toBeCloseTo(0.51, 12);
  expect(hitChance(edition, 4, 8)).toBeCloseTo(0.7599, 12);
  expect(hitChance(edition, 1, 11)).toBeCloseTo(0.1, 12);
  expect(hitChance(edition, 4, 11)).toBeCloseTo(0.3439, 12);
  expect(hitChance(edition, 1, 1)).toBe(1);
});

test('UN-EX-16 chances of one to four dice against defense 4, 7, 10 and 13', () => {
  const context = [1, 2, 3, 4].map((dice) =>
    [4, 7, 10, 13].map((total) => Number(hitChance(edition, dice, total).toFixed(6))),
  );
  expect(context).toEqual([
    [0.7, 0.4, 0.1, 0.1],
    [0.91, 0.64, 0.19, 0.19],
    [0.973, 0.784, 0.271, 0.271],
    [0.9919, 0.8704, 0.3439, 0.3439],
  ]);
});

test('UN-ATK-10 nobody fires back, and the attacker stays as it is', () => {
  const game = shot('13B', '8A', 1);
  expect([game.at('us', 'riflemen-A'), game.removed('us'), game.removed('german')]).toEqual(['13B', [], []]);
  expect(game.all('shot')).toHaveLength(1);
});

test('UN-SUPR-01 UN-SUPR-03 a Suppress that hits turns the counter over and costs no card', () => {
  const us = { hand: ['machine-gunner-A', 'rifleman-A'], counters: { 'gunners-A': '7A' } };
  const german = { hand: ['scout-A'], counters: { 'scouts-A': '8A' } };
  const game = scene({ scenario: '4', us, german, dice: [2, 3, 7, 8] }).play('suppress machine-gunner-A scouts-A');
  expect(game.all('shot')[0]).toMatchObject({ as: 'suppress', defence: { total: 8 }, hit: true });
  expect([game.at('german', 'scouts-A'), game.removed('german'), game.hand('german')]).toEqual([
    '8A suppressed',
    [],
    ['scout-A'],
  ]);
  const miss = scene({ scenario: '4', us, german, dice: [2, 3, 7, 7] }).play('suppress machine-gunner-A scouts-A');
  expect(miss.at('german', 'scouts-A')).toBe('8A');
});

test('UN-SUPR-02 a suppressed counter is still a target, and a hit changes nothing', () => {
  const us = { hand: ['machine-gunner-A', 'rifleman-A'], counters: { 'gunners-A': '7A' } };
  const german = { hand: ['scout-A'], counters: { 'scouts-A': '8A suppressed' } };
  const game = scene({ scenario: '4', us, german, dice: [10, 10, 10, 10] }).play('suppress machine-gunner-A scouts-A');
  expect([game.at('german', 'scouts-A'), game.removed('german')]).toEqual(['8A suppressed', []]);
  expect(game.all('suppressed')[0]).toMatchObject({ already: true, rule: 'UN-SUPR-02' });
});

/** Defense of a US unit in scenario 8 against German Gunners on a tile, or against a Blast. */
function inTheHills(unit: string, at: string, from: string | 'blast'): unknown {
  const us = { counters: { [unit]: at } };
  const german =
    from === 'blast'
      ? { hand: ['mortar x2'], counters: { mortar: '12A' }, target: at }
      : { hand: ['machine-gunner-A x2'], counters: { 'gunners-A': from } };
  const game = scene({ scenario: '8', turn: 'german', us, german, dice: [1, 1, 1, 1] });
  if (from === 'blast') game.play('blast mortar', `shell us/${unit}`);
  else game.play(`suppress machine-gunner-A ${unit}`);
  const { base, cover, range, total, coverRule } = game.all('shot')[0]?.defence ?? {};
  return [base, cover, range, total, coverRule];
}

test('UN-HILL-01 UN-HILL-04 a hill gives cover 3 against an attack from below', () => {
  expect(inTheHills('riflemen-A', '2A', '3B')).toEqual([4, 3, 1, 8, 'UN-HILL-01']);
  expect(cover(entry(edition.tiles, id.tile('2A')), entry(edition.tiles, id.tile('4A'))).value).toBe(3);
});

test('UN-HILL-02 UN-HILL-05 from a hill, the same or another, it gives 1', () => {
  expect(inTheHills('riflemen-A', '2A', '16A')).toEqual([4, 1, 1, 6, 'UN-HILL-02']);
  expect(inTheHills('riflemen-A', '2A', '2A')).toEqual([4, 1, 0, 5, 'UN-HILL-02']);
  expect(inTheHills('scouts-A', '2A', '9A')).toEqual([5, 1, 3, 9, 'UN-HILL-02']);
});

test('UN-HILL-03 UN-BLAST-04 UN-BLAST-05 against a Blast it gives 1, without range', () => {
  expect(inTheHills('scouts-A', '9A', 'blast')).toEqual([5, 1, null, 6, 'UN-BLAST-05']);
  expect(inTheHills('riflemen-A', '2A', 'blast')).toEqual([4, 1, null, 5, 'UN-BLAST-05']);
});

test('UN-HILL-04 who stands on a hill has no advantage against one who does not', () => {
  expect(inTheHills('riflemen-A', '3B', '2A')).toEqual([4, 0, 1, 5, 'UN-TOK-14']);
});

test('UN-EX-15 the Riflemen on hill 2A: 8, 6, 5 and 5', () => {
  const total = (from: string) => (inTheHills('riflemen-A', '2A', from) as number[])[3];
  expect(['3B', '16A', '2A', 'blast'].map(total)).toEqual([8, 6, 5, 5]);
});

test('UN-R-30 a wood covers with 3 against a hill as against a hedge', () => {
  const wood = entry(edition.tiles, id.tile('17B'));
  for (const from of ['2A', '2B']) expect(cover(wood, entry(edition.tiles, id.tile(from))).value).toBe(3);
});
