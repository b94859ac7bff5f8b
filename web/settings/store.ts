import { switchSound } from '@kurgan/kit';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { apply, store, storedSettings } from './apply.ts';
import { KEY, parseSettings, type SettingName, type Settings } from './settings.ts';

const current = signal<Settings>(storedSettings());
export const settings: ReadonlySignal<Settings> = current;

export function set(name: SettingName, value: string): void {
  current.value = parseSettings(JSON.stringify({ ...current.value, [name]: value }));
  store(current.value);
}

let isWatched = false;

/** Keeps the page, its sounds, other tabs and the device's own preferences in step with the settings. */
export function watchSettings(): void {
  if (isWatched) return;
  isWatched = true;
  effect(() => {
    apply(current.value);
    switchSound(current.value.sound === 'on');
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) current.value = parseSettings(newValue);
  });
  for (const query of ['(prefers-contrast: more)', '(prefers-color-scheme: light)']) {
    matchMedia(query).addEventListener('change', () => apply(current.value));
  }
}
