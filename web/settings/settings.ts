/** Player settings; the first value of each is the default. */
export const CHOICES = {
  motion: ['system', 'on', 'off'],
  pace: ['normal', 'slow', 'instant'],
  sound: ['off', 'on'],
  text: ['normal', 'large', 'largest'],
  patterns: ['off', 'on'],
  contrast: ['system', 'normal', 'high'],
  room: ['night', 'day', 'system'],
  language: ['en'],
} as const;

export type SettingName = keyof typeof CHOICES;
export type Settings = { readonly [Name in SettingName]: (typeof CHOICES)[Name][number] };

export const SETTING_NAMES = Object.keys(CHOICES) as readonly SettingName[];
export const KEY = 'kurgan-settings';

const word = (choices: readonly [string, ...string[]], value: unknown): string =>
  choices.find((choice) => choice === value) ?? choices[0];

/** Reads stored settings. A word that is not known, from an older or newer app, becomes the default. */
export function parseSettings(text: string | null): Settings {
  let stored: unknown = null;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    // what cannot be read counts as nothing stored
  }
  const values = new Map(Object.entries(typeof stored === 'object' && stored !== null ? stored : {}));
  const read = SETTING_NAMES.map((name) => [name, word(CHOICES[name], values.get(name))]);
  return Object.fromEntries(read) as Settings;
}

/** Effective settings on this device; `system` follows it. */
export function attributesOf(settings: Settings, prefers: (query: string) => boolean): Record<string, string> {
  const { motion, pace, text, patterns, contrast, room } = settings;
  return {
    'data-motion': motion,
    'data-pace': pace,
    'data-text': text,
    'data-patterns': patterns,
    'data-contrast': contrast === 'system' ? (prefers('(prefers-contrast: more)') ? 'high' : 'normal') : contrast,
    'data-room': room === 'system' ? (prefers('(prefers-color-scheme: light)') ? 'day' : 'night') : room,
  };
}
