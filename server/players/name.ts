import { fault } from '../fault.ts';

/** Letters and figures of any script, single spaces between them; nothing invisible, and no pile of accents. */
const NAME = /^(?!.*(?:\p{DI}|\p{M}{4}))[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]| (?! ))*[\p{L}\p{N}\p{M}]$/u;
const SHORTEST = 2;
const LONGEST = 24;

/** Letters and figures with the Latin letter that they look like, small or as a capital. */
const TWINS =
  'аa вb еe кk мm нh оo рp сc тt уy хx ѕs іl ϳj јj һh ԁd ԛq ԝw ӏl ёë їï αa βb εe ζz ηh ιl κk μm νn οo ρp τt υy χx 0o 1l il';
const LATIN: ReadonlyMap<string, string> = new Map(TWINS.split(' ').map(([twin = '', latin = '']) => [twin, latin]));

/** The same text for all names that a reader takes for one another. */
export const likenessOf = (name: string): string =>
  Array.from(name.normalize('NFKC').toLowerCase(), (letter) => LATIN.get(letter) ?? letter).join('');

/** A name as it is kept, or the reason it can't be. */
export function readName(raw: string): string {
  const name = raw.normalize('NFKC').trim();
  const { length } = Array.from(name);
  if (length < SHORTEST || length > LONGEST) throw fault('unreadable', `A name has ${SHORTEST} to ${LONGEST} letters.`);
  if (!NAME.test(name)) throw fault('unreadable', 'A name has letters, figures and single spaces.');
  return name;
}
