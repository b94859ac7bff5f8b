/** One thing wrong in a file or message, and where. */
export interface Problem {
  readonly path: string;
  readonly expected: string;
  readonly got: string;
}

/** Shortens text enough to fit in a sentence, whatever a file holds. */
export const clip = (text: string, most = 60): string => (text.length > most ? `${text.slice(0, most - 3)}...` : text);

export const problemText = ({ path, expected, got }: Problem): string =>
  `${clip(path, 120)}: expected ${expected}, got ${clip(got, 200)}`;

/** Maximum number of a file's problems in one sentence. */
const TOLD = 3;

export function problemsText(problems: readonly Problem[]): string {
  const told = problems.slice(0, TOLD).map(problemText).join('; ');
  return problems.length > TOLD ? `${told}; and ${problems.length - TOLD} more` : told;
}

/** Quotes a value in an error text. */
export function brief(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'function') return 'a function';
  try {
    return clip(JSON.stringify(value) ?? String(value));
  } catch {
    return 'a value that JSON cannot hold'; // a bigint, or an object that contains itself
  }
}
