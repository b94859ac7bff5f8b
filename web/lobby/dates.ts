/** A day as lists show it: `14 Nov`. */
export const dayOf = (changed: number): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }).format(changed);
