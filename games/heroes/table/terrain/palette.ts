/** The inks and papers of the boards. They are printed matter: the same by day and by night. */
export const INK = '#2f2518';
export const SHADOW = '#1a1208';
export const STREET = '#d3c9b1';
export const COBBLE = '#857a62';
export const CRACK = '#5a4d38';
export const DIRT = '#cbbd98';
export const GRASS = '#6d7040';

export const BRICK = '#94573f';
export const MORTAR = '#b9a788';
export const STONES = ['#cbbd9f', '#7a6a52'] as const;
export const BEAM = '#4d3822';
export const SCREE = '#a8987c';
export const SCREE_DARK = '#8f7d62';

export const WATER = '#8fa6af';
export const WATER_DEEP = '#5c7887';
export const WATER_INK = '#2f4752';
export const SAND = '#d8c99c';
export const REED = '#5f6b3a';
export const MUD = '#a99a6d';
