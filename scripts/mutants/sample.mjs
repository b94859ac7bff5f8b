// A Stryker checker that lets only a share of the mutants through. The choice depends only on the seed and the mutant,
// so a run can be repeated, and unchanged code keeps the same mutants.
import { createHash } from 'node:crypto';
import { declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';

/** @typedef {import('@stryker-mutator/api/check').CheckResult} CheckResult */
const PASSED = /** @type {CheckResult} */ ({ status: 'passed' });
const LEFT_OUT = /** @type {CheckResult} */ ({ status: 'compileError', reason: 'not in the sample' });

class Sample {
  static inject = tokens();
  #plan = JSON.parse(process.env.KURGAN_MUTANTS ?? '{}');

  async init() {}

  /** @param {import('@stryker-mutator/api/core').Mutant[]} mutants */
  async check(mutants) {
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, this.#isIn(mutant) ? PASSED : LEFT_OUT]));
  }

  /** @param {import('@stryker-mutator/api/core').Mutant} mutant */
  #isIn({ fileName, location: { start, end }, replacement }) {
    const name = fileName.slice(fileName.indexOf('.stryker-tmp') + 1).replace(/^.*sandbox-[^/\\]*./, '');
    const key = [this.#plan.seed, name, start.line, start.column, end.line, end.column, replacement].join(' ');
    return createHash('sha256').update(key).digest().readUInt32BE() < this.#plan.share * 2 ** 32;
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', Sample)];
