import type { Verdict } from '../../rules/edition.ts';
import { endIfOver } from '../../rules/end.ts';
import type { CardId, Seat } from '../../rules/ids.ts';
import { entry, otherSeat } from '../../rules/pieces.ts';
import { roomOf, sideOf } from '../../rules/state.ts';
import { designation, factsOf, SEATS, sideNamed } from '../box.ts';
import { edition } from '../edition.ts';
import { rulesIn } from '../effects.ts';
import { scoreRoundEnd } from '../points.ts';
import { roomIn, type StalingradContext, type State } from '../state.ts';
import { counterpart, discharge, isIntegrated, isUpgradable, promote, SQUAD, unlock } from './platoon.ts';

/** The end of a round: points, then the round limit (US-R-86). */
export const roundEndStep = {
  run(state: State, _frame: unknown, context: StalingradContext): void {
    const { open } = state;
    state.flow[state.flow.length - 1] = { step: 'roundStart' };
    open.active = null;
    for (const seat of [open.marker, otherSeat(edition, open.marker)]) {
      scoreRoundEnd(open, seat, context);
      endIfOver(edition, state, context);
      if (open.outcome !== null) return;
    }
    const { roundLimit } = rulesIn(open);
    if (roundLimit !== null && open.round >= roundLimit.round)
      conclude(state, { winner: roundLimit.winner, how: 'outlasted', rule: 'US-R-70' }, context);
  },
};

/** The game is won: nothing more of it happens (US-R-101), and in a campaign the step follows. */
export function conclude(state: State, verdict: Verdict, context: StalingradContext): void {
  state.open.outcome = verdict;
  state.flow = state.flow.filter(edition.goesOn);
  context.log({ event: 'gameOver', rule: verdict.rule, winner: verdict.winner, how: verdict.how });
}

/** How many cards a casualty pile costs for good (US-PCAS-01). */
const draws = (pile: number): number => (pile === 0 ? 0 : pile <= 4 ? 1 : pile <= 9 ? 2 : 3);

const concerns = (side: string, seat: Seat, winner: Seat): boolean =>
  side === 'winner' ? seat === winner : side === 'loser' ? seat !== winner : side === seat;

/** The casualty pile: what was lost, without Fog of War that was set aside (US-CAS-09). */
const casualtyPile = (state: State, seat: Seat): CardId[] =>
  roomOf(state, seat).removed.filter((card) => factsOf(card).kind === 'combat');

export const casualtiesStep = {
  run(state: State, _frame: unknown, context: StalingradContext): void {
    state.flow.pop();
    for (const seat of SEATS) takeCasualties(state, seat, context);
  },
};

function takeCasualties(state: State, seat: Seat, context: StalingradContext): void {
  const { open } = state;
  const room = roomIn(state, seat);
  const side = sideNamed(seat);
  const pile = casualtyPile(state, seat);
  let n = draws(pile.length);
  for (const effect of rulesIn(open).of('casualty-draw'))
    if (concerns(effect.side, seat, winnerOf(state))) n = Math.max(0, n + effect.delta);
  const mortal = pile.filter((card) => factsOf(card).class !== 'reserve');
  context.shuffle(mortal);
  const lost = mortal.slice(0, n);
  const reserves: CardId[] = [];
  for (const card of lost) {
    const own = designation(card);
    const { title, squad } = factsOf(own);
    discharge(room, [own]);
    if (SQUAD[title] === undefined) continue;
    if (open.integrated && isIntegrated(side, squad)) room.owed.push(title);
    else {
      const reserve = counterpart(room, own, 'reserve');
      if (reserve !== null) reserves.push(...unlock(room, [reserve]));
    }
  }
  context.log(
    { event: 'lostForGood', rule: 'US-PCAS-05', seat },
    { [seat]: { cards: lost.map(designation), reserves } },
  );
}

const winnerOf = ({ open }: State): Seat => {
  if (open.outcome === null) throw new Error('the game is not over');
  return open.outcome.winner;
};

const UPGRADES = 2;

export const upgradesStep = {
  run(state: State, _frame: unknown, context: StalingradContext): void {
    state.flow.pop();
    for (const seat of SEATS) upgrade(state, seat, context);
  },
};

/** Regular soldiers of play area, hand, deck, discard pile and casualty pile, two of them at random (US-UPGR-01). */
function upgrade(state: State, seat: Seat, context: StalingradContext): void {
  const room = roomIn(state, seat);
  let n = UPGRADES;
  for (const effect of rulesIn(state.open).of('upgrade-count'))
    if (concerns(effect.side, seat, winnerOf(state))) n = effect.n;
  const zones = [
    sideOf(state.open, seat).play,
    room.hand,
    entry(state.sealed.decks, seat),
    room.discard,
    casualtyPile(state, seat),
  ];
  const eligible = zones
    .flat()
    .map(designation)
    .filter((card) => room.available.includes(card) && isUpgradable(room, card));
  context.shuffle(eligible);
  const upgraded = promote(room, eligible.slice(0, n));
  context.log({ event: 'upgraded', rule: 'US-UPGR-05', seat }, { [seat]: { cards: upgraded } });
}
