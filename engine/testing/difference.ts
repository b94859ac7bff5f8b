import { canonical } from '../json.ts';

/**
 * Compares the data of two JSON texts. They are nearly always the same text, but a clone can order its keys
 * differently.
 */
export const sameData = (a: string, b: string): boolean =>
  a === b || canonical(JSON.parse(a)) === canonical(JSON.parse(b));

/** First place where two JSON texts of plain data differ, for a failure message. */
export function difference(a: string, b: string): string {
  return firstDifference(JSON.parse(a), JSON.parse(b), '') ?? 'nowhere';
}

function firstDifference(a: unknown, b: unknown, path: string): string | null {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return a === b ? null : `${path.slice(1)} is ${brief(a)}, not ${brief(b)}`;
  }
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = firstDifference(Reflect.get(a, key), Reflect.get(b, key), `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'absent';
  return text.length > 200 ? `${text.slice(0, 197)}...` : text;
}
