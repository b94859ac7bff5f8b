import { type Context, define, type Game, no, notation, type Steps, type ViewOf } from '@kurgan/engine';
import type { ActionWith } from '../rules/actions.ts';
import { bidding } from '../rules/bidding.ts';
import { cloneOpen, cloneRoom, cloneState } from '../rules/clone.ts';
import { dice, findCasualty, judgement, loseCard, type Shot, shooting, suppression } from '../rules/combat.ts';
import type { CardId, SearchedZone, Seat } from '../rules/edition.ts';
import { outcome } from '../rules/end.ts';
import { ownDeck } from '../rules/hidden.ts';
import { type Entry, entering, movement, scouting, standsAt } from '../rules/movement.ts';
import { narrate } from '../rules/narrate.ts';
import { entry, otherSeat } from '../rules/pieces.ts';
import { round } from '../rules/round.ts';
import { type Stage, sequence } from '../rules/sequence.ts';
import { setup } from '../rules/setup.ts';
import { counterId, counterOf, isMarked, pop, roomOf, sideOf } from '../rules/state.ts';
import { bolster, command, conceal, control, recon } from '../rules/support.ts';
import { actionMode, hunkerMode, rallyMode, turnStep } from '../rules/turn.ts';
import { type CardUses, plainUse } from '../rules/uses.ts';
import { hasKind, kindsIn } from '../rules/zones.ts';
import {
  cite,
  edge,
  edition,
  groupOf,
  isRouted,
  RULE,
  type Siege,
  type SiegeAction,
  type SiegeFrame,
  type SiegeState,
  siegeDeclarations,
} from './siege-edition.ts';

/** A mine on the way attacks before the unit has crossed. */
const mine: Stage<Entry> = {
  name: 'mine',
  run({ open }: SiegeState, { seat, unit, to }) {
    const from = standsAt(edition, open, seat, unit);
    if (!open.mines.includes(edge(from, to))) return null;
    const job: Shot = { seat: otherSeat(edition, seat), by: unit, from: to, as: 'mine', dice: 1, at: { seat, unit } };
    const attacked: SiegeFrame = { step: 'attack', job, next: 'dice' };
    return attacked;
  },
};

/** If several kinds of cards could be lost, the owner chooses. */
const loss: Stage<Shot> = {
  name: 'loss',
  run(state: SiegeState, shot, context) {
    const { seat, unit } = shot.at;
    if (isRouted(state.open, seat, unit)) return null;
    const found = findCasualty(edition, state, seat, entry(edition.units, unit).group);
    if (found === null) {
      shot.isSpent = true;
      return null;
    }
    const { zone, cards } = found;
    const [card] = cards;
    if (card === undefined) return null;
    const asked: SiegeFrame = { step: 'loss', seat, unit, zone };
    if (kindsIn(edition, cards).length > 1) return asked;
    loseCard(edition, state, { seat, unit, zone, card, rule: RULE }, context);
    return null;
  },
};

const rout: Stage<Shot> = {
  name: 'rout',
  run({ open }: SiegeState, { isSpent, at: { seat, unit } }, context: Context<Siege>) {
    if (!isSpent) return null;
    const counter = counterId(seat, unit);
    open.routed.push(counter);
    context.log({ event: 'routed', rule: RULE, counter });
    return null;
  },
};

const pushing: Stage<Shot> = {
  name: 'push',
  run({ open }: SiegeState, { seat, at }) {
    const pushed: SiegeFrame = { step: 'push', seat, at };
    return isRouted(open, at.seat, at.unit) ? pushed : null;
  },
};

/** A unit that set off a mine stops; a building that was hit falls. */
const aftermath: Stage<Shot> = {
  name: 'aftermath',
  run(state: SiegeState, { as, from, at: { seat, unit } }) {
    const tile = standsAt(edition, state.open, seat, unit);
    if (as !== 'mine') {
      if (!state.open.fallen.includes(tile)) state.open.fallen.push(tile);
      return null;
    }
    state.open.mines = state.open.mines.filter((each) => each !== edge(tile, from));
    while (state.flow.at(-1)?.step !== 'turn') pop(state);
    return 'over';
  },
};

