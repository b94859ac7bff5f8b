// Draws the tiles of Undaunted: Normandy once and keeps them as images, so that no browser runs their filters. Run it after a
// drawing has changed: `node scripts/bake-tiles.mjs`.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { PICTURES, pictureName, THUMBS } from '../games/undaunted/table/art/faces.ts';
import { tileSvg } from '../games/undaunted/table/art/tile.ts';

const CHROMIUM = process.env.KURGAN_CHROMIUM ?? '/usr/bin/chromium';
const ART = new URL('../games/undaunted/table/art/', import.meta.url);
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Pixels: a tile is about 150 wide on a desk and on a phone, whose pixels are half as large. */
const SIZE = 304;
/** The roughness moves whole pixels: drawn this many times as large and reduced, its edges are smooth. */
const OVERSIZE = 4;
const QUALITY = 0.68;

/**
 * @typedef {{ imageSmoothingQuality: string, drawImage(...args: unknown[]): void }} Context
 * @typedef {{ width: number, height: number, getContext(kind: '2d'): Context, toDataURL(type: string, quality: number): string }} Canvas
 * @typedef {{ document: { createElement(name: 'canvas'): Canvas }, Image: new () => { src: string, decode(): Promise<void> } }} Page
 *   what a page offers to the function that runs in it
 */

/**
 * Runs in the page: each drawing large, reduced by halves; and all of them small on one sheet.
 * @param {{ svgs: string[], size: number, oversize: number, quality: number, thumbs: { columns: number, size: number } }} order
 * @returns {Promise<string[]>} data URLs, that of the sheet last
 */
async function bake({ svgs, size, oversize, quality, thumbs }) {
  const { document, Image } = /** @type {Page} */ (/** @type {unknown} */ (globalThis));
  /** @param {number} width @param {number} height */
  const canvasOf = (width, height) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    return { canvas, context };
  };
  /** @param {unknown} from @param {number} width */
  const drawn = (from, width) => {
    const { canvas, context } = canvasOf(width, width);
    context.drawImage(from, 0, 0, width, width);
    return canvas;
  };
  const sheet = canvasOf(thumbs.columns * thumbs.size, Math.ceil(svgs.length / thumbs.columns) * thumbs.size);
  const urls = [];
  for (const [index, svg] of svgs.entries()) {
    const source = new Image();
    source.src = URL.createObjectURL(
      new Blob([svg.replace('width="100" height="100"', `width="${size * oversize}" height="${size * oversize}"`)], {
        type: 'image/svg+xml',
      }),
    );
    await source.decode();
    let canvas = drawn(source, size * oversize);
    while (canvas.width > size) canvas = drawn(canvas, canvas.width / 2);
    urls.push(canvas.toDataURL('image/webp', quality));
    const [x, y] = [(index % thumbs.columns) * thumbs.size, Math.floor(index / thumbs.columns) * thumbs.size];
    sheet.context.drawImage(drawn(canvas, size / 2), x, y, thumbs.size, thumbs.size);
  }
  urls.push(sheet.canvas.toDataURL('image/webp', quality));
  return urls;
}

/** @param {string} file @param {string} url */
function keep(file, url) {
  const bytes = Buffer.from(url.split(',')[1] ?? '', 'base64');
  writeFileSync(fileURLToPath(new URL(file, ART)), bytes);
  return bytes.length;
}

const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
try {
  const page = await browser.newPage();
  const svgs = PICTURES.map(tileSvg);
  const order = { svgs, size: SIZE, oversize: OVERSIZE, quality: QUALITY, thumbs: THUMBS };
  const urls = await page.evaluate(bake, order);
  const sizes = PICTURES.map((picture, index) => keep(`tiles/${pictureName(picture)}.webp`, urls[index] ?? ''));
  const sheet = keep('thumbs.webp', urls.at(-1) ?? '');
  const sum = sizes.reduce((total, size) => total + size, 0);
  console.log(`${sizes.length} faces ${(sum / 1000).toFixed(0)} kB, small ones ${(sheet / 1000).toFixed(0)} kB`);
  const hash = createHash('sha256').update(svgs.join('')).digest('hex');
  writeFileSync(fileURLToPath(new URL('baked.json', ART)), `${JSON.stringify({ tiles: hash }, null, 2)}\n`);
} finally {
  await browser.close();
}
