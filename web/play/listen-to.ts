import { type GameTable, play } from '@kurgan/kit';
import type { Session } from '@kurgan/kit/session';
import { effect } from '@preact/signals';

/** Lets new lines of the log be heard, one sound for each action. Returns what ends it. */
export function listenTo({ log }: Session, { soundOf }: GameTable): () => void {
  let heard = log.peek().length;
  return effect(() => {
    const lines = log.value;
    const [sound] = lines.slice(heard).flatMap(({ event }) => soundOf?.(event) ?? []);
    heard = lines.length;
    if (sound !== undefined) play(sound);
  });
}
