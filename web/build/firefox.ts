import { type Browser, firefox } from 'playwright-core';
import { firstThatRuns, installPackage } from './program.ts';

const NAMES = ['firefox-esr', 'firefox'];
const PLACES = [
  ...NAMES.flatMap((name) => [`/usr/bin/${name}`, `/usr/local/bin/${name}`, `/snap/bin/${name}`]),
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const installed = (): string | undefined => process.env.KURGAN_FIREFOX ?? firstThatRuns(PLACES);

/** A Firefox as it comes from its makers: one that is installed, or Debian's. Null when there is none to be had. */
export function findFirefox(): string | null {
  const found = installed();
  if (found !== undefined) return found;
  installPackage('firefox-esr');
  return installed() ?? null;
}

/** Just enough of Playwright's own objects to answer one command for the browser. */
interface Inside {
  readonly _connection: { toImpl(browser: Browser): { readonly _browserSession: CommandLine } };
}
interface CommandLine {
  send(command: string, parameters: object): Promise<object>;
}

/**
 * Playwright drives a stock Firefox over WebDriver BiDi. It sets the media features of each new context, a command that
 * the long-term release 153 does not have yet; there, nobody asks for other features than the browser's own.
 */
function forgiveMediaFeatures(browser: Browser): void {
  const line = (browser as unknown as Inside)._connection.toImpl(browser)._browserSession;
  const send = line.send.bind(line);
  line.send = async (command, parameters) =>
    command === 'emulation.setMediaFeaturesOverride' ? {} : send(command, parameters);
}

export async function launchFirefox(path: string): Promise<Browser> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: path,
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  });
  forgiveMediaFeatures(browser);
  return browser;
}
