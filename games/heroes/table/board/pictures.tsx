import type { BoardFace } from '../../data/boards.ts';
import type { TileId } from '../../data/tiles.ts';

const ART = import.meta.glob<string>('../art/*.webp', { eager: true, query: '?url', import: 'default' });

const pictureOf = (name: string): string => ART[`../art/${name}.webp`] ?? '';
export const facePicture = (face: BoardFace): string => pictureOf(face);
export const tilePicture = (tile: TileId, ruined: boolean): string => pictureOf(ruined ? `${tile}-ruined` : tile);
