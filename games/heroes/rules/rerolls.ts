import { no, type Refusal } from '@kurgan/engine';
import { seatOf } from './counters.ts';
import { cardsFor, couldHold, discard, handOf } from './deck.ts';
import { gearLeft, mayUseGear, spend } from './gear.ts';
import type { RuleId } from './rule-ids.ts';
import {
  type Action,
  type Automatic,
  type Choosing,
  type Frame,
  type FrameOf,
  finish,
  type HeroesContext,
  NONE,
  only,
  other,
  proceed,
  SEATS,
  type Seat,
  type State,
  type View,
} from './state.ts';

/** Frames that hold dice on the table, under the window in which they can be rolled again. */
const ROLLED = [
  'attackResult',
  'assaultResult',
  'burstResult',
  'scatterResult',
  'demolitionResult',
  'damageResult',
  'loneResult',
  'unnerveResult',
] as const;
type Rolled = FrameOf<(typeof ROLLED)[number]>;
const isRolled = (frame: Frame): frame is Rolled => ROLLED.some((step) => step === frame.step);

function rolledBelow({ flow }: View): Rolled | null {
  const frame = flow[flow.length - 2];
  return frame !== undefined && isRolled(frame) ? frame : null;
}

/** The window comes before the result, the holder of the Initiative first (HS-R-135). */
export const withRerolls = ({ open }: State, rolled: Frame): [FrameOf<'reroll'>, Frame] => [
  { step: 'reroll', seat: open.initiative, passed: 0 },
  rolled,
];

function partiesTo(rolled: Rolled): readonly number[] {
  const made = 'unit' in rolled ? [rolled.unit] : [];
  return 'target' in rolled ? [...made, rolled.target] : 'units' in rolled ? rolled.units.slice(0, 1) : made;
}

/** The unit of this side in the roll that may use a Veteran marker: it rolled, or was rolled against (HS-R-87). */
function veteran(view: View, seat: Seat, rolled: Rolled): number | null {
  for (const u of partiesTo(rolled))
    if (u !== NONE && seatOf(view.open, u) === seat && gearLeft(view, u, 'mk-veteran') > 0) return u;
  return null;
}

const hasRolled = ({ rolls }: Rolled, seat: Seat): boolean => rolls.some((roll) => roll.seat === seat);

/** By open facts: markers lie on the table, cards may be in the hand (HS-R-134). */
function isAsked(view: View, seat: Seat): boolean {
  const rolled = rolledBelow(view);
  if (rolled === null) return false;
  const { open } = view;
  const own = partiesTo(rolled).filter((u) => u !== NONE && seatOf(open, u) === seat);
  if (own.some((u) => mayUseGear(view, u, 'mk-veteran'))) return true;
  return hasRolled(rolled, seat) && couldHold(view.open, seat, 'afterOwnRoll');
}

export const reroll: Automatic<'reroll'> = {
  run(state, { seat, passed }) {
    if (passed >= 2) finish(state);
    else if (isAsked(state, seat)) proceed(state, { step: 'rerollWindow', seat, passed });
    else proceed(state, { step: 'reroll', seat: other(seat), passed: passed + 1 });
  },
};

function refuseReroll(view: View, seat: Seat, action: Action<'reroll'>): Refusal<RuleId> | null {
  const rolled = rolledBelow(view);
  if (rolled === null || !hasRolled(rolled, action.whose)) return no('HS-R-135', { roll: action.whose });
  if (action.with === 'veteran') return veteran(view, seat, rolled) === null ? no('HS-R-87') : null;
  if (action.whose !== seat) return no('HS-OP-06', { roll: action.whose });
  return cardsFor(seat, 'afterOwnRoll').some((card) => handOf(view, seat).includes(card)) ? null : no('HS-CARD-19');
}

export const rerollWindow: Choosing<'rerollWindow', 'reroll' | 'pass'> = {
  rule: 'HS-R-135',
  verbs: ['reroll', 'pass'],
  window: { kinds: ['reroll'], pass: { do: 'pass' } },
  who: (_view, { seat }) => only(seat),
  propose: () => [
    { do: 'pass' },
    ...SEATS.flatMap((whose): Action<'reroll'>[] => [
      { do: 'reroll', whose, with: 'card' },
      { do: 'reroll', whose, with: 'veteran' },
    ]),
  ],
  refuse: (view, { seat }, action) => (action.do === 'pass' ? null : refuseReroll(view, seat, action)),
  act(state, { seat, passed }, action, context) {
    if (action.do === 'pass') {
      context.log({ event: 'passed', rule: 'HS-R-134', seat, window: 'reroll' });
      proceed(state, { step: 'reroll', seat: other(seat), passed: passed + 1 });
      return;
    }
    pay(state, seat, action.with, context);
    again(state, seat, action, context);
    proceed(state, { step: 'reroll', seat: other(seat), passed: 0 });
  },
};

function pay(state: State, seat: Seat, by: Action<'reroll'>['with'], context: HeroesContext): void {
  const rolled = rolledBelow(state);
  if (by === 'card') {
    const card = cardsFor(seat, 'afterOwnRoll').find((each) => state.private[seat].hand.includes(each));
    if (card !== undefined) discard(state, seat, card);
    return;
  }
  const u = rolled === null ? null : veteran(state, seat, rolled);
  if (u !== null) spend(state, u, 'mk-veteran', context);
}

/** All dice of the roll are thrown again, and the new ones stand (HS-OP-06, HS-CARD-19). */
function again(state: State, seat: Seat, { whose, with: by }: Action<'reroll'>, context: HeroesContext): void {
  const rolled = rolledBelow(state);
  if (rolled === null) return;
  const rolls = rolled.rolls.map((roll) => {
    if (roll.seat !== whose) return roll;
    const dice = roll.dice.map(() => context.d(6));
    context.log({ event: 'rerolled', rule: 'HS-OP-06', seat, whose, by, before: [...roll.dice], dice });
    return { seat: roll.seat, dice };
  });
  state.flow[state.flow.length - 2] = { ...rolled, rolls };
}
