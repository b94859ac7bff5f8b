import { fault } from '../fault.ts';

/** Letters and figures of any script, single spaces between them. */
const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]| (?! ))*[\p{L}\p{N}\p{M}]$/u;
const SHORTEST = 2;
const LONGEST = 24;

/** A name as it is kept, or the reason it can't be. */
export function readName(raw: string): string {
  const name = raw.normalize('NFKC').trim();
  const { length } = Array.from(name);
  if (length < SHORTEST || length > LONGEST) throw fault('unreadable', `A name has ${SHORTEST} to ${LONGEST} letters.`);
  if (!NAME.test(name)) throw fault('unreadable', 'A name has letters, figures and single spaces.');
  return name;
}
