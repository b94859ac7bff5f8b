import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseRules, renderRuleIds, updateRuleIds } from './rule-ids.mjs';

test('rules are read in order, other lines are left alone', () => {
  const text =
    '# Rules\n\n**AV-MOVE-01 Small steps.** A unit moves.\n**AV-ARMY2-02 A title: with signs.** Text.\n**Bold.** No rule.';
  expect(parseRules(text)).toEqual({ ids: ['AV-MOVE-01', 'AV-ARMY2-02'], problems: [] });
});

test('a malformed or doubled rule is a problem that names its line', () => {
  const { problems } = parseRules('**AV-MOVE-1 Title.** Text.\n**AV-MOVE-02 One.** Text.\n**AV-MOVE-02 Two.** Text.');
  expect(problems).toEqual([expect.stringContaining('line 1'), 'line 3: AV-MOVE-02 appears twice']);
});

test('the generated file holds the list and its type', () => {
  const file = renderRuleIds(['AV-MOVE-01', 'AV-MOVE-02']);
  expect(file).toContain("export const RULE_IDS = [\n  'AV-MOVE-01',\n  'AV-MOVE-02',\n] as const;\n");
  expect(file).toContain('export type RuleId = (typeof RULE_IDS)[number];\n');
});

test('a game and an edition of a game each get their own file, and --check only reports', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'rule-ids-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'games/one/rules'), { recursive: true });
  mkdirSync(path.join(root, 'games/two/first'), { recursive: true });
  writeFileSync(path.join(root, 'games/one/rules.md'), '**AA-MOVE-01 Step.** Text.\n');
  writeFileSync(path.join(root, 'games/two/first/rules.md'), '**BB-MOVE-01 Step.** Text.\n');
  expect(updateRuleIds(root, { check: true })).toEqual([
    expect.stringContaining('games/one/rules/rule-ids.ts is out of date'),
    expect.stringContaining('games/two/first/rule-ids.ts is out of date'),
  ]);
  expect(updateRuleIds(root, { check: false })).toEqual([]);
  expect(updateRuleIds(root, { check: true })).toEqual([]);
  expect(readFileSync(path.join(root, 'games/two/first/rule-ids.ts'), 'utf8')).toBe(renderRuleIds(['BB-MOVE-01']));
});
