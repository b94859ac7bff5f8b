// Counts the results of the stages of `npm test` from their output. Unreadable output counts as a failure.

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @type {Counts} */
export const PASSED = { passed: 1, failed: 0, skipped: 0 };
/** @type {Counts} */
export const FAILED = { passed: 0, failed: 1, skipped: 0 };

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function addCounts(all) {
  const sum = (/** @type {keyof Counts} */ key) => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** @param {Counts} counts */
export function closingLine(counts) {
  return `${counts.passed} passed, ${counts.failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`;
}

/**
 * A program that exits with an error has failed at least once, whatever it counted.
 * @param {boolean} ok
 * @param {Counts} counts
 * @returns {Counts}
 */
function atLeastOneFailure(ok, counts) {
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/**
 * @param {boolean} ok whether Vitest ended well
 * @param {string} report of its JSON reporter
 */
export function countVitest(ok, report) {
  if (report === '') return { text: 'Vitest left no report\n', counts: FAILED, failures: [] };
  /** @type {{ testResults: { name: string, status: string, message?: string, assertionResults: { fullName: string, status: string, failureMessages?: string[] }[] }[] }} */
  const { testResults } = JSON.parse(report);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  // A file that fails before its first test has no test to count.
  const deadFiles = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const left = tests.filter(({ status }) => status !== 'passed' && status !== 'failed');
  const counts = {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: tests.filter(({ status }) => status === 'failed').length + deadFiles.length,
    skipped: left.length,
  };
  const shaky = tests.filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0);
  // A message may run over a whole screen; its first line tells what was wrong.
  const failures = [
    ...tests
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages = [] }) => `${fullName}: ${firstLine(failureMessages.at(-1))}`),
    ...deadFiles.map(({ name, message }) => `${name}: ${firstLine(message)}`),
  ];
  const lines = [
    ...left.map(({ fullName }) => `skipped: ${fullName}\n`),
    ...shaky.map(({ fullName, failureMessages }) => `passed at the second try: ${fullName}\n${failureMessages?.[0]}\n`),
  ];
  return { text: lines.join(''), counts: atLeastOneFailure(ok, counts), failures };
}

/** @param {string | undefined} message */
function firstLine(message) {
  return message?.split('\n', 1)[0] || 'no message';
}

/**
 * @param {boolean} ok whether `kurgan check` ended well
 * @param {string} output
 * @returns {Counts}
 */
export function countVectors(ok, output) {
  const line = /^(\d+) passed, (\d+) failed$/m.exec(output);
  if (line === null) return FAILED;
  return atLeastOneFailure(ok, { passed: Number(line[1]), failed: Number(line[2]), skipped: 0 });
}

/**
 * @param {string} game
 * @param {string} answer of `kurgan rules GAME --json`
 * @param {string} output what it printed besides, shown when there is no answer
 * @returns {{ text: string, counts: Counts }}
 */
export function readCoverage(game, answer, output = answer) {
  try {
    /** @type {{ total: number, cited: number, missing: string[] }} */
    const { total, cited, missing } = JSON.parse(answer);
    const text = `${game}: ${cited} of ${total} rules are proven by a test or a vector\n`;
    if (missing.length === 0 && total > 0) return { text, counts: PASSED };
    return { text: `${text}${missing.map((id) => `  no test cites ${id}\n`).join('')}`, counts: FAILED };
  } catch {
    return { text: `${game}: kurgan rules ${game} --json did not answer\n${output}`, counts: FAILED };
  }
}
