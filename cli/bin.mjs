#!/usr/bin/env node
// Plain JavaScript, because npx might start it with a Node too old to run .ts files: it then continues in the pinned
// Node.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const main = new URL('./kurgan.ts', import.meta.url);
const pinned = fileURLToPath(
  new URL(`../node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`, import.meta.url),
);

if (Number.parseInt(process.versions.node, 10) >= 24) {
  process.argv[1] = fileURLToPath(main);
  await import(main.href);
} else if (existsSync(pinned)) {
  const child = spawn(pinned, [fileURLToPath(main), ...process.argv.slice(2)], { stdio: 'inherit' });
  // Pass on a signal sent to this process alone; Ctrl-C in a terminal has already reached the child.
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
  });
} else {
  console.error(
    `kurgan needs Node 24, but this is ${process.version}: run "npm install" in the project's folder first.`,
  );
  process.exitCode = 2;
}
