import { CITY_TILES } from './city-tiles.ts';

export type Letter = 'A' | 'B' | 'C';
const LETTERS: readonly Letter[] = ['A', 'B', 'C'];
export type TileState = 'open' | 'fortified' | 'intact' | 'damaged' | 'destroyed';

/** One side of cardboard: what a place looks like with one letter. */
export interface Face {
  /** `503-B`. */
  readonly id: string;
  readonly state: TileState;
  readonly cover: number;
  /** Against attackers on other tiles (US-TILE-03). */
  readonly buildingCover: number | null;
  /** For the side in control (US-TILE-06). */
  readonly fortificationCover: number | null;
  /** The structural defense: only a building has one (US-TILE-04). */
  readonly wall: number | null;
  /** Vehicles cannot enter (US-TILE-05). */
  readonly closed: boolean;
}

export interface Place {
  readonly code: string;
  readonly terrain: string;
  readonly name: string | null;
  /** By letter, A first. */
  readonly faces: readonly Face[];
}

const FACE = /^(\d)(?:\/(\d))?(?: fort (\d))?(?: wall (\d))?( closed)?$/;
const numberOr = (text: string | undefined): number | null => (text === undefined ? null : Number(text));

function readPlace(line: string): Place {
  const [head = '', name = '', ...texts] = line.split('; ');
  const [code = '', terrain = ''] = head.split(' ');
  let isBuilding = false;
  const faces = texts.map((text, i): Face => {
    const found = FACE.exec(text);
    const letter = LETTERS[i];
    if (found === null || letter === undefined) throw new Error(`no tile: ${line}`);
    const [, cover, buildingCover, fort, wall, closed] = found;
    if (i === 0) isBuilding = wall !== undefined;
    const standing = i === 0 ? 'intact' : wall === undefined ? 'destroyed' : 'damaged';
    return {
      id: `${code}-${letter}`,
      state: fort !== undefined ? 'fortified' : isBuilding ? standing : 'open',
      cover: Number(cover),
      buildingCover: numberOr(buildingCover),
      fortificationCover: numberOr(fort),
      wall: numberOr(wall),
      closed: closed !== undefined,
    };
  });
  return { code, terrain, name: name || null, faces };
}

export const PLACES: readonly Place[] = CITY_TILES.trim().split('\n').map(readPlace);

/** Every place by its code. */
export const PLACE: ReadonlyMap<string, Place> = new Map(PLACES.map((place) => [place.code, place]));

/** True if a place has a tile with this letter. */
export const hasFace = (code: string, letter: Letter): boolean =>
  PLACE.get(code)?.faces[LETTERS.indexOf(letter)] !== undefined;

/** The tile at a place with a letter. */
export function faceOf(code: string, letter: Letter): Face {
  const face = PLACE.get(code)?.faces[LETTERS.indexOf(letter)];
  if (face === undefined) throw new Error(`there is no tile ${code}-${letter}`);
  return face;
}

/** The letter that replaces this one when the tile is damaged or fortified; null when it is the last. */
export function nextLetter(code: string, letter: Letter): Letter | null {
  const at = LETTERS.indexOf(letter) + 1;
  return PLACE.get(code)?.faces[at] === undefined ? null : (LETTERS[at] ?? null);
}

/** Rows run west to east, and even rows are shifted east by half a tile. */
export const rowOf = (code: string): number => Math.trunc(Number(code) / 100);
export const columnOf = (code: string): number => Number(code) % 100;
