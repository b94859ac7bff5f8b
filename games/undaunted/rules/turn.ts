import { no, type Refusal } from '@kurgan/engine';
import { type Action, type ActionWith, once } from './actions.ts';
import {
  type CardAction,
  type Kind,
  type KindId,
  type RuleId,
  type Seat,
  type Squad,
  type UnitId,
  USES,
  type Use,
} from './edition.ts';
import { endIfOver } from './end.ts';
import { addTargets, refuseTarget, shoot } from './fire.ts';
import { addAims, aim, blast, refuseAim, refuseBlast } from './mortar.ts';
import { addGuides, addMarches, march, place, refuseGuide, refuseMarch, standsAt } from './movement.ts';
import { type Edition, entry, otherSeat } from './pieces.ts';
import { endTurn, showCard } from './round.ts';
import {
  type Automatic,
  type Choosing,
  counterOf,
  pop,
  type State,
  sideOf,
  type UndauntedContext,
  type View,
} from './state.ts';
import { conceal, control, recon, refuseControl, refuseRecon } from './support.ts';
import { handOf, hasKind, kindsIn, putInOrder } from './zones.ts';

type Played = Extract<Action, { card: KindId }>;
type Verb = Use | 'rally' | 'hunker' | 'end';
type TurnAction = ActionWith<Verb>;

const simple = {
  bolster: once((card): ActionWith<'bolster'> => ({ do: 'bolster', card })),
  command: once((card): ActionWith<'command'> => ({ do: 'command', card })),
  inspire: once((card): ActionWith<'inspire'> => ({ do: 'inspire', card })),
  conceal: once((card): ActionWith<'conceal'> => ({ do: 'conceal', card })),
  recon: once((card): ActionWith<'recon'> => ({ do: 'recon', card })),
  control: once((card): ActionWith<'control'> => ({ do: 'control', card })),
  blast: once((card): ActionWith<'blast'> => ({ do: 'blast', card })),
  rally: once((card): ActionWith<'rally'> => ({ do: 'rally', card })),
  hunker: once((card): ActionWith<'hunker'> => ({ do: 'hunker', card })),
};
const END: ActionWith<'end'> = { do: 'end' };

const VERBS: readonly Verb[] = [...USES, 'rally', 'hunker', 'end'];

const isSuppressed = (view: View, seat: Seat, unit: UnitId | null): boolean =>
  unit !== null && counterOf(view.open, seat, unit)?.suppressed === true;

/** The unit of a combat card: a rule that needs one is asked only of such cards. */
function unitOf({ id, unit }: Kind): UnitId {
  if (unit === null) throw new Error(`${id} has no counter`);
  return unit;
}

/** The active player plays cards one at a time, each for one action or to hunker down, and stops when they like. */
export const turnStep = (edition: Edition): Choosing<'turn', Verb> => ({
  rule: edition.cites.playFromHand,
  verbs: VERBS,
  exact: true,
  who: (_view, { seat }) => [seat],
  propose(view, { seat }) {
    const actions: TurnAction[] = [];
    for (const id of kindsIn(edition, handOf(view, seat))) {
      const kind = entry(edition.kinds, id);
      if (kind.type.class === 'fog') continue;
      if (isSuppressed(view, seat, kind.unit)) actions.push(simple.rally(id));
      else for (const { do: use } of kind.type.actions) addUses(edition, view, seat, kind, use, actions);
      actions.push(simple.hunker(id));
    }
    actions.push(END);
    return actions;
  },
  refuse: (view, { seat }, action) =>
    action.do === 'end' ? null : (refuseCard(edition, view, seat, action) ?? refuseUse(edition, view, seat, action)),
  act(state, _frame, action, context, seat) {
    if (action.do === 'end') {
      endTurn(edition, state, seat, context);
      return;
    }
    state.flow.push({ step: 'played', seat });
    play(edition, state, seat, action, context);
  },
});

/** A card has been resolved in full; with an empty hand the turn is over (UN-TURN-08, UN-R-06). */
export const playedStep = (edition: Edition): Automatic<'played'> => ({
  run(state, { seat }, context) {
    pop(state);
    if (sideOf(state.open, seat).hand === 0) endTurn(edition, state, seat, context);
  },
});

/** What a card can be used for, as far as it is legal now. */
function addUses(edition: Edition, view: View, seat: Seat, kind: Kind, use: Use, actions: TurnAction[]): void {
  switch (use) {
    case 'move':
    case 'scout':
    case 'stalk':
      addMarches(edition, view, seat, kind.id, unitOf(kind), use, actions);
      return;
    case 'guide':
      addGuides(edition, view, seat, kind.id, actions);
      return;
    case 'attack':
    case 'suppress':
      addTargets(edition, view, seat, kind.id, use, actions);
      return;
    case 'target':
      addAims(edition, view, seat, kind.id, unitOf(kind), actions);
      return;
    default: {
      const action = simple[use](kind.id);
      if (refuseUse(edition, view, seat, action) === null) actions.push(action);
    }
  }
}

