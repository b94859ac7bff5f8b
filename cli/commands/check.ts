import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseVector, problemText, runVector } from '@kurgan/engine';
import { BadInput, type Command } from '../command.ts';
import { say } from '../output.ts';
import { inLine } from '../printable.ts';
import { readText } from '../read-text.ts';
import type { Registry } from '../registry.ts';
import { readRulebook } from '../rulebook.ts';

function filesOf(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.join(place, name));
}

/** Reasons a vector fails; empty when it passes. */
async function problemsOf(
  file: string,
  registry: Registry,
  rules: Map<string, ReadonlySet<string>>,
): Promise<string[]> {
  const vector = parseVector(readText(file));
  if (!vector.ok) return vector.error.map(problemText);
  const entry = (await registry.all()).find(({ game }) => game.id === vector.value.game);
  if (entry === undefined) return [`there is no game "${vector.value.game}"`];
  const known = rules.get(entry.game.id) ?? new Set(readRulebook(entry).rules.keys());
  rules.set(entry.game.id, known);
  const result = runVector(vector.value, entry.game, known);
  return result.passed ? [] : [...result.problems];
}

/** Maximum number of problems printed per vector. */
const TOLD = 20;

export const check: Command = {
  operands: 'VECTOR...',
  about: [
    'Runs test vectors from files, or from folders with .json files. Prints the failures and ends with the line "N passed, N failed"; the exit code is 1 if any failed.',
  ],
  options: {},
  async run(args, registry) {
    const files = args.operands.flatMap(filesOf);
    if (files.length === 0) throw new BadInput(`There are no vectors (.json files) in ${args.operands.join(', ')}.`);
    const rules = new Map<string, ReadonlySet<string>>();
    let failed = 0;
    for (const file of files) {
      const problems = await problemsOf(file, registry, rules);
      if (problems.length === 0) continue;
      failed += 1;
      for (const line of [file, ...problems.slice(0, TOLD).map((problem) => `  ${problem}`)]) say(inLine(line));
      if (problems.length > TOLD) say(`  and ${problems.length - TOLD} more`);
    }
    say(`${files.length - failed} passed, ${failed} failed`);
    return failed > 0 ? 1 : 0;
  },
};
