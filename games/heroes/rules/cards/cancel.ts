import type { Frame, Seat, State } from '../state.ts';

/** Cards that undo what was about to happen take its steps out of the flow. */

function drop({ flow }: State, isIt: (frame: Frame) => boolean): void {
  const i = flow.findLastIndex(isIt);
  if (i >= 0) flow.splice(i, 1);
}

/** The Firing Action is over without a shot, so nothing reacts to it and nobody is turned (HS-OP-22). */
export function cancelFire({ flow }: State, firer: number): void {
  const i = flow.findLastIndex(
    (frame) => (frame.step === 'fired' || frame.step === 'nextWeapon') && frame.unit === firer,
  );
  if (i >= 0) flow.splice(i);
}

/** The template attacks nobody and damages nothing (HS-OP-23). */
export function cancelTemplate({ flow }: State): void {
  const i = flow.findLastIndex(({ step }) => step === 'burst');
  if (i >= 0) flow.splice(i);
}

/** The defender stays, so the attacker doesn't advance (HS-OP-32). */
export function cancelRetreat(state: State): void {
  drop(state, ({ step }) => step === 'fallBack');
  drop(state, ({ step }) => step === 'advance');
}

/** The next token of the side is called now, instead of the one about to be called; then the enemy is next (HS-OP-10). */
export function cancelOwnReveal(state: State, seat: Seat): void {
  const { flow } = state;
  const i = flow.findLastIndex((frame) => frame.step === 'reveal' && frame.seat === seat);
  if (i >= 0) flow.splice(i, flow[i + 1]?.step === 'free' ? 2 : 1);
}
