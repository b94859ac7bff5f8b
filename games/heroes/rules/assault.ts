import { assaultOf } from './abilities.ts';
import { attackerLoses, defenderLoses, makeRoom, nobodyLoses } from './aftermath.ts';
import { squareName } from './areas.ts';
import { closeWeapon, combatAgainst, fightValue, isFromBehind } from './close-combat.ts';
import { isConcealed, of, onField, openProfile, profile, seatOf, turnUp, unitName } from './counters.ts';
import { coverInAssault } from './cover.ts';
import { structureAround } from './demolition.ts';
import { fightFrames, hasCharge, valueInFight } from './fight-aids.ts';
import { spend } from './gear.ts';
import { X } from './profiles.ts';
import { withRerolls } from './rerolls.ts';
import {
  type Automatic,
  type Choosing,
  type FrameOf,
  finish,
  type HeroesContext,
  NONE,
  only,
  proceed,
  type State,
  type View,
} from './state.ts';
import { suppress } from './suppression.ts';

/** An attacker with Destruction may go for the Structure its target is in (HS-FAB-02, HS-R-45). */
function canBreach(view: View, { unit, target }: FrameOf<'assault'>): boolean {
  const weapon = closeWeapon(view.open, unit, profile(view, unit));
  return weapon !== undefined && weapon.destruction > 0 && structureAround(view.open, target) !== null;
}

/** A fight begins: concealed units show themselves, and a defender without an answer is lost. */
export const assault: Automatic<'assault'> = {
  run(state, frame, context) {
    const { open } = state;
    const { unit, target, launch } = frame;
    for (const u of [unit, target]) expose(state, u, context);
    const { step: _step, ...lunge } = frame;
    if (!onField(open, target)) {
      finish(state);
      makeRoom(state, lunge); // a decoy (HS-SCN-12)
      return;
    }
    const [own, enemy] = [openProfile(open, unit).category, openProfile(open, target).category];
    const needsCharge = combatAgainst(state, unit, enemy) === X;
    if (needsCharge && !hasCharge(state, unit, enemy)) {
      finish(state); // somebody else has used the last one meanwhile
      return;
    }
    const breach = canBreach(state, frame);
    const around = structureAround(open, target) ?? { part: NONE, wreck: NONE };
    const hopeless = combatAgainst(state, target, own) === X && !hasCharge(state, target, own);
    proceed(
      state,
      ...(breach ? [{ step: 'breaching', unit } as const] : []),
      ...(hopeless
        ? [{ ...lunge, step: 'overrun' } as const]
        : fightFrames(open, frame, needsCharge ? [seatOf(open, unit)] : [])),
      { step: 'aftermath', unit, ...around, breach },
    );
    if (needsCharge) spend(state, unit, 'mk-haft', context);
    fromBehind(state, target, launch, context);
  },
};

/** The attacker says before the dice whether it will go for the walls (HS-R-126). */
export const breaching: Choosing<'breaching', 'breach' | 'forgo'> = {
  rule: 'HS-R-126',
  verbs: ['breach', 'forgo'],
  exact: true,
  who: ({ open }, { unit }) => only(seatOf(open, unit)),
  propose: () => [{ do: 'breach' }, { do: 'forgo' }],
  refuse: () => null,
  act(state, _frame, action) {
    const { flow } = state;
    finish(state);
    const i = flow.findLastIndex(({ step }) => step === 'aftermath');
    const fight = flow[i];
    if (action.do === 'forgo' && fight?.step === 'aftermath') flow[i] = { ...fight, breach: false };
  },
};

/** Attackers throw two dice, defenders one, or two with Assault (HS-ASLT-15, HS-ASLT-16). */
export const assaultRoll: Automatic<'assaultRoll'> = {
  run(state, frame, context) {
    const { open } = state;
    const { step: _step, attack: _attack, defense: _defense, charges: _charges, ...lunge } = frame;
    const { unit, target } = lunge;
    if (valueInFight(state, frame, target, unit) === X) {
      proceed(state, { ...lunge, step: 'overrun' }); // it kept its charge
      return;
    }
    const twice = assaultOf(state, target) !== null;
    const attacker = [context.d(6), context.d(6)];
    const defender = twice ? [context.d(6), context.d(6)] : [context.d(6)];
    const rolled = {
      ...frame,
      step: 'assaultResult' as const,
      rolls: [
        { seat: seatOf(open, unit), dice: attacker },
        { seat: seatOf(open, target), dice: defender },
      ],
    };
    proceed(state, ...withRerolls(state, rolled));
  },
};

/** Concealed units are turned as the assault begins (HS-STATE-10). */
function expose(state: State, u: number, context: HeroesContext): void {
  const { open } = state;
  if (!isConcealed(open, u)) return;
  turnUp(state, u);
  context.learn();
  context.log({ event: 'spotted', rule: 'HS-STATE-10', unit: unitName(open, u), type: openProfile(open, u).type });
}

/** A defender attacked from outside its arc is suppressed before the dice (HS-ASLT-39, HS-R-124). */
function fromBehind(state: State, target: number, launch: number, context: HeroesContext): void {
  if (isFromBehind(state.open, target, launch)) suppress(state, target, 1, context);
}

export const assaultResult: Automatic<'assaultResult'> = {
  run(state, frame, context) {
    const { open } = state;
    const { step: _step, attack: ownBonus, defense: theirBonus, charges: _charges, rolls, ...lunge } = frame;
    const { unit, target, launch } = lunge;
    const [ours = [], theirs = []] = rolls.map(({ dice }) => dice);
    const attack =
      Math.max(...ours) + fightValue(state, unit, target, valueInFight(state, frame, unit, target)) + ownBonus;
    const cover = coverInAssault(open, target, launch);
    const defense =
      Math.max(...theirs) +
      fightValue(state, target, unit, valueInFight(state, frame, target, unit)) +
      cover +
      theirBonus;
    const winner = attack > defense ? 'attacker' : attack < defense ? 'defender' : null;
    context.log({
      event: 'assault',
      rule: 'HS-ASLT-21',
      unit: unitName(open, unit),
      target: unitName(open, target),
      at: squareName(open, of(open.units.at, target)),
      attack: [...ours],
      defense: [...theirs],
      results: [attack, defense],
      winner,
    });
    finish(state);
    if (winner === 'attacker') defenderLoses(state, lunge, context);
    else if (winner === 'defender') attackerLoses(state, lunge, context);
    else nobodyLoses(state, lunge);
  },
};
