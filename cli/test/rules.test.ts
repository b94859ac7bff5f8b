import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expectOk, parseRulebook } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { coverageOf } from '../coverage/coverage.ts';
import { testNames } from '../coverage/test-names.ts';
import { folder, inside, kurgan } from './run.ts';

test('test names are read only from calls', () => {
  const source = [
    "import { test } from 'vitest';",
    "test('AA-ONE-01 plain', () => {});",
    'it.each([[1, "x)"], [2, \'y\']])("AA-ONE-02 a table %i", () => {});',
    'describe(`AA-ONE-03 a group`, () => { test(\n  "AA-ONE-04 on the next line", f); });',
    "test.for<number>([1])('AA-ONE-05 with a type', f);",
    "// test('AA-ONE-06 commented out', f);",
    "/* it('AA-ONE-07 too', f) */",
    "test.skip('AA-ONE-08 skipped', () => { expect('test(\\'x\\')'); });",
    "test.todo('AA-ONE-09 not written');",
    'const text = "test(\'AA-ONE-10 in a text\', f)";',
    "latest('AA-ONE-11 another function'); match.it('AA-ONE-12 a method');",
    'test(name, f); const it = 3;',
    "test.concurrent('AA-ONE-13 it\\'s quoted', f);",
  ].join('\n');
  expect(testNames(source)).toEqual([
    { name: 'AA-ONE-01 plain', line: 2 },
    { name: 'AA-ONE-02 a table %i', line: 3 },
    { name: 'AA-ONE-03 a group', line: 4 },
    { name: 'AA-ONE-04 on the next line', line: 4 },
    { name: 'AA-ONE-05 with a type', line: 6 },
    { name: "AA-ONE-13 it\\'s quoted", line: 14 },
  ]);
});

test('a rule is cited by a test name or a vector; unknown rules are reported', () => {
  const home = folder();
  mkdirSync(path.join(home, 'test', 'vectors'), { recursive: true });
  const markdown = ['## One', '**AA-ONE-01 A.** Text.', '**AA-ONE-02 B.** Text.', '**AA-ONE-03 C.** Text.'].join(
    '\n\n',
  );
  writeFileSync(path.join(home, 'test', 'a.test.ts'), "test('AA-ONE-01, AA-ONE-09 both', () => {});");
  writeFileSync(path.join(home, 'test', 'helper.ts'), "test('AA-ONE-03 not a test file', () => {});");
  const vector = '{ "rules": ["AA-ONE-02"], "game": "x", "scenario": "y", "play": [], "then": {} }';
  writeFileSync(path.join(home, 'test', 'vectors', 'v.json'), vector);
  const book = expectOk(parseRulebook(markdown), JSON.stringify);
  const { cited, missing, unknown } = coverageOf(pathToFileURL(path.join(home, 'rules.md')), book);
  expect([...cited]).toEqual([
    ['AA-ONE-01', [{ file: 'test/a.test.ts', line: 1, name: 'AA-ONE-01, AA-ONE-09 both' }]],
    ['AA-ONE-02', [{ file: 'test/vectors/v.json', line: 0, name: 'v' }]],
  ]);
  expect(missing).toEqual(['AA-ONE-03']);
  expect([...unknown.keys()]).toEqual(['AA-ONE-09']);
});

test('rules prints coverage by chapter and exits with 1 while a rule is not cited', async () => {
  const { code, out } = await kurgan(['rules', 'hill']);
  expect(code).toBe(1);
  expect(out).toMatch(/^Strength +1 of 2$/m);
  expect(out).toContain('No test cites\n  HL-TURN-01 Turns');
  const missing = await inside(['rules', 'hill', '--missing']);
  expect([missing.code, missing.out.split('\n').length]).toEqual([1, 9]);
  const json = await inside(['rules', 'hill', '--json']);
  const data = JSON.parse(json.out);
  expect(Object.keys(data)).toEqual(['total', 'cited', 'missing']);
  expect([data.total, data.cited, data.missing.length]).toEqual([9, 1, 8]);
});

test('one rule is shown with its citations; a misspelled id gets a suggestion', async () => {
  const { code, out } = await inside(['rules', 'hill', 'HL-GATHER-02']);
  expect(code).toBe(0);
  expect(out).toContain("A side's strength is never above 5.");
  expect(out).toContain('test/vectors/limit.json  limit');
  const wrong = await inside(['rules', 'hill', 'HL-GATHR-02']);
  expect([wrong.code, wrong.err]).toEqual([2, 'hill has no rule "HL-GATHR-02", did you mean HL-GATHER-02.\n']);
});

test('check runs files and folders and ends with the count', async () => {
  const home = folder();
  const good = new URL('./hill/test/vectors', import.meta.url).pathname;
  expect(await inside(['check', good])).toEqual({ code: 0, out: '1 passed, 0 failed\n', err: '' });
  const vector = (game: string) =>
    `{ "rules": ["HL-WIN-09"], "game": "${game}", "scenario": "day", "play": ["red: rest"], "then": { "open.round": 9 } }`;
  writeFileSync(path.join(home, 'wrong.json'), vector('hill'));
  writeFileSync(path.join(home, 'broken.json'), '{');
  writeFileSync(path.join(home, 'other.json'), vector('chess'));
  const { code, out } = await inside(['check', good, home]);
  expect(code).toBe(1);
  expect(out).toContain('wrong.json\n  there is no rule HL-WIN-09\n  open.round: expected 9, got 1');
  expect(out).toContain('other.json\n  there is no game "chess"');
  expect(out).toMatch(/broken\.json\n {2}\$: expected JSON.*\n/);
  expect(out.endsWith('\n1 passed, 3 failed\n')).toBe(true);
  expect((await inside(['check', folder()])).code).toBe(2);
});
