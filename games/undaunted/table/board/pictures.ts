import { PICTURES, pictureName } from '../art/faces.ts';
import type { Spot } from './geometry.ts';

/** Addresses of the baked faces. Only those of the scenario that is played are fetched. */
const FILES = import.meta.glob<string>('../art/tiles/*.webp', { eager: true, query: '?url', import: 'default' });

const ADDRESSES: ReadonlyMap<string, string> = new Map(
  PICTURES.map((picture) => {
    const name = pictureName(picture);
    return [name, FILES[`../art/tiles/${name}.webp`] ?? ''];
  }),
);

export const pictureOf = ({ tile, lie }: Pick<Spot, 'tile' | 'lie'>): string =>
  ADDRESSES.get(lie === 0 ? tile : `${tile}-turned`) ?? '';
