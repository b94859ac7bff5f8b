import type { Kind } from '../../data/units.ts';
import type { Side } from '../../data/zones.ts';

/** Chips are 33 x 17: four cut corners for the Axis, a single one for the Allies, so sides are told apart without color. */
export const EDGES: Readonly<Record<Side, string>> = {
  axis: 'M4 .6H29L32.4 4V13L29 16.4H4L.6 13V4Z',
  allies: 'M.6 .6H28L32.4 5V16.4H.6Z',
};

const FRAME = 'M4.6 3H20.4V14H4.6Z';
const CROSS = 'M4.6 3L20.4 14M20.4 3L4.6 14';
const TRACKS = 'M9.7 5.6h5.6a2.9 2.9 0 0 1 0 5.8h-5.6a2.9 2.9 0 0 1 0-5.8Z';
const WHEELS =
  'M7.5 13.3a.9.9 0 1 1 0 1.8a.9.9 0 1 1 0-1.8ZM12.5 13.3a.9.9 0 1 1 0 1.8a.9.9 0 1 1 0-1.8ZM17.5 13.3a.9.9 0 1 1 0 1.8a.9.9 0 1 1 0-1.8Z';
const GUN = 'M12.5 6.3a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 1 1 0-4.4Z';
export const PLANE =
  'M12.5 1.9c.75 0 1 1.3 1 2.6v1.9l5.4 2.6v1.3l-5.4-1.3v3.2l1.7 1.3v1l-2.7-.65-2.7 .65v-1l1.7-1.3V9l-5.4 1.3V9l5.4-2.6V4.5c0-1.3 .25-2.6 1-2.6Z';

interface UnitSymbol {
  readonly lines: string;
  /** The part that is filled. */
  readonly full?: string;
  /** Units of Germany's allies have a color of their own and a bar. */
  readonly isMinor?: true;
}

/** NATO symbols. */
export const SYMBOLS: Readonly<Record<Kind | 'token', UnitSymbol>> = {
  infantry: { lines: FRAME + CROSS },
  'minor-infantry': { lines: FRAME + CROSS, isMinor: true },
  mechanized: {
    lines: 'M4.6 2.2H20.4V12.4H4.6ZM4.6 2.2L20.4 12.4M20.4 2.2L4.6 12.4',
    full: WHEELS,
  },
  artillery: { lines: FRAME, full: GUN },
  'minor-artillery': { lines: FRAME, full: GUN, isMinor: true },
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
