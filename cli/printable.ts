import { clip } from '@kurgan/engine';

/**
 * Control and format characters, odd line ends and lone surrogates: a terminal would obey them instead of showing them.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Escapes as JSON does, so that JSON stays the same JSON. */
const escaped = (letter: string): string =>
  Array.from({ length: letter.length }, (_, i) => `\\u${letter.charCodeAt(i).toString(16).padStart(4, '0')}`).join('');

/** Lines a terminal shows letter by letter, whatever they contain. */
export const printable = (text: string): string =>
  text.replace(UNSEEN, (letter) => (letter === '\n' ? letter : escaped(letter)));

/** Maximum length of a quotation: long enough for any of our sentences. */
const LONGEST = 1000;

/**
 * Text from a file, an argument or an error, made safe for one line: it can neither start a new one nor flood the
 * screen.
 */
export const inLine = (text: string): string => printable(clip(text, LONGEST)).replaceAll('\n', '\\n');
