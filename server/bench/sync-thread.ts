// Runs in a thread: writes bytes over those of a file and syncs them whenever it is asked, as a store that does nothing
// else would.
import { closeSync, fdatasyncSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

/** Writes that fit into the file: later ones go over the first, as in SQLite's log. */
const ROOM = 64;

if (parentPort === null) throw new Error('this module runs in a thread');
const port = parentPort;
const { path, bytes } = workerData as { readonly path: string; readonly bytes: number };
const file = openSync(path, 'w');
const written = Buffer.alloc(bytes, 1);
for (let i = 0; i < ROOM; i++) writeSync(file, written, 0, bytes, i * bytes);
fsyncSync(file);

port.on('message', (n: number | null) => {
  if (n === null) {
    closeSync(file);
    port.close();
    return;
  }
  writeSync(file, written, 0, bytes, (n % ROOM) * bytes);
  fdatasyncSync(file);
  port.postMessage(n);
});
port.postMessage(null);
