/** The inks and papers of both boards. They are printed matter: the same by day and by night. */
export const INK = '#2a2219';
export const SEPIA = '#8a6a3c';
export const GRASS = '#8d7f4e';
export const PAPER = '#e9dfc5';
export const SHADOW = '#2c2414';
export const ROAD = '#8a3d2b';

export const STEPPE = '#e0d5b1';
/** West of the Don. */
export const TAN = '#d9caa0';
export const SECTORS = { gray: '#cbc8ba', brown: '#d6c39d', white: '#e7e0cb' } as const;

export const WATER = '#8fa6af';
export const WATER_DEEP = '#5c7887';
export const WATER_INK = '#2f4752';
export const WATER_LIGHT = '#e3ebea';
export const SAND = '#dccb9a';

export const ICE = '#e4eaea';
export const ICE_SHADE = '#b7c8cf';
