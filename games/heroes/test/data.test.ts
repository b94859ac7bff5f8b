import { describe, expect, it } from 'vitest';
import { BOARD_COLUMNS, BOARD_FACES, BOARD_ROWS, BOARDS } from '../data/boards.ts';
import { CARDS, DECK_SIZE, DECKS } from '../data/cards.ts';
import { MARKERS } from '../data/markers.ts';
import { OPTIONS } from '../data/options.ts';
import { RECRUITMENT_TILES, STRIPES } from '../data/recruitment.ts';
import { SCENARIOS } from '../data/scenarios/scenarios.ts';
import { TERRAIN } from '../data/terrain.ts';
import { TILES } from '../data/tiles.ts';
import { sideOf, UNIT_TYPES, UNITS } from '../data/units.ts';
import { SIDES } from '../data/vocabulary.ts';

const tiles = Object.values(RECRUITMENT_TILES);
const options = Object.values(OPTIONS);

describe('components', () => {
  it('are all there', () => {
    expect(UNIT_TYPES).toHaveLength(59);
    expect(UNIT_TYPES.filter((unit) => sideOf(unit) === 'soviet')).toHaveLength(29);
    expect(tiles).toHaveLength(14);
    expect(options).toHaveLength(61);
    expect(BOARD_FACES).toHaveLength(14);
    expect(Object.keys(TILES)).toHaveLength(14);
    expect(Object.keys(SCENARIOS)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  });

  it('give each side a deck of 40', () => {
    for (const side of SIDES) {
      expect(DECKS[side].reduce((sum, card) => sum + CARDS[card].count, 0)).toBe(DECK_SIZE);
    }
  });

  it('break before they run out of counters', () => {
    for (const { units, breakingPoint } of [...tiles, ...options.filter((option) => option.kind === 'support')]) {
      const counters = units.reduce((sum, { count }) => sum + count, 0);
      expect(breakingPoint).toBeLessThanOrEqual(counters);
      for (const { unit, count } of units) expect(count).toBeLessThanOrEqual(UNITS[unit].count);
    }
  });

  it('fit: every slot takes some option, and every option fits some slot', () => {
    const slots = tiles.flatMap((tile) => tile.slots);
    const fits = (slot: (typeof slots)[number], option: (typeof options)[number]) =>
      (slot.size === 'wide') === (option.kind === 'support') && slot.stripes.includes(option.stripe);
    for (const slot of slots) expect(options.some((option) => fits(slot, option))).toBe(true);
    for (const option of options) expect(slots.some((slot) => fits(slot, option))).toBe(true);
    for (const tile of tiles) expect(STRIPES[tile.stripe].side).toBe(tile.side);
  });

  it('leave no marker without an option', () => {
    const used = new Set(options.flatMap((option) => ('marker' in option ? [option.marker] : [])));
    expect([...used].sort()).toEqual(Object.keys(MARKERS).sort());
  });
});

describe('boards', () => {
  it.each(BOARD_FACES)('%s has known terrain and tiles that neither overlap nor leave it', (face) => {
    const { grid, tiles } = BOARDS[face];
    expect(grid).toHaveLength(BOARD_ROWS);
    for (const row of grid) {
      expect(row).toHaveLength(BOARD_COLUMNS);
      for (const code of row) expect(TERRAIN).toHaveProperty([code]);
    }
    const covered = new Set<string>();
    for (const { tile, at } of tiles) {
      const [width, height] = TILES[tile].size;
      expect(at[0] + width).toBeLessThanOrEqual(BOARD_COLUMNS);
      expect(at[1] + height).toBeLessThanOrEqual(BOARD_ROWS);
      for (let row = 0; row < height; row++) {
        for (let column = 0; column < width; column++) {
          const square = `${at[0] + column},${at[1] + row}`;
          expect(covered.has(square)).toBe(false);
          covered.add(square);
        }
      }
    }
  });

  it('lead every doorway east or south into another room', () => {
    for (const { doorways, rooms } of Object.values(TILES)) {
      const roomAt = (cell: readonly number[]) => rooms.find(({ cells }) => cells.map(String).includes(String(cell)));
      for (const { a, b } of doorways) {
        expect([[a[0] + 1, a[1]].join(), [a[0], a[1] + 1].join()]).toContain(b.join());
        expect(roomAt(a)).not.toBe(roomAt(b));
      }
    }
  });

  it('cut every building into rooms that each lie in one part', () => {
    for (const { kind, parts, rooms } of Object.values(TILES)) {
      const cells = parts.flatMap((part) => part.cells.map(String)).sort();
      expect(new Set(cells).size).toBe(cells.length);
      if (kind === 'solid') continue;
      expect(rooms.flatMap((room) => room.cells.map(String)).sort()).toEqual(cells);
      for (const room of rooms) {
        const around = parts.filter((part) => room.cells.some((cell) => part.cells.map(String).includes(String(cell))));
        expect(around).toHaveLength(1);
      }
    }
  });
});

describe('scenarios', () => {
  it.each(Object.entries(SCENARIOS))('%s names zones it has and lays no board twice', (_, scenario) => {
    const boards = scenario.layout.flat().map((face) => BOARDS[face].board);
    expect(new Set(boards).size).toBe(boards.length);
    const zones = new Set(scenario.zones.map(({ id }) => id));
    const { immediate, awards, end } = scenario.victory;
    const conditions = [
      ...immediate.flatMap(({ all }) => all),
      ...awards.map(({ condition }) => condition),
      ...(end === 'mostPoints' ? [] : end.flatMap(({ all }) => all)),
    ];
    for (const condition of conditions) if ('zone' in condition) expect(zones).toContain(condition.zone);
    for (const exit of scenario.exits ?? []) expect(zones).toContain(exit.zone);
  });

  it.each(Object.entries(SCENARIOS))('%s fills slots with options that fit', (_, { forces }) => {
    for (const side of SIDES) {
      for (const { tile, options } of forces[side]) {
        expect(RECRUITMENT_TILES[tile].side).toBe(side);
        for (const [id, option] of Object.entries(options)) {
          const slot = RECRUITMENT_TILES[tile].slots.find((slot) => slot.id === id);
          expect(slot?.stripes).toContain(OPTIONS[option].stripe);
          expect(slot?.size).toBe(OPTIONS[option].kind === 'support' ? 'wide' : 'square');
        }
      }
    }
  });
});
