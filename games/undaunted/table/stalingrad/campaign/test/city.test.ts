import { expect, test } from 'vitest';
import { id } from '../../../../rules/ids.ts';
import { scenarioFacts } from '../../../../stalingrad/box.ts';
import { campaign, GERMAN, SOVIET } from '../../../../stalingrad/test/campaign-scene.ts';
import { cityOf, outlineOf } from '../city.ts';

test('US-INFO-13 the city keeps its wounds, and areas are numbered by the game that took them', () => {
  const game = campaign({
    but: ({ open }) => {
      open.city = { [id.tile('506')]: 'C', [id.tile('407')]: 'B', [id.tile('206')]: 'B' };
    },
  }).won('german', 'soviet', 'german');
  const { tiles, held, battlefield, counts } = cityOf(game.until('decks').open);
  expect(tiles).toHaveLength(72);
  expect(tiles.find(({ code }) => code === '506')?.state).toBe('destroyed');
  expect(counts).toMatchObject({ damaged: 1, destroyed: 2 });
  expect(held.map(({ name, seat, game: number }) => [name, seat, number])).toEqual([
    ['9 January Square', GERMAN, 1],
    ["Pavlov's House", GERMAN, 3],
  ]);
  expect(battlefield).toEqual(scenarioFacts(game.open.scenario).tiles);
});

test('an area that changes hands has the number of the last game for it', () => {
  const { open } = campaign({
    at: '14a',
    but: (state) => {
      state.open.record[12] = { state: '13c', scenario: '132', winner: GERMAN, how: 'withdrawn' };
      state.open.areas = { ...state.open.areas, '9 January Square': GERMAN };
    },
  });
  expect(open.record[0]?.winner).toBe(SOVIET);
  expect(cityOf(open).held).toContainEqual(
    expect.objectContaining({ name: '9 January Square', seat: GERMAN, game: 13 }),
  );
});

test('the line around tiles leaves out the edges between them', () => {
  const length = (d: string): number => [...d.matchAll(/[vh]([\d.]+)/g)].reduce((sum, [, n]) => sum + Number(n), 0);
  expect(length(outlineOf(['503']))).toBe(4);
  expect(length(outlineOf(['503', '504']))).toBe(6);
  // 604 lies under the halves of 504 and 505.
  expect(length(outlineOf(['504', '505', '604']))).toBe(8);
  expect(length(outlineOf(['503', '604']))).toBe(8 - 0);
});
