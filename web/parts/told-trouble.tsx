import { lazily } from './loading.tsx';

/** What went wrong, in words that are fetched when something has. */
export const ToldTrouble = lazily(async () => (await import('./trouble-text.tsx')).TroubleText);
