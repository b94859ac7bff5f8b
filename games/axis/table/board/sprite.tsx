import './sprite.css';
import type { JSX } from 'preact';
import { KINDS_OF, type Kind } from '../../data/units.ts';
import type { Side } from '../../data/zones.ts';
import { SIDES } from '../../rules/state.ts';
import { EDGES, PLANE, SYMBOLS } from '../data/symbols.ts';

export const symbolId = (side: Side, kind: Kind | 'token'): string => `chip-${side}-${kind}`;

function Chip({ side, kind }: { readonly side: Side; readonly kind: Kind | 'token' }): JSX.Element {
  const { lines, full, isMinor = false } = SYMBOLS[kind];
  return (
    <symbol id={symbolId(side, kind)} viewBox="0 0 34 19">
      <path d={EDGES[side]} class="axis-shade" transform="translate(.9 1.9)" />
      <path d={EDGES[side]} class={isMinor ? 'axis-face minor' : `axis-face ${side}`} />
      {isMinor && <path d="M2.4 4.5V13" class={`axis-glyph bar ${side}`} />}
      {lines !== '' && <path d={lines} class={`axis-glyph ${side}`} />}
      {full !== undefined && <path d={full} class={`axis-glyph full ${side}`} />}
    </symbol>
  );
}

/** Signs printed on the boards and markers laid on them. */
const SIGNS: Readonly<Record<Sign, JSX.Element>> = {
  fort: <path d="M-8 8V-6H-4.5V-3H-2V-6H2V-3H4.5V-6H8V8Z" class="axis-dark" />,
  airfield: (
    <>
      <circle r="8.5" class="axis-paper" />
      <path d={PLANE} transform="translate(-11.6 -8) scale(.93)" class="axis-ink" />
    </>
  ),
  factory: <path d="M-9 8V-2L-3 2V-2L3 2V-8H6V2H9V8Z" class="axis-dark" />,
  ambush: (
    <>
      <path d="M0-8.5L8.7 6.5H-8.7Z" class="axis-dark" />
      <path d="M0-3.5V1.5M0 4.2V4.3" class="axis-line" />
    </>
  ),
  star: (
    <>
      <path
        d="M0-11L2.7-5.2 8.6-6.9 6.8-1 12 2.4 6.3 4.9 7.2 11 1.5 8.6-2.6 12.5-4.3 6.6-10.6 6.6-7.4 1.3-11.8-3.2-5.6-4.3-5-10.6Z"
        class="axis-paper"
      />
      <path d="M-3.6-2.8L3.6 4.4M3.6-2.8L-3.6 4.4" class="axis-blood" />
    </>
  ),
  'cut-off': (
    <>
      <circle r="9.6" class="axis-paper ring" />
      <path d="M-6.2-3.6H.6V2.6H-6.2ZM.6-1.4H3.6L6 .8V2.6H.6Z" class="axis-ink" />
      <circle cx="-3.5" cy="3.8" r="1.6" class="axis-ink" />
      <circle cx="3.2" cy="3.8" r="1.6" class="axis-ink" />
      <path d="M-6.8 6.8L6.8-6.8" class="axis-blood" />
    </>
  ),
  lorry: (
    <>
      <path d="M-7-4.4H1V2.8H-7ZM1-1.8H4.4L7 .8V2.8H1Z" class="axis-ink" />
      <circle cx="-4" cy="4.2" r="1.8" class="axis-ink" />
      <circle cx="3.8" cy="4.2" r="1.8" class="axis-ink" />
    </>
  ),
};
export type Sign = 'fort' | 'airfield' | 'factory' | 'ambush' | 'star' | 'cut-off' | 'lorry';

const signId = (sign: Sign): string => `sign-${sign}`;

/** Every symbol once; chips and signs only point at them. */
export const Sprite = (): JSX.Element => (
  <svg class="axis-sprite" width="0" height="0" aria-hidden="true">
    {SIDES.flatMap((side) =>
      [...KINDS_OF[side], 'token' as const].map((kind) => <Chip key={`${side} ${kind}`} side={side} kind={kind} />),
    )}
    {(Object.keys(SIGNS) as Sign[]).map((sign) => (
      <symbol key={sign} id={signId(sign)} viewBox="-13 -13 26 26">
        {SIGNS[sign]}
      </symbol>
    ))}
  </svg>
);

/** A sign in its place; the caller says in words what it is. */
export const SignMark = ({ sign, class: name = '' }: { readonly sign: Sign; readonly class?: string }): JSX.Element => (
  <svg class={`sign ${sign} ${name}`} viewBox="0 0 26 26" aria-hidden="true">
    <use href={`#${signId(sign)}`} />
  </svg>
);
