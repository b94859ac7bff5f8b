import { attributesOf, KEY, parseSettings, type Settings } from './settings.ts';

/** Settings are remembered where the browser allows it; without storage they last as long as the page. */
export function storedSettings(): Settings {
  try {
    return parseSettings(localStorage.getItem(KEY));
  } catch {
    return parseSettings(null);
  }
}

const prefers = (query: string): boolean => matchMedia(query).matches;

/** The colour that a phone paints around the page. */
const FRAME = { night: '#14120f', day: '#cfc2a4' };

export function apply(settings: Settings): void {
  const root = document.documentElement;
  const attributes = attributesOf(settings, prefers);
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
  const colour = attributes['data-room'] === 'day' ? FRAME.day : FRAME.night;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
}
