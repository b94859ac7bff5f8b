import { lazy } from '@kurgan/kit';

/** Fetched before the first shot is considered. */
export const Odds = lazy(async () => (await import('./odds.tsx')).Odds);
