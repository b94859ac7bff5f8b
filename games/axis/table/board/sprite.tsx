import type { JSX } from 'preact';
import { KINDS_OF, type Kind } from '../../data/units.ts';
import type { Side } from '../../data/zones.ts';
import { SIDES } from '../../rules/state.ts';

/** Chips are 33 x 17: four cut corners for the Axis, a single one for the Allies, so sides are told apart without color. */
const EDGES: Readonly<Record<Side, string>> = {
  axis: 'M4 .6H29L32.4 4V13L29 16.4H4L.6 13V4Z',
  allies: 'M.6 .6H28L32.4 5V16.4H.6Z',
};

const FRAME = 'M4.6 3H20.4V14H4.6Z';
const CROSS = 'M4.6 3L20.4 14M20.4 3L4.6 14';
const TRACKS = 'M9.7 5.6h5.6a2.9 2.9 0 0 1 0 5.8h-5.6a2.9 2.9 0 0 1 0-5.8Z';
const WHEELS =
  'M7.5 13.3a.9.9 0 1 1 0 1.8a.9.9 0 1 1 0-1.8ZM12.5 13.3a.9.9 0 1 1 0 1.8a.9.9 0 1 1 0-1.8ZM17.5 13.3a.9.9 0 1 1 0 1.8a.9.9 0 1 1 0-1.8Z';
const GUN = 'M12.5 6.3a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 1 1 0-4.4Z';
const PLANE =
  'M12.5 1.9c.75 0 1 1.3 1 2.6v1.9l5.4 2.6v1.3l-5.4-1.3v3.2l1.7 1.3v1l-2.7-.65-2.7 .65v-1l1.7-1.3V9l-5.4 1.3V9l5.4-2.6V4.5c0-1.3 .25-2.6 1-2.6Z';

/** NATO symbols in lines, and what of them is filled. */
const SYMBOLS: Readonly<Record<Kind | 'token', { readonly lines: string; readonly full?: string }>> = {
  infantry: { lines: FRAME + CROSS },
  'minor-infantry': { lines: FRAME + CROSS },
  mechanized: {
    lines: 'M4.6 2.2H20.4V12.4H4.6ZM4.6 2.2L20.4 12.4M20.4 2.2L4.6 12.4',
    full: WHEELS,
  },
  artillery: { lines: FRAME, full: GUN },
  'minor-artillery': { lines: FRAME, full: GUN },
  tank: { lines: FRAME + TRACKS },
  'assault-gun': { lines: `${FRAME}${TRACKS}M8 3V14` },
  'rocket-launcher': {
    lines: `${FRAME}M9 8.5L12.5 5L16 8.5`,
    full: 'M12.5 9a1.7 1.7 0 1 1 0 3.4a1.7 1.7 0 1 1 0-3.4Z',
  },
  fighter: { lines: '', full: PLANE },
  bomber: { lines: '', full: `${PLANE}M18.5 11.3a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3Z` },
  token: {
    lines: 'M5 8H12V14H5ZM13 8H20V14H13ZM9 2.5H16V8H9Z',
    full: 'M7 10.5h3v1h-3ZM15 10.5h3v1h-3ZM11 5h3v1h-3Z',
  },
};

const isMinor = (kind: Kind | 'token'): boolean => kind === 'minor-infantry' || kind === 'minor-artillery';

export const symbolId = (side: Side, kind: Kind | 'token'): string => `chip-${side}-${kind}`;

function Chip({ side, kind }: { readonly side: Side; readonly kind: Kind | 'token' }): JSX.Element {
  const { lines, full } = SYMBOLS[kind];
  return (
    <symbol id={symbolId(side, kind)} viewBox="0 0 34 19">
      <path d={EDGES[side]} class="axis-shade" transform="translate(.9 1.9)" />
      <path d={EDGES[side]} class={isMinor(kind) ? 'axis-face minor' : `axis-face ${side}`} />
      {isMinor(kind) && <path d="M2.4 4.5V13" class={`axis-glyph bar ${side}`} />}
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

export const signId = (sign: Sign): string => `sign-${sign}`;

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
