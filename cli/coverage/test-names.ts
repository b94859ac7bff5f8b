/** A test or group of tests in a source file. */
interface TestName {
  readonly name: string;
  /** Starts at 1. */
  readonly line: number;
}

const CALL = /(?:test|it|describe)((?:\.\w+)*)\s*(?=[(`<])/y;
const NOT_RUN = /\.(?:skip|todo|fails)\b/;
const TABLE = /\.(?:each|for)\b/;
const OPENING = '([{';
const CLOSING = ')]}';

/** End of the quoted text that starts here: after its closing quote, or at the end of the line without one. */
function endOfQuote(source: string, start: number): number {
  const quote = source[start];
  for (let i = start + 1; i < source.length; i++) {
    if (source[i] === '\\') i += 1;
    else if (source[i] === quote) return i + 1;
    else if (source[i] === '\n' && quote !== '`') return i;
  }
  return source.length;
}

/** End of the comment or quoted text that starts here; the same place if none does. */
function skip(source: string, start: number): number {
  const two = source.slice(start, start + 2);
  const end = (mark: string) => {
    const found = source.indexOf(mark, start + 2);
    return found < 0 ? source.length : found + mark.length;
  };
  if (two === '//') return end('\n');
  if (two === '/*') return end('*/');
  return '\'"`'.includes(source[start] ?? ' ') ? endOfQuote(source, start) : start;
}

/** Place where the bracket that opens here is closed. */
function endOfBrackets(source: string, start: number): number {
  let depth = 0;
  for (let i = start; i < source.length; ) {
    const past = skip(source, i);
    if (past > i) {
      i = past;
      continue;
    }
    if (OPENING.includes(source[i] ?? ' ')) depth += 1;
    if (CLOSING.includes(source[i] ?? ' ') && --depth === 0) return i + 1;
    i += 1;
  }
  return source.length;
}

function nameAt(source: string, bracket: number): string | null {
  if (source[bracket] !== '(') return null;
  let i = bracket + 1;
  while (/\s/.test(source[i] ?? 'x')) i += 1;
  return '\'"`'.includes(source[i] ?? ' ') ? source.slice(i + 1, endOfQuote(source, i) - 1) : null;
}

/**
 * Names of the tests in a source file: the first argument of `test`, `it` and `describe`, and of their `.each` and
 * `.for`. Skipped or commented-out tests prove nothing and don't count.
 */
export function testNames(source: string): TestName[] {
  const names: TestName[] = [];
  for (let i = 0; i < source.length; ) {
    const past = skip(source, i);
    if (past > i) {
      i = past;
      continue;
    }
    CALL.lastIndex = i;
    const call = /[\w.$]/.test(source[i - 1] ?? ' ') ? null : CALL.exec(source);
    if (call === null) {
      i += 1;
      continue;
    }
    const chain = call[1] ?? '';
    let bracket = i + call[0].length;
    if (TABLE.test(chain))
      bracket = source[bracket] === '`' ? endOfQuote(source, bracket) : endOfBrackets(source, bracket);
    const name = nameAt(source, bracket);
    if (NOT_RUN.test(chain)) {
      i = source[bracket] === '(' ? endOfBrackets(source, bracket) : bracket;
      continue;
    }
    if (name !== null) names.push({ name, line: source.slice(0, i).split('\n').length });
    i = bracket + 1;
  }
  return names;
}
