import type { Sound } from '@kurgan/kit';

const SOUNDS: Readonly<Record<string, Sound>> = {
  marched: 'slide',
  placed: 'slide',
  bids: 'flip',
  controlled: 'capture',
  suppressed: 'flip',
};

/** What is heard when something happens; most of the log is silent. */
export const soundOf = ({ event }: { readonly event: string }): Sound | null => SOUNDS[event] ?? null;
