/** A record with an entry for every key. */
export function recordOf<K extends string, T>(keys: readonly K[], make: (key: K) => T): Record<K, T> {
  const all: Partial<Record<K, T>> = {};
  for (const key of keys) all[key] = make(key);
  return all as Record<K, T>;
}
