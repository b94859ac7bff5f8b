// A Stryker checker that lets only a share of the mutants through. The choice depends only on the seed and on the code that
// a mutant changes, not on line numbers, so a run can be repeated, and unchanged code keeps the same mutants.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';

/** @typedef {import('@stryker-mutator/api/check').CheckResult} CheckResult */
const PASSED = /** @type {CheckResult} */ ({ status: 'passed' });
const LEFT_OUT = /** @type {CheckResult} */ ({ status: 'compileError', reason: 'not in the sample' });

const root = new URL('../..', import.meta.url);

class Sample {
  static inject = tokens();
  #plan = JSON.parse(process.env.KURGAN_MUTANTS ?? '{}');
  /** @type {Map<string, string[]>} */
  #lines = new Map();

  async init() {}

  /** @param {import('@stryker-mutator/api/core').Mutant[]} mutants */
  async check(mutants) {
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, this.#isIn(mutant) ? PASSED : LEFT_OUT]));
  }

  /** @param {import('@stryker-mutator/api/core').Mutant} mutant */
  #isIn({ fileName, location: { start, end }, replacement }) {
    const name = fileName.slice(fileName.indexOf('.stryker-tmp') + 1).replace(/^.*sandbox-[^/\\]*./, '');
    const key = [this.#plan.seed, name, this.#place(name, start), this.#place(name, end), replacement].join(' ');
    return createHash('sha256').update(key).digest().readUInt32BE() < this.#plan.share * 2 ** 32;
  }

  /**
   * A place told by the text of its line.
   * @param {string} name
   * @param {import('@stryker-mutator/api/core').Position} place
   */
  #place(name, { line, column }) {
    const lines = this.#lines.get(name) ?? readFileSync(fileURLToPath(new URL(name, root)), 'utf8').split('\n');
    this.#lines.set(name, lines);
    const text = lines[line] ?? '';
    const indent = text.length - text.trimStart().length;
    return `${text.trim()} ${column - indent}`;
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', Sample)];
