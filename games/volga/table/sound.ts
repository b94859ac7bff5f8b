import type { Sound } from '@kurgan/kit';

const SOUNDS: Readonly<Record<string, Sound>> = {
  moved: 'slide',
  revealed: 'flip',
  captured: 'capture',
  barrage: 'guns',
  turn: 'bell',
};

/** Sound of an event; most are silent. */
export const soundOf = ({ event }: { readonly event: string }): Sound | null => SOUNDS[event] ?? null;
