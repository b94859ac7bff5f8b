import { expect, test } from 'vitest';
import type { UnitId } from '../data/units.ts';
import { assault } from './scene.ts';

/** The Attack Value in Area 35 with option 12.4, led by the first unit. */
function attackValue(by: readonly UnitId[], parentOrganization = true) {
  const game = assault({ in: 35, by, against: 'L5-heroes', options: { parentOrganization }, dice: [1, 1, 1, 1] });
  return game.play(`lead ${by[0]}`, 'fight').all('fought')[0]?.attackValue;
}

test('AV-OPT-12 AV-R-42 each division beyond the first takes one off the Attack Value', () => {
  expect(attackValue(['71/191', '71/194'])).toBe(4 + 1 + 1);
  expect(attackValue(['71/191', '295/516'])).toBe(4 + 1 + 1 - 1);
  expect(attackValue(['71/191', '295/516', '94/267'])).toBe(4 + 2 + 1 - 2);
  expect(attackValue(['71/191', '71/194', '295/516', '295/517'])).toBe(4 + 3 + 1 - 1);
  expect(attackValue(['71/191', '295/516'], false)).toBe(4 + 1 + 1);
});

test('AV-OPT-13 assault guns do not count as another division', () => {
  expect(attackValue(['71/191', '71/194', '71/211', '244B'])).toBe(4 + 3 + 1 + 1);
  expect(attackValue(['244A', '244B', '245A'])).toBe(5 + 2 + 1);
});
