/** Colors shared by all tiles; other drawings keep their own. */
export const INK = '#33291b';
export const SHADOW = '#221f10';
