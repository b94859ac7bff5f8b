import { no } from '@kurgan/engine';
import { CARDS } from '../../data/cards.ts';
import { refuseMend } from '../command.ts';
import { endOf, firstOf, of, unitCalled, unitName } from '../counters.ts';
import { onChosen, play } from '../effects.ts';
import {
  type Action,
  type Automatic,
  type CARD_WINDOWS,
  type Choosing,
  DAMAGE,
  DAMAGE_KINDS,
  type FrameOf,
  finish,
  NONE,
  only,
  other,
  proceed,
  type Seat,
} from '../state.ts';
import { choicesFor, couldPlay, playable, refusePlay } from './usable.ts';

type Window = (typeof CARD_WINDOWS)[number];

/** Kinds of windows for standing orders. */
const KINDS = {
  orderStart: 'orderCards',
  orderEnd: 'orderCards',
  betweenActivations: 'cards',
  ownActivationEnd: 'chain',
  enemyFireDeclared: 'jam',
  enemyStep: 'trap',
  grenadeDeclared: 'grenade',
  templateDeclared: 'template',
  ownUnitDestroyed: 'loss',
  assaultLost: 'retreat',
  supplyStart: 'supplyCards',
} as const satisfies Record<Window, string>;

/** Both play in turn until both pass; in other windows one side is asked. */
const isForBoth = (window: Window): boolean =>
  window === 'orderStart' || window === 'orderEnd' || window === 'supplyStart';

export const cardsFrame = (window: Window, seat: Seat, unit = NONE, place = NONE): FrameOf<'cards'> => ({
  step: 'cards',
  window,
  seat,
  passed: 0,
  unit,
  place,
});

/** In a window of both the holder of the Initiative is asked first (HS-R-154). */
export const cards: Automatic<'cards'> = {
  run(state, frame) {
    const { window, seat, passed } = frame;
    if (passed >= 2) finish(state);
    else if (couldPlay(state, seat, frame)) proceed(state, { ...frame, step: 'cardWindow' });
    else if (isForBoth(window)) proceed(state, { ...frame, seat: other(seat), passed: passed + 1 });
    else finish(state);
  },
};

export const cardWindow: Choosing<'cardWindow', 'play' | 'pass'> = {
  rule: 'HS-CARD-05',
  verbs: ['play', 'pass'],
  window: { kinds: [...new Set(Object.values(KINDS))], kind: ({ window }) => KINDS[window], pass: { do: 'pass' } },
  exact: true,
  who: (_view, { seat }) => only(seat),
  propose: (view, frame) => [
    { do: 'pass' },
    ...playable(view, frame.seat, frame).map((card): Action<'play'> => ({ do: 'play', card })),
  ],
  refuse: (view, frame, action) => (action.do === 'pass' ? null : refusePlay(view, frame.seat, frame, action.card)),
  act(state, frame, action, context) {
    const { window, seat, passed } = frame;
    const both = isForBoth(window);
    const next: FrameOf<'cards'> = { ...frame, step: 'cards', seat: other(seat), passed: passed + 1 };
    if (action.do === 'pass') {
      context.log({ event: 'passed', rule: 'HS-R-134', seat, window: KINDS[window] });
      if (both) proceed(state, next);
      else finish(state);
      return;
    }
    // A side that loses a unit may play more than one card for it; elsewhere one answer is all there is.
    if (both) proceed(state, { ...next, passed: 0 });
    else if (window === 'ownUnitDestroyed') proceed(state, { ...frame, step: 'cards' });
    else finish(state);
    play(state, seat, frame, action.card, context);
  },
};

/** The player of the card chooses the unit, or as many as it says (HS-OP-01). */
export const cardTarget: Choosing<'cardTarget', 'target' | 'enough'> = {
  rule: 'HS-OP-01',
  verbs: ['target', 'enough'],
  exact: true,
  who: (_view, { seat }) => only(seat),
  propose(view, { seat, card, chosen }) {
    const actions: Action<'target' | 'enough'>[] = chosen.length > 0 ? [{ do: 'enough' }] : [];
    for (const u of choicesFor(view, seat, card))
      if (!chosen.includes(u)) actions.push({ do: 'target', unit: unitName(view.open, u) });
    return actions;
  },
  refuse(view, { seat, card, chosen }, action) {
    if (action.do === 'enough') return chosen.length > 0 ? null : no('HS-R-154');
    const u = unitCalled(view.open, action.unit);
    const fits = choicesFor(view, seat, card).includes(u) && !chosen.includes(u);
    return fits ? null : no('HS-OP-01', { unit: action.unit });
  },
  act(state, frame, action, context) {
    const { seat, card } = frame;
    const chosen = action.do === 'enough' ? frame.chosen : [...frame.chosen, unitCalled(state.open, action.unit)];
    const { max = 1 } = CARDS[card].who;
    const more = action.do === 'target' && chosen.length < Math.min(max, choicesFor(state, seat, card).length);
    if (more) {
      proceed(state, { ...frame, chosen });
      return;
    }
    finish(state);
    onChosen(state, seat, card, chosen, context);
  },
};

/** One Damage marker of the owner's choice, whatever a Mechanic has done (HS-OP-19). */
export const mending: Choosing<'mending', 'mend'> = {
  rule: 'HS-OP-19',
  verbs: ['mend'],
  exact: true,
  who: (_view, { seat }) => only(seat),
  propose({ open }, { seat }) {
    const actions: Action<'mend'>[] = [];
    for (let u = firstOf(open, seat); u < endOf(open, seat); u++)
      for (const damage of DAMAGE_KINDS)
        if (refuseMend(open, seat, u, damage) === null) actions.push({ do: 'mend', unit: unitName(open, u), damage });
    return actions;
  },
  refuse: ({ open }, { seat }, { unit, damage }) => refuseMend(open, seat, unitCalled(open, unit), damage),
  act(state, _frame, { unit, damage }, context) {
    const { open } = state;
    const u = unitCalled(open, unit);
    finish(state);
    open.units.damage[u] = of(open.units.damage, u) & ~DAMAGE[damage];
    context.log({ event: 'mended', rule: 'HS-OP-19', unit, damage });
  },
};
