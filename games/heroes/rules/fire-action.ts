import { squareName } from './areas.ts';
import { cardsFrame } from './cards/windows.ts';
import { enemyOf, inPlay, isConcealed, of, openProfile, profile, seatOf, turnUp, unitName } from './counters.ts';
import { firingBy, hasShot } from './fire-choices.ts';
import { HEAVY } from './profiles.ts';
import type { AimedFire } from './shots.ts';
import { sniperTable } from './snipers.ts';
import {
  type Automatic,
  type Frame,
  type FrameOf,
  finish,
  type HeroesContext,
  type Open,
  other,
  proceed,
  type State,
  type View,
} from './state.ts';

type Firing = FrameOf<'firing'>;

const without = ({ unit, mode, at, used }: Firing, weapon: number): Firing => ({
  ...firingBy(unit, mode, at),
  used: used | (1 << weapon),
});

/** The step after an attack: the next weapon of a vehicle, or the end of the action. */
export function after(view: View, frame: Firing, weapon: number): Frame {
  const next = without(frame, weapon);
  return profile(view, frame.unit).weapons.length > 1
    ? { ...next, step: 'nextWeapon' }
    : { step: 'fired', unit: frame.unit, mode: frame.mode };
}

export const noteWeapon = ({ open }: State, u: number, weapon: number): void => {
  open.units.fired[u] = of(open.units.fired, u) | (1 << weapon);
};

export function announce(
  state: State,
  u: number,
  how: AimedFire,
  targets: readonly number[],
  context: HeroesContext,
): void {
  const { open } = state;
  context.log({
    event: 'fire',
    rule: 'HS-FIRE-12',
    unit: unitName(open, u),
    from: squareName(open, of(open.units.at, u)),
    how,
    targets: targets.map((target) => unitName(open, target)),
  });
}

/** The enemy may answer a shot that is declared, but not one of a heavy vehicle (HS-OP-22). */
export const declared = (open: Open, u: number): FrameOf<'cards'>[] =>
  openProfile(open, u).category === HEAVY ? [] : [cardsFrame('enemyFireDeclared', enemyOf(open, u), u)];

/** The next weapon may fire if it still has a target (HS-FIRE-07). */
export const nextWeapon: Automatic<'nextWeapon'> = {
  run(state, frame) {
    const next: Firing = { ...frame, step: 'firing' };
    const { unit, mode } = frame;
    const goesOn = inPlay(state.open, unit) && hasShot(state, next);
    proceed(state, goesOn ? next : { step: 'fired', unit, mode });
  },
};

/** The Firing Action is over: a concealed firer is turned, and the enemy may answer (HS-R-132, HS-R-79). */
export const fired: Automatic<'fired'> = {
  run(state, { unit, mode }, context) {
    const { open } = state;
    if (!inPlay(open, unit) || mode === 'lastStand') {
      finish(state);
      return;
    }
    if (
      isConcealed(open, unit) &&
      !profile(state, unit).weapons.some((weapon) => sniperTable(state, unit, weapon) !== null)
    ) {
      turnUp(state, unit);
      context.learn();
      context.log({
        event: 'spotted',
        rule: 'HS-STATE-12',
        unit: unitName(open, unit),
        type: openProfile(open, unit).type,
      });
    }
    proceed(state, { step: 'opportunity', seat: other(seatOf(open, unit)), trigger: unit });
  },
};
