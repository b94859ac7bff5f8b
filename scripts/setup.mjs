// Runs before every npm script of this project, on any Node the user has (20 or newer), and installs what is missing,
// including Node 24. When everything is in place it only compares two files.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const pinned = path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const ownMajor = Number.parseInt(process.versions.node, 10);

/**
 * True if node_modules matches the lock file. Optional packages can be absent: they are builds for other platforms.
 * @param {{ packages: Record<string, { version?: string, link?: boolean, optional?: boolean }> }} lock
 * @param {{ packages: Record<string, { version?: string, link?: boolean }> }} installed
 */
export function isCurrent(lock, installed) {
  return Object.entries(lock.packages).every(([place, wanted]) => {
    if (!place.startsWith('node_modules/')) return true;
    const found = installed.packages[place];
    return found === undefined ? wanted.optional === true : found.version === wanted.version;
  });
}

/**
 * Boils npm's output down to one sentence.
 * @param {string} output
 */
export function explain(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ENOTCACHED|ERR_SOCKET_TIMEOUT/.test(output)) {
    return 'The packages could not be downloaded: the first run needs the network, later runs do not.';
  }
  if (/\bEUSAGE\b/.test(output)) return 'package.json and package-lock.json disagree: run "npm run lock".';
  if (/\bENOSPC\b/.test(output)) return 'The disk is full: the packages need about 400 MB.';
  return `${output}\nnpm could not install the packages; see its output above.`;
}

/** @param {string} name */
function readJson(name) {
  const file = path.join(root, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { packages: {} };
}

function install() {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  const what = 'Installing packages and Node 24, once, usually within a minute';
  const terminal = process.stderr.isTTY;
  process.stderr.write(terminal ? `${what} ... 0 s` : `${what} ...\n`);
  const clock = setInterval(
    () => process.stderr.write(terminal ? `\r${what} ... ${seconds()} s` : `  still installing, ${seconds()} s\n`),
    terminal ? 1000 : 10_000,
  );

  const flags = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-progress'];
  // npm run names its npm and Node; when started by hand, the npm on the path will do.
  const npm = process.env.npm_execpath;
  const node = process.env.npm_node_execpath ?? process.execPath;
  const child = spawn(npm === undefined ? 'npm' : node, npm === undefined ? flags : [npm, ...flags], {
    cwd: root,
    shell: npm === undefined && process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (/** @type {string} */ text) => {
    output += text;
  };
  child.stdout.setEncoding('utf8').on('data', collect);
  child.stderr.setEncoding('utf8').on('data', collect);
  return new Promise((resolve) => {
    child.on('error', (error) => collect(error.message));
    child.on('close', (code) => {
      clearInterval(clock);
      process.stderr.write(
        `${terminal ? `\r${what} ... ` : '  '}${code === 0 ? 'done' : 'failed'} after ${seconds()} s\n`,
      );
      resolve({ ok: code === 0, output });
    });
  });
}

/** Removes a Node that can't run here (a different C library, say), so that it doesn't hide the user's own. */
function dropBrokenNode() {
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return;
  rmSync(path.join(root, 'node_modules', 'node'), { recursive: true, force: true });
  for (const name of ['node', 'node.cmd', 'node.ps1']) {
    rmSync(path.join(root, 'node_modules', '.bin', name), { force: true });
  }
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

async function setUp() {
  if (ownMajor < 20) fail(`Kurgan needs Node 20 or newer to start, but this is ${process.version}.`);
  const hasNode24 = () => ownMajor >= 24 || existsSync(pinned);
  if (hasNode24() && isCurrent(readJson('package-lock.json'), readJson('node_modules/.package-lock.json'))) return;
  const { ok, output } = await install();
  if (!ok) fail(explain(output));
  dropBrokenNode();
  if (!hasNode24()) {
    fail(
      `Kurgan runs on Node 24: npm could not install it here and this is ${process.version}; install Node 24 yourself.`,
    );
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await setUp();
