import { assaultOf, leaveSquare, penalties } from './abilities.ts';
import { squareName } from './areas.ts';
import { fightFrames } from './bonuses.ts';
import {
  allySquare,
  isConcealed,
  of,
  onField,
  openProfile,
  profile,
  seatOf,
  suppress,
  turnUp,
  unitAt,
  unitName,
} from './counters.ts';
import { canEnter, coverInAssault, isInArcOf, isWithinZone, lay, retreatsFrom } from './ground.ts';
import { destroy, hit, isFlamethrower } from './losses.ts';
import { HEAVY, INFANTRY, type Profile, type Weapon, X } from './profiles.ts';
import { withRerolls } from './rerolls.ts';
import {
  type Automatic,
  DAMAGE,
  type FrameOf,
  finish,
  type HeroesContext,
  NONE,
  type Open,
  proceed,
  type State,
  type View,
} from './state.ts';
import { walker } from './walk.ts';

/** The weapon a unit fights hand to hand with: a heavy vehicle's secondary one (HS-ASLT-18, HS-R-41, HS-R-42). */
function closeWeapon(open: Open, u: number, { category, weapons }: Profile): Weapon | undefined {
  if (category !== HEAVY) return weapons[0];
  const broken = (of(open.units.damage, u) & DAMAGE.primary) !== 0;
  return weapons.find(({ slot }) => slot === 'secondary' || (slot === 'both' && !broken));
}

/** Combat Value in an assault against a type of enemy; X without a weapon. */
export function combatAgainst(view: View, u: number, category: 0 | 1 | 2): number {
  return closeWeapon(view.open, u, profile(view, u))?.combat[category] ?? X;
}

/** A fight begins: concealed units show themselves, and a defender without an answer is lost. */
export const assault: Automatic<'assault'> = {
  run(state, frame, context) {
    const { open } = state;
    const { unit, target, launch } = frame;
    if (!onField(open, unit) || !onField(open, target)) {
      finish(state);
      return;
    }
    for (const u of [unit, target]) expose(state, u, context);
    fromBehind(state, target, launch, context);
    const defense = combatAgainst(state, target, openProfile(open, unit).category);
    if (defense === X) {
      overrun(state, frame, context);
      return;
    }
    proceed(state, ...fightFrames(open, frame));
  },
};

/** Attackers throw two dice, defenders one, or two with Assault (HS-ASLT-15, HS-ASLT-16). */
export const assaultRoll: Automatic<'assaultRoll'> = {
  run(state, frame, context) {
    const { open } = state;
    const { unit, target } = frame;
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
  const { open } = state;
  const weapon = closeWeapon(open, target, openProfile(open, target));
  if (weapon !== undefined && weapon.arc < 360 && !isInArcOf(open, target, launch, weapon.arc))
    suppress(state, target, 1, context);
}

/** A defender with X is lost without dice; a heavy vehicle is damaged (HS-ASLT-20, HS-R-125). */
function overrun(state: State, { unit, target }: FrameOf<'assault'>, context: HeroesContext): void {
  const { open } = state;
  const square = of(open.units.at, target);
  const { category } = openProfile(open, target);
  context.log({ event: 'overrun', rule: 'HS-ASLT-20', unit: unitName(open, unit), target: unitName(open, target) });
  if (category === HEAVY) {
    finish(state);
    hit(state, target, { roller: seatOf(open, unit), piercing: false }, context);
    return;
  }
  proceed(state, ...(category === INFANTRY ? [{ step: 'advance', unit, to: square } as const] : []));
  destroy(state, target, 'HS-ASLT-20', context);
}

export const assaultResult: Automatic<'assaultResult'> = {
  run(state, frame, context) {
    const { open } = state;
    const { unit, target, launch, rolls } = frame;
    const [ours = [], theirs = []] = rolls.map(({ dice }) => dice);
    const sum = (u: number, dice: readonly number[], against: number): number =>
      Math.max(...dice) +
      combatAgainst(state, u, openProfile(open, against).category) +
      (assaultOf(state, u) ?? 0) -
      2 * penalties(open, u);
    const attack = sum(unit, ours, target) + frame.attack;
    const cover = coverInAssault(open, target, launch);
    const defense = sum(target, theirs, unit) + cover + frame.defense;
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
    if (winner === 'attacker') defenderLoses(state, frame, context);
    else if (winner === 'defender' && isFlamethrower(open, unit)) destroy(state, unit, 'HS-FAB-17', context);
    else if (winner === 'defender') hit(state, unit, { roller: seatOf(open, target), piercing: false }, context);
  },
};

function defenderLoses(state: State, { unit, target, launch }: FrameOf<'assaultResult'>, context: HeroesContext): void {
  const { open } = state;
  const square = of(open.units.at, target);
  const { category, flips } = openProfile(open, target);
  if (category !== INFANTRY) {
    hit(state, target, { roller: seatOf(open, unit), piercing: false }, context);
    return;
  }
  state.flow.push({ step: 'advance', unit, to: square });
  if (!flips || isFlamethrower(open, target)) {
    destroy(state, target, flips ? 'HS-FAB-17' : 'HS-ASLT-25', context);
    return;
  }
  hit(state, target, { roller: seatOf(open, unit), piercing: false }, context); // HS-ASLT-26
  const to = retreatSquares(open, target, launch);
  if (to.length === 0) destroy(state, target, 'HS-ASLT-23', context);
  else state.flow.push({ step: 'retreat', unit: target, from: square, to, rule: 'HS-ASLT-22', markers: 0 });
}

/** Of the three squares on the far side, those that are free, passable and not within an enemy zone (HS-ASLT-22). */
export function retreatSquares(open: Open, u: number, launch: number): number[] {
  const walk = walker(open, u, 1);
  const from = of(open.units.at, u);
  return retreatsFrom(walk.ground, from, launch).filter(
    (to) =>
      canEnter(walk.ground, to, openProfile(open, u).category) &&
      unitAt(open, to) === NONE &&
      !isWithinZone(walk.ground, walk.zones, from, to),
  );
}

/** The attacker must take the square if it can be entered (HS-ASLT-27). */
export const advance: Automatic<'advance'> = {
  run(state, { unit, to }, context) {
    const { open } = state;
    finish(state);
    if (!onField(open, unit) || allySquare(open, unit, to)) return;
    if (!canEnter(lay(open), to, openProfile(open, unit).category)) return;
    const from = of(open.units.at, unit);
    open.units.at[unit] = to;
    leaveSquare(open, unit);
    context.log({
      event: 'advanced',
      rule: 'HS-ASLT-27',
      unit: unitName(open, unit),
      from: squareName(open, from),
      to: squareName(open, to),
    });
  },
};
