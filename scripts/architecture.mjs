// Checks that imports go one way: engine <- games/*/rules <- bots, games/*/bot.ts, and for code that runs matches
// engine <- host <- kit <- games/*/table <- games/*/manifest.ts <- games/index.ts <- web, cli;
// engine <- wire <- server, web. Also checks that no
// package imports the inside of another, that the engine and the rules use no clock, randomness or I/O, and that
// nothing outside a game's folder and the registry names a game.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { importsOf, stringsOf, usesOf, wordsOf } from './source-text.mjs';

const IMPURE = [
  'Date',
  'Math.random',
  'performance',
  'process',
  'console',
  'crypto',
  'fetch',
  'setTimeout',
  'setInterval',
  'globalThis',
];
/** Globals that only a page has. */
const BROWSER = ['document', 'localStorage', 'indexedDB', 'matchMedia'];
const TEST_TOOLS = ['vitest', 'fast-check', 'playwright-core', 'axe-core'];
const SOURCE_FILE = /\.(?:ts|tsx|mts|mjs|js)$/;
const NOT_SOURCE = new Set(['node_modules', 'dist', 'dist-new', 'dist-old']);
const TEST_FILE = /\.test\.ts$|(?:^|\/)test\/|^(?:engine|kit)\/testing\//;
/** Folders that may not name a game. */
const NAMELESS = /^(?:bots|cli|host|kit|scripts|server|web|wire)\//;

/**
 * @typedef {{ dir: string, entries: string[], dependencies: string[] }} Package a workspace: its folder, its public
 *   entries, and the outside packages it declares
 * @typedef {{ name: string, files: RegExp, packages: RegExp, inside?: RegExp, pure?: boolean, outside?: 'node' | 'browser' | 'anywhere', tools?: boolean }} Zone
 *   `packages`: workspaces, or single entries of them, that the zone may import; `inside`: allowed files of its own
 *   package ($1 is the game's folder); `outside`: the zone may use declared dependencies and runs in Node (with node:),
 *   in the browser, or in both; `tools`: the zone may open any package from within, because it generates part of it
 */

