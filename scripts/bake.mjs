// Shared by the scripts that bake drawings into images.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { launchChromium } from '../web/build/chromium.ts';

/**
 * @typedef {{ imageSmoothingQuality: string, drawImage(...args: unknown[]): void }} Context
 * @typedef {{ width: number, height: number, getContext(kind: '2d'): Context, toDataURL(type: string, quality: number): string }} Canvas
 * @typedef {{ document: { createElement(name: 'canvas'): Canvas }, Image: new () => { src: string, decode(): Promise<void> } }} CanvasPage
 *   the page, as a function running in it sees it
 */

/** @param {(page: import('playwright-core').Page) => Promise<void>} use */
export async function inPage(use) {
  const browser = await launchChromium();
  try {
    await use(await browser.newPage());
  } finally {
    await browser.close();
  }
}

/**
 * Writes an image and returns its size in bytes.
 * @param {URL} file
 * @param {string} dataUrl
 */
export function keepImage(file, dataUrl) {
  const bytes = Buffer.from(dataUrl.split(',')[1] ?? '', 'base64');
  writeFileSync(file, bytes);
  return bytes.length;
}

/**
 * Records what was baked, so that a test notices when a drawing has changed.
 * @param {URL} folder
 * @param {Record<string, string>} drawings as SVG, by name
 */
export function noteBaked(folder, drawings) {
  const hashes = Object.entries(drawings).map(([name, svg]) => [name, createHash('sha256').update(svg).digest('hex')]);
  writeFileSync(new URL('baked.json', folder), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
}

/** @param {number} bytes */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(0)} kB`;

/** Roughness moves whole pixels: drawn larger and scaled down, its edges are smooth. */
const OVERSIZE = 2;

/**
 * Runs in the page.
 * @param {{ svg: string, width: number, height: number, oversize: number, quality: number }} order
 * @returns {Promise<string>} a data URL
 */
async function bake({ svg, width, height, oversize, quality }) {
  const { document, Image } = /** @type {CanvasPage} */ (/** @type {unknown} */ (globalThis));
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

/**
 * Bakes every drawing into a WebP image of its name.
 * @param {URL} folder
 * @param {Readonly<Record<string, { svg(): string, width: number, height: number }>>} drawings
 */
export async function bakeDrawings(folder, drawings) {
  const svgs = Object.fromEntries(Object.entries(drawings).map(([name, { svg }]) => [name, svg()]));
  await inPage(async (page) => {
    for (const [name, { width, height }] of Object.entries(drawings)) {
      const order = { svg: svgs[name] ?? '', width, height, oversize: OVERSIZE, quality: 0.8 };
      const url = await page.evaluate(bake, order);
      console.log(`${name}.webp ${kilobytes(keepImage(new URL(`${name}.webp`, folder), url))}`);
    }
  });
  noteBaked(folder, svgs);
}
