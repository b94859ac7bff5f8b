// Draws the tiles of Undaunted: Normandy once and saves them as images, so that no browser runs their filters. Run it
// after changing a drawing: `node games/undaunted/scripts/bake-tiles.mjs`.

import { inPage, keepImage, kilobytes, noteBaked } from '../../../scripts/bake.mjs';
import { PICTURES, pictureName, THUMBS } from '../table/art/faces.ts';
import { tileSvg } from '../table/art/tile.ts';
import { vignetteSvg } from '../table/art/vignette.ts';

const ART = new URL('../table/art/', import.meta.url);
/** In pixels: a tile is about 150 wide on a desktop, and on a phone with pixels half the size. */
const SIZE = 304;
/** The roughness moves whole pixels: drawn this many times larger and scaled down, its edges are smooth. */
const OVERSIZE = 4;
const QUALITY = 0.68;
const VIGNETTE = { width: 480, height: 460, quality: 0.84 };

/**
 * Runs in the page: draws each tile large and halves it down, and all tiles small on one sheet.
 * @param {{ svgs: string[], size: number, oversize: number, quality: number, thumbs: { columns: number, size: number }, vignette: { svg: string, width: number, height: number, quality: number } }} order
 * @returns {Promise<{ tiles: string[], sheet: string, vignette: string }>} data URLs
 */
async function bake({ svgs, size, oversize, quality, thumbs, vignette }) {
  const { document, Image } = /** @type {import('../../../scripts/bake.mjs').CanvasPage} */ (
    /** @type {unknown} */ (globalThis)
  );
  /** @param {number} width @param {number} height */
  const canvasOf = (width, height) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    return { canvas, context };
  };
  /** @param {unknown} from @param {number} width @param {number} height */
  const drawn = (from, width, height) => {
    const { canvas, context } = canvasOf(width, height);
    context.drawImage(from, 0, 0, width, height);
    return canvas;
  };
  /** @param {string} svg @param {number} width @param {number} height */
  const reduced = async (svg, width, height) => {
    const source = new Image();
    const large = svg.replace(
      / width="\d+" height="\d+"/,
      ` width="${width * oversize}" height="${height * oversize}"`,
    );
    source.src = URL.createObjectURL(new Blob([large], { type: 'image/svg+xml' }));
    await source.decode();
    let canvas = drawn(source, width * oversize, height * oversize);
    while (canvas.width > width) canvas = drawn(canvas, canvas.width / 2, canvas.height / 2);
    return canvas;
  };
  const sheet = canvasOf(thumbs.columns * thumbs.size, Math.ceil(svgs.length / thumbs.columns) * thumbs.size);
  const tiles = [];
  for (const [index, svg] of svgs.entries()) {
    const canvas = await reduced(svg, size, size);
    tiles.push(canvas.toDataURL('image/webp', quality));
    const [x, y] = [(index % thumbs.columns) * thumbs.size, Math.floor(index / thumbs.columns) * thumbs.size];
    sheet.context.drawImage(drawn(canvas, size / 2, size / 2), x, y, thumbs.size, thumbs.size);
  }
  const card = await reduced(vignette.svg, vignette.width, vignette.height);
  return {
    tiles,
    sheet: sheet.canvas.toDataURL('image/webp', quality),
    vignette: card.toDataURL('image/webp', vignette.quality),
  };
}

const svgs = PICTURES.map(tileSvg);
const vignette = vignetteSvg();
/** @param {string} file @param {string | undefined} url */
const keep = (file, url) => keepImage(new URL(file, ART), url ?? '');

await inPage(async (page) => {
  const baked = await page.evaluate(bake, {
    svgs,
    size: SIZE,
    oversize: OVERSIZE,
    quality: QUALITY,
    thumbs: THUMBS,
    vignette: { svg: vignette, ...VIGNETTE },
  });
  const sizes = PICTURES.map((picture, index) => keep(`tiles/${pictureName(picture)}.webp`, baked.tiles[index]));
  console.log(`${sizes.length} faces ${kilobytes(sizes.reduce((total, size) => total + size, 0))}`);
  console.log(`thumbs.webp ${kilobytes(keep('thumbs.webp', baked.sheet))}`);
  console.log(`vignette.webp ${kilobytes(keep('vignette.webp', baked.vignette))}`);
  noteBaked(ART, { tiles: svgs.join(''), vignette });
});
