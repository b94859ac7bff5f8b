import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Settings } from '../settings/settings.ts';
import { settings } from '../settings/store.ts';
import { en } from './en.ts';

export type Dictionary = typeof en;

type Dictionaries<D> = Readonly<Record<Settings['language'], () => Promise<D>>>;

/** Languages are loaded when they are chosen; English is always there. */
const dictionaries: Dictionaries<Dictionary> = {
  en: async () => en,
};

const current = signal<Dictionary>(en);
/** The words of the chosen language. */
export const words: ReadonlySignal<Dictionary> = current;

/** Keeps a dictionary in step with the settings. */
export function inChosenLanguage<D>(all: Dictionaries<D>, shown: Signal<D>): void {
  effect(() => {
    const { language } = settings.value;
    void all[language]().then((dictionary) => {
      if (settings.value.language === language) shown.value = dictionary;
    });
  });
}

inChosenLanguage(dictionaries, current);
