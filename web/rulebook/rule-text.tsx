import { RuleLink } from '@kurgan/kit';
import type { ComponentChildren, JSX } from 'preact';
import { cutAt } from './cut-at.ts';

const NAMES = /([A-Z]{2}-[A-Z0-9]+-\d{2,3})/;

/** A text with the words of a search marked. */
export const Marked = ({ text, marked }: Required<RuleTextProps>): JSX.Element => <>{marks(text, marked)}</>;

const marks = (text: string, marked: readonly string[]): ComponentChildren =>
  cutAt(text, marked).map((piece, i) => (i % 2 === 1 ? <mark key={i}>{piece}</mark> : piece));

interface RuleTextProps {
  readonly text: string;
  /** Words to be marked, as a search has them. */
  readonly marked?: readonly string[];
}

/** Text of a rulebook: the names of other rules in it are links. */
export function RuleText({ text, marked = [] }: RuleTextProps): JSX.Element {
  const pieces = text.split(NAMES);
  return <>{pieces.map((piece, i) => (i % 2 === 1 ? <RuleLink key={i} id={piece} /> : marks(piece, marked)))}</>;
}
