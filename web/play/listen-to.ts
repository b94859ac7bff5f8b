import type { Session } from '@kurgan/host';
import { type GameTable, play } from '@kurgan/kit';
import { effect } from '@preact/signals';

/** Lets new lines of the log be heard, one sound for each action. Returns what ends it. */
export function listenTo({ log }: Session, { soundOf }: GameTable): () => void {
  // By actions, not by lines: behind a curtain stands another log.
  let heard = log.peek().at(-1)?.after ?? 0;
  return effect(() => {
    const lines = log.value;
    const [sound] = lines.flatMap(({ after, event }) => (after > heard ? (soundOf?.(event) ?? []) : []));
    heard = lines.at(-1)?.after ?? 0;
    if (sound !== undefined) play(sound);
  });
}
