import { expect, test } from 'vitest';
import type { AreaId } from '../data/areas.ts';
import type { CounterId } from '../data/counters.ts';
import { assault } from './scene.ts';

/** Attack Value of three units of one division: 4 + 2 + 1 for Strong Morale, plus integrity and support. */
function attackValue(area: AreaId, against: CounterId, rubble: boolean, ...support: string[]) {
  const game = assault({
    in: area,
    by: ['71/191', '71/194', '71/211'],
    against,
    options: { rubble },
    open: { available: { artillery: 1, engineer: 1, air: 0 } },
    dice: [1, 1, 1, 1],
  });
  return game.play('lead 71/191', ...support, 'fight').all('fought')[0]?.attackValue;
}

test('AV-OPT-02 in rubble divisional integrity needs an Engineer in Light and Heavy Urban Areas', () => {
  expect(attackValue(35, 'L5-heroes', true)).toBe(7);
  expect(attackValue(35, 'L5-heroes', true, 'place artillery')).toBe(7 + 2);
  expect(attackValue(35, 'L5-heroes', true, 'place engineer')).toBe(7 + 2 + 1);
  expect(attackValue(10, 'H7-ambush', true)).toBe(7);
  expect(attackValue(10, 'H7-ambush', true, 'place engineer')).toBe(7 + 2 + 1);
});

test('AV-OPT-02 rubble changes nothing in Clear and Elevated Areas; the Central Rail Station is Light Urban', () => {
  expect(attackValue(44, 'C4-heroes', true)).toBe(8);
  expect(attackValue(21, 'E5-heroes', true)).toBe(8);
  expect(attackValue(17, 'L5-heroes', true)).toBe(7);
  expect(attackValue(35, 'L5-heroes', false)).toBe(8);
});