/** Whether the card can be played for that at all, before what it does is looked at. */
function refuseCard(edition: Edition, view: View, seat: Seat, action: Played): Refusal<RuleId> | null {
  const { cites } = edition;
  const kind = entry(edition.kinds, action.card);
  if (kind.type.class === 'fog') return no(action.do === 'hunker' ? cites.fogNoHunker : cites.fogUnplayable);
  if (!hasKind(edition, handOf(view, seat), action.card))
    return no(cites.playFromHand, { 'not in your hand': kind.title });
  if (action.do === 'hunker') return null;
  const suppressed = isSuppressed(view, seat, kind.unit);
  if (action.do === 'rally')
    return suppressed ? null : no(cites.nothingToRally, { 'not suppressed': kind.unit ?? kind.title });
  if (!kind.type.actions.some((each) => each.do === action.do))
    return no(cites.printedAction, { card: kind.title, has: kind.type.actions.map((each) => each.do) });
  if (suppressed) return no(cites.suppressedMustRally, { suppressed: kind.unit ?? '' }, `rally ${action.card}`);
  return null;
}

function refuseUse(edition: Edition, view: View, seat: Seat, action: TurnAction): Refusal<RuleId> | null {
  if (action.do === 'end') return null;
  const kind = entry(edition.kinds, action.card);
  switch (action.do) {
    case 'move':
    case 'scout':
    case 'stalk':
      return refuseMarch(edition, view, seat, unitOf(kind), action.do, action.to);
    case 'guide':
      return refuseGuide(edition, view, seat, action.unit, action.to);
    case 'attack':
    case 'suppress':
      return refuseTarget(edition, view, seat, action.unit);
    case 'target':
      return refuseAim(edition, view, seat, unitOf(kind), action.to);
    case 'blast':
      return refuseBlast(edition, view, seat, unitOf(kind));
    case 'recon':
      return refuseRecon(edition, view, seat);
    case 'control':
      return refuseControl(edition, view, seat, unitOf(kind));
    case 'bolster':
    case 'command':
    case 'inspire':
    case 'conceal':
    case 'rally':
    case 'hunker':
      return null;
  }
}

const printed = (kind: Kind, use: Use): CardAction => {
  const action = kind.type.actions.find((each) => each.do === use);
  if (action === undefined) throw new Error(`${kind.id} has no ${use}`);
  return action;
};

function play(
  edition: Edition,
  state: State,
  seat: Seat,
  action: Exclude<TurnAction, { do: 'end' }>,
  context: UndauntedContext,
): void {
  const { cites } = edition;
  const kind = entry(edition.kinds, action.card);
  const side = sideOf(state.open, seat);
  const card = showCard(edition, state, seat, action.card, context);
  if (action.do === 'hunker') {
    putInOrder(edition, side.supply, card);
    context.log({ event: 'played', rule: cites.hunker, seat, card, for: 'hunker' });
    endIfOver(edition, state, context);
    return;
  }
  putInOrder(edition, side.play, card);
  context.log({ event: 'played', rule: cites.playFromHand, seat, card, for: action.do });
  if (action.do === 'rally') {
    rally(edition, state, seat, unitOf(kind), context);
    return;
  }
  if (kind.unit !== null) place(edition, state, seat, kind.unit, context);
  const { value, ownSquad } = printed(kind, action.do);
  const squad: Squad | null = ownSquad ? kind.squad : null;
  switch (action.do) {
    case 'move':
    case 'scout':
    case 'stalk':
      march(edition, state, seat, unitOf(kind), action.do, action.to, value, context);
      break;
    case 'guide':
      march(edition, state, seat, action.unit, 'guide', action.to, value, context);
      break;
    case 'bolster':
      state.flow.push({ step: 'bolster', seat, squad, left: value });
      break;
    case 'command':
      state.flow.push({ step: 'command', seat, left: value });
      break;
    case 'inspire':
      state.flow.push({ step: 'inspire', seat, squad, left: value, by: card });
      break;
    case 'conceal':
      conceal(edition, state, seat, context);
      break;
    case 'recon':
      recon(edition, state, seat, context);
      break;
    case 'control':
      control(edition, state, seat, unitOf(kind), context);
      break;
    case 'target':
      aim(edition, state, seat, action.to, context);
      break;
    case 'blast':
      blast(edition, state, seat, value);
      break;
    case 'attack':
    case 'suppress': {
      const unit = unitOf(kind);
      const from = standsAt(edition, state.open, seat, unit);
      const at = { seat: otherSeat(edition, seat), unit: action.unit };
      shoot(edition, state, { seat, by: unit, from, as: action.do, dice: value, at }, context);
    }
  }
}

/** The counter is turned to its ready side instead of acting (UN-SUP-02). */
function rally(edition: Edition, state: State, seat: Seat, unit: UnitId, context: UndauntedContext): void {
  const counter = counterOf(state.open, seat, unit);
  if (counter === null) throw new Error(`${seat} has no ${unit} on the board`);
  counter.suppressed = false;
  context.log({ event: 'rallied', rule: edition.cites.rally, seat, unit });
}
