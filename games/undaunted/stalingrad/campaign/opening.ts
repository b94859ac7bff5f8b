import { discardOpenly } from '../../rules/draw.ts';
import { counterId, id, type Seat } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import { sideOf } from '../../rules/state.ts';
import { SEATS, seatNamed } from '../box.ts';
import { rulesIn } from '../effects.ts';
import { openingEdition as edition } from '../opening-edition.ts';
import { putSmoke, recover } from '../placing.ts';
import type { StalingradContext, StalingradOpen, State } from '../state.ts';

/** Decks are shuffled, and markers that the scenario starts with are laid. */
export const shuffleStep = {
  run(state: State, _frame: unknown, context: StalingradContext): void {
    state.flow.pop();
    const { open } = state;
    for (const seat of SEATS) context.shuffle(entry(state.sealed.decks, seat));
    const rules = rulesIn(open);
    for (const { side, squad, tile } of rules.of('place-smoke')) {
      putSmoke(open, seatNamed(side), id.unit(`engineer-${squad}`), id.tile(tile));
    }
    for (const { side, squad, tile } of rules.of('place-overwatch')) {
      const seat = seatNamed(side);
      const unit = id.unit(`machine-gunner-${squad}`);
      const gunner = sideOf(open, seat).counters[unit];
      if (gunner && !gunner.suppressed) open.watched = { ...open.watched, [counterId(seat, unit)]: id.tile(tile) };
    }
  },
};

/** The side with the initiative marker first (US-R-86). */
const inOrder = ({ marker }: StalingradOpen): readonly Seat[] => (marker === SEATS[0] ? SEATS : [SEATS[1], SEATS[0]]);

/** Reinforcements that come with a round. */
export const roundStartStep = {
  run(state: State, _frame: unknown, context: StalingradContext): void {
    const { open } = state;
    state.flow[state.flow.length - 1] = { step: 'draw' };
    for (const seat of inOrder(open)) {
      for (const { side, round, cards } of rulesIn(open).of('reinforce')) {
        if (seatNamed(side) !== seat || round !== open.round + 1) continue;
        for (const [name, n] of cards) for (let i = 0; i < n; i++) reinforce(state, seat, name, context);
      }
    }
  },
};

function reinforce(state: State, seat: Seat, name: string, context: StalingradContext): void {
  const side = sideOf(state.open, seat);
  const card = side.supply.find((each) => edition.groupOf[each] === name);
  if (card === undefined) return;
  side.supply = side.supply.filter((each) => each !== card);
  discardOpenly(edition, state, seat, card);
  context.log({ event: 'reinforced', rule: 'US-R-70', seat, card, to: 'discard' });
  recover(state, seat, entry(edition.kindOf, card), 'US-SUPT-03', context);
}
