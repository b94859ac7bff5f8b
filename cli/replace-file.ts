import { closeSync, existsSync, fsyncSync, openSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { whileStoppable } from './stop.ts';
import { onFile } from './system-problem.ts';

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return; // Windows can't open folders
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function writeWhole(file: string, text: string): void {
  const handle = openSync(file, 'w');
  try {
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Replaces a file's text: after a crash the file holds the old text or the new one, never part of either. */
export function replaceFileNow(file: string, text: string): void {
  const target = existsSync(file) ? realpathSync(file) : file; // a link stays a link
  const folder = path.dirname(target);
  const fresh = path.join(folder, `.${path.basename(target)}.${process.pid}.tmp`);
  onFile(file, () => {
    try {
      writeWhole(fresh, text);
      renameSync(fresh, target);
    } catch (error) {
      rmSync(fresh, { force: true });
      throw error;
    }
    syncFolder(folder);
  });
}

/** Same for a command that a signal can stop: the signal waits until the file is complete. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const stopped = await whileStoppable(async () => {
    replaceFileNow(file, text);
    await setImmediate(); // delivers any signal that came meanwhile
  });
  if (stopped !== null) process.exit(stopped);
}
