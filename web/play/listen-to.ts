import { type Controller, type GameTable, type LogLine, type Outcome, play, type Scene, type Sound } from '@kurgan/kit';
import { effect } from '@preact/signals';

/** Last moment heard, and the current one. */
export interface Heard {
  /** The number of the last entry in the log. By entries, not by lines: behind a curtain stands another log. */
  readonly made: number;
  readonly scene: Scene;
  /** True when it is the player's choice. */
  readonly isAsked: boolean;
}

function resultSound(outcomes: readonly Outcome[]): Sound | null {
  if (outcomes.some(({ tone }) => tone === 'capture')) return 'capture';
  if (outcomes.some(({ losses }) => losses.length > 0)) return 'loss';
  return outcomes.some(({ tone }) => tone !== 'miss') ? 'hit' : null;
}

/** Sound between two moments: dice as they roll, their result once they lie, otherwise one sound per action. */
export function soundsOf(
  before: Heard,
  now: Heard,
  lines: readonly LogLine[],
  soundOf: GameTable['soundOf'],
): readonly Sound[] {
  if (now.scene.phase === 'rolling') return before.scene.phase === 'rolling' ? [] : ['dice'];
  if (now.made <= before.made) return [];
  const { outcomes } = now.scene;
  const [told] = lines.flatMap(({ after, event }) => (after > before.made ? (soundOf?.(event) ?? []) : []));
  const sound = outcomes.length > 0 ? resultSound(outcomes) : told;
  const isTurn = now.isAsked && !before.isAsked;
  return [...(sound ? [sound] : []), ...(isTurn ? ['bell' as const] : [])];
}

/** Lets what happens at a table be heard; the bell of a turn only if it may ring. Returns what ends it. */
export function listenTo({ stage }: Controller, { soundOf }: GameTable, mayRing = () => true): () => void {
  const heard = (): Heard => ({
    made: stage.log.value.at(-1)?.after ?? 0,
    scene: stage.scene.value,
    isAsked: stage.moment.value.choices.length > 0,
  });
  let before: Heard | null = null;
  return effect(() => {
    const now = heard();
    for (const sound of before === null ? [] : soundsOf(before, now, stage.log.peek(), soundOf))
      if (sound !== 'bell' || mayRing()) play(sound);
    before = now;
  });
}
