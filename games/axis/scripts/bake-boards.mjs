// Draws both boards and the ice of their rivers once and saves them as images, so that no browser runs their filters
// while panning. Run it after changing the drawing: `node games/axis/scripts/bake-boards.mjs`.
import { inPage, keepImage, kilobytes, noteBaked } from '../../../scripts/bake.mjs';
import { DRAWINGS } from '../table/terrain/terrain.ts';

const ART = new URL('../table/art/', import.meta.url);
/** The roughness moves whole pixels: drawn larger and scaled down, its edges are smooth. */
const OVERSIZE = 2;

/**
 * Runs in the page.
 * @param {{ svg: string, width: number, height: number, oversize: number, quality: number }} order
 * @returns {Promise<string>} a data URL
 */
async function bake({ svg, width, height, oversize, quality }) {
  const { document, Image } = /** @type {import('../../../scripts/bake.mjs').CanvasPage} */ (
    /** @type {unknown} */ (globalThis)
  );
  const source = new Image();
  source.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await source.decode();
  /** @param {unknown} from @param {number} scale */
  const drawn = (from, scale) => {
    const canvas = document.createElement('canvas');
    canvas.width = width * scale;
    canvas.height = height * scale;
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(from, 0, 0, canvas.width, canvas.height);
    return canvas;
  };
  return drawn(drawn(source, oversize), 1).toDataURL('image/webp', quality);
}

await inPage(async (page) => {
  const svgs = Object.fromEntries(Object.entries(DRAWINGS).map(([name, { svg }]) => [name, svg()]));
  for (const [name, { width, height }] of Object.entries(DRAWINGS)) {
    const url = await page.evaluate(bake, {
      svg: svgs[name] ?? '',
      width,
      height,
      oversize: OVERSIZE,
      quality: 0.8,
    });
    console.log(`${name}.webp ${kilobytes(keepImage(new URL(`${name}.webp`, ART), url))}`);
  }
  noteBaked(ART, svgs);
});
