import { no } from '@kurgan/engine';
import { type ActionWith, once } from './actions.ts';
import { type DrawRules, discardOpenly, draw, gainFog } from './draw.ts';
import type { CardId, KindId, RuleId, Seat, Squad } from './edition.ts';
import { endIfOver } from './end.ts';
import { standsAt } from './movement.ts';
import { type Edition, entry, otherSeat } from './pieces.ts';
import { noteLost } from './revealed.ts';
import { type Choosing, goTo, isMarked, marksOn, type Open, pop, push, roomOf, setMark, sideOf } from './state.ts';
import { type CardUse, type Played, plainUse, unitOf } from './uses.ts';
import { handOf, hasKind, kindsHeld, kindsIn, putInOrder, takeKind } from './zones.ts';

export const taking = once((card: KindId): ActionWith<'take'> => ({ do: 'take', card }));
const returning = once((card: KindId): ActionWith<'return'> => ({ do: 'return', card }));
const DONE: ActionWith<'done'> = { do: 'done' };
const DRAW: ActionWith<'draw'> = { do: 'draw' };

const plain = {
  bolster: (card: KindId): ActionWith<'bolster'> => ({ do: 'bolster', card }),
  command: (card: KindId): ActionWith<'command'> => ({ do: 'command', card }),
  inspire: (card: KindId): ActionWith<'inspire'> => ({ do: 'inspire', card }),
  conceal: (card: KindId): ActionWith<'conceal'> => ({ do: 'conceal', card }),
  recon: (card: KindId): ActionWith<'recon'> => ({ do: 'recon', card }),
  control: (card: KindId): ActionWith<'control'> => ({ do: 'control', card }),
};

/** The squad that a printed squad letter limits a use to; null without one. */
const limitOf = ({ kind, printed }: Played): Squad | null => (printed.ownSquad ? kind.squad : null);

const isOfSquad = ({ kinds }: Edition, kind: KindId, squad: Squad | null): boolean =>
  squad === null || entry(kinds, kind).squad === squad;

/** Moves up to a number of supply cards, one after another, into the discard pile. */
export const bolster = (
  edition: Edition,
  rules: { readonly bolster: RuleId; readonly ownSquad: RuleId; readonly fromSupply: RuleId },
): { readonly use: CardUse<ActionWith<'bolster'>>; readonly step: Choosing<'bolster', 'take' | 'done'> } => ({
  use: plainUse(plain.bolster, null, (state, seat, _action, played) =>
    push(state, { step: 'bolster', seat, squad: limitOf(played), left: played.printed.value }),
  ),
  step: {
    rule: rules.bolster,
    verbs: ['take', 'done'],
    exact: true,
    who: (_view, { seat }) => [seat],
    propose({ open }, { seat, squad }) {
      const actions: ActionWith<'take' | 'done'>[] = [DONE];
      for (const kind of kindsHeld(edition, sideOf(open, seat).supply))
        if (squad === null || kind.squad === squad) actions.push(taking(kind.id));
      return actions;
    },
    refuse(view, { seat, squad }, action) {
      if (action.do === 'done') return null;
      if (!isOfSquad(edition, action.card, squad)) return no(rules.ownSquad, { 'only squad': squad ?? '' });
      return hasKind(edition, sideOf(view.open, seat).supply, action.card)
        ? null
        : no(rules.fromSupply, { 'not in your supply': action.card });
    },
    act(state, frame, action, context) {
      if (action.do === 'done') {
        pop(state);
        return;
      }
      const { seat, left } = frame;
      const card = takeKind(edition, sideOf(state.open, seat).supply, action.card);
      if (card === null) return;
      discardOpenly(edition, state, seat, card);
      context.log({ event: 'bolstered', rule: rules.bolster, seat, card });
      if (left > 1) goTo(state, { ...frame, left: left - 1 });
      else pop(state);
    },
  },
});

const isDrawable = (open: Open, seat: Seat): boolean => {
  const { deck, discard } = sideOf(open, seat);
  return deck + discard > 0;
};

/** Draws cards one at a time; the player may stop after each. */
export const command = (
  edition: Edition,
  rules: DrawRules & { readonly nothingLeft: RuleId },
): { readonly use: CardUse<ActionWith<'command'>>; readonly step: Choosing<'command', 'draw' | 'done'> } => ({
  use: plainUse(plain.command, null, (state, seat, _action, { printed }) =>
    push(state, { step: 'command', seat, left: printed.value }),
  ),
  step: {
    rule: rules.drawn,
    verbs: ['draw', 'done'],
    who: (_view, { seat }) => [seat],
    propose: () => [DRAW, DONE],
    refuse: (view, { seat }, action) =>
      action.do === 'done' || isDrawable(view.open, seat) ? null : no(rules.nothingLeft, { cards: 0 }),
    act(state, frame, action, context) {
      if (action.do === 'done') {
        pop(state);
        return;
      }
      if (frame.left > 1) goTo(state, { ...frame, left: frame.left - 1 });
      else pop(state);
      draw(edition, state, frame.seat, 1, rules, context);
    },
  },
});

