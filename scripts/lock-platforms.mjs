// npm leaves a platform's build out of package-lock.json if it couldn't reach it while locking, and `npm ci` then
// refuses the whole lock file on every platform. This puts such entries back: the package that needs them gives their
// name and version, and the name gives the system and processor. Run `npm run lock` after changing dependencies.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
/** @type {Record<string, string>} */
const LIBRARIES = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl' };

/**
 * @typedef {{ version?: string, cpu?: string[], dev?: boolean, libc?: string[], optional?: boolean, os?: string[], peer?: boolean,
 *   optionalDependencies?: Record<string, string> }} Entry
 * @param {{ packages: Record<string, Entry> }} lock
 * @returns {string[]} the names of the entries that were added to `lock`
 */
export function addMissingPlatforms(lock) {
  const added = [];
  for (const parent of Object.values(lock.packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const place = `node_modules/${name}`;
      const words = name.split(/[-/]/);
      const cpu = words.filter((word) => PROCESSORS.includes(word));
      if (lock.packages[place] !== undefined || cpu.length === 0) continue;
      const os = words.filter((word) => SYSTEMS.includes(word));
      const libc = words.flatMap((word) => LIBRARIES[word] ?? []);
      lock.packages[place] = {
        version,
        cpu,
        ...(parent.dev && { dev: true }),
        ...(libc.length > 0 && { libc }),
        optional: true,
        ...(os.length > 0 && { os }),
        ...(parent.peer && { peer: true }),
      };
      added.push(name);
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
  return added;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = new URL('../package-lock.json', import.meta.url);
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const added = addMissingPlatforms(lock);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(added.length === 0 ? 'package-lock.json names every platform' : `added ${added.join(', ')}`);
}
