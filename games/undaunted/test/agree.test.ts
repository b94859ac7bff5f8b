import { expect, test } from 'vitest';
import { id } from '../rules/ids.ts';
import { agree } from '../rules/narrate.ts';
import { entry } from '../rules/pieces.ts';
import { pieces } from '../stalingrad/box.ts';

test('verbs agree with the unit that acts', () => {
  const riflemen = entry(pieces.units, id.unit('rifleman-A'));
  const mortar = entry(pieces.units, id.unit('mortar'));
  expect(riflemen.title).toBe('Riflemen A');
  const verbs = ['move', 'fire to suppress', 'rally', 'stay', 'watch', 'are'];
  expect(verbs.map((verb) => agree(riflemen, verb))).toEqual(verbs);
  expect(verbs.map((verb) => agree(mortar, verb))).toEqual([
    'moves',
    'fires to suppress',
    'rallies',
    'stays',
    'watches',
    'is',
  ]);
});
