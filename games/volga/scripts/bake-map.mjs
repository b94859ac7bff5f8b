// Draws the Volga map once and saves it as images, so that no browser runs its filters while panning. Run it after
// changing the drawing: `node games/volga/scripts/bake-map.mjs`.

import { inPage, keepImage, kilobytes, noteBaked } from '../../../scripts/bake.mjs';
import { terrainSvg, vignetteSvg } from '../table/terrain/terrain.ts';

const ART = new URL('../table/art/', import.meta.url);
/**
 * The roughness moves whole pixels: drawn this many times larger than the largest image and scaled down, its edges are
 * smooth.
 */
const OVERSIZE = 2;

/** @typedef {{ file: string, width: number, height: number, quality: number }} Baked */

const terrain = terrainSvg();

/** @type {{ name: 'terrain' | 'vignette', svg: string, images: Baked[] }[]} */
const DRAWINGS = [
  {
    name: 'terrain',
    svg: terrain,
    images: [
      { file: 'terrain.webp', width: 2000, height: 2800, quality: 0.8 },
      { file: 'terrain-1x.webp', width: 1000, height: 1400, quality: 0.79 },
      { file: 'terrain-thumb.webp', width: 250, height: 350, quality: 0.75 },
    ],
  },
  {
    name: 'vignette',
    svg: vignetteSvg(terrain),
    images: [{ file: 'vignette.webp', width: 480, height: 460, quality: 0.86 }],
  },
];

/**
 * Runs in the page: one large drawing, halved down to each size.
 * @param {{ svg: string, images: Baked[], oversize: number }} order
 * @returns {Promise<string[]>} data URLs
 */
async function bake({ svg, images, oversize }) {
  const { document, Image } = /** @type {import('../../../scripts/bake.mjs').CanvasPage} */ (
    /** @type {unknown} */ (globalThis)
  );
  const source = new Image();
  source.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await source.decode();
  /** @param {unknown} from @param {number} width @param {number} height */
  const drawn = (from, width, height) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(from, 0, 0, width, height);
    return canvas;
  };
  const { width: widest = 0, height: highest = 0 } = images[0] ?? {};
  let canvas = drawn(source, widest * oversize, highest * oversize);
  return images.map(({ width, height, quality }) => {
    while (canvas.width >= width * 2) canvas = drawn(canvas, canvas.width / 2, canvas.height / 2);
    canvas = drawn(canvas, width, height);
    return canvas.toDataURL('image/webp', quality);
  });
}

await inPage(async (page) => {
  for (const { svg, images } of DRAWINGS) {
    const urls = await page.evaluate(bake, { svg, images, oversize: OVERSIZE });
    for (const [index, { file }] of images.entries()) {
      console.log(`${file} ${kilobytes(keepImage(new URL(file, ART), urls[index] ?? ''))}`);
    }
  }
  noteBaked(ART, Object.fromEntries(DRAWINGS.map(({ name, svg }) => [name, svg])));
});
