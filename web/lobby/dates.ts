import { language } from '../language/index.ts';

/** A day as lists show it: `14 Nov`. */
export const dayOf = (changed: number): string =>
  new Intl.DateTimeFormat(language.value === 'en' ? 'en-GB' : language.value, {
    day: 'numeric',
    month: 'short',
  }).format(changed);