const attack = sequence<Shot>('attack', [
  dice(edition, cite('attack', 'suppress', 'mine')),
  suppression(edition, cite('suppressed', 'already')),
  loss,
  rout,
  judgement(edition),
  pushing,
  aftermath,
]);
const enter = sequence<Entry>('enter', [
  mine,
  entering(edition, cite('move', 'scout', 'stalk', 'guide')),
  scouting(edition, cite('marked', 'fog', 'noFog')),
]);
export const STAGES = [attack, enter].map(({ stages }) => stages.map(({ name }) => name));

const draws = cite('drawn', 'reshuffled', 'nothingLeft', 'needsFog');
const bids = bidding(edition, {
  ...draws,
  ...cite('round', 'bid', 'bidFromHand', 'bidIsFinal', 'nothingToBid'),
});
const rounds = round(edition, cite('higherBid', 'tie', 'turn', 'endTurn'));
const moves = movement(
  edition,
  cite(
    ...(['move', 'scout', 'stalk', 'guide', 'adjacent', 'further'] as const),
    ...(['moveUnscouted', 'guideUnscouted', 'guideSuppressed', 'guideOffBoard'] as const),
  ),
  enter,
);
const bolsters = bolster(edition, cite('bolster', 'ownSquad', 'fromSupply'));
const commands = command(edition, draws);

type Used = ActionWith<
  'move' | 'scout' | 'stalk' | 'guide' | 'bolster' | 'command' | 'inspire' | 'conceal' | 'recon' | 'control' | 'attack'
>;
const uses: CardUses<Used> = {
  ...moves.uses,
  bolster: bolsters.use,
  command: commands.use,
  inspire: plainUse(
    (card): ActionWith<'inspire'> => ({ do: 'inspire', card }),
    null,
    (state: SiegeState, seat, _action, { card }) => {
      state.flow.push({ step: 'inspired', seat, by: card });
    },
  ),
  conceal: conceal(edition, cite('conceal', 'nothing')),
  recon: recon(edition, draws),
  control: control(edition, cite('control', 'unscouted', 'held', 'already', 'lost', 'raised')),
  attack: shooting(edition, cite('onBoard'), 'attack', attack),
};
const playing = cite(
  'play',
  'printed',
  'noFog',
  'suppressed',
  'noEntrance',
  'placed',
  'rally',
  'notSuppressed',
  'hunker',
);
const actions = actionMode<Used>(edition, playing, uses);

const isUsed = (action: SiegeAction): action is Used => Object.hasOwn(uses, action.do);
const DONE: ActionWith<'done'> = { do: 'done' };

/** Cards in a zone, as their owner sees it. */
function cardsOf(view: ViewOf<Siege>, seat: Seat, zone: SearchedZone): readonly CardId[] {
  if (zone === 'play') return sideOf(view.open, seat).play;
  return zone === 'deck'
    ? ownDeck(edition, edition.brought(view.open, seat).cards, view, seat)
    : roomOf(view, seat)[zone];
}

