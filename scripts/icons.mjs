// Draws the app's PNG icons from web/public/mark.svg. Run it by hand after changing the mark; the results are
// committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchChromium } from '../web/build/chromium.ts';

const folder = new URL('../web/public/', import.meta.url);
const mark = readFileSync(new URL('mark.svg', folder), 'utf8');
/** Systems that crop icons to their own shape want the whole square filled, and keep the inner four fifths. */
const unrounded = mark.replace(' rx="96"', '');

const ICONS = [
  { file: 'icon-192.png', size: 192, svg: mark },
  { file: 'icon-512.png', size: 512, svg: mark },
  { file: 'icon-maskable-512.png', size: 512, svg: unrounded },
  { file: 'icon-180.png', size: 180, svg: unrounded },
];

const browser = await launchChromium();
try {
  for (const { file, size, svg } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
    writeFileSync(new URL(file, folder), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
  console.log(`${ICONS.length} icons written to ${fileURLToPath(folder)}`);
} finally {
  await browser.close();
}
