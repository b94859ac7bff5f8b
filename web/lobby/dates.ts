import { settings } from '../settings/store.ts';

/** A day as lists show it: `14 Nov`. */
export const dayOf = (changed: number): string =>
  new Intl.DateTimeFormat(settings.value.language === 'en' ? 'en-GB' : settings.value.language, {
    day: 'numeric',
    month: 'short',
  }).format(changed);
