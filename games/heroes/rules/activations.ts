import { no } from '@kurgan/engine';
import { activationOf } from './activation.ts';
import { callArtillery, strikeOf } from './artillery.ts';
import { couldPlay, playable, refusePlay } from './cards/usable.ts';
import {
  endOf,
  firstOf,
  hiddenKinds,
  inPlay,
  isConcealed,
  liftToken,
  markActivated,
  of,
  openProfile,
  profile,
  unitName,
} from './counters.ts';
import { play } from './effects.ts';
import { placeOf, tileAt } from './orders.ts';
import { isTile, placeCalled, placeName, TILE } from './places.ts';
import { PROFILES } from './profiles.ts';
import {
  type Action,
  type Automatic,
  type Choosing,
  type FrameOf,
  finish,
  type HeroesContext,
  NONE,
  type Open,
  only,
  other,
  proceed,
  type Seat,
  SPECIAL,
  type State,
  type View,
} from './state.ts';

const hasNumbers = (open: Open, seat: Seat): boolean => open.orders[seat].next <= open.orders[seat].numbers;

/** Both reveal in turn; a side without tokens is passed over (HS-ACT-03, HS-ACT-10). */
export const activations: Automatic<'activations'> = {
  run(state, { seat }) {
    const { open } = state;
    const next = hasNumbers(open, seat) ? seat : other(seat);
    const free = { step: 'free', slot: 0, used: false, last: !hasNumbers(open, next) } as const;
    if (free.last) proceed(state, free);
    else proceed(state, free, { step: 'reveal', seat: next }, { step: 'activations', seat: other(next) });
  },
};

/** Rounds of the free window: each kind is offered to the holder of the Initiative, then to the other (HS-R-74). */
const KINDS = ['autonomous', 'special', 'cards'] as const;
const SLOTS = 2 * KINDS.length;
const kindOfSlot = (slot: number): (typeof KINDS)[number] => KINDS[slot >> 1] ?? 'cards';
const seatOfSlot = (open: Open, slot: number): Seat => (slot % 2 === 0 ? open.initiative : other(open.initiative));

/** By what the enemy can see: a visible Autonomous unit, or a concealed counter that may be one (HS-R-134). */
function mayBeAutonomous(open: Open, seat: Seat): boolean {
  let concealed = false;
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++) {
    if (!inPlay(open, u) || of(open.units.acted, u) === 1) continue;
    if (isConcealed(open, u)) concealed = true;
    else if (openProfile(open, u).autonomous) return true;
  }
  return concealed && hiddenKinds(open, seat).some((kind) => PROFILES[2 * kind]?.autonomous === true);
}

function mayHoldSpecial(open: Open, seat: Seat): boolean {
  const { specials, specialsShown, tiles } = open.orders[seat];
  if (specials <= specialsShown) return false;
  if (tiles.length > 0) return true;
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++) if (of(open.units.token, u) === 1) return true;
  return false;
}

const BETWEEN = { window: 'betweenActivations', unit: NONE } as const;

function isAsked(view: View, slot: number): boolean {
  const { open } = view;
  const seat = seatOfSlot(open, slot);
  switch (kindOfSlot(slot)) {
    case 'autonomous':
      return mayBeAutonomous(open, seat);
    case 'special':
      return mayHoldSpecial(open, seat);
    case 'cards':
      return couldPlay(view, seat, BETWEEN);
  }
}

export const free: Automatic<'free'> = {
  run(state, { slot, used, last }) {
    const { open } = state;
    let next = slot;
    while (next < SLOTS && !isAsked(state, next)) next++;
    if (next < SLOTS) proceed(state, { step: 'freeWindow', slot: next, used, last });
    else if (used) proceed(state, { step: 'free', slot: 0, used: false, last });
    else if (last && mayHoldSpecial(open, open.initiative))
      proceed(state, { step: 'lastSpecial', seat: open.initiative });
    else if (last && mayHoldSpecial(open, other(open.initiative)))
      proceed(state, { step: 'lastSpecial', seat: other(open.initiative) });
    else finish(state);
  },
};

/** Autonomous units that have not acted, as their owner knows them. */
const autonomous = ({ open, ...view }: View, seat: Seat): number[] => {
  const found: number[] = [];
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++) {
    if (inPlay(open, u) && of(open.units.acted, u) === 0 && profile({ open, ...view }, u).autonomous) found.push(u);
  }
  return found;
};

/** Counters and Artillery tiles with a Special token, as their owner knows them. */
const specials = ({ open, ...view }: View, seat: Seat): number[] => {
  const tokens = view.private[seat]?.tokens ?? [];
  const found: number[] = [];
  for (let u = firstOf(open, seat); u < endOf(open, seat); u++) if (of(tokens, u) === SPECIAL) found.push(u);
  for (const [i, value] of (view.private[seat]?.tiles ?? []).entries())
    if (value === SPECIAL) found.push(TILE + (open.orders[seat].tiles[i] ?? 0));
  return found;
};

