import { type ReadonlySignal, signal } from '@preact/signals';
import type { Settings } from '../settings/settings.ts';
import { en } from './en.ts';

/** The language that is spoken; the settings say which. */
export const language = signal<Settings['language']>('en');

/** Words in the language that is spoken. English is the only one so far. */
export const dictionary = <D>(english: D): ReadonlySignal<D> => signal(english);

/** The few words that are there before any page is. */
export const words = dictionary(en);
