import { expect, test } from 'vitest';
import { parseRules, renderRuleIds } from './rule-ids.mjs';

test('rules are read in order, other lines are left alone', () => {
  const text =
    '# Rules\n\n**AV-MOVE-01 Small steps.** A unit moves.\n**AV-ARMY2-02 A title: with signs.** Text.\n**Bold.** No rule.';
  expect(parseRules(text)).toEqual({ ids: ['AV-MOVE-01', 'AV-ARMY2-02'], problems: [] });
});

test('a malformed or doubled rule is a problem that names its line', () => {
  const { problems } = parseRules('**AV-MOVE-1 Title.** Text.\n**AV-MOVE-02 One.** Text.\n**AV-MOVE-02 Two.** Text.');
  expect(problems).toEqual([expect.stringContaining('line 1'), 'line 3: AV-MOVE-02 stands twice']);
});

test('the generated file holds the type and the list', () => {
  expect(renderRuleIds(['AV-MOVE-01'])).toContain("export type RuleId =\n  | 'AV-MOVE-01';\n");
  expect(renderRuleIds(['AV-MOVE-01'])).toContain("readonly RuleId[] = [\n  'AV-MOVE-01',\n];\n");
});
