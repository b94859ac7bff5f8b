// `npm test`: runs every stage in turn, even after a failure; the last line counts passes and failures.
//   --only types,lint   runs only some stages     --long   plays the long battery (KURGAN_LONG=1 for the tests)
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installPackage } from '../web/build/program.ts';
import { addCounts, closingLine, countVectors, countVitest, FAILED, PASSED, readCoverage } from './test-counts.mjs';

/** @typedef {import('./test-counts.mjs').Counts} Counts */

const root = fileURLToPath(new URL('..', import.meta.url));
const TYPESCRIPT = 'node_modules/typescript/bin/tsc';
const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const VITEST = 'node_modules/vitest/vitest.mjs';
const KURGAN = 'cli/kurgan.ts';
/** The registered games with their folders, where tests live next to the rulebook. */
async function games() {
  const { GAMES } = await import('@kurgan/games');
  return GAMES.map(({ id, rulebook }) => ({ id, folder: path.relative(root, path.dirname(fileURLToPath(rulebook))) }));
}

/**
 * @param {string[]} args of Node
 * @param {{ show?: boolean }} [options] `show` lets the program write to the screen itself
 * @returns {Promise<{ ok: boolean, output: string, stdout: string }>} `output` holds both streams
 */
function run(args, { show = false } = {}) {
  return new Promise((resolve) => {
    const screen = show ? 'inherit' : 'pipe';
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', screen, screen] });
    let output = '';
    let stdout = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text;
      stdout += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n`, stdout }));
    child.on('close', (code) => resolve({ ok: code === 0, output, stdout }));
  });
}

/**
 * A stage of programs that must all succeed; it counts as one.
 * @param {string[][]} programs
 */
async function allWell(programs) {
  const results = await Promise.all(programs.map((args) => run(args)));
  return {
    text: results.map(({ output }) => output).join(''),
    counts: results.every(({ ok }) => ok) ? PASSED : FAILED,
  };
}

/** @param {string} config of Vitest */
async function vitest(config) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kurgan-test-'));
  const report = path.join(folder, 'vitest.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
    const { ok } = await run([VITEST, 'run', '--config', config, ...reporters], { show: true });
    return countVitest(ok, existsSync(report) ? readFileSync(report, 'utf8') : '');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function buildAndBudget() {
  const built = await run(['web/build/build.ts', '--quiet']);
  if (!built.ok) return { text: built.output, counts: FAILED };
  return allWell([['scripts/web-budget.mjs']]);
}

async function vectors() {
  const results = await Promise.all(
    (await games()).map(async ({ folder }) => {
      const files = globSync(`${folder}/test/vectors/**/*.json`, { cwd: root }).sort();
      if (files.length === 0) return { text: `${folder} has no vectors\n`, counts: FAILED };
      const { ok, output } = await run([KURGAN, 'check', ...files]);
      return { text: output, counts: countVectors(ok, output) };
    }),
  );
  return together(results);
}

async function ruleCoverage() {
  const results = await Promise.all(
    (await games()).map(async ({ id }) => {
      const { stdout, output } = await run([KURGAN, 'rules', id, '--json']);
      return readCoverage(id, stdout, output);
    }),
  );
  return together(results);
}

/** @param {{ text: string, counts: Counts }[]} results */
function together(results) {
  return { text: results.map(({ text }) => text).join(''), counts: addCounts(results.map(({ counts }) => counts)) };
}

/** @typedef {{ text: string, counts: Counts, failures?: string[] }} Result `failures` names the tests that failed */
/** @typedef {{ name: string, title: string, early?: boolean, run: () => Promise<Result> }} Stage */

/** @type {Stage[]} */
const STAGES = [
  {
    name: 'types',
    title: 'Type check',
    early: true,
    run: () =>
      allWell([
        [TYPESCRIPT, '--project', 'tsconfig.json'],
        [TYPESCRIPT, '--project', 'tsconfig.pure.json'],
        [TYPESCRIPT, '--project', 'tsconfig.worker.json'],
      ]),
  },
  { name: 'lint', title: 'Lint', early: true, run: () => allWell([[BIOME, 'check', '--error-on-warnings']]) },
  {
    name: 'architecture',
    title: 'Architecture and rule ids',
    early: true,
    run: () => allWell([['scripts/architecture.mjs'], ['scripts/rule-ids.mjs', '--check']]),
  },
  {
    name: 'tests',
    title: 'Unit and property tests',
    run: () => {
      // Tests of several servers on one database need it; where it can't be had they are counted as skipped.
      if (!existsSync('/usr/lib/postgresql')) installPackage('postgresql');
      return vitest('vitest.config.ts');
    },
  },
  { name: 'vectors', title: 'Vectors', early: true, run: vectors },
  { name: 'rules', title: 'Rule coverage', early: true, run: ruleCoverage },
  { name: 'build', title: 'Web build and budget', early: true, run: buildAndBudget },
  { name: 'browser', title: 'Browser tests', run: () => vitest('vitest.browser.config.ts') },
];

/** @param {Stage} stage */
async function timed(stage) {
  const started = performance.now();
  /** @type {Result} */
  const result = await stage.run().catch((error) => ({ text: `${error.stack}\n`, counts: FAILED }));
  return { ...result, seconds: (performance.now() - started) / 1000 };
}

async function main() {
  const { values } = parseArgs({ options: { only: { type: 'string' }, long: { type: 'boolean' } } });
  const names = STAGES.map(({ name }) => name);
  const only = values.only?.split(',') ?? names;
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`there is no stage ${unknown}; the stages are ${names.join(', ')}`);
  if (values.long) process.env.KURGAN_LONG = '1';

  const stages = STAGES.filter(({ name }) => only.includes(name));
  // The short stages begin at once and use the cores that the first long one leaves idle; the long ones take turns.
  const early = new Map(stages.filter((stage) => stage.early).map((stage) => [stage, timed(stage)]));
  const done = [];
  for (const stage of stages) {
    console.log(`\n== ${stage.title}`);
    const { text, counts, failures = [], seconds } = await (early.get(stage) ?? timed(stage));
    process.stdout.write(text);
    console.log(`-- ${counts.failed > 0 ? 'FAILED' : 'ok'}, ${seconds.toFixed(1)} s`);
    done.push({ title: stage.title, counts, failures });
  }

  console.log('\n== Summary');
  for (const { title, counts, failures } of done) {
    console.log(`${counts.failed > 0 ? 'FAILED' : 'ok    '}  ${title}: ${closingLine(counts)}`);
    for (const failure of failures) console.log(`          ${failure}`);
  }
  const total = addCounts(done.map(({ counts }) => counts));
  console.log(`\n${closingLine(total)}`);
  if (total.failed > 0) process.exitCode = 1;
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 2;
});
