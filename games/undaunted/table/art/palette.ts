/** What every tile has in common; each thing has its own colours beside it. */
export const INK = '#33291b';
export const SHADOW = '#221f10';
