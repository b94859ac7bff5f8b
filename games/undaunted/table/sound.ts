import type { Sound } from '@kurgan/kit';

const SOUNDS: Readonly<Record<string, Sound>> = {
  marched: 'slide',
  placed: 'slide',
  bids: 'flip',
  controlled: 'capture',
  suppressed: 'flip',
  routed: 'flip',
  pushed: 'slide',
};

/** Sound of an event; most are silent. */
export const soundOf = ({ event }: { readonly event: string }): Sound | null => SOUNDS[event] ?? null;
