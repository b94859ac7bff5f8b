import { spawn } from 'node:child_process';
import { BUILD_SCRIPT } from '@kurgan/web/build';
import { Fault } from '../command.ts';

/** Builds the app in a separate process and counts the seconds on the error stream. */
export async function buildApp(): Promise<void> {
  const started = performance.now();
  const seconds = (): number => Math.round((performance.now() - started) / 1000);
  const what = 'Building the app (only once, usually under ten seconds)';
  const isWatched = process.stderr.isTTY === true;
  process.stderr.write(isWatched ? `${what} ... 0 s` : `${what} ...\n`);
  const clock = isWatched ? setInterval(() => process.stderr.write(`\r${what} ... ${seconds()} s`), 1000) : undefined;
  const { code, output } = await new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(process.execPath, [BUILD_SCRIPT, '--quiet'], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (text: string) => {
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
  clearInterval(clock);
  process.stderr.write(
    `${isWatched ? `\r${what} ... ` : '  '}${code === 0 ? 'done' : 'failed'} after ${seconds()} s\n`,
  );
  if (code === 0) return;
  process.stderr.write(output);
  throw new Fault('The app could not be built; see the build output above.');
}