/** The first zone that matches a file applies. @type {Zone[]} */
const ZONES = [
  { name: 'engine', files: /^engine\//, packages: /^$/, pure: true },
  { name: 'games/test', files: /^games\/test\//, packages: /^@kurgan\/(?:engine|kit)/, outside: 'browser' },
  {
    name: 'games/*/manifest.ts',
    files: /^games\/(?:[^/]+\/){1,2}manifest\.ts$/,
    packages: /^@kurgan\/kit\/manifest$/,
  },
  { name: 'games/*/scripts', files: /^games\/[^/]+\/scripts\//, packages: /^$/, outside: 'node', tools: true },
  {
    name: 'games/*/bot.ts',
    files: /^games\/[^/]+\/bot(?:\.ts$|\/)/,
    packages: /^@kurgan\/engine$/,
    inside: /^(?:bot\.ts$|(?!scripts\/|table\/)[^/]+\/)/,
  },
  {
    name: 'games/*/table',
    files: /^games\/[^/]+\/table\//,
    packages: /^@kurgan\/(?:engine|host|kit)$/,
    inside: /^(?!bot\/|scripts\/)[^/]+\//,
    outside: 'browser',
  },
  {
    // Every other folder is rules, data or an edition.
    name: 'games/*/rules, games/*/data and editions',
    files: /^games\/[^/]+\/(?!test\/)[^/]+\//,
    packages: /^@kurgan\/engine$/,
    inside: /^(?!bot\/|scripts\/|table\/)[^/]+\//,
    pure: true,
  },
  { name: 'games/*', files: /^games\/[^/]+\//, packages: /^@kurgan\/engine$/ },
  { name: 'games', files: /^games\/[^/]+$/, packages: /^@kurgan\/(?:kit\/manifest$|(?!bots|host|kit|web|cli))/ },
  { name: 'bots/pool', files: /^bots\/pool\//, packages: /^@kurgan\/engine$/, outside: 'node' },
  { name: 'bots', files: /^bots\//, packages: /^@kurgan\/engine$/ },
  { name: 'host', files: /^host\//, packages: /^@kurgan\/engine$/, pure: true, outside: 'anywhere' },
  { name: 'wire', files: /^wire\//, packages: /^@kurgan\/engine$/, pure: true },
  {
    name: 'server',
    files: /^server\//,
    packages: /^@kurgan\/(?:bots\/pool|engine|games|host|wire)$/,
    outside: 'node',
  },
  { name: 'kit', files: /^kit\//, packages: /^@kurgan\/(?:engine|host)$/, outside: 'browser' },
  { name: 'web/build', files: /^web\/(?:build\/|vite\.config\.ts$)/, packages: /^@kurgan\/(?!cli)/, outside: 'node' },
  { name: 'web', files: /^web\//, packages: /^@kurgan\/(?!cli)/, outside: 'browser' },
  { name: 'cli', files: /^cli\//, packages: /^@kurgan\/(?!kit)/, outside: 'node' },
  {
    name: 'scripts',
    files: /^scripts\/|^[^/]+\.config\.ts$/,
    packages: /^@kurgan\/games$/,
    outside: 'node',
    tools: true,
  },
];

/**
 * Packages a test may import beyond its zone: a search is tried on real games, a first board on a match.
 * @type {Record<string, RegExp>}
 */
const TEST_PACKAGES = { bots: /^@kurgan\/(?!host|kit|web|cli)/, scripts: /^@kurgan\/engine$/ };

/**
 * @param {string} file path from the root, with forward slashes
 * @param {string} source
 * @param {Map<string, Package>} packages by name
 * @returns {string[]} one line for each violation
 */
export function violationsIn(file, source, packages) {
  const zone = ZONES.find(({ files }) => files.test(file));
  if (zone === undefined) return [`${file}:1 stands in no folder that scripts/architecture.mjs knows`];
  const isTest = TEST_FILE.test(file);
  const found = importsOf(source).flatMap(({ specifier, line }) => {
    const reason = specifier.startsWith('.')
      ? refuseRelative(zone, file, isTest, specifier, packages)
      : refuseNamed(zone, file, isTest, specifier, packages);
    return reason === null ? [] : [{ line, reason: `imports ${specifier}: ${reason}` }];
  });
  if (zone.pure && !isTest) {
    for (const { name, line } of usesOf(source, IMPURE)) {
      found.push({ line, reason: `uses ${name}: ${zone.name} may not use a clock, randomness or I/O` });
    }
  }
  if (zone.outside !== 'browser' && !zone.tools && !isTest) {
    for (const { name, line } of usesOf(source, BROWSER)) {
      found.push({ line, reason: `uses ${name}: ${zone.name} does not run in a page` });
    }
  }
  return found.sort((a, b) => a.line - b.line).map(({ line, reason }) => `${file}:${line} ${reason}`);
}

/**
 * Places where a file that serves every game names one of them, by its id or its folder.
 * @param {string} file path from the root, with forward slashes
 * @param {string} source
 * @param {readonly string[]} names
 * @returns {string[]} one line for each
 */
export function namesIn(file, source, names) {
  if (!NAMELESS.test(file) || TEST_FILE.test(file) || names.length === 0) return [];
  const word = `(?<![\\w$-])(?:${names.join('|')})(?![\\w$-])`;
  const quoted = stringsOf(source).flatMap(({ text, line }) => {
    const name = new RegExp(word, 'i').exec(text)?.[0];
    return name === undefined ? [] : [{ name, line }];
  });
  return [...quoted, ...wordsOf(source, new RegExp(word, 'g'))]
    .sort((a, b) => a.line - b.line)
    .map(({ name, line }) => `${file}:${line} names the game ${name}: only its folder and games/index.ts do`);
}

/**
 * @param {Zone} zone
 * @param {string} file
 * @param {boolean} isTest
 * @param {string} specifier
 * @param {Map<string, Package>} packages
 */
function refuseRelative(zone, file, isTest, specifier, packages) {
  const target = path.posix.join(path.posix.dirname(file), specifier);
  const owner = ownerOf(file, packages);
  if (zone.tools) return null;
  if (ownerOf(target, packages) !== owner) return 'import another package by its name, not by a path';
  if (isTest) return null;
  if (TEST_FILE.test(target)) return 'only tests import test code';
  if (zone.inside !== undefined && !zone.inside.test(path.posix.relative(owner, target))) {
    return `${zone.name} may not import that part of the game`;
  }
  return null;
}

/**
 * @param {Zone} zone
 * @param {string} file
 * @param {boolean} isTest
 * @param {string} specifier
 * @param {Map<string, Package>} packages
 */
function refuseNamed(zone, file, isTest, specifier, packages) {
  const [entry = ''] = specifier.split('?'); // the web's build takes `rules.md?raw` as text
  const name = entry
    .split('/')
    .slice(0, entry.startsWith('@') ? 2 : 1)
    .join('/');
  const imported = packages.get(name);
  if (imported === undefined) {
    if (entry.startsWith('node:'))
      return isTest || zone.outside === 'node' ? null : `${zone.name} runs anywhere, not only in Node`;
    if (entry.startsWith('virtual:') && zone.name === 'web') return null; // made by web/build
    if (isTest && TEST_TOOLS.includes(name)) return null;
    const declared = [...packages.values()].find(({ dir }) => dir === ownerOf(file, packages))?.dependencies ?? [];
    if (zone.outside === undefined) return `${zone.name} may not use outside packages`;
    return declared.includes(name) ? null : `${name} is not among the dependencies in its package.json`;
  }
  if (imported.dir === ownerOf(file, packages)) return isTest ? null : 'a package imports its own files by path';
  if (!imported.entries.includes(entry))
    return `that is inside ${name}, which exports only ${imported.entries.join(', ')}`;
  if (zone.packages.test(name) || zone.packages.test(entry)) {
    return entry.endsWith('/testing') && !isTest && zone.name !== 'cli' ? 'only tests import test code' : null;
  }
  if (isTest && TEST_PACKAGES[zone.name]?.test(name)) return null;
  return `the arrow engine <- games/*/rules <- bots, games, kit <- web, cli does not lead from ${zone.name} to ${name}`;
}

/**
 * @param {string} file
 * @param {Map<string, Package>} packages
 * @returns {string} the folder of the innermost package around a file, '' for the root
 */
function ownerOf(file, packages) {
  const around = [...packages.values()].map(({ dir }) => dir).filter((dir) => file.startsWith(`${dir}/`));
  return around.sort((a, b) => b.length - a.length)[0] ?? '';
}

/**
 * @param {string} root
 * @returns {Map<string, Package>}
 */
export function readPackages(root) {
  const read = (/** @type {string} */ dir) => JSON.parse(readFileSync(path.join(root, dir, 'package.json'), 'utf8'));
  const top = read('');
  const dirs = /** @type {string[]} */ (top.workspaces).flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(path.join(root, pattern.slice(0, -2)), { withFileTypes: true })
          .filter(
            (entry) =>
              entry.isDirectory() && existsSync(path.join(root, pattern.slice(0, -1), entry.name, 'package.json')),
          )
          .map((entry) => `${pattern.slice(0, -1)}${entry.name}`)
      : [pattern],
  );
  const packages = new Map();
  for (const dir of dirs) {
    const { name, exports = {}, dependencies = {}, devDependencies = {} } = read(dir);
    const entries = Object.keys(exports).map((key) => path.posix.join(name, key));
    packages.set(name, { dir, entries, dependencies: Object.keys({ ...dependencies, ...devDependencies }) });
  }
  // The mutation tools are installed separately, by anyone who runs them.
  const dependencies = Object.keys({ ...top.devDependencies, ...read('scripts/mutants').dependencies });
  packages.set(top.name, { dir: '', entries: [], dependencies });
  return packages;
}

/**
 * @param {string} root
 * @param {readonly string[]} ids of the games
 * @returns {{ files: number, violations: string[] }}
 */
export function checkTree(root, ids) {
  const packages = readPackages(root);
  const files = sourceFiles(root, '');
  const folders = [...packages.values()].flatMap(({ dir }) => /^games\/([^/]+)$/.exec(dir)?.[1] ?? []);
  const names = [...new Set([...ids, ...folders])];
  const violations = files.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return [...violationsIn(file, source, packages), ...namesIn(file, source, names)];
  });
  return { files: files.length, violations };
}

/**
 * @param {string} root
 * @param {string} dir
 * @returns {string[]}
 */
function sourceFiles(root, dir) {
  return readdirSync(path.join(root, dir), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(dir, entry.name);
    if (entry.name.startsWith('.') || NOT_SOURCE.has(entry.name)) return [];
    if (entry.isDirectory()) return sourceFiles(root, file);
    return SOURCE_FILE.test(entry.name) ? [file] : [];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { GAMES } = await import('@kurgan/games');
  const ids = GAMES.map(({ id }) => id);
  const { files, violations } = checkTree(fileURLToPath(new URL('..', import.meta.url)), ids);
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) process.exitCode = 1;
  else console.log(`${files} files, every import follows the arrows and no game is named outside its folder`);
}