/** Returns cards from the play area to the hand, to be played again; never the card itself. */
export const inspire = (
  edition: Edition,
  rules: {
    readonly inspire: RuleId;
    readonly ownSquad: RuleId;
    readonly fromPlayArea: RuleId;
    readonly notItself: RuleId;
  },
): { readonly use: CardUse<ActionWith<'inspire'>>; readonly step: Choosing<'inspire', 'return' | 'done'> } => ({
  use: plainUse(plain.inspire, null, (state, seat, _action, played) =>
    push(state, { step: 'inspire', seat, squad: limitOf(played), left: played.printed.value, by: played.card }),
  ),
  step: {
    rule: rules.inspire,
    verbs: ['return', 'done'],
    who: (_view, { seat }) => [seat],
    propose: (view, { seat }) => [
      DONE,
      ...kindsIn(edition, sideOf(view.open, seat).play).map((kind) => returning(kind)),
    ],
    refuse(view, { seat, squad, by }, action) {
      if (action.do === 'done') return null;
      const { play } = sideOf(view.open, seat);
      const others = play.filter((card) => card !== by);
      if (!hasKind(edition, play, action.card)) return no(rules.fromPlayArea, { 'not in your play area': action.card });
      if (!hasKind(edition, others, action.card)) return no(rules.notItself, { 'being resolved': by });
      return isOfSquad(edition, action.card, squad) ? null : no(rules.ownSquad, { 'only squad': squad ?? '' });
    },
    act(state, frame, action, context) {
      if (action.do === 'done') {
        pop(state);
        return;
      }
      const { seat, left, by } = frame;
      const side = sideOf(state.open, seat);
      const card = takeOther(edition, side.play, action.card, by);
      putInOrder(edition, roomOf(state, seat).hand, card);
      putInOrder(edition, side.shown, card);
      side.hand++;
      context.log({ event: 'returned', rule: rules.inspire, seat, card });
      if (left > 1) goTo(state, { ...frame, left: left - 1 });
      else pop(state);
    },
  },
});

function takeOther({ kindOf }: Edition, cards: CardId[], kind: KindId, except: CardId): CardId {
  const at = cards.findIndex((card) => card !== except && kindOf[card] === kind);
  const [card] = cards.splice(at, 1);
  if (at < 0 || card === undefined) throw new Error(`there is no ${kind} to return`);
  return card;
}

/** The enemy gains a Fog of War. */
export const conceal = (
  edition: Edition,
  rules: { readonly conceal: RuleId; readonly nothing: RuleId },
): CardUse<ActionWith<'conceal'>> =>
  plainUse(plain.conceal, null, (state, seat, _action, _played, context) =>
    gainFog(edition, state, otherSeat(edition, seat), seat, { gained: rules.conceal, none: rules.nothing }, context),
  );

/** Buries a Fog of War from the hand, as the edition does, and draws a card. */
export const recon = (
  edition: Edition,
  rules: DrawRules & { readonly needsFog: RuleId },
): CardUse<ActionWith<'recon'>> =>
  plainUse(
    plain.recon,
    (view, seat) =>
      hasKind(edition, handOf(view, seat), edition.fog) ? null : no(rules.needsFog, { 'Fog of War in hand': 0 }),
    (state, seat, _action, _played, context) => {
      const fog = takeKind(edition, roomOf(state, seat).hand, edition.fog);
      if (fog === null) return;
      noteLost(edition, state.open, seat, 'hand', edition.fog);
      sideOf(state.open, seat).hand--;
      edition.bury(state, seat, fog);
      context.log({ event: 'reconned', rule: rules.drawn, seat });
      draw(edition, state, seat, 1, rules, context);
    },
  );

/**
 * Flips the side's marker on the unit's tile to its controlled side, and the enemy's back. Where `raises` says so,
 * controlling an already controlled tile raises its points instead.
 */
export const control = (
  edition: Edition,
  rules: {
    readonly control: RuleId;
    readonly unscouted: RuleId;
    readonly held: RuleId;
    readonly already: RuleId;
    readonly lost: RuleId;
    readonly raised: RuleId;
  },
): CardUse<ActionWith<'control'>> =>
  plainUse(
    plain.control,
    ({ open }, seat, kind) => {
      const tile = standsAt(edition, open, seat, unitOf(kind));
      if (!isMarked(open, seat, tile)) return no(rules.unscouted, { 'not scouted': tile });
      if (edition.isHeld(open, seat, tile)) return no(rules.held, { 'enemy on': tile });
      if (marksOn(open, tile)[seat] === 'controlled' && !edition.raises(open, seat, tile))
        return no(rules.already, { 'yours already': tile });
      return null;
    },
    (state, seat, _action, { kind }, context) => {
      const { open } = state;
      const tile = standsAt(edition, open, seat, unitOf(kind));
      const marks = marksOn(open, tile);
      if (marks[seat] === 'controlled') {
        const value = (open.points[tile] ?? 0) + 1;
        open.points[tile] = value;
        context.log({ event: 'raised', rule: rules.raised, seat, tile, value });
      } else {
        const points = open.points[tile] ?? 0;
        setMark(open, seat, tile, 'controlled');
        context.log({ event: 'controlled', rule: rules.control, seat, tile, points });
        const enemy = otherSeat(edition, seat);
        if (marks[enemy] === 'controlled') {
          setMark(open, enemy, tile, 'scouted');
          context.log({ event: 'controlLost', rule: rules.lost, seat: enemy, tile, points });
        }
      }
      endIfOver(edition, state, context);
    },
  );
