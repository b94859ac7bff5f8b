import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';

const PLAYWRIGHT = fileURLToPath(new URL('../../node_modules/playwright-core/cli.js', import.meta.url));
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
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
const MINUTE = 60_000;

const runs = (path: string): boolean => spawnSync(path, ['--version'], { timeout: MINUTE }).status === 0;

function installed(): string | undefined {
  const own = process.env.KURGAN_CHROMIUM;
  if (own !== undefined) return own;
  return [...PLACES, chromium.executablePath()].find((path) => existsSync(path) && runs(path));
}

const attempt = (command: string, args: readonly string[]): unknown =>
  spawnSync(command, args, { timeout: 5 * MINUTE, stdio: 'ignore' });

/** A browser for tests and pictures: one that is installed, or one that can be. Null when there is none to be had. */
export function findChromium(): string | null {
  let path = installed();
  if (path === undefined && process.getuid?.() === 0) {
    attempt('apt-get', ['update']);
    attempt('apt-get', ['install', '-y', 'chromium']);
    path = installed();
  }
  if (path === undefined) {
    attempt(process.execPath, [PLAYWRIGHT, 'install', 'chromium-headless-shell', 'chromium']);
    path = installed();
  }
  return path ?? null;
}

/** Starts the browser of a path, or whichever there is. */
export async function launchChromium(path = findChromium()): Promise<Browser> {
  if (path === null) throw new Error('no Chromium is installed here and none could be downloaded');
  return chromium.launch({ executablePath: path, args: FLAGS });
}
