import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { attempt, firstThatRuns, installPackage } from './program.ts';

const PLAYWRIGHT = fileURLToPath(new URL('../../node_modules/playwright-core/cli.js', import.meta.url));
/** Debian's packages. The shell has no windows or menus to draw, so tests take a quarter less time. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const NAMES = [...PACKAGES, 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const PLACES = [
  ...NAMES.flatMap((name) => [`/usr/bin/${name}`, `/usr/local/bin/${name}`, `/snap/bin/${name}`]),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
/** For any account and any machine, and for a browser that asks the network for nothing on its own. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const installed = (): string | undefined =>
  process.env.KURGAN_CHROMIUM ?? firstThatRuns([...PLACES, chromium.executablePath()]);

/** A browser for tests and pictures: one that is installed, or one that can be. Null when there is none to be had. */
export function findChromium(): string | null {
  let path = installed();
  for (const name of PACKAGES) {
    if (path !== undefined) break;
    installPackage(name);
    path = installed();
  }
  if (path === undefined) {
    attempt(process.execPath, [PLAYWRIGHT, 'install', 'chromium-headless-shell', 'chromium']);
    path = installed();
  }
  return path ?? null;
}

/** Starts the browser of a path, or whichever there is, perhaps with more flags. */
export async function launchChromium(path = findChromium(), more: readonly string[] = []): Promise<Browser> {
  if (path === null) throw new Error('no Chromium is installed here and none could be downloaded');
  return chromium.launch({ executablePath: path, args: [...FLAGS, ...more] });
}