const steps: Steps<Siege> = {
  ...bids,
  ...rounds.steps,
  turn: turnStep<Used | ActionWith<'rally' | 'hunker'>>(
    edition,
    playing,
    [rallyMode(edition, playing), actions, hunkerMode(edition, playing)],
    rounds.endTurn,
  ),
  march: moves.step,
  bolster: bolsters.step,
  command: commands.step,
  inspire: { run: pop },
  blast: { run: pop },
  attack: attack.step,
  enter: enter.step,
  loss: {
    rule: RULE,
    verbs: ['lose'],
    who: (_view, { seat }) => [seat],
    propose(view, { seat, unit, zone }) {
      const { group } = entry(edition.units, unit);
      const cards = cardsOf(view, seat, zone).filter((card) => groupOf[card] === group);
      return kindsIn(edition, cards).map((card) => ({ do: 'lose', card }));
    },
    refuse: (view, frame, action) =>
      action.do === 'lose' && hasKind(edition, cardsOf(view, frame.seat, frame.zone), action.card) ? null : no(RULE),
    act(state, { seat, unit, zone }, action, context) {
      pop(state);
      const found = findCasualty(edition, state, seat, entry(edition.units, unit).group);
      const card = found?.cards.find((each) => action.do === 'lose' && edition.kindOf[each] === action.card);
      if (card === undefined) throw new Error('there is no such card');
      loseCard(edition, state, { seat, unit, zone, card, rule: RULE }, context);
    },
  },
  push: {
    rule: RULE,
    verbs: ['push', 'stay'],
    who: (_view, { seat }) => [seat],
    propose: ({ open }, { at: { seat, unit } }) => {
      const from = standsAt(edition, open, seat, unit);
      const next = edition.stepsFrom(open, seat, unit, from).filter((to) => isMarked(open, seat, to));
      return [{ do: 'stay' }, ...next.map((to) => ({ do: 'push' as const, to }))];
    },
    refuse: ({ open }, { at }, action) =>
      action.do === 'push' && !isMarked(open, at.seat, action.to) ? no(RULE, { 'not scouted': action.to }) : null,
    act(state, { at: { seat, unit } }, action, context) {
      pop(state);
      const counter = counterOf(state.open, seat, unit);
      if (action.do !== 'push' || counter === null) return;
      Object.assign(counter, { at: action.to, suppressed: false });
      context.log({ event: 'pushed', rule: RULE, counter: counterId(seat, unit), to: action.to });
    },
  },
  /** A card in the play area takes one of its actions on the spot. */
  inspired: {
    rule: RULE,
    verbs: [...actions.verbs, 'done'],
    who: (_view, { seat }) => [seat],
    propose(view, { seat, by }) {
      const all: SiegeAction[] = [DONE];
      for (const id of kindsIn(
        edition,
        sideOf(view.open, seat).play.filter((card) => card !== by),
      )) {
        const offered: Used[] = [];
        actions.add(view, seat, entry(edition.kinds, id), offered);
        all.push(...offered);
      }
      return all;
    },
    refuse: (view, { seat }, action) =>
      isUsed(action) ? actions.refuse(view, seat, entry(edition.kinds, action.card), action) : null,
    act(state, { seat, by }, action, context) {
      pop(state);
      if (!isUsed(action)) return;
      const card = sideOf(state.open, seat).play.find((each) => each !== by && edition.kindOf[each] === action.card);
      if (card !== undefined) actions.resolve(state, seat, card, action, context);
    },
  },
};

export const siege: Game<Siege> = define<Siege>({
  id: 'siege',
  title: 'Siege',
  version: '1',
  seats: edition.seats,
  seatNames: edition.seatNames,
  sides: edition.seats,
  scenarios: [{ id: '1', title: 'Siege', summary: '', options: [] }],
  notation: notation(siegeDeclarations(edition)),
  frameRules: cite('over', 'turn'),
  steps,
  setup(chosen, context) {
    const state = setup(edition, chosen, context);
    return { ...state, open: { ...state.open, routed: [], fallen: [], mines: [] } };
  },
  outcome: (view) => outcome(edition, view),
  clone: (state) =>
    cloneState(
      state,
      (open) => ({
        ...cloneOpen(open),
        routed: [...open.routed],
        fallen: [...open.fallen],
        mines: [...open.mines],
      }),
      cloneRoom,
    ),
  narrate: (event) => (event.event === 'routed' || event.event === 'pushed' ? event.event : narrate(edition, event)),
});
