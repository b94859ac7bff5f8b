/** Notes that the browser did not take: its storage is full or off. They last as long as the page. */
const untaken = new Map<string, string>();

/** Something this browser has kept, whatever it is by now; null if it has nothing that can be read. */
export function noteOf(key: string): unknown {
  try {
    return JSON.parse(untaken.get(key) ?? localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The same, as values by name. */
export function notesOf<T>(key: string): Readonly<Record<string, T>> {
  const found = noteOf(key);
  return typeof found === 'object' && found !== null ? (found as Record<string, T>) : {};
}

/** Keeps something: a table must go on, whatever becomes of its notes. */
export function keepNote(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    untaken.delete(key);
  } catch {
    untaken.set(key, text);
  }
}
