// Draws the Volga map once and keeps it as images, so that no browser runs its filters on a pan. Run it after the drawing has
// changed: `node scripts/bake-map.mjs`.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { terrainSvg, vignetteSvg } from '../games/volga/table/terrain/terrain.ts';

const CHROMIUM = process.env.KURGAN_CHROMIUM ?? '/usr/bin/chromium';
const ART = new URL('../games/volga/table/art/', import.meta.url);
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** The roughness moves whole pixels: drawn this many times as large as the largest image and reduced, its edges are smooth. */
const OVERSIZE = 2;

/**
 * @typedef {{ file: string, width: number, height: number, quality: number }} Baked
 * @typedef {{ imageSmoothingQuality: string, drawImage(...args: unknown[]): void }} Context
 * @typedef {{ width: number, height: number, getContext(kind: '2d'): Context, toDataURL(type: string, quality: number): string }} Canvas
 * @typedef {{ document: { createElement(name: 'canvas'): Canvas }, Image: new () => { src: string, decode(): Promise<void> } }} Page
 *   what a page offers to the function that runs in it
 */

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
 * Runs in the page: one large drawing, reduced by halves to each size.
 * @param {{ svg: string, images: Baked[], oversize: number }} order
 * @returns {Promise<string[]>} data URLs
 */
async function bake({ svg, images, oversize }) {
  const { document, Image } = /** @type {Page} */ (/** @type {unknown} */ (globalThis));
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

const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
try {
  const page = await browser.newPage();
  /** @type {Record<string, string>} */
  const hashes = {};
  for (const { name, svg, images } of DRAWINGS) {
    const urls = await page.evaluate(bake, { svg, images, oversize: OVERSIZE });
    for (const [index, { file }] of images.entries()) {
      const bytes = Buffer.from(urls[index]?.split(',')[1] ?? '', 'base64');
      writeFileSync(fileURLToPath(new URL(file, ART)), bytes);
      console.log(`${file} ${(bytes.length / 1000).toFixed(0)} kB`);
    }
    hashes[name] = createHash('sha256').update(svg).digest('hex');
  }
  writeFileSync(fileURLToPath(new URL('baked.json', ART)), `${JSON.stringify(hashes, null, 2)}\n`);
} finally {
  await browser.close();
}
