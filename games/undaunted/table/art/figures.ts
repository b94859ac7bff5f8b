import { type Figure, SOLDIERS } from '../board/shapes.ts';

/** A disc; drawn against the sun, it is a hole in what lies under it. */
const disc = (x: number, y: number, r: number, hole = false): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 ${hole ? 0 : 1} ${2 * r} 0a${r} ${r} 0 1 ${hole ? 0 : 1} ${-2 * r} 0z`;

/** A track around so many wheels. */
function track(from: number, to: number, count: number, wheel: number): string {
  const step = (to - from) / (count - 1);
  const wheels = Array.from({ length: count }, (_, i) =>
    disc(Math.round((from + i * step) * 100) / 100, 18.6, wheel, true),
  );
  return `M${from - 0.6} 15.6H${to + 0.6}a3 3 0 0 1 0 6H${from - 0.6}a3 3 0 0 1 0-6z${wheels.join('')}`;
}
const tank = (track: string, body: string): Figure => ({ alone: track + body, vehicle: true });

/** Spokes and a hub, around a wheel of a gun. */
const wheel = (x: number, y: number, r: number): string =>
  disc(x, y, r) + disc(x, y, r * 0.72, true) + disc(x, y, r * 0.34);

const PEAKED_CAP =
  'M4.8 7.2C5 3.8 8.4 2.2 12 2.2s7 1.6 7.2 5l-1.9 1.4H6.7zM6.9 9h10.2v1.1H6.9zM7 10.6q5-1.4 10 0l.8 1.4q-5.8-1.6-11.6 0z';
const SUBMACHINE_GUN =
  'M1.6 20.800l1.6-1.9 16.6-4.4.5 1.6-6.3 1.8.3 1.200a2.6 2.6 0 1 1-2.9.8l-.3-1.2-3.2.9-3.2 2.6-2.4.4z';

/** Units and leaders of Stalingrad by their titles, in 24 x 24: `soldier` draws a side's with them. */
export const FIGURES: Readonly<Record<string, Figure>> = {
  ...SOLDIERS,
  rifleman: SOLDIERS.riflemen,
  scout: SOLDIERS.scouts,
  'machine-gunner': SOLDIERS.gunners,
  sniper: SOLDIERS.snipers,
  't-34': tank(
    track(4.6, 19.4, 5, 1.72),
    'M1.4 15l3.2-3.500H19.200L22.6 15zM8 11.200l1.5-4.300q.2-.7 1-.7h5.400l2.4 2.2.7 2.800zM10.6 5.900v-1h3.400v1zM18.2 8.100H24v1.400h-5.600z',
  ),
  't-70': tank(
    track(6, 18, 5, 1.5),
    'M3.2 15.200l2.4-2.900h12.600l2.6 2.900zM8.8 12l1.2-3.700h4.800l1.7 3.700zM15.7 9.500h5.600v1.100h-5.200zM10.8 7.900v-.9h2.400v.9z',
  ),
  'panzer-iii': tank(
    track(4.4, 19.6, 6, 1.4),
    'M1.6 15.200v-2.400l5-.8v-1h10.600v1.200l4.6.8.8 2.200zM7.4 10.700l.9-3.600h7.200l1.5 1.500v2.100zM8.6 6.800V5.200h3.200v1.600zM17 8.700h5.600v1.200H17z',
  ),
  'panzer-iv': tank(
    track(4, 20, 8, 1),
    'M1.4 15.200v-2.600l4.2-.8V11h12v1l4.6.8.4 2.400zM4.6 10.700V7.900l1.4-.9h9.800l1.7 1.500v2.200zM8.4 6.700V4.900H12v1.800zM17.6 8.300h4.600v-.4h1.400v2h-1.400v-.4h-4.600z',
  ),
  'stug-iii': tank(
    track(4.4, 19.6, 6, 1.4),
    'M1.6 15.200l.6-2.8 2.8-.6 1.2-2.400h8.600l2.8 2.6 4.4.8.6 2.400zM16 10.300h5.800v-.4h1.400v2h-1.400v-.4h-5zM7.4 9.100V8h2.800v1.100z',
  ),
  'sig-33b': tank(
    track(4.4, 19.6, 6, 1.4),
    'M1.6 15.200v-2.600l1-.6.8-6.600h11.200l2.6 6.2 5 1 .4 2.600zM15.9 7.300l4.9-.4.2 2.5-4.1.4z',
  ),
  'half-track': tank(
    `${track(4.8, 11.2, 3, 1.35)}${wheel(19, 18.6, 3)}`,
    'M1.2 15.200L2.6 9.400h11.200l1.4 2 5.8.8 1.8 2.400v.6zM10 9.100V7.200l2.2-1.200h.8v3.100zM13.2 6.800h5v1h-5z',
  ),
  'antitank-gun': {
    alone: `M7 6.700h14.600v-.5H24v2.900h-2.400v-.5H7zM.6 21.200l8.6-10 1.4 1.2-7.2 9.600H.6z${wheel(12, 16, 5.2)}`,
    pale: 'M9.4 2.600h3.400l-.6 9.200H7.400z',
  },
  'infantry-gun': {
    alone: `M9 9.800l10.2-5.9 1.7 2.900L10.6 12.700zM.6 21.600l8.2-9.4 1.5 1.200L3.6 22.200H.6z${wheel(12, 16.4, 5.4)}`,
    pale: 'M8.2 2.600l4.2 2.4-2.6 7H5.800z',
  },
  'heavy-machine-gun': {
    alone: `M3.6 7.600h6.200v.6h11v3.400H9.800v.6H3.600zM21.2 9h2.600v1.800h-2.600zM1.4 8.200h1.400v3.400H1.400zM9.6 12.600L3.4 21.800H.8L7.2 12.600zM10.8 12.400h2l1.4 4h-2.400z${wheel(12.6, 18, 4)}`,
    pale: 'M12.4 2.600h2.200v12.200h-2.200zM6 12.800h3.200v3.600H6z',
  },
  engineer: { carried: 'M20 23.500l.6-13.900h.9l.7 13.900zM18.7 3.200q2.3-1.6 4.6 0l.2 4.900q-2.5 2.3-5 0z' },
  'antitank-rifle': {
    carried:
      'M.6 21l1.2-2.6 5.4-1.3 15-4-.3-1 1.7-.5.7 2.6-1.7.4-.2-.7-12.6 3.7 1.7 5.600h-1.500l-1.8-5.1-1.3 5.400H5.500l1.5-5.5-2.5.9-1.3 2.300z',
  },
  flamethrower: {
    carried:
      'M2 12.600a1.6 1.6 0 0 1 3.2 0v6.800H2zM2 20.400h9.200v1.700H2zM11.4 21.900c2.2.7 3-2.4 5.4-2.2.2-1.7 1.9-1.9 2-4 1.8 1.2 2.2 2.4 2 3.5.7-.2 1.1-.8 1.2-1.6 1.4 2.2 1.7 5-1 5.8-2.6.8-6.2.4-9.6-.300z',
  },
  'storm-group': { carried: SUBMACHINE_GUN },
  'assault-pioneer': {
    carried:
      'M15.2 15.600h6.600v5.800h-6.600zM17.6 15.400v-1.600h1.800v1.600zM18.3 13.600q0-3.6 3.6-3.200l.1 1q-2.5-.2-2.5 2.200zM13 18l2-.6v1.200zM2 19.600l7.6-2 .3 1.2-7.6 2z',
  },
  'platoon-leader': {
    hat: PEAKED_CAP,
    carried: 'M8 16.600h3v-.8h2v.8h3l1.2 3.800a1.9 1.9 0 0 1-3.8.2l-.4-1.200h-2l-.4 1.200a1.9 1.9 0 0 1-3.8-.2z',
  },
  commissar: {
    hat: PEAKED_CAP,
    carried: 'M16.4 22l2-9.4 3 .7-2 9.3zM18.2 8.8h3.8v3.8h-3.8zM18.8 1.8h1.8v6.6h-1.8zM21 5.6l1.6.6.4 2.6h-2z',
  },
  orderly: {
    carried:
      'M14.4 14.600h8.200v7.800h-8.200zM16.4 14.400v-1.600h4.200v1.600h-1v-.6h-2.200v.6zM17.6 16v1.600H16v1.800h1.600V21h1.800v-1.600H21v-1.800h-1.600V16z',
  },
  signaller: {
    carried:
      'M5.8 9.800a1.8 1.8 0 0 1 2.6 0v4.400a1.8 1.8 0 0 1-2.6 0zM15.6 9.800a1.8 1.8 0 0 1 2.6 0v4.400a1.8 1.8 0 0 1-2.6 0zM15.8 17.400h7.400v5.600h-7.400zM21.4 17.200V11.400h1v5.800z',
  },
  'antiair-battery': {
    alone: `M9 13.400L20 1.400l1.7 1.500L11 15zM6.4 11.600l4.8-1 2.6 2.8-1.4 4.200H6zM3.8 17.800h14.400v2H3.800zM1.4 21.400l3.2-1.8 1 1.7-3.2 1.800zM20.6 21.400l-3.2-1.8-1 1.7 3.2 1.800zM10 19.600h2.600v3.400H10z`,
  },
  bomber: {
    alone:
      'M12 1c1.2 0 1.7 1.6 1.7 3.600l-.1 3.8 9.4 2.200v2.600l-9.5.4-.6 5.4 3.3 1.500v1.700L12 21.6 7.8 22.200v-1.700L11.1 19l-.6-5.400L1 13.200v-2.600l9.4-2.2-.1-3.800C10.3 2.6 10.8 1 12 1z',
  },
};
