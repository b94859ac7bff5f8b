import { type ReadonlySignal, signal } from '@preact/signals';
import type { Settings } from '../settings/settings.ts';
import { enPages } from './en-pages.ts';
import { inChosenLanguage } from './index.ts';

type PageDictionary = typeof enPages;

const dictionaries: Readonly<Record<Settings['language'], () => Promise<PageDictionary>>> = {
  en: async () => enPages,
};

const current = signal<PageDictionary>(enPages);
/** The words of the pages in the chosen language. */
export const pageWords: ReadonlySignal<PageDictionary> = current;

inChosenLanguage(dictionaries, current);
