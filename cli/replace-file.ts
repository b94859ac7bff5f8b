import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { whileStoppable } from './stop.ts';

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return; // folders cannot be opened there
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** The problem is with the file that was asked for, not with the one on the way to it. */
function rename(error: unknown, file: string): unknown {
  if (error instanceof Error && 'path' in error) error.path = file;
  return error;
}

/** Puts a whole new text in the place of a file: after a crash it holds the old one or the new one, never a part. */
export function replaceFileNow(file: string, text: string): void {
  const folder = path.dirname(file);
  const fresh = path.join(folder, `.${path.basename(file)}.${process.pid}.tmp`);
  try {
    const handle = openSync(fresh, 'w');
    writeSync(handle, text);
    fsyncSync(handle);
    closeSync(handle);
    renameSync(fresh, file);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw rename(error, file);
  }
  syncFolder(folder);
}

/** The same for a command that can be stopped by a signal: the signal waits until the file is whole. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const stopped = await whileStoppable(async () => {
    replaceFileNow(file, text);
    await setImmediate(); // a signal that came meanwhile is delivered here
  });
  if (stopped !== null) process.exit(stopped);
}
