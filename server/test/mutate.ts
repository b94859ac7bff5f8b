import { randomBytes } from 'node:crypto';
import type { Chance } from '@kurgan/engine';
import type { CallName } from '@kurgan/wire';
import { callShapes, MOST_LETTERS } from '@kurgan/wire';

export const pick = <T>(chance: Chance, from: readonly T[]): T => {
  const found = from[chance.below(from.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};

const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** Values that no call expects, as JSON text. */
const STRANGE: readonly ((chance: Chance) => string)[] = [
  () => 'null',
  () => 'true',
  () => '-1',
  () => '1e309',
  () => '9007199254740993',
  () => '0.5',
  () => '""',
  () => '"\\u0000\\ud800\\u202e"',
  () => '"__proto__"',
  () => '"constructor"',
  () => '{"__proto__":{"isAdmin":true}}',
  () => '{"toString":1,"length":-1}',
  () => '[]',
  () => '["a","b"]',
  (chance) => deep(1 + chance.below(4000)),
  (chance) => `"${'x'.repeat(chance.below(MOST_LETTERS))}"`,
  () => `"'; DROP TABLE match; --"`,
  () => `"$1"`,
  () => '"*"',
];

/** A call as JSON text of each of its values, before somebody spoils it. */
export type Parts = Map<string, string>;

export const messageOf = (call: number, name: string, parts: Parts): string => {
  const values = Array.from(parts, ([key, value]) => `${JSON.stringify(key)}:${value}`).join(',');
  return `{"call":${call},"name":${JSON.stringify(name)},"values":{${values}}}`;
};

/** Spoils a call in one way, or leaves it as it is. */
export function spoil(chance: Chance, parts: Parts): void {
  const keys = [...parts.keys()];
  const key = keys.length === 0 ? 'match' : pick(chance, keys);
  switch (chance.below(5)) {
    case 0:
      parts.delete(key);
      break;
    case 1:
      parts.set(pick(chance, ['__proto__', 'constructor', 'extra', 'seat', 'player']), pick(chance, STRANGE)(chance));
      break;
    default:
      parts.set(key, pick(chance, STRANGE)(chance));
  }
}

/** Damages the text of a message itself. */
export function damage(chance: Chance, text: string): string | Buffer {
  const at = chance.below(text.length);
  switch (chance.below(6)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return `${text.slice(0, at)}${String.fromCharCode(chance.below(0xffff))}${text.slice(at + 1)}`;
    case 2:
      return `${text}${text}`;
    case 3:
      return deep(1 + chance.below(8000));
    case 4:
      return `${text.slice(0, -1)},"pad":"${'y'.repeat(chance.below(2 * MOST_LETTERS))}"}`;
    default:
      return `${text.slice(0, at)}${randomBytes(4).toString('latin1')}${text.slice(at)}`;
  }
}

export const CALLS = Object.keys(callShapes) as CallName[];
