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
