import { type Figure, SOLDIERS } from './soldiers.ts';

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
  'M1.6 20.8l1.6-1.9 16.6-4.4.5 1.6-6.3 1.8.3 1.2a2.6 2.6 0 1 1-2.9.8l-.3-1.2-3.2.9-3.2 2.6-2.4.4z';

/** Units and leaders of Stalingrad by their titles, in 24 x 24: `soldier` draws a side's with them. */
export const FIGURES: Readonly<Record<string, Figure>> = {
  ...SOLDIERS,
  rifleman: SOLDIERS.riflemen,
  scout: SOLDIERS.scouts,
  'machine-gunner': SOLDIERS.gunners,
  sniper: SOLDIERS.snipers,
  't-34': tank(
    track(4.6, 19.4, 5, 1.72),
    'M1.4 15l3.2-3.5H19.2L22.6 15zM8 11.2l1.5-4.3q.2-.7 1-.7h5.4l2.4 2.2.7 2.8zM10.6 5.9v-1h3.4v1zM18.2 8.1H24v1.4h-5.6z',
  ),
  't-70': tank(
    track(6, 18, 5, 1.5),
    'M3.2 15.2l2.4-2.9h12.6l2.6 2.9zM8.8 12l1.2-3.7h4.8l1.7 3.7zM15.7 9.5h5.6v1.1h-5.2zM10.8 7.9v-.9h2.4v.9z',
  ),
  'panzer-iii': tank(
    track(4.4, 19.6, 6, 1.4),
    'M1.6 15.2v-2.4l5-.8v-1h10.6v1.2l4.6.8.8 2.2zM7.4 10.7l.9-3.6h7.2l1.5 1.5v2.1zM8.6 6.8V5.2h3.2v1.6zM17 8.7h5.6v1.2H17z',
  ),
  'panzer-iv': tank(
    track(4, 20, 8, 1),
    'M1.4 15.2v-2.6l4.2-.8V11h12v1l4.6.8.4 2.4zM4.6 10.7V7.9l1.4-.9h9.8l1.7 1.5v2.2zM8.4 6.7V4.9H12v1.8zM17.6 8.3h4.6v-.4h1.4v2h-1.4v-.4h-4.6z',
  ),
  'stug-iii': tank(
    track(4.4, 19.6, 6, 1.4),
    'M1.6 15.2l.6-2.8 2.8-.6 1.2-2.4h8.6l2.8 2.6 4.4.8.6 2.4zM16 10.3h5.8v-.4h1.4v2h-1.4v-.4h-5zM7.4 9.1V8h2.8v1.1z',
  ),
  'sig-33b': tank(
    track(4.4, 19.6, 6, 1.4),
    'M1.6 15.2v-2.6l1-.6.8-6.6h11.2l2.6 6.2 5 1 .4 2.6zM15.9 7.3l4.9-.4.2 2.5-4.1.4z',
  ),
  'half-track': tank(
    `${track(4.8, 11.2, 3, 1.35)}${wheel(19, 18.6, 3)}`,
    'M1.2 15.2L2.6 9.4h11.2l1.4 2 5.8.8 1.8 2.4v.6zM10 9.1V7.2l2.2-1.2h.8v3.1zM13.2 6.8h5v1h-5z',
  ),
  'antitank-gun': {
    alone: `M7 6.7h14.6v-.5H24v2.9h-2.4v-.5H7zM.6 21.2l8.6-10 1.4 1.2-7.2 9.6H.6z${wheel(12, 16, 5.2)}`,
    pale: 'M9.4 2.6h3.4l-.6 9.2H7.4z',
  },
  'infantry-gun': {
    alone: `M9 9.8l10.2-5.9 1.7 2.9L10.6 12.7zM.6 21.6l8.2-9.4 1.5 1.2L3.6 22.2H.6z${wheel(12, 16.4, 5.4)}`,
    pale: 'M8.2 2.6l4.2 2.4-2.6 7H5.8z',
  },
  'heavy-machine-gun': {
    alone: `M3.6 7.6h6.2v.6h11v3.4H9.8v.6H3.6zM21.2 9h2.6v1.8h-2.6zM1.4 8.2h1.4v3.4H1.4zM9.6 12.6L3.4 21.8H.8L7.2 12.6zM10.8 12.4h2l1.4 4h-2.4z${wheel(12.6, 18, 4)}`,
    pale: 'M12.4 2.6h2.2v12.2h-2.2zM6 12.8h3.2v3.6H6z',
  },
  engineer: { carried: 'M20 23.5l.6-13.9h.9l.7 13.9zM18.7 3.2q2.3-1.6 4.6 0l.2 4.9q-2.5 2.3-5 0z' },
  'antitank-rifle': {
    carried:
      'M.6 21l1.2-2.6 5.4-1.3 15-4-.3-1 1.7-.5.7 2.6-1.7.4-.2-.7-12.6 3.7 1.7 5.6h-1.5l-1.8-5.1-1.3 5.4H5.5l1.5-5.5-2.5.9-1.3 2.3z',
  },
  flamethrower: {
    carried:
      'M2 12.6a1.6 1.6 0 0 1 3.2 0v6.8H2zM2 20.4h9.2v1.7H2zM11.4 21.9c2.2.7 3-2.4 5.4-2.2.2-1.7 1.9-1.9 2-4 1.8 1.2 2.2 2.4 2 3.5.7-.2 1.1-.8 1.2-1.6 1.4 2.2 1.7 5-1 5.8-2.6.8-6.2.4-9.6-.3z',
  },
  'storm-group': { carried: SUBMACHINE_GUN },
  'assault-pioneer': {
    carried:
      'M15.2 15.6h6.6v5.8h-6.6zM17.6 15.4v-1.6h1.8v1.6zM18.3 13.6q0-3.6 3.6-3.2l.1 1q-2.5-.2-2.5 2.2zM13 18l2-.6v1.2zM2 19.6l7.6-2 .3 1.2-7.6 2z',
  },
  'platoon-leader': {
    hat: PEAKED_CAP,
    carried: 'M8 16.6h3v-.8h2v.8h3l1.2 3.8a1.9 1.9 0 0 1-3.8.2l-.4-1.2h-2l-.4 1.2a1.9 1.9 0 0 1-3.8-.2z',
  },
  commissar: {
    hat: PEAKED_CAP,
    carried: 'M16.4 22l2-9.4 3 .7-2 9.3zM18.2 8.8h3.8v3.8h-3.8zM18.8 1.8h1.8v6.6h-1.8zM21 5.6l1.6.6.4 2.6h-2z',
  },
  orderly: {
    carried:
      'M14.4 14.6h8.2v7.8h-8.2zM16.4 14.4v-1.6h4.2v1.6h-1v-.6h-2.2v.6zM17.6 16v1.6H16v1.8h1.6V21h1.8v-1.6H21v-1.8h-1.6V16z',
  },
  signaller: {
    carried:
      'M5.8 9.8a1.8 1.8 0 0 1 2.6 0v4.4a1.8 1.8 0 0 1-2.6 0zM15.6 9.8a1.8 1.8 0 0 1 2.6 0v4.4a1.8 1.8 0 0 1-2.6 0zM15.8 17.4h7.4v5.6h-7.4zM21.4 17.2V11.4h1v5.8z',
  },
  'antiair-battery': {
    alone: `M9 13.4L20 1.4l1.7 1.5L11 15zM6.4 11.6l4.8-1 2.6 2.8-1.4 4.2H6zM3.8 17.8h14.4v2H3.8zM1.4 21.4l3.2-1.8 1 1.7-3.2 1.8zM20.6 21.4l-3.2-1.8-1 1.7 3.2 1.8zM10 19.6h2.6v3.4H10z`,
  },
  bomber: {
    alone:
      'M12 1c1.2 0 1.7 1.6 1.7 3.6l-.1 3.8 9.4 2.2v2.6l-9.5.4-.6 5.4 3.3 1.5v1.7L12 21.6 7.8 22.2v-1.7L11.1 19l-.6-5.4L1 13.2v-2.6l9.4-2.2-.1-3.8C10.3 2.6 10.8 1 12 1z',
  },
};
