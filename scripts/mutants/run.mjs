// `npm run mutants -- PACKAGE`: breaks the code in many small ways, one at a time, and checks that a test fails.
//   PACKAGE          engine, search, or the folder of a game below games
//   --files GLOB     only these files of the package, e.g. audit.ts
//   --share 0.2      about a fifth of the mutants instead of all     --seed 1   which ones
//   --jobs 2         processes at once     --seconds 10   time limit for a mutant beyond its tests
// Stryker compiles in all mutants behind switches and runs the tests that reach each one. Batteries are left out, because
// they play for minutes and every survivor would cost that much. The work happens on a copy in .stryker-tmp.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A game's rules and tools, and those of each playable edition, which is a folder with a manifest. Data is not mutated.
 * @param {string} name
 * @returns {{ sources: string[], tests: string[] }} folders of the sources, and globs of the tests that prove them
 */
function packageOf(name) {
  if (name === 'engine') return { sources: ['engine'], tests: ['engine/test/*.test.ts'] };
  if (name === 'search') return { sources: ['bots/search'], tests: ['bots/test/*.test.ts'] };
  const folder = `games/${name}`;
  if (!/^\w+$/.test(name) || !existsSync(path.join(root, folder, 'rules'))) {
    throw new Error(`there is no package "${name}": use engine, search, or a game folder with rules`);
  }
  const editions = globSync(`${folder}/*/manifest.ts`, { cwd: root }).map(path.dirname);
  return {
    sources: [`${folder}/rules`, `${folder}/tools`, ...editions],
    tests: [folder, ...editions].map((owner) => `${owner}/test/*.test.ts`),
  };
}

/**
 * The text that a mutant replaces, on one line. Lines and columns start at 1.
 * @param {import('@stryker-mutator/api/core').MutantResult} mutant
 */
function original({ fileName, location: { start, end } }) {
  const lines = readFileSync(path.resolve(root, fileName), 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  const after = (lines.at(-1)?.length ?? 0) - (end.column - 1);
  const text = lines.join('\n');
  return oneLine(text.slice(start.column - 1, text.length - after));
}

const oneLine = (text = '') => text.replace(/\s+/g, ' ').slice(0, 100);

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      files: { type: 'string', default: '**/*.ts' },
      share: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: '2' },
      seconds: { type: 'string', default: '10' },
    },
  });
  const { sources, tests } = packageOf(positionals[0] ?? '');
  const files = sources
    .flatMap((folder) => globSync(`${folder}/${values.files}`, { cwd: root }))
    .filter((file) => !/(^|\/)(data|test|testing)\/|(bench|rule-ids)\.ts$/.test(file))
    .sort();
  if (files.length === 0) throw new Error(`no file of ${sources.join(', ')} matches ${values.files}`);
  process.chdir(root);
  process.env.KURGAN_MUTANTS = JSON.stringify({ tests, share: Number(values.share), seed: values.seed });
  const results = await new Stryker({
    mutate: files,
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutants/vitest.config.ts' },
    plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(new URL('sample.mjs', import.meta.url))],
    checkers: ['sample'],
    coverageAnalysis: 'perTest',
    concurrency: Number(values.jobs),
    timeoutMS: Number(values.seconds) * 1000,
    reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    // Nothing tests texts; TypeScript 7 has no API for Stryker to rewrite its configuration with.
    mutator: { excludedMutations: ['StringLiteral'] },
    tsconfigFile: 'none',
    allowConsoleColors: process.stdout.isTTY,
    ignorePatterns: ['web/dist', 'web/screenshots'],
    logLevel: /** @type {import('@stryker-mutator/api/core').LogLevel} */ ('warn'),
  }).runMutationTest();

  const tried = results.filter(({ status }) => status !== 'CompileError' && status !== 'Ignored');
  const alive = tried.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const late = tried.filter(({ status }) => status === 'Timeout');
  // On a busy machine a mutant may run out of time that changes nothing: those want to be read, too.
  for (const mutant of [...late, ...alive]) {
    const fate = mutant.status === 'Timeout' ? 'by time ' : 'survived';
    const where = `${path.relative(root, mutant.fileName)}:${mutant.location.start.line}`;
    const untested = mutant.status === 'NoCoverage' ? ', no test comes here' : '';
    console.log(`${fate}  ${where}  ${original(mutant)}  ->  ${oneLine(mutant.replacement)}${untested}`);
  }
  const caught = tried.length - alive.length;
  const percent = ((100 * caught) / Math.max(1, tried.length)).toFixed(1);
  console.log(
    `${caught} of ${tried.length} caught (${percent} %), ${late.length} of them by time; ${alive.length} survived`,
  );
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 2;
});
