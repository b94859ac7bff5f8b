import { canonical } from '@kurgan/engine';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Dotted paths where two plain values differ, as deep as possible. */
export function differingPaths(one: unknown, other: unknown, path = ''): string[] {
  if (canonical(one) === canonical(other)) return [];
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return [path];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) =>
    differingPaths(Reflect.get(one, key), Reflect.get(other, key), path === '' ? key : `${path}.${key}`),
  );
}
