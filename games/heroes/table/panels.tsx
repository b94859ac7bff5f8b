import { lazy } from '@kurgan/kit';

/** Panels that are empty, or behind a tab, while the first units are deployed. */
export const Hand = lazy(async () => (await import('./hand.tsx')).Hand);
export const OrderStrip = lazy(async () => (await import('./orders/strip.tsx')).OrderStrip);
export const Objectives = lazy(async () => (await import('./objectives.tsx')).Objectives);
