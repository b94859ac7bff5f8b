/**
 * Deep copy of plain data. A game with a hot search path brings its own copy, written out field by field.
 */
export function clonePlain<T>(value: T): T;
export function clonePlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => (typeof item === 'object' ? clonePlain(item) : item));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = { ...value };
  for (const key in copy) {
    const item = copy[key];
    if (typeof item === 'object') copy[key] = clonePlain(item);
  }
  return copy;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON text with sorted keys: equal values always give the same text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) {
    let items = '';
    for (let i = 0; i < value.length; i++) items += i === 0 ? canonical(value[i]) : `,${canonical(value[i])}`;
    return `[${items}]`;
  }
  if (Number.isFinite(value)) return `${value}`; // long rows of numbers are the most of many states
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  let parts = '';
  for (const key of Object.keys(value).sort()) {
    if (value[key] !== undefined) parts += `${parts === '' ? '' : ','}${JSON.stringify(key)}:${canonical(value[key])}`;
  }
  return `{${parts}}`;
}

/** RFC 7396: objects merge, null deletes, everything else replaces. Returns a new value. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch;
  const merged: Record<string, unknown> = isRecord(target) ? { ...target } : {};
  for (const [key, item] of Object.entries(patch)) {
    if (item === null) delete merged[key];
    else merged[key] = mergePatch(merged[key], item);
  }
  return merged;
}

/** The value at a dotted path such as `open.areas.10.control`; undefined where the path leads nowhere. */
export function atPath(value: unknown, path: string): unknown {
  let here: unknown = value;
  for (const key of path.split('.')) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined;
    here = Reflect.get(here, key);
  }
  return here;
}
