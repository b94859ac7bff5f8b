import type { Outcome } from '@kurgan/engine';
import type { EditionFacts, OpeningRules, RuleId, Seat } from './edition.ts';
import { entry, otherSeat } from './pieces.ts';
import type { State, UndauntedContext, View } from './state.ts';

/** Stops the game at once when a side has won, even in the middle of an action. */
export function endIfOver(edition: OpeningRules, state: State, context: UndauntedContext): void {
  const { open } = state;
  if (open.outcome !== null) return;
  const verdict = edition.judge(open, open.active ?? open.marker);
  if (verdict === null) return;
  const { winner, how, rule } = verdict;
  open.outcome = { winner, how, rule };
  state.flow = state.flow.filter(edition.goesOn);
  context.log({ event: 'gameOver', rule, winner, how });
}

export const outcome = (edition: EditionFacts, { open }: View): Outcome | null =>
  open.outcome && {
    winner: open.outcome.winner,
    rule: open.outcome.rule,
    title: `${edition.sideNames[open.outcome.winner]} victory: ${entry(edition.endings, open.outcome.how).title}`,
  };

/** Resigning is not a rule of the board game, but every table knows it. */
export function resigned(edition: EditionFacts, seat: Seat, rule: RuleId): Outcome {
  const winner = otherSeat(edition, seat);
  const title = `${edition.sideNames[winner]} victory: the ${edition.sideNames[seat]} side resigned`;
  return { winner, rule, title };
}