export const freeWindow: Choosing<'freeWindow', 'activate' | 'reveal' | 'play' | 'pass'> = {
  rule: 'HS-R-74',
  verbs: ['activate', 'reveal', 'play', 'pass'],
  window: { kinds: KINDS, kind: ({ slot }) => kindOfSlot(slot), pass: { do: 'pass' } },
  exact: true,
  who: ({ open }, { slot }) => only(seatOfSlot(open, slot)),
  propose(view, { slot }, seat) {
    const { open } = view;
    const pass = { do: 'pass' } as const;
    if (slot >> 1 === 0)
      return [
        pass,
        ...autonomous(view, seat).map((u): Action<'activate'> => ({ do: 'activate', unit: unitName(open, u) })),
      ];
    if (slot >> 1 === 1)
      return [pass, ...specials(view, seat).map((u): Action<'reveal'> => ({ do: 'reveal', unit: placeName(open, u) }))];
    return [pass, ...playable(view, seat, BETWEEN).map((card): Action<'play'> => ({ do: 'play', card }))];
  },
  refuse(view, { slot }, action, seat) {
    if (action.do === 'pass') return null;
    if (action.do === 'play')
      return slot >> 1 === 2 ? refusePlay(view, seat, BETWEEN, action.card) : no('HS-R-74', { card: action.card });
    const u = placeCalled(view.open, action.unit);
    if (action.do === 'activate')
      return slot >> 1 === 0 && autonomous(view, seat).includes(u) ? null : no('HS-CMD-05', { unit: action.unit });
    return slot >> 1 === 1 && specials(view, seat).includes(u) ? null : no('HS-ORD-16', { unit: action.unit });
  },
  act(state, frame, action, context, seat) {
    const next = { ...frame, step: 'free', slot: frame.slot + 1 } as const;
    if (action.do === 'pass') {
      context.log({ event: 'passed', rule: 'HS-R-134', seat, window: kindOfSlot(frame.slot) });
      proceed(state, next);
      return;
    }
    if (action.do === 'play') {
      proceed(state, { ...next, used: true });
      play(state, seat, BETWEEN, action.card, context);
      return;
    }
    const u = placeCalled(state.open, action.unit);
    if (action.do === 'activate') activateAutonomous(state, u, seat, { ...next, used: true }, context);
    else revealSpecial(state, u, seat, { ...next, used: true }, context);
  },
};

function activateAutonomous(state: State, u: number, seat: Seat, next: FrameOf<'free'>, context: HeroesContext): void {
  markActivated(state, u); // HS-CMD-07
  context.learn(other(seat));
  context.log({ event: 'activated', rule: 'HS-CMD-05', seat, unit: unitName(state.open, u), by: 'autonomous' });
  proceed(state, ...activationOf(u, seat, 'autonomous'), next);
}

function revealSpecial(state: State, u: number, seat: Seat, next: FrameOf<'free'>, context: HeroesContext): void {
  const { open } = state;
  open.orders[seat].specialsShown++;
  context.learn(other(seat));
  context.log({ event: 'activated', rule: 'HS-ORD-16', seat, unit: placeName(open, u), by: 'special' });
  if (isTile(u)) {
    callArtillery(state, seat, tileAt(u));
    proceed(state, ...strikeOf(seat, tileAt(u)), next);
    return;
  }
  show(state, u);
  proceed(state, ...activationOf(u, seat, 'special'), next);
}

function show(state: State, u: number): void {
  const { units } = state.open;
  units.shown[u] = liftToken(state, u);
  units.acted[u] = 1;
}

/** Specials left in the last window must be revealed (HS-R-75). */
export const lastSpecial: Choosing<'lastSpecial', 'reveal' | 'none'> = {
  rule: 'HS-R-75',
  verbs: ['reveal', 'none'],
  exact: true,
  who: (_view, { seat }) => only(seat),
  propose(view, _frame, seat) {
    const left = specials(view, seat);
    if (left.length === 0) return [{ do: 'none' }];
    return left.map((u) => ({ do: 'reveal', unit: placeName(view.open, u) }));
  },
  refuse(view, _frame, action, seat) {
    const left = specials(view, seat);
    if (action.do === 'none') return left.length === 0 ? null : no('HS-R-75', { 'Special tokens': left.length });
    return left.includes(placeCalled(view.open, action.unit)) ? null : no('HS-ORD-16', { unit: action.unit });
  },
  act(state, _frame, action, context, seat) {
    const again = { step: 'free', slot: 0, used: false, last: true } as const;
    if (action.do === 'reveal') {
      revealSpecial(state, placeCalled(state.open, action.unit), seat, again, context);
      return;
    }
    const { orders } = state.open;
    orders[seat].specialsShown = orders[seat].specials;
    context.learn(other(seat));
    context.log({ event: 'noSpecial', rule: 'HS-R-75', seat });
    proceed(state, again);
  },
};

/** A number that was set aside is shown when it is called (HS-R-76). */
function callAside(state: State, seat: Seat, number: number): void {
  const { aside } = state.private[seat];
  const i = aside.indexOf(number);
  if (i < 0) return;
  aside.splice(i, 1);
  state.open.orders[seat].aside--;
}

/** The next Numbered token; one that is void is shown and nothing happens (HS-ACT-04, HS-ACT-09). */
export const reveal: Automatic<'reveal'> = {
  run(state, { seat }, context) {
    const { open } = state;
    const number = open.orders[seat].next++;
    const place = placeOf(state, seat, number);
    context.learn();
    if (place === NONE) {
      finish(state);
      callAside(state, seat, number);
      context.log({ event: 'void', rule: 'HS-ACT-09', seat, number });
      return;
    }
    context.log({ event: 'revealed', rule: 'HS-ACT-02', seat, number, unit: placeName(open, place) });
    if (isTile(place)) {
      callArtillery(state, seat, tileAt(place));
      proceed(state, ...strikeOf(seat, tileAt(place)));
      return;
    }
    show(state, place);
    proceed(state, ...activationOf(place, seat, 'token'));
  },
};
