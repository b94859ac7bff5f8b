import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const MINUTE = 60_000;

export const attempt = (command: string, args: readonly string[]): unknown =>
  spawnSync(command, args, { timeout: 5 * MINUTE, stdio: 'ignore' });

const runs = (path: string): boolean => spawnSync(path, ['--version'], { timeout: MINUTE }).status === 0;

/** The first of several programs that stands there and runs. */
export const firstThatRuns = (paths: readonly string[]): string | undefined =>
  paths.find((path) => existsSync(path) && runs(path));

/** A package of Debian's, for who may install one. */
export function installPackage(name: string): void {
  if (process.getuid?.() !== 0) return;
  attempt('apt-get', ['update']);
  attempt('apt-get', ['install', '-y', name]);
}
