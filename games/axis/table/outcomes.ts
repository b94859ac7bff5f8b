import type { Outcome } from '@kurgan/kit';

export const outcomesOf = (): readonly Outcome[] => [];
