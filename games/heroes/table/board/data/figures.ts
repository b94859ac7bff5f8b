/** Drawings on counters. Soldiers are in 24 x 24: the helmet tells the side, the thing carried the kind. */
export const BODY = 'M3.5 23.5c0-5.6 3.2-8.3 8.5-8.3s8.5 2.7 8.5 8.3z';
export const FACE = 'M8.3 10.5h7.4c0 3.2-1.4 5.2-3.7 5.2s-3.7-2-3.7-5.2z';
export const HELMETS = {
  german:
    'M6.3 8.2c0-3.7 2.6-5.7 5.7-5.7s5.7 2 5.7 5.7c.1 1.9.9 2.7 1.8 3.9-1.5.6-2.7.2-3.5-.6V9.8H8v1.7c-.8.8-2 1.2-3.5.6.9-1.2 1.7-2 1.8-3.9z',
  soviet: 'M5.4 10.2c-.1-5 2.7-7.9 6.6-7.9s6.7 2.9 6.6 7.9c-2-1.2-11.2-1.2-13.2 0z',
} as const;
const CAP =
  'M4.8 7.2C5 3.8 8.4 2.2 12 2.2s7 1.6 7.2 5l-1.9 1.4H6.7zM6.9 9h10.2v1.1H6.9zM7 10.6q5-1.4 10 0l.8 1.4q-5.8-1.6-11.6 0z';
const CLOTH_CAP = 'M5.6 9.4c0-4 2.6-6.2 6.4-6.2s6.4 2.2 6.4 6.2zM5 9.8h15.5l-1 1.3H5z';

export interface Figure {
  readonly carried?: string;
  /** Instead of the helmet. */
  readonly hat?: string;
  /** Instead of the soldier. */
  readonly alone?: string;
}

export const FIGURES = {
  rifle: { carried: 'M18.3 23.5L21.8 2.5l1 .2-2.6 21z' },
  militia: { carried: 'M18.3 23.5L21.8 2.5l1 .2-2.6 21z', hat: CLOTH_CAP },
  submachineGun: { carried: 'M3 19.5l18-3 .3 1.6-7 1.2.4 2a2.3 2.3 0 1 1-2.5.4l-.3-2L3.3 21z' },
  scout: { carried: 'M9.6 9.7a2.4 2.4 0 1 0 .01 0zM14.4 9.7a2.4 2.4 0 1 0 .01 0z' },
  engineer: { carried: 'M12.6 15.6h9v7.2h-9zM15 15.4v-1.6h4.2v1.6h-1.2v-.6h-1.8v.6z' },
  flame: { carried: 'M2 19h11c3 0 3-3 6-2.5 2 .3 2.5-1.5 4-2-.3 3-1.5 6-5 6-2 0-3-.6-5-.6H2z' },
  antitankRifle: { carried: 'M.6 19.4L23.2 10l.5 1.2-8.6 3.7 2.6 7.6h-1.5l-2.4-7-3.4 1.4-2.6 2.4L1.2 21z' },
  sniper: {
    carried: 'M.8 21.6l.5-2.2 6.6-1.7 13.6-3.9.4 1.2-12.4 4.2-1.1 1.5-1.6.2-.4-.8-2.6.8zM8.6 16.6l6-1.7-.4-1.5-6 1.7z',
  },
  observer: { carried: 'M13 15.4h8.6v7.4H13zM19.6 15V7h1v8zM14.4 17h5.8v1h-5.8z' },
  officer: { carried: 'M16.6 18.4l3.2-6.6-.9-.5.5-1 3.6 1.7-.5 1.1-1-.3-3 6.4z', hat: CAP },
  mechanic: {
    carried: 'M15.2 23.2l4.6-9.4q-1-2.2.6-4l1.6.8-.8 2 1 .6 1.4-1.5.9 1.3q-.4 2.4-2.7 2.7l-4.6 9z',
    hat: CLOTH_CAP,
  },
  lightMachineGun: {
    carried:
      'M.4 16.5L7.6 15.6v-1h2v-1.2h1.2v1.2h5.4v1l4 1.5v2.1l-4.2-1.1h-2.1a2.5 2.5 0 1 1-4.4 0H7.6v-.9L.4 18.2zM2.4 17.9h1.3L2.6 22.9H1.1zM4.3 17.9h1.3l1.9 5H6z',
  },
  machineGun: {
    alone:
      'M1.5 12.4h4L7 10.2h8l1 1.3h7v1.7h-7l-1 1.3h-1.5l3.2 6.5h-2l-3-6h-.6l-3 6h-2l3.2-6.5H6.3L4 17.5H2zM9.5 6.5h5v3h-5z',
  },
  mortar: { alone: 'M4 20.5h10v2H4zM6.5 20.5L14.5 3l3 1.3L9.8 20.5zM13.5 10.5l6 11h-2l-5-9z' },
  gun: {
    alone:
      'M.6 9.2L13 9.8V7h2.4v12.6h-2.2l-.2-3.4-1.4-.2zM15.4 13.4L23.4 20l-1 1.2-7-4.4zM8.4 14.4a4.3 4.3 0 1 0 .01 0zM8.4 16.9a1.8 1.8 0 1 1-.01 0z',
  },
  decoy: { alone: 'M11 3.4h2v5h5.4v2H13v10.2h-2V10.4H5.6v-2H11zM8.6 2.6q3.4-2.2 6.8 0l.6 2.6H8z' },
  hidden: {
    alone:
      'M8 8.6Q8 4 12.2 4t4.2 4.2q0 2.4-2.2 3.8-1 .7-1 2.4h-2.6q0-2.8 1.8-4.1 1.3-1 1.3-2 0-1.8-1.6-1.8t-1.6 2.1zM10.4 16.4h3v2.8h-3z',
  },
} as const satisfies Record<string, Figure>;

