import { parseShape, type Shape } from '@kurgan/engine';
import { expectGolden } from '@kurgan/engine/testing';
import { test } from 'vitest';
import { normandy } from '../normandy/tools.ts';
import { stalingrad } from '../stalingrad/tools.ts';

/** What is wrong when a value stands at a place, as expectations by path. */
type Probe = (value: unknown) => readonly { readonly path: string; readonly expected: string }[];

/** Fits no shape. */
const NONSENSE = Number.NaN;
/** Fields that may be left out do not show by themselves. */
const OPTIONAL = ['options', 'wasRouted', 'isSpent', 'stops', 'edge', 'way', 'shotBy'];

/** All that a shape allows at a path and below it, found out by asking for what it refuses. */
function told(path: string, probe: Probe): string[] {
  const [first] = probe(NONSENSE);
  if (first === undefined) return [`${path}: anything`];
  if (first.path !== path) {
    const tag = first.path.slice(path.length + 1);
    const names = first.expected.replace('one of ', '').split(', ');
    return [
      `${path}.${tag}: ${first.expected}`,
      ...names.flatMap((name) => below(`${path}=${name}`, path, probe, { [tag]: name })),
    ];
  }
  const expected = first.expected.replace(/^one of .* \((\d+ in all)\)$/, 'one of $1'); // in the order in which scenarios were loaded
  const line = `${path}: ${expected}${probe(null).length === 0 ? ' or null' : ''}`;
  if (first.expected.startsWith('a list')) return [line, ...told(`${path}.0`, (value) => probe([value]))];
  return first.expected === 'an object' ? [line, ...below(path, path, probe, {})] : [line];
}

/** The same of the fields of an object. */
function below(name: string, path: string, probe: Probe, known: Readonly<Record<string, string>>): string[] {
  const field = (key: string): string[] => {
    const at = `${path}.${key}`;
    const child: Probe = (value) =>
      probe({ ...known, [key]: value }).filter((each) => each.path === at || each.path.startsWith(`${at}.`));
    return told(at, child).map((line) => `${name}${line.slice(path.length)}`);
  };
  const [any, item] = probe({ ...known, '?': NONSENSE }).filter((each) => each.path === `${path}.?`);
  if (any !== undefined && any.expected !== 'no such field') {
    const key = item === undefined ? '?' : (any.expected.replace('one of ', '').split(', ')[0] ?? '?');
    return [...(item === undefined ? [] : [`${name}.*: ${any.expected}`]), ...field(key)];
  }
  const missing = probe(known).map((each) => each.path.slice(path.length + 1).split('.')[0] ?? '');
  const optional = OPTIONAL.filter((key) => !missing.includes(key)).filter((key) =>
    probe({ ...known, [key]: NONSENSE }).every(
      (each) => each.path !== `${path}.${key}` || each.expected !== 'no such field',
    ),
  );
  return [...new Set([...missing, ...optional])].flatMap(field);
}

const probeOf =
  (shape: Shape<unknown>): Probe =>
  (value) => {
    const parsed = parseShape(shape, value);
    return parsed.ok ? [] : parsed.error;
  };

test.each([normandy, stalingrad])(
  'the shape of a position of $title allows what is written, and no more',
  ({ id, shape }) => {
    const text = `${told('$', probeOf(shape)).join('\n')}\n`;
    expectGolden(new URL(`./golden/shape-${id}.txt`, import.meta.url), text);
  },
);
