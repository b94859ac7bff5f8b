import type { TouchPolicy } from '@kurgan/kit';
import { viewOf } from './model.ts';

/** Actions that roll dice or show cards wait for a button. */
const FINAL: ReadonlySet<string> = new Set(['fight', 'raid', 'fire', 'ambush', 'launch', 'done']);

export const touchPolicy: TouchPolicy = {
  final: FINAL,
  async unfinished({ verb }, moment) {
    return verb === 'done' ? (await import('./moving/left.ts')).unfinished(moment) : null;
  },
  /** Taking back the choice of a zone to move from takes back nothing on the boards. */
  isPreparation(before, after) {
    const [now, then] = [viewOf(before).flow.at(-1), viewOf(after).flow.at(-1)];
    return (
      (now?.step === 'movement' || now?.step === 'rearrangement') && now.step === then?.step && now.from !== then.from
    );
  },
};
