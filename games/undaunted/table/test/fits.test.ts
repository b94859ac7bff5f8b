import { expect, test } from 'vitest';
import { US } from '../../normandy/test/scene.ts';
import { id } from '../../rules/ids.ts';
import { goalWords, titleCorner } from '../board/cartouche.tsx';
import { layTiles, TILE } from '../board/geometry.ts';
import { NORMANDY } from '../normandy/edition.ts';
import { linesOf, spreadOf } from '../panels/count.ts';
import { Names } from '../words/names.ts';
import { seated } from './play.ts';

const PIECES = NORMANDY.pieces;

test.each(PIECES.scenarios.map((scenario) => [scenario.title, scenario] as const))(
  'the title of %s covers no tile, and its goal is told',
  (_, scenario) => {
    const laid = layTiles(scenario);
    const room = titleCorner(laid);
    const isCovered = laid.spots.some(
      ({ x, y }) =>
        room !== null && x < room.x + room.width && x + TILE > room.x && y < room.y + room.height && y + TILE > room.y,
    );
    expect(isCovered).toBe(false);
    expect(goalWords(new Names(NORMANDY), NORMANDY.mission(scenario.id))).toMatch(/point|pin/);
  },
);

test('a supply fits its box: one line for a type of card, however many squads there are', () => {
  for (const { id } of PIECES.scenarios) {
    const { model } = seated(id, 'fits');
    for (const seat of PIECES.seats) {
      const lines = linesOf(PIECES, model.sideOf(seat).supply);
      expect(lines.length).toBeLessThanOrEqual(8);
      for (const { title, counts } of lines) expect(`${title} ${counts}`.length, title).toBeLessThanOrEqual(24);
    }
  }
});

test('cards of a unit are counted wherever they lie', () => {
  const { model } = seated('1', 'fits');
  expect(spreadOf(NORMANDY, model.open.value, US, id.group('rifleman-A'))).toEqual({ inPlay: 1, inSupply: 4, lost: 0 });
});
