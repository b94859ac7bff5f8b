// Draws the tiles of Undaunted once and saves them as images, so that no browser runs their filters. Run it after changing
// a drawing: `node games/undaunted/scripts/bake-tiles.mjs`, or with `normandy` or `city` for one set alone.

import { inPage, keepImage, kilobytes, noteBaked } from '../../../scripts/bake.mjs';
import { CITY_FACES, CITY_THUMBS } from '../table/art/city/faces.ts';
import { cityTileSvgs } from '../table/art/city/tile.ts';
import { cityVignetteSvg } from '../table/art/city/vignette.ts';
import { PICTURES, pictureName, THUMBS } from '../table/art/faces.ts';
import { tileSvg } from '../table/art/tile.ts';
import { vignetteSvg } from '../table/art/vignette.ts';

/**
 * `size` in pixels: a tile is about 150 wide on a desktop, and on a phone with pixels half the size. Windows and bricks need more.
 * @type {Record<string, { folder: string, names: readonly string[], svgs: () => readonly string[], size: number, thumbs: typeof THUMBS | typeof CITY_THUMBS, vignetteSvg: () => string }>}
 */
const SETS = {
  normandy: {
    folder: '../table/art/',
    names: PICTURES.map(pictureName),
    svgs: () => PICTURES.map(tileSvg),
    size: 304,
    thumbs: THUMBS,
    vignetteSvg,
  },
  city: {
    folder: '../table/art/city/',
    names: CITY_FACES,
    svgs: cityTileSvgs,
    size: 384,
    thumbs: CITY_THUMBS,
    vignetteSvg: cityVignetteSvg,
  },
};
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

const [only] = process.argv.slice(2);
await inPage(async (page) => {
  for (const [set, { folder, names, svgs: drawn, size, thumbs, vignetteSvg: drawVignette }] of Object.entries(SETS)) {
    if (only !== undefined && only !== set) continue;
    const art = new URL(folder, import.meta.url);
    const svgs = [...drawn()];
    const vignette = drawVignette();
    const order = {
      svgs,
      size,
      oversize: OVERSIZE,
      quality: QUALITY,
      thumbs,
      vignette: { svg: vignette, ...VIGNETTE },
    };
    const baked = await page.evaluate(bake, order);
    /** @param {string} file @param {string | undefined} url */
    const keep = (file, url) => keepImage(new URL(file, art), url ?? '');
    const sizes = names.map((name, index) => keep(`tiles/${name}.webp`, baked.tiles[index]));
    console.log(`${set}: ${sizes.length} faces ${kilobytes(sizes.reduce((total, each) => total + each, 0))}`);
    console.log(`thumbs.webp ${kilobytes(keep('thumbs.webp', baked.sheet))}`);
    console.log(`vignette.webp ${kilobytes(keep('vignette.webp', baked.vignette))}`);
    noteBaked(art, { tiles: svgs.join(''), vignette });
  }
});