/** Vehicles from above, heading east: lines in a box of 104 x 38 around the origin, or 38 x 38 for those of one square. */
export const VEHICLES = {
  tank: {
    lines:
      'M-44-17H36a4 4 0 0 1 0 8H-44a4 4 0 0 1 0-8ZM-44 9H36a4 4 0 0 1 0 8H-44a4 4 0 0 1 0-8ZM-42-9H30L38-5V5L30 9H-42Z',
    full: 'M-22-7H8L13-3.4V3.4L8 7H-22ZM13-1.8H46V1.8H13Z',
  },
  assaultGun: {
    lines:
      'M-44-17H36a4 4 0 0 1 0 8H-44a4 4 0 0 1 0-8ZM-44 9H36a4 4 0 0 1 0 8H-44a4 4 0 0 1 0-8ZM-42-9H30L38-5V5L30 9H-42Z',
    full: 'M-30-8.5H8L18-5V5L8 8.5H-30ZM18-2.8H40V2.8H18Z',
  },
  halfTrack: {
    lines:
      'M-46-16H6a4 4 0 0 1 0 7H-46a4 4 0 0 1 0-7ZM-46 9H6a4 4 0 0 1 0 7H-46a4 4 0 0 1 0-7ZM-48-9H14L42-6V6L14 9H-48ZM14-9V9M22-15h12v6H22zM22 9h12v6H22z',
    full: 'M-42-5H6V5H-42Z',
  },
  truck: {
    lines:
      'M-48-13H8V13H-48ZM12-12H28V12H12ZM28-10L44-7V7L28 10M-42-13V13M-34-13V13M-26-13V13M-18-13V13M-10-13V13M-2-13V13',
    full: 'M-40-18h14v4h-14zM-40 14h14v4h-14zM22-17h12v4H22zM22 13h12v4H22z',
  },
  gunTruck: {
    lines: 'M-48-13H8V13H-48ZM12-12H28V12H12ZM28-10L44-7V7L28 10',
    full: 'M-40-18h14v4h-14zM-40 14h14v4h-14zM22-17h12v4H22zM22 13h12v4H22zM-32-7h10v14h-10zM-22-6H2v2H-22zM-22-2H2V0H-22zM-22 2H2V4H-22z',
  },
  car: {
    lines: 'M-15-9H6L14-6V6L6 9H-15ZM5-9V9',
    full: 'M-12-13h7v3h-7zM-12 10h7v3h-7zM3-12h7v3H3zM3 9h7v3H3zM-11-6H0V6H-11Z',
  },
  armoredCar: {
    lines: 'M-15-8L-10-10H6L15-5V5L6 10H-10L-15 8Z',
    full: 'M-13-15h8v4h-8zM-13 11h8v4h-8zM3-14h8v4H3zM3 10h8v4H3zM-6-5H3L6-2V2L3 5H-6ZM6-1.2H18V1.2H6Z',
  },
} as const;

export type FigureId = keyof typeof FIGURES;
export type VehicleId = keyof typeof VEHICLES;

export const UNIT_FIGURES = {
  'ger-vollrath': 'officer',
  'ger-hoth': 'officer',
  'ger-leutnant': 'officer',
  'ger-steiner': 'officer',
  'ger-fire-group': 'rifle',
  'ger-sturm': 'submachineGun',
  'ger-ersatz': 'militia',
  'ger-aufklaerer': 'scout',
  'ger-pioniere': 'engineer',
  'ger-panzerjaeger': 'antitankRifle',
  'ger-flammen': 'flame',
  'ger-mg34': 'machineGun',
  'ger-mg42': 'machineGun',
  'ger-lmg': 'lightMachineGun',
  'ger-grw34': 'mortar',
  'ger-pak38': 'gun',
  'ger-leig18': 'gun',
  'ger-koenig': 'sniper',
  'ger-sniper': 'sniper',
  'ger-vb': 'observer',
  'ger-kramer': 'mechanic',
  'ger-decoy': 'decoy',
  'sov-boris': 'officer',
  'sov-pavlov': 'officer',
  'sov-chuikov': 'officer',
  'sov-commissar': 'officer',
  'sov-fire-group': 'rifle',
  'sov-smg-group': 'submachineGun',
  'sov-militia': 'militia',
  'sov-razvedka': 'scout',
  'sov-sappers': 'engineer',
  'sov-roks': 'flame',
  'sov-maxim': 'machineGun',
  'sov-dp28': 'lightMachineGun',
  'sov-ptrd': 'antitankRifle',
  'sov-mortar50': 'mortar',
  'sov-mortar82': 'mortar',
  'sov-45mm': 'gun',
  'sov-zis3': 'gun',
  'sov-zaitsev': 'sniper',
  'sov-sniper': 'sniper',
  'sov-spotter': 'observer',
  'sov-irina': 'mechanic',
  'sov-decoy': 'decoy',
  'ger-kuebel': 'car',
  'ger-sdkfz251': 'halfTrack',
  'ger-sdkfz10': 'gunTruck',
  'ger-sdkfz222': 'armoredCar',
  'ger-pz3': 'tank',
  'ger-pz4': 'tank',
  'ger-stug3': 'assaultGun',
  'ger-sig33b': 'assaultGun',
  'sov-gaz67': 'car',
  'sov-gazaa': 'truck',
  'sov-quad': 'gunTruck',
  'sov-ba64': 'armoredCar',
  'sov-t70': 'tank',
  'sov-t34': 'tank',
  'sov-kv1': 'tank',
} as const;
