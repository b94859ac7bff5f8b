import { expect, test } from 'vitest';
import { addCounts, closingLine, countVectors, countVitest, readCoverage } from './test-counts.mjs';

const report = (...files: { status: string; tests: string[] }[]) =>
  JSON.stringify({
    testResults: files.map(({ status, tests }) => ({
      name: 'some.test.ts',
      status,
      assertionResults: tests.map((test) => ({ fullName: 'a test', status: test })),
    })),
  });

test('the closing line names skipped only when there are some', () => {
  expect(closingLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(closingLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
  expect(
    addCounts([
      { passed: 1, failed: 2, skipped: 3 },
      { passed: 10, failed: 20, skipped: 30 },
    ]),
  ).toEqual({
    passed: 11,
    failed: 22,
    skipped: 33,
  });
});

test('Vitest is counted test by test, and a file that dies before its first test is a failure', () => {
  const text = report(
    { status: 'failed', tests: ['passed', 'failed', 'pending', 'todo'] },
    { status: 'failed', tests: [] },
  );
  expect(countVitest(false, text).counts).toEqual({ passed: 1, failed: 2, skipped: 2 });
});

test('the summary names each test that failed and each file that died, with the first line of why', () => {
  const text = JSON.stringify({
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          {
            fullName: 'it holds',
            status: 'failed',
            failureMessages: ['the first try', 'expected 1 to be 2\n at a.test.ts'],
          },
          { fullName: 'it stands', status: 'passed' },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such module\n at b.test.ts', assertionResults: [] },
    ],
  });
  expect(countVitest(false, text).failures).toEqual(['it holds: expected 1 to be 2', 'b.test.ts: no such module']);
});

test('a run that exits with an error has failed even if no test did', () => {
  expect(countVitest(false, report({ status: 'passed', tests: ['passed'] })).counts.failed).toBe(1);
  expect(countVitest(false, '').counts.failed).toBe(1);
  expect(countVectors(false, '5 passed, 0 failed\n').failed).toBe(1);
  expect(countVectors(true, 'nothing').failed).toBe(1);
});

test('vectors are counted from the line of kurgan check', () => {
  expect(countVectors(false, 'a.json: failed\n4 passed, 1 failed\n')).toEqual({ passed: 4, failed: 1, skipped: 0 });
});

test('a rule without a test fails the coverage and is named', () => {
  expect(readCoverage('volga', '{"total":2,"cited":2,"missing":[]}').counts.failed).toBe(0);
  const gap = readCoverage('volga', '{"total":2,"cited":1,"missing":["AV-MOVE-01"]}');
  expect(gap.counts.failed).toBe(1);
  expect(gap.text).toContain('AV-MOVE-01');
  expect(readCoverage('volga', 'Error: no such game').counts.failed).toBe(1);
});
