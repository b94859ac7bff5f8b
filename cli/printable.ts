import { clip } from '@kurgan/engine';

/** Control and format characters, odd line ends and halves of letters: a terminal obeys them instead of showing them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** As JSON writes it, so that JSON stays the same JSON. */
const escaped = (letter: string): string =>
  Array.from({ length: letter.length }, (_, i) => `\\u${letter.charCodeAt(i).toString(16).padStart(4, '0')}`).join('');

/** Lines that a terminal shows letter by letter, whatever stands in them. */
export const printable = (text: string): string =>
  text.replace(UNSEEN, (letter) => (letter === '\n' ? letter : escaped(letter)));

/** Letters of a quotation: long enough for every sentence of ours. */
const LONGEST = 1000;

/** Text from a file, an argument or an error as a part of one line: it can neither begin another nor flood the screen. */
export const inLine = (text: string): string => printable(clip(text, LONGEST)).replaceAll('\n', '\\n');
