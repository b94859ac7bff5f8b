import { no, type Refusal } from '@kurgan/engine';
import { MARKERS, type MarkerId } from '../data/markers.ts';
import { CATEGORIES } from '../data/vocabulary.ts';
import { bonusCards, bonusOf, couldHoldBonus, hasUsedBonus, playBonus, refuseBonus } from './bonuses.ts';
import { combatAgainst } from './close-combat.ts';
import { openProfile, seatOf } from './counters.ts';
import { gearLeft, refuseMarker, spend } from './gear.ts';
import { X } from './profiles.ts';
import type { RuleId } from './rule-ids.ts';
import {
  type Action,
  type Automatic,
  type Choosing,
  type FrameOf,
  finish,
  type Open,
  only,
  other,
  proceed,
  type Seat,
  type View,
} from './state.ts';

/** Cards and markers that help in a fight, played before the dice. */

type Fight = FrameOf<'assaultRoll'>;
const IN_ASSAULT = ['assault', 'any'] as const;

/** Combat Value of a Magnetic Charge and the like against a type of enemy; X: it is no use (HS-OP-34). */
function chargeValue(category: 0 | 1 | 2): number {
  const { effect } = MARKERS['mk-haft'];
  const against = CATEGORIES[category];
  if (effect.op !== 'assaultCombat' || !effect.against.includes(against)) return X;
  const value = effect.combat[against];
  return value === 'X' ? X : value;
}

/** The unit has a charge for this type of enemy, so it can fight even with an X of its own (HS-ASLT-04). */
export const hasCharge = (view: View, u: number, category: 0 | 1 | 2): boolean =>
  chargeValue(category) !== X && gearLeft(view, u, 'mk-haft') > 0;

/** Combat Value of a unit in the fight: that of the charge it uses, else its own. */
export function valueInFight(view: View, { charges }: Pick<Fight, 'charges'>, u: number, against: number): number {
  const { category } = openProfile(view.open, against);
  return charges.includes(seatOf(view.open, u)) ? chargeValue(category) : combatAgainst(view, u, category);
}

function fightBelow({ flow }: View): Fight | null {
  const frame = flow.findLast(({ step }) => step === 'assaultRoll');
  return frame?.step === 'assaultRoll' ? frame : null;
}

const fighterOf = (open: Open, { unit, target }: Fight, seat: Seat): readonly [own: number, enemy: number] =>
  seatOf(open, unit) === seat ? [unit, target] : [target, unit];

/** Gear of a side for this fight that it may still use (HS-OPT-07). */
function refuseGear(view: View, fight: Fight, seat: Seat, marker: MarkerId): Refusal<RuleId> | null {
  const { open } = view;
  const [own, enemy] = fighterOf(open, fight, seat);
  if (marker === 'mk-haft' && chargeValue(openProfile(open, enemy).category) === X) return no('HS-OP-34');
  if (marker !== 'mk-haft' && marker !== 'mk-streetfighter') return no('HS-OPT-03', { marker });
  return refuseMarker(view, own, marker);
}

const AIDS = ['mk-streetfighter', 'mk-haft'] as const;

/** Markers lie on the table, cards may be in the hand (HS-R-134). */
function isAsked(view: View, seat: Seat): boolean {
  const fight = fightBelow(view);
  if (fight === null) return false;
  if (!hasUsedBonus(view, seat) && couldHoldBonus(view.open, seat, IN_ASSAULT)) return true;
  const bare = { open: view.open, private: {}, flow: view.flow };
  return AIDS.some((marker) => refuseGear(bare, fight, seat, marker) === null);
}

/** When a fight is declared each side may add a bonus and markers, the holder of the Initiative first (HS-R-138). */
export const assaultBonus: Automatic<'assaultBonus'> = {
  run(state, { seat }) {
    if (isAsked(state, seat)) proceed(state, { step: 'assaultBonusWindow', seat });
    else finish(state);
  },
};

export const assaultBonusWindow: Choosing<'assaultBonusWindow', 'bonus' | 'use' | 'pass'> = {
  rule: 'HS-CARD-11',
  verbs: ['bonus', 'use', 'pass'],
  window: { kinds: ['assault'], pass: { do: 'pass' } },
  exact: true,
  who: (_view, { seat }) => only(seat),
  propose(view, { seat }) {
    const fight = fightBelow(view);
    const markers = fight === null ? [] : AIDS.filter((marker) => refuseGear(view, fight, seat, marker) === null);
    return [
      { do: 'pass' },
      ...bonusCards(view, seat, IN_ASSAULT).map((card): Action<'bonus'> => ({ do: 'bonus', card })),
      ...markers.map((marker): Action<'use'> => ({ do: 'use', marker })),
    ];
  },
  refuse(view, { seat }, action) {
    if (action.do === 'pass') return null;
    if (action.do === 'bonus') return refuseBonus(view, seat, action.card, IN_ASSAULT);
    const fight = fightBelow(view);
    return fight === null ? no('HS-OPT-07') : refuseGear(view, fight, seat, action.marker);
  },
  act(state, { seat }, action, context) {
    const { open, flow } = state;
    const fight = fightBelow(state);
    if (action.do === 'pass' || fight === null) {
      finish(state);
      context.log({ event: 'passed', rule: 'HS-R-134', seat, window: 'assault' });
      return;
    }
    const [own] = fighterOf(open, fight, seat);
    const isAttacker = own === fight.unit;
    let { attack, defense, charges } = fight;
    let more = 0;
    if (action.do === 'bonus') {
      playBonus(state, seat, action.card, context);
      more = bonusOf(action.card, IN_ASSAULT)?.value ?? 0;
    } else {
      spend(state, own, action.marker, context);
      const { effect } = MARKERS[action.marker];
      if (effect.op === 'modifyRoll')
        more = effect.amount; // HS-OP-02
      else charges = [...charges, seat];
    }
    if (isAttacker) attack += more;
    else defense += more;
    flow[flow.indexOf(fight)] = { ...fight, attack, defense, charges };
    proceed(state, { step: 'assaultBonus', seat });
  },
};

/** Frames of the fight, from its declaration to the dice. */
export const fightFrames = (
  { initiative }: Open,
  { step: _step, ...lunge }: FrameOf<'assault'>,
  charges: Seat[],
): [FrameOf<'assaultBonus'>, FrameOf<'assaultBonus'>, Fight] => [
  { step: 'assaultBonus', seat: initiative },
  { step: 'assaultBonus', seat: other(initiative) },
  {
    ...lunge,
    step: 'assaultRoll',
    attack: 0,
    defense: 0,
    charges,
  },
];
