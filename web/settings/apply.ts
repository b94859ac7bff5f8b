import { attributesOf, KEY, parseSettings, type Settings } from './settings.ts';

/** Page attributes for the script that applies settings before the first paint. */
const LOOK = 'kurgan-look';

/** Settings are remembered where the browser allows it; without storage they last as long as the page. */
export function storedSettings(): Settings {
  try {
    return parseSettings(localStorage.getItem(KEY));
  } catch {
    return parseSettings(null);
  }
}

export function store(settings: Settings): void {
  remember(KEY, settings);
}

function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // they last as long as the page
  }
}

const prefers = (query: string): boolean => matchMedia(query).matches;

/** The colour that a phone paints around the page. */
const FRAME = { night: '#14120f', day: '#cfc2a4' };

export function apply(settings: Settings): void {
  const look = attributesOf(settings, prefers);
  for (const [name, value] of Object.entries(look)) document.documentElement.setAttribute(name, value);
  document.documentElement.lang = settings.language;
  const colour = look['data-room'] === 'day' ? FRAME.day : FRAME.night;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
  remember(LOOK, look);
}
