// `npm test`: every stage in turn, also after a failure; the last line counts what passed and failed.
//   --only types,lint   runs some of the stages     --long   plays the long battery (KURGAN_LONG=1 for the tests)
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  addCounts,
  closingLine,
  countVectors,
  countVitest,
  FAILED,
  PASSED,
  readCoverage,
  skipped,
} from './test-counts.mjs';

/** @typedef {import('./test-counts.mjs').Counts} Counts */

const root = fileURLToPath(new URL('..', import.meta.url));
const TYPESCRIPT = 'node_modules/typescript/bin/tsc';
const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const VITEST = 'node_modules/vitest/vitest.mjs';
const KURGAN = 'cli/kurgan.ts';

/**
 * @param {string[]} args of Node
 * @param {{ show?: boolean }} [options] `show` lets the program write to the screen itself
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function run(args, { show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', ...outputs(show)] });
    let output = '';
    const collect = (/** @type {Buffer} */ text) => {
      output += text;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/**
 * @param {boolean} show
 * @returns {('inherit' | 'pipe')[]}
 */
function outputs(show) {
  return show ? ['inherit', 'inherit'] : ['pipe', 'pipe'];
}

/**
 * A stage of programs that must all end well; it counts as one.
 * @param {string[][]} programs
 */
async function allWell(programs) {
  const results = await Promise.all(programs.map((args) => run(args)));
  return {
    text: results.map(({ output }) => output).join(''),
    counts: results.every(({ ok }) => ok) ? PASSED : FAILED,
  };
}

async function unitTests() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kurgan-test-'));
  const report = path.join(folder, 'vitest.json');
  try {
    const { ok } = await run([VITEST, 'run', '--reporter=default', '--reporter=json', `--outputFile=${report}`], {
      show: true,
    });
    return countVitest(ok, existsSync(report) ? readFileSync(report, 'utf8') : '');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function vectors() {
  const files = globSync('games/*/test/vectors/**/*.json', { cwd: root }).sort();
  if (files.length === 0) return skipped('there are no vectors yet');
  const { ok, output } = await run([KURGAN, 'check', ...files]);
  return { text: output, counts: countVectors(ok, output) };
}

async function ruleCoverage() {
  const games = globSync('games/*/rules.md', { cwd: root }).map((file) => path.basename(path.dirname(file)));
  if (games.length === 0) return skipped('no game has its rules.md yet');
  const results = await Promise.all(
    games.sort().map(async (game) => readCoverage(game, (await run([KURGAN, 'rules', game, '--json'])).output)),
  );
  return { text: results.map(({ text }) => text).join(''), counts: addCounts(results.map(({ counts }) => counts)) };
}

/** @type {Record<string, { title: string, early?: boolean, run: () => Promise<{ text: string, counts: Counts }> }>} */
const STAGES = {
  types: {
    title: 'Type check',
    early: true,
    run: () =>
      allWell([
        [TYPESCRIPT, '--project', 'tsconfig.json'],
        [TYPESCRIPT, '--project', 'tsconfig.pure.json'],
      ]),
  },
  lint: { title: 'Lint', early: true, run: () => allWell([[BIOME, 'check', '--error-on-warnings']]) },
  architecture: {
    title: 'Architecture and rule ids',
    early: true,
    run: () => allWell([['scripts/architecture.mjs'], ['scripts/rule-ids.mjs', '--check']]),
  },
  tests: { title: 'Unit and property tests', run: unitTests },
  vectors: { title: 'Vectors', run: vectors },
  rules: { title: 'Rule coverage', run: ruleCoverage },
};

/** @param {string} name */
async function timed(name) {
  const started = performance.now();
  /** @type {{ text: string, counts: Counts }} */
  const result = await STAGES[name].run().catch((error) => ({ text: `${error.stack}\n`, counts: FAILED }));
  return { ...result, seconds: (performance.now() - started) / 1000 };
}

async function main() {
  const { values } = parseArgs({ options: { only: { type: 'string' }, long: { type: 'boolean' } } });
  const names = values.only?.split(',') ?? Object.keys(STAGES);
  const unknown = names.find((name) => !(name in STAGES));
  if (unknown !== undefined)
    throw new Error(`there is no stage ${unknown}; the stages are ${Object.keys(STAGES).join(', ')}`);
  if (values.long) process.env.KURGAN_LONG = '1';

  // The quick stages share the processor's cores; the others start when it is their turn.
  const early = new Map(names.filter((name) => STAGES[name].early).map((name) => [name, timed(name)]));
  const done = [];
  for (const name of names) {
    const { title } = STAGES[name];
    console.log(`\n== ${title}`);
    const { text, counts, seconds } = await (early.get(name) ?? timed(name));
    process.stdout.write(text);
    console.log(`-- ${counts.failed > 0 ? 'FAILED' : 'ok'}, ${seconds.toFixed(1)} s`);
    done.push({ title, counts });
  }

  console.log('\n== Summary');
  for (const { title, counts } of done) {
    console.log(`${counts.failed > 0 ? 'FAILED' : 'ok    '}  ${title}: ${closingLine(counts)}`);
  }
  const total = addCounts(done.map(({ counts }) => counts));
  console.log(`\n${closingLine(total)}`);
  if (total.failed > 0) process.exitCode = 1;
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 2;
});
