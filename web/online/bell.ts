import type { When } from '@kurgan/wire';

const KEY = 'kurgan-bell';

/** When the bell of a turn rings in this browser, while a match is open and sounds are on. */
export const bellWish = (): When => (localStorage.getItem(KEY) as When | null) ?? 'always';

export const wishBell = (when: When): void => localStorage.setItem(KEY, when);

export const mayRing = (): boolean => {
  const when = bellWish();
  return when === 'always' || (when === 'away' && document.hidden);
};
