import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../build/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the app. */
    address: string;
    /** The browser's program; null when there is none. */
    chromium: string | null;
  }
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Served {
  readonly address: string;
  /** Everything it has written to its error stream. */
  readonly said: string;
  stop(): Promise<void>;
}

/** Serves the app as `npm start` does, or a folder in its place; a port that is named is waited for. */
export function serve(words: readonly string[] = []): Promise<Served> {
  const child = spawn(process.execPath, ['cli/kurgan.ts', 'serve', ...words], { cwd: ROOT });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      const address = /http:\/\/\S+\d/.exec(String(text))?.[0];
      if (address === undefined) return;
      const stop = (): Promise<void> => {
        child.kill('SIGTERM');
        return ended;
      };
      resolve({
        address,
        get said() {
          return errors;
        },
        stop,
      });
    });
    void ended.then(() => reject(new Error(`the app is not served: ${errors}`)));
  });
}

/** The app to try: KURGAN_APP names the folder of a build that stands elsewhere. */
export const serveApp = (folder = process.env.KURGAN_APP): Promise<Served> =>
  serve(folder === undefined ? [] : ['--folder', folder]);

/** Before the first test. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const path = findChromium();
  project.provide('chromium', path);
  if (path === null) {
    console.log('The browser tests are skipped: no Chromium is installed here and none could be downloaded.');
    project.provide('address', '');
    return undefined;
  }
  const served = await serveApp();
  project.provide('address', served.address);
  return served.stop;
}
