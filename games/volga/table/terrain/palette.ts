/** The inks and papers of the map. It is printed matter: the same by day and by night. */
export const INK = '#2a2219';
export const SEPIA = '#5d4a2e';
export const PAPER = '#e9dfc5';
export const GROUND = '#d6cba6';
export const SAND = '#dccb9a';
export const SHADOW = '#2c2414';

export const WATER = '#8fa6af';
export const WATER_DEEP = '#5c7887';
export const WATER_INK = '#2f4752';
export const WATER_LIGHT = '#d3dddc';

export const LEAF = '#7c8650';
export const LEAF_DARK = '#56653a';
export const LEAF_LIGHT = '#9ba267';

export const BRICK = '#8a4a36';
