import { expect, test } from 'vitest';
import { layTiles, TILE } from '../board/geometry.ts';
import { goalWords } from '../cartouche.tsx';
import { linesOf, spreadOf } from '../panels/count.ts';
import { PIECES } from '../pieces.ts';
import { titleRoom } from '../title-room.ts';
import { seated } from './play.ts';

test.each(PIECES.scenarios.map((scenario) => [scenario.title, scenario] as const))(
  'the title of %s covers no tile, and its goal is told',
  (_, scenario) => {
    const laid = layTiles(scenario);
    const room = titleRoom(laid);
    const isCovered = laid.spots.some(
      ({ x, y }) =>
        room !== null && x < room.x + room.width && x + TILE > room.x && y < room.y + room.height && y + TILE > room.y,
    );
    expect(isCovered).toBe(false);
    expect(goalWords(scenario)).toMatch(/point|pin/);
  },
);

test('a supply fits its box: one line for a type of card, however many squads there are', () => {
  for (const { id } of PIECES.scenarios) {
    const { desk } = seated(id, 'fits');
    for (const seat of PIECES.seats) {
      const lines = linesOf(desk.sideOf(seat).supply);
      expect(lines.length).toBeLessThanOrEqual(8);
      for (const { title, counts } of lines) expect(`${title} ${counts}`.length, title).toBeLessThanOrEqual(24);
    }
  }
});

test('cards of a unit are counted wherever they lie', () => {
  const { desk } = seated('1', 'fits');
  expect(spreadOf(desk.open.value, 'us', 'rifleman-A')).toEqual({ inPlay: 1, inSupply: 4, lost: 0 });
});
