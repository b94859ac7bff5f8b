import type { TileId } from '../../rules/ids.ts';
import { faceOf, type Letter } from '../../stalingrad/data/city.ts';
import type { Thumb } from '../edition.ts';

const PAPER: Readonly<Record<string, string>> = {
  open: '#d6cba6',
  fortified: '#c4bb8f',
  intact: '#b9b19b',
  damaged: '#a59b85',
  destroyed: '#8f8672',
};

/** A plain tile: a roof for what stands, heaps for what fell. */
function plain(tile: TileId, letter: Letter): string {
  const { state } = faceOf(tile, letter);
  const roof = state === 'intact' || state === 'damaged';
  const shape = roof
    ? '<path d="M28 48h94v62H28z" fill="#8a4a36" stroke="#2a2219" stroke-width="2"/>'
    : state === 'destroyed'
      ? '<path d="M30 96l18-34 22 20 20-30 28 44z" fill="#6e6553" stroke="#2a2219"/>'
      : '';
  const hole = state === 'damaged' ? '<path d="M60 60l24-6 12 20-20 14-20-10z" fill="#2a2219"/>' : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 150"><path d="M0 0h150v150H0z" fill="${PAPER[state]}"/>${shape}${hole}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const pictureOf = (tile: TileId, letter: Letter): string => plain(tile, letter);
export const thumbOf = (_tile: TileId, _letter: Letter): Thumb | null => null;
