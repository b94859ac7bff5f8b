import type { Figure } from '../board/figure.ts';
import { CARRIED, MORTAR } from '../board/shapes.ts';

const carries = (shape: string | undefined): Figure => ({ isCarried: true, shape: shape ?? '' });
const stands = (shape: string): Figure => ({ isCarried: false, shape });

const TRACK = 'M5 13.2H29a3.7 3.7 0 0 1 0 7.4H5a3.7 3.7 0 0 1 0-7.4z';
const wheel = (x: number): string => `M${x - 2} 16.9a2 2 0 1 0 4 0a2 2 0 1 0-4 0z`;
const WHEELS = [6.5, 11.8, 17, 22.2, 27.5].map(wheel).join('');

/** A tracked vehicle in 34 x 22: its hull, what stands on it, and its gun. */
const vehicle = (top: string, cut = WHEELS, hull = 'M1.8 13L6 9.2H28.5L32.4 13z'): Figure => ({
  isCarried: false,
  isVehicle: true,
  shape: `${TRACK}${hull}${top}`,
  cut,
});

const HALF_TRACK = [12.5, 17.5, 22.5, 27.5].map(wheel).join('');

/** Units by type, and command cards by title. */
export const FIGURES: Readonly<Record<string, Figure>> = {
  rifleman: carries(CARRIED.riflemen),
  scout: carries(CARRIED.scouts),
  'machine-gunner': carries(CARRIED.gunners),
  sniper: carries(CARRIED.snipers),
  mortar: stands(MORTAR),
  engineer: carries('M17.2 23.5l2.2-12.6 1.4.3-2.1 12.5zM18.4 3.2q3.4-1.4 5 1.2l-1.4 7.4-4.6-.8z'),
  'assault-pioneer': carries('M2 14.6h9.4v7.6H2zM4.6 14.6v-2.4h4.2v2.4H7.6v-1.2H5.8v1.2zM6.1 16.4v4.2M3.4 18.4H10'),
  'storm-group': carries(
    'M3 19.8l12-3.8 1.8-1.7 5-1.3.5 1.5-4.4 1.7-2.6 1 .7 3.2-2.2.5-.7-3-1.8.5a2.5 2.5 0 1 1-4.6 1.2z',
  ),
  flamethrower: carries(
    'M.8 21.2l9.4-3.6.7 1.6-9.4 3.8zM11 17.2q2.4-4.2 6.4-3.6-1.2 1.2.1 1.8 2.6-1.6 5.7.3-3.8.5-4.8 2.6-3.4 2-7.4-1.1z',
  ),
  'antitank-rifle': carries('M.4 21l22-9.6.6 1.4-8.2 3.7.8 1.7-2.4 1-.7-1.6-11.4 5z'),
  'heavy-machine-gun': stands(
    'M.5 11.6h8V6.2h2v5.4h6.8l1.2-2h1.8v2H23v2.6h-3.2l2.4 7.6h-2.3l-2.4-6.6h-2.2l-3.6 6.6H9.2l3.6-7.6h-2.3v3h-2v-3h-8z',
  ),
  'antitank-gun': stands(
    'M0 10.4h10.6V6h2v4.2h3.8L23.6 19h-2.8l-5.4-6h-1.6a5 5 0 1 1-6.4-.2H0zM11 14.6a2.2 2.2 0 1 0 .01 0z',
  ),
  'infantry-gun': stands(
    'M2.6 6.6l8 3V5.4h2v5h3.6L23.4 19h-2.8l-5.4-6h-1.4a5 5 0 1 1-5-.9L1.6 9.6zM11 14.6a2.2 2.2 0 1 0 .01 0z',
  ),
  't-34': vehicle('M12 9.2l2-5.4h7.6l2.6 5.4zM22 5.2h11v1.7H22z'),
  't-70': vehicle('M13 9.2l1.6-4.4h6l2 4.4zM20.6 6h7v1.4h-7z'),
  'panzer-iii': vehicle('M10.6 9.2V4.4h2.6V3h3v1.4h6.2l1.4 4.8zM23 5.6h7.6v1.5H23z'),
  'panzer-iv': vehicle('M9.4 9.2V4.2h3V2.4h3.6v1.8h6.4l1.4 5zM23 5.2h9.8v1.8H23zM31.6 4.6h1.8v3h-1.8z'),
  'stug-iii': vehicle('M8.4 9.2l2-4.4h12.2l4.4 4.4zM24 6.4h9v1.8h-9z'),
  'sig-33b': vehicle('M7.4 9.2V2.6h15l3.4 6.6zM24 5h6v2.6h-6z'),
  'half-track': vehicle(
    'M9 9.2V4h12l2 3h8l2 3.6zM12 4V2.2h6v1.2h-5V4z',
    `${HALF_TRACK}${wheel(6)}`,
    'M1.8 13l2-3.8H30l3 3.8z',
  ),
  'squad-leader': carries('M16.6 18.4l3.2-6.6-.9-.5.5-1 3.6 1.7-.5 1.1-1-.3-3 6.4z'),
  'platoon-sergeant': carries('M16.8 18.6l2.4-9.4-.7-3 .9-3.2.9.2-.3 2.2 1.6-.2 1 .4-.2 2.8-1.3 1.2-1.7 9.4z'),
  'platoon-leader': carries('M16.8 18.6l2.4-9.4-.7-3 .9-3.2.9.2-.3 2.2 1.6-.2 1 .4-.2 2.8-1.3 1.2-1.7 9.4z'),
  'platoon-guide': carries('M13.6 15.7l4.4-1.3 5 1.5v6.3l-5-1.5-4.4 1.3z'),
  commissar: carries('M16.6 18.4l3.2-6.6-.9-.5.5-1 3.6 1.7-.5 1.1-1-.3-3 6.4z'),
  orderly: carries('M14 15h8.6v7.4H14zM17.4 16.4h1.8v1.7h1.8v1.8h-1.8v1.7h-1.8v-1.7h-1.8v-1.8h1.8z'),
  signaller: carries('M14.4 13.4h7.4v8.8h-7.4zM20.2 13.4V3.6h1.2v9.8zM16 15.2h4.2v2H16z'),
  'antiair-battery': stands(
    'M3 22l4.4-8.4L16.4 2l1.8 1.4-8.2 11.4 3.2 2L21 22h-4l-5-3.4L8.4 22zM12 14l8-10 1.4 1.2-7.8 10z',
  ),
  bomber: stands(
    'M12 1.4q1.6 1 1.6 5.2l9.6 5v2.6l-9.6-2.2-.6 6.6 3.4 2.4v1.6L12 21.8l-4.4.8V21l3.4-2.4-.6-6.6-9.6 2.2v-2.6l9.6-5q0-4.2 1.6-5.2z',
  ),
};
