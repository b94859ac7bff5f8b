// Writes games/<game>/rules/rule-ids.ts from games/<game>/rules.md, and for a game with several editions
// games/<game>/<edition>/rule-ids.ts from the rules.md next to it, so that code and tests can only cite existing rules.
// With --check it writes nothing and fails if a file is out of date.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const RULE_LINE = /^\*\*([A-Z]{2}-[A-Z0-9]+-\d{2,3}) ([^*]+)\.\*\* (.+)$/;
const RULE_LIKE = /^\*\*[A-Z]{2}-/;

/**
 * @param {string} text
 * @returns {{ ids: string[], problems: string[] }} the ids in reading order; problems name the line
 */
export function parseRules(text) {
  const ids = /** @type {string[]} */ ([]);
  const problems = [];
  for (const [index, line] of text.split('\n').entries()) {
    const id = RULE_LINE.exec(line)?.[1];
    if (id === undefined) {
      if (RULE_LIKE.test(line))
        problems.push(`line ${index + 1}: a rule must look like **ID Title.** Text: ${line.slice(0, 60)}`);
    } else if (ids.includes(id)) {
      problems.push(`line ${index + 1}: ${id} appears twice`);
    } else {
      ids.push(id);
    }
  }
  return { ids, problems };
}

/** @param {readonly string[]} ids */
export function renderRuleIds(ids) {
  return [
    '// Generated from rules.md by scripts/rule-ids.mjs: do not edit.',
    'export const RULE_IDS = [',
    ...ids.map((id) => `  '${id}',`),
    '] as const;',
    '',
    'export type RuleId = (typeof RULE_IDS)[number];',
    '',
  ].join('\n');
}

/**
 * @param {string} root
 * @returns {{ source: string, target: string }[]} rule books and the files made from them, as paths below the root
 */
function ruleBooks(root) {
  const books = [];
  for (const game of folders(path.join(root, 'games'))) {
    books.push({ source: `games/${game}/rules.md`, target: `games/${game}/rules/rule-ids.ts` });
    for (const edition of folders(path.join(root, 'games', game)))
      books.push({ source: `games/${game}/${edition}/rules.md`, target: `games/${game}/${edition}/rule-ids.ts` });
  }
  return books.filter(({ source }) => existsSync(path.join(root, source)));
}

/** @param {string} folder */
function folders(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== 'test' ? [entry.name] : [],
  );
}

/**
 * @param {string} root
 * @param {{ check: boolean }} mode
 * @returns {string[]} problems, one line each
 */
export function updateRuleIds(root, { check }) {
  const problems = [];
  for (const { source, target } of ruleBooks(root)) {
    const rules = parseRules(readFileSync(path.join(root, source), 'utf8'));
    problems.push(...rules.problems.map((problem) => `${source} ${problem}`));
    const file = path.join(root, target);
    const text = renderRuleIds(rules.ids);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    if (check) problems.push(`${target} is out of date: run "node scripts/rule-ids.mjs"`);
    else writeFileSync(file, text);
  }
  return problems;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = updateRuleIds(fileURLToPath(new URL('..', import.meta.url)), {
    check: process.argv.includes('--check'),
  });
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
