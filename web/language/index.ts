import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Settings } from '../settings/settings.ts';
import { en } from './en.ts';

type Language = Settings['language'];
type Loaders<D> = Readonly<Partial<Record<Language, () => Promise<D>>>>;

/** The language that is spoken; the settings say which. */
export const language = signal<Language>('en');

/** Words that follow the language. English is always there; others are loaded when they are chosen. */
export function dictionary<D>(english: D, others: Loaders<D> = {}): ReadonlySignal<D> {
  const shown = signal(english);
  effect(() => {
    const chosen = language.value;
    const load = others[chosen] ?? (async () => english);
    void load().then((words) => {
      if (language.value === chosen) shown.value = words;
    });
  });
  return shown;
}

/** The few words that are there before any page is. */
export const words = dictionary(en);
