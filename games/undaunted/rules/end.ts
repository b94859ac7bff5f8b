import type { Outcome } from '@kurgan/engine';
import type { Seat } from './edition.ts';
import { type Edition, otherSeat } from './pieces.ts';
import type { State, UndauntedContext, View } from './state.ts';

/** The game stops at once when a side has won, even in the middle of an action (UN-ROUND-03). */
export function endIfOver(edition: Edition, state: State, context: UndauntedContext): void {
  const { open } = state;
  if (open.outcome !== null) return;
  const verdict = edition.judge(open, open.active ?? open.marker);
  if (verdict === null) return;
  const { winner, how, rule } = verdict;
  open.outcome = { winner, how, rule };
  state.flow = [];
  context.log({ event: 'gameOver', rule, winner, how });
}

const HOW = {
  objectives: 'objectives captured',
  pinned: 'enemy pinned',
  hopeless: 'enemy beyond all hope',
  bothPinned: 'both sides pinned',
} as const;

export const outcome = (edition: Edition, { open }: View): Outcome | null =>
  open.outcome && {
    winner: open.outcome.winner,
    rule: open.outcome.rule,
    title: `${edition.sideNames[open.outcome.winner]} victory: ${HOW[open.outcome.how]}`,
  };

/** Giving up is no rule of the board game, but an end that every context knows (UN-R-33). */
export function resigned(edition: Edition, seat: Seat): Outcome {
  const winner = otherSeat(edition, seat);
  const title = `${edition.sideNames[winner]} victory: the ${edition.sideNames[seat]} side gave up`;
  return { winner, rule: edition.cites.resigned, title };
}
