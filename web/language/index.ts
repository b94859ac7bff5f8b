import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Settings } from '../settings/settings.ts';
import { en } from './en.ts';

type Dictionary = typeof en;
type Language = Settings['language'];
type Dictionaries<D> = Readonly<Record<Language, () => Promise<D>>>;

/** The language that is spoken; the settings say which. */
export const language = signal<Language>('en');

/** Languages are loaded when they are chosen; English is always there. */
const dictionaries: Dictionaries<Dictionary> = {
  en: async () => en,
};

const current = signal<Dictionary>(en);
/** The words of the chosen language. */
export const words: ReadonlySignal<Dictionary> = current;

/** Keeps a dictionary in step with the language. */
export function inChosenLanguage<D>(all: Dictionaries<D>, shown: Signal<D>): void {
  effect(() => {
    const chosen = language.value;
    void all[chosen]().then((dictionary) => {
      if (language.value === chosen) shown.value = dictionary;
    });
  });
}

inChosenLanguage(dictionaries, current);
