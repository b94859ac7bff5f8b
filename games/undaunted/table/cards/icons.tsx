import type { JSX } from 'preact';

/** Signs of what a card does, in 24 x 24. */
const SIGNS: Readonly<Record<string, string>> = {
  move: 'M3 12h15M12.5 6l6 6-6 6',
  guide: 'M3 16h4M10 16h3M16 16l5-5M21 11h-5M21 11v5M7 5.4a2.6 2.6 0 1 0 .01 0z',
  scout:
    'M8.5 5.5h-2l-3 9M15.5 5.5h2l3 9M8.5 5.5v9M15.5 5.5v9M8.5 9h7M6 12.9a3.6 3.6 0 1 0 .01 0zM18 12.9a3.6 3.6 0 1 0 .01 0z',
  stalk: 'M2 17c4-5 8-1 11-4 2-2 4-4 7-3M15 6l5 4-4 4.5',
  attack: 'M12 5a7 7 0 1 0 .01 0zM12 2v6M12 16v6M2 12h6M16 12h6',
  suppress: 'M3 6h9M3 12h9M3 18h9M16 5l5 5M21 5l-5 5M15 15l3.5 4 3.5-4',
  blast: 'M12 2l2 6 6-3-3 6 5 2-5.5 2 2.5 6-6-3-3 4-1-6-6 1 4-4-4-4 6 0z',
  control: 'M6 22V3M6 4h12l-3 4 3 4H6',
  recon: 'M3 9c2-1.6 3.5 1.6 5.5 0s3.5 1.6 5.5 0M14.5 8.2a4.8 4.8 0 1 0 .01 0zM18 16.5l4 4.5M3 14c1.5-1 2.5.6 4 .2',
  conceal:
    'M2 8c2.5-2 4.5 2 7 0s4.5 2 7 0 3.5 1 6 0M2 13c2.5-2 4.5 2 7 0s4.5 2 7 0 3.5 1 6 0M2 18c2.5-2 4.5 2 7 0s4.5 2 7 0 3.5 1 6 0',
  bolster: 'M5.5 3h8A1.5 1.5 0 0 1 15 4.5V19H4V4.5A1.5 1.5 0 0 1 5.5 3zM18 12v9M13.5 16.5h9',
  command: 'M3 3h9v13H3zM15 5l4 1-3 12-4-1M16 22l5-2M7.5 6v6M5 9.7l2.5 2.5L10 9.7',
  inspire: 'M9 7h11v15H9zM4 16V7c0-3 2-4 4-4h6M11 0l3 3-3 3',
  flame:
    'M12 22c-5 0-7.5-3.4-7.5-7C4.5 10 10 8 9.5 2c5 2 9.5 7 9.5 12.5 0 4.5-3 7.5-7 7.5zM12 22c-2 0-3.5-1.6-3.5-3.6 0-2.4 2.5-3.4 2.8-5.8 2.4 1.3 4.2 3.4 4.2 5.8 0 2-1.5 3.6-3.5 3.6z',
  antitank: 'M12 4a8 8 0 1 0 .01 0zM12 8a4 4 0 1 0 .01 0zM12 1v5M12 18v5M1 12h5M18 12h5',
  demo: 'M6 9h12v12H6zM12 9V5q0-3 4-3M16 2l4-1M16 2l3 3M6 15h12',
  bomb: 'M12 22c-3 0-4.5-3-4.5-7S9 7 12 7s4.5 4 4.5 8-1.5 7-4.5 7zM9 7L7 2h10l-2 5M12 2v5',
  grenade: 'M12 8.5a6.5 6.5 0 1 0 .01 0zM9.5 8V4.5h5V8M14.5 5h4l1.5 5',
  'area-suppress': 'M4 4h16v16H4zM4 10h16M4 15h16M8 1l4 4 4-4',
  assault: 'M2 12h9M7.5 7.5L12 12l-4.5 4.5M18 6.5a5.5 5.5 0 1 0 .01 0zM18 4v4M18 16v4M14 12h-1M23 12h-1',
  reposition: 'M6.5 6.5a5.5 5.5 0 1 0 .01 0zM6.5 3v4M6.5 17v4M13 12h9M17.5 7.5L22 12l-4.5 4.5',
  support: 'M5 3h9v13H5zM14 8l4-4 4 4M18 4v10M5 20h14',
  force: 'M3 20h18M6 20V9l6-6 6 6v11M12 8v6M9.5 11.5L12 14l2.5-2.5',
  explore: 'M12 3a9 9 0 1 0 .01 0zM15.5 8.5l-2 5-5 2 2-5z',
  ready: 'M4 12l5 6L20 5',
  antiair: 'M4 21h12M10 21v-6l9-10M7 15h6M16 3l5 5M14 10l4 4',
  mine: 'M12 10a6 6 0 1 0 .01 0zM12 10V3M8 11L5 4.5M16 11l3-6.5M4 22h16',
  overwatch: 'M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 9a3 3 0 1 0 .01 0zM12 2v3M12 19v3',
  smoke: 'M6 19a4 4 0 0 1 0-8 5 5 0 0 1 9.5-2A5 5 0 1 1 17 19z',
  tank: 'M3 15h18a3 3 0 0 1 0 5H3a3 3 0 0 1 0-5zM4 15l3-4h11l3 4M9 11l1-4h6l1.5 4M16 8h7',
  wall: 'M3 5h18v14H3zM3 9.7h18M3 14.3h18M9 5v4.7M15 9.7v4.6M9 14.3V19',
  target: 'M12 3.5a8.5 8.5 0 1 0 .01 0zM12 8.5a3.5 3.5 0 1 0 .01 0zM12 1v4M12 19v4M1 12h4M19 12h4',
  rally: 'M5 13a7 7 0 1 1 2.5 6.4M5 21v-6h6',
  hunker: 'M2 20h5c1-5 9-5 10 0h5M12 11V3M8.5 7.5L12 11l3.5-3.5',
};

/** A second action of a name has the sign of the first: `attack-2`. */
export const signOf = (use: string): string => SIGNS[use.replace('-2', '')] ?? '';

/** A drawn sign beside a word; never alone. */
export const UseSign = ({ use }: { readonly use: string }): JSX.Element => (
  <svg class="use-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={signOf(use)} />
  </svg>
);
