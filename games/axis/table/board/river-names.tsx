import type { JSX } from 'preact';
import { words } from '../words/board.ts';
import type { BoardId } from './outlines.ts';

interface Lettering {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly kind: 'river' | 'place';
}

/** Names that run with the water, and the city's on the Region Board. */
const LETTERINGS: Readonly<Record<BoardId, readonly Lettering[]>> = {
  region: [
    { text: words.rivers.don, x: 60, y: 162, turn: 14, kind: 'river' },
    { text: words.rivers.don, x: 398, y: 962, turn: -66, kind: 'river' },
    { text: words.rivers.volga, x: 1052, y: 752, turn: 15, kind: 'river' },
    { text: words.rivers.volga, x: 1117, y: 160, turn: 96, kind: 'river' },
    { text: words.city, x: 913, y: 602, turn: -80, kind: 'place' },
  ],
  city: [{ text: words.rivers.volga, x: 640, y: 560, turn: 94, kind: 'river' }],
};

export const RiverNames = ({ board }: { readonly board: BoardId }): JSX.Element => (
  <>
    {LETTERINGS[board].map(({ text, x, y, turn, kind }) => (
      <span
        key={`${text} ${x}`}
        class={`lettering ${kind}`}
        style={{ left: `${x}px`, top: `${y}px`, rotate: `${turn}deg` }}
        aria-hidden="true"
      >
        {text}
      </span>
    ))}
  </>
);
