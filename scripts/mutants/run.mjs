// `npm run mutants -- PACKAGE`: breaks the code in many small ways, one at a time, and sees whether a test fails.
//   PACKAGE          engine, search, or the folder of a game below games
//   --files GLOB     only these files of the package, e.g. audit.ts
//   --share 0.2      about a fifth of the mutants instead of all     --seed 1   which ones
//   --jobs 2         processes at once     --seconds 10   what a mutant may take beyond its tests
// Stryker compiles all mutants in behind switches and runs, for each, the tests that reach it. Batteries are left out: they
// play for minutes and would make every survivor cost as much. The work is done on a copy in .stryker-tmp.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A game's rules and tools, and those of each edition that can be played: a folder with a manifest. Its data is read, not run.
 * @param {string} name
 * @returns {{ sources: string[], tests: string[] }} folders of the sources, and globs of the tests that prove them
 */
function packageOf(name) {
  if (name === 'engine') return { sources: ['engine'], tests: ['engine/test/*.test.ts'] };
  if (name === 'search') return { sources: ['bots/search'], tests: ['bots/test/*.test.ts'] };
  const folder = `games/${name}`;
  if (!/^\w+$/.test(name) || !existsSync(path.join(root, folder, 'rules'))) {
    throw new Error(`there is no package "${name}": engine, search, or a folder of games with rules`);
  }
  const editions = globSync(`${folder}/*/manifest.ts`, { cwd: root }).map(path.dirname);
  return {
    sources: [`${folder}/rules`, `${folder}/tools`, ...editions],
    tests: [folder, ...editions].map((owner) => `${owner}/test/*.test.ts`),
  };
}

/**
 * The text that a mutant takes the place of, on one line. Lines and columns count from 1.
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
    .filter((file) => !/(^|\/)(data|test|testing)\/|rule-ids\.ts$/.test(file))
    .sort();
  if (files.length === 0) throw new Error(`no file of ${sources.join(', ')} is called ${values.files}`);
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
    // Texts are read, not tested; TypeScript 7 has no API for Stryker to rewrite its configuration with.
    mutator: { excludedMutations: ['StringLiteral'] },
    tsconfigFile: 'none',
    allowConsoleColors: process.stdout.isTTY,
    ignorePatterns: ['web/dist', 'web/screenshots'],
    logLevel: /** @type {import('@stryker-mutator/api/core').LogLevel} */ ('warn'),
  }).runMutationTest();

  const tried = results.filter(({ status }) => status !== 'CompileError' && status !== 'Ignored');
  const alive = tried.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const late = tried.filter(({ status }) => status === 'Timeout');
  for (const mutant of alive) {
    const where = `${path.relative(root, mutant.fileName)}:${mutant.location.start.line}`;
    const untested = mutant.status === 'NoCoverage' ? ', no test comes here' : '';
    console.log(`survived  ${where}  ${original(mutant)}  ->  ${oneLine(mutant.replacement)}${untested}`);
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
