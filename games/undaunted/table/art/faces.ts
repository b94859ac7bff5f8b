import type { FaceId } from '../../normandy/data/tile-features.ts';

/** Light must fall the same way on a tile that lies turned: not the picture is turned, but what is drawn on it. */
export type Lie = 0 | 180;

export interface Picture {
  readonly face: FaceId;
  readonly lie: Lie;
}

/** Told apart from their features: a page shows pictures and needs no drawing. */
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18] as const;
const FACES: readonly FaceId[] = NUMBERS.flatMap((number) => [`${number}A`, `${number}B`] as const);

/** The faces that some scenario lays upside down. */
const TURNED: readonly FaceId[] = ['15A', '17A'];

/** Everything that is baked, in the order of the sheet of small pictures. */
export const PICTURES: readonly Picture[] = [
  ...FACES.map((face) => ({ face, lie: 0 }) as const),
  ...TURNED.map((face) => ({ face, lie: 180 }) as const),
];

export const pictureName = ({ face, lie }: Picture): string => (lie === 0 ? face : `${face}-turned`);

/** The small pictures stand in rows of this many on one sheet, each this many pixels wide. */
export const THUMBS = { columns: 8, size: 64 } as const;
