import type { Seat } from '../../../rules/ids.ts';
import { id } from '../../../rules/ids.ts';
import { AREAS } from '../../../stalingrad/data/areas.ts';
import { columnOf, faceOf, type Letter, PLACES, rowOf, type TileState } from '../../../stalingrad/data/city.ts';
import { rulesFor } from '../../../stalingrad/effects.ts';
import type { StalingradOpen } from '../../../stalingrad/state.ts';

/** Rows of the city, and its width in tiles: even rows are shifted by half a tile. */
export const ROWS = 8;
export const COLUMNS = 9.5;

/** Where a place lies, in tiles from the north-west corner. */
export const spotOf = (code: string): { readonly x: number; readonly y: number } => ({
  x: columnOf(code) - 1 + (rowOf(code) % 2 === 0 ? 0.5 : 0),
  y: rowOf(code) - 1,
});

export interface CityTile {
  readonly code: string;
  readonly letter: Letter;
  readonly terrain: string;
  readonly name: string | null;
  readonly state: TileState;
  readonly x: number;
  readonly y: number;
}

export interface HeldArea {
  readonly name: string;
  readonly seat: Seat;
  /** The game that it was taken in. */
  readonly game: number;
  readonly tiles: readonly string[];
}

export interface City {
  readonly tiles: readonly CityTile[];
  readonly held: readonly HeldArea[];
  /** Tiles of the next game, or of the one that is being played. */
  readonly battlefield: readonly string[];
  readonly counts: Readonly<Record<'damaged' | 'destroyed' | 'fortified', number>>;
}

/** The city as it stands, whoever looks at it. */
export function cityOf({ city, areas, record, scenario, state, ended }: StalingradOpen): City {
  const tiles = PLACES.map(({ code, terrain, name }): CityTile => {
    const letter = city[id.tile(code)] ?? 'A';
    return { code, letter, terrain, name, state: faceOf(code, letter).state, ...spotOf(code) };
  });
  const count = (which: TileState): number => tiles.filter((tile) => tile.state === which).length;
  const takenIn = (name: string): number =>
    record.findLastIndex((game) => rulesFor(game.state).scenario.area === name) + 1;
  const held = AREAS.flatMap(({ name, tiles: codes }) => {
    const seat = areas[name];
    return seat === undefined ? [] : [{ name, seat, game: takenIn(name), tiles: codes }];
  });
  const rules = rulesFor(state).scenario;
  return {
    tiles,
    held,
    battlefield: ended === null && rules.id === scenario ? rules.tiles : [],
    counts: { damaged: count('damaged'), destroyed: count('destroyed'), fortified: count('fortified') },
  };
}

/** The line around some tiles, in tiles: half edges where nothing of theirs lies on the other side. */
export function outlineOf(codes: readonly string[]): string {
  const spots = codes.map(spotOf);
  const has = (x: number, y: number): boolean => spots.some((spot) => spot.x === x && spot.y === y);
  /** Rows are shifted by half a tile: either of two tiles may lie across half an edge. */
  const isAcross = (x: number, y: number): boolean => has(x, y) || has(x - 0.5, y);
  return spots
    .flatMap(({ x, y }) => [
      ...(has(x - 1, y) ? [] : [`M${x} ${y}v1`]),
      ...(has(x + 1, y) ? [] : [`M${x + 1} ${y}v1`]),
      ...[x, x + 0.5].flatMap((half) => [
        ...(isAcross(half, y - 1) ? [] : [`M${half} ${y}h.5`]),
        ...(isAcross(half, y + 1) ? [] : [`M${half} ${y + 1}h.5`]),
      ]),
    ])
    .join('');
}
