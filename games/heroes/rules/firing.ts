import { no, type Refusal } from '@kurgan/engine';
import { MACHINE_GUNNER_SPREAD } from '../data/figures.ts';
import { penalties } from './abilities.ts';
import { squareName } from './areas.ts';
import { bonusCards, bonusOf, playBonus, refuseBonus } from './bonuses.ts';
import {
  inPlay,
  isConcealed,
  of,
  onField,
  openProfile,
  profile,
  seatOf,
  suppress,
  turnUp,
  unitCalled,
  unitName,
} from './counters.ts';
import { gearLeft, spend } from './gear.ts';
import { rangeBetween } from './ground.ts';
import { destroy, hit } from './losses.ts';
import { withRerolls } from './rerolls.ts';
import type { RuleId } from './rule-ids.ts';
import {
  type AimedFire,
  combatValue,
  defenseAgainst,
  distancePenalty,
  refuseShot,
  refuseWeapon,
  shotsOf,
} from './shots.ts';
import { sniperEffect } from './snipers.ts';
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
  type State,
  type View,
} from './state.ts';

type Firing = FrameOf<'firing'>;

/** Weapons as the notation calls them. */
export const WEAPON_NAMES = ['first', 'second'] as const;
const weaponIndex = (name: (typeof WEAPON_NAMES)[number]): number => WEAPON_NAMES.indexOf(name);

const VERBS = { hit: 'shoot', suppress: 'suppress', distract: 'distract', snipe: 'snipe' } as const;
type ShotVerb = (typeof VERBS)[AimedFire];
const FORM_OF: Readonly<Record<ShotVerb, AimedFire>> = {
  shoot: 'hit',
  suppress: 'suppress',
  distract: 'distract',
  snipe: 'snipe',
};

/** Bonuses for an attack: into the Combat Value, or onto the result of one roll (HS-CARD-12, HS-CARD-14). */
const WITH_FIRE = ['fire', 'any'] as const;

/** Up to three Ammo markers on one attack, by a unit that may use them (HS-OPT-07, HS-OPT-08). */
function refuseAmmo(view: View, frame: Firing): Refusal<RuleId> | null {
  if (frame.ammo >= 3) return no('HS-OPT-07', { used: frame.ammo });
  return gearLeft(view, frame.unit, 'mk-ammo') > 0 ? null : no('HS-OPT-03');
}

/** Fire at several units at once needs a split of at least 1 each (HS-FAB-39). */
function refuseSpread(view: View, frame: Firing, index: number, how: 'hit' | 'suppress', target: number) {
  const weapon = profile(view, frame.unit).weapons[index];
  if (weapon === undefined || !weapon.machineGunner) return no('HS-FAB-37');
  if (frame.at !== NONE) return no('HS-R-136');
  const refusal = refuseWeapon(view, frame, index) ?? refuseShot(view, frame, index, how, target);
  if (refusal !== null) return refusal;
  if (combatValue(view, frame, index, how, target) < 2) return no('HS-FAB-39');
  return moreTargets(view, frame, index, how, [target]).length > 0 ? null : no('HS-FAB-37');
}

/** Further targets: of the same type, each near one that is named already (HS-FAB-37, HS-R-51). */
function moreTargets(
  view: View,
  frame: Firing,
  index: number,
  how: 'hit' | 'suppress',
  targets: readonly number[],
): number[] {
  const { open } = view;
  const [one] = targets;
  if (one === undefined) return [];
  const { category } = openProfile(open, one);
  return shotsOf(view, { ...frame, at: NONE })
    .filter(({ weapon, how: form, target }) => weapon === index && form === how && !targets.includes(target))
    .map(({ target }) => target)
    .filter((target) => openProfile(open, target).category === category)
    .filter((target) => targets.some((near) => rangeBetween(open, near, target) <= MACHINE_GUNNER_SPREAD));
}

/** One weapon's attack: markers first, then the target (HS-FIRE-12). */
export const firing: Choosing<'firing', ShotVerb | 'spread' | 'use' | 'bonus' | 'cease'> = {
  rule: 'HS-FIRE-01',
  verbs: ['shoot', 'suppress', 'distract', 'snipe', 'spread', 'use', 'bonus', 'cease'],
  exact: true,
  who: ({ open }, { unit }) => only(seatOf(open, unit)),
  propose(view, frame) {
    const { open } = view;
    const actions: Action<ShotVerb | 'spread' | 'use' | 'bonus' | 'cease'>[] = [];
    const spreads: Action<'spread'>[] = [];
    for (const { weapon, how, target } of shotsOf(view, frame)) {
      const [at, by] = [unitName(open, target), WEAPON_NAMES[weapon] ?? 'first'];
      actions.push({ do: VERBS[how], at, with: by });
      if (how !== 'hit' && how !== 'suppress') continue;
      if (refuseSpread(view, frame, weapon, how, target) === null)
        spreads.push({ do: 'spread', how: VERBS[how], at, with: by });
    }
    actions.push(...spreads);
    if (refuseAmmo(view, frame) === null) actions.push({ do: 'use', marker: 'mk-ammo' });
    if (!frame.spent && actions.length > 0)
      for (const card of bonusCards(view, seatOf(open, frame.unit), WITH_FIRE)) actions.push({ do: 'bonus', card });
    if (refuseCease(frame, actions.length) === null) actions.push({ do: 'cease' });
    return actions;
  },
  refuse(view, frame, action) {
    const { open } = view;
    switch (action.do) {
      case 'cease':
        return refuseCease(frame, shotsOf(view, frame, 1).length);
      case 'bonus':
        return refuseBonus(view, seatOf(open, frame.unit), action.card, WITH_FIRE, frame.spent);
      case 'use':
        return action.marker === 'mk-ammo' ? refuseAmmo(view, frame) : no('HS-OPT-03', { marker: action.marker });
      case 'spread':
        return refuseSpread(
          view,
          frame,
          weaponIndex(action.with),
          FORM_OF[action.how] as 'hit',
          unitCalled(open, action.at),
        );
      default:
        return (
          refuseWeapon(view, frame, weaponIndex(action.with)) ??
          refuseShot(view, frame, weaponIndex(action.with), FORM_OF[action.do], unitCalled(open, action.at))
        );
    }
  },
  act(state, frame, action, context) {
    const { open } = state;
    switch (action.do) {
      case 'cease':
        proceed(state, { step: 'fired', unit: frame.unit, mode: frame.mode });
        break;
      case 'bonus': {
        const { kind, value = 0 } = bonusOf(action.card, WITH_FIRE) ?? {};
        playBonus(state, seatOf(open, frame.unit), action.card, context);
        const added = kind === 'any' ? { wild: value } : { bonus: value };
        proceed(state, { ...frame, ...added, spent: true });
        break;
      }
      case 'use':
        spend(state, frame.unit, action.marker, context);
        proceed(state, { ...frame, ammo: frame.ammo + 1 });
        break;
      case 'spread': {
        const how = action.how === 'shoot' ? 'hit' : 'suppress';
        proceed(state, {
          ...frame,
          step: 'spread',
          weapon: weaponIndex(action.with),
          how,
          targets: [unitCalled(open, action.at)],
        });
        break;
      }
      default:
        shoot(state, frame, weaponIndex(action.with), FORM_OF[action.do], unitCalled(open, action.at), context);
    }
  },
};

/** A vehicle may leave a weapon unused, but not what was announced for it (HS-FIRE-06). */
function refuseCease({ used, ammo, bonus, wild }: Firing, shots: number): Refusal<RuleId> | null {
  if (shots === 0) return null;
  return used > 0 && ammo + bonus + wild === 0 ? null : no('HS-FIRE-06');
}

const without = ({ unit, mode, at, used, spent }: Firing, weapon: number): Firing => ({
  step: 'firing',
  unit,
  mode,
  at,
  used: used | (1 << weapon),
  ammo: 0,
  bonus: 0,
  wild: 0,
  spent,
});

/** What comes after an attack: the next weapon of a vehicle, or the end of the action. */
function after(view: View, frame: Firing, weapon: number): Frame {
  const next = without(frame, weapon);
  return profile(view, frame.unit).weapons.length > 1
    ? { ...next, step: 'nextWeapon' }
    : { step: 'fired', unit: frame.unit, mode: frame.mode };
}

function shoot(
  state: State,
  frame: Firing,
  weapon: number,
  how: AimedFire,
  target: number,
  context: HeroesContext,
): void {
  const value = combatValue(state, frame, weapon, how, target);
  noteWeapon(state, frame.unit, weapon);
  announce(state, frame.unit, how, [target], context);
  proceed(
    state,
    { step: 'attack', unit: frame.unit, weapon, how, target, value, plus: frame.wild, split: false },
    after(state, frame, weapon),
  );
}

const noteWeapon = ({ open }: State, u: number, weapon: number): void => {
  open.units.fired[u] = of(open.units.fired, u) | (1 << weapon);
};

function announce(state: State, u: number, how: AimedFire, targets: readonly number[], context: HeroesContext): void {
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

/** The next weapon may fire if it still has a target (HS-FIRE-07). */
export const nextWeapon: Automatic<'nextWeapon'> = {
  run(state, frame) {
    const next: Firing = { ...frame, step: 'firing' };
    const { unit, mode } = frame;
    const goesOn = inPlay(state.open, unit) && shotsOf(state, next, 1).length > 0;
    proceed(state, goesOn ? next : { step: 'fired', unit, mode });
  },
};

/** Targets of Machine Gunner are all named before any die (HS-FAB-39). */
export const spread: Choosing<'spread', 'also' | 'enough'> = {
  rule: 'HS-FAB-37',
  verbs: ['also', 'enough'],
  exact: true,
  who: ({ open }, { unit }) => only(seatOf(open, unit)),
  propose(view, frame) {
    const actions: Action<'also' | 'enough'>[] = frame.targets.length > 1 ? [{ do: 'enough' }] : [];
    if (!isFull(view, frame))
      for (const target of moreTargets(view, asFiring(frame), frame.weapon, frame.how, frame.targets))
        actions.push({ do: 'also', at: unitName(view.open, target) });
    return actions;
  },
  refuse(view, frame, action) {
    if (action.do === 'enough') return frame.targets.length > 1 ? null : no('HS-FAB-37', { targets: 1 });
    if (isFull(view, frame)) return no('HS-FAB-39', { targets: frame.targets.length });
    const more = moreTargets(view, asFiring(frame), frame.weapon, frame.how, frame.targets);
    return more.includes(unitCalled(view.open, action.at)) ? null : no('HS-FAB-37', { unit: action.at });
  },
  act(state, frame, action) {
    if (action.do === 'also')
      proceed(state, { ...frame, targets: [...frame.targets, unitCalled(state.open, action.at)] });
    else proceed(state, { ...frame, step: 'share', shares: [] });
  },
};

const asFiring = ({ unit, mode, at, used, ammo, bonus, wild, spent }: FrameOf<'spread' | 'share'>): Firing => ({
  step: 'firing',
  unit,
  mode,
  at,
  used,
  ammo,
  bonus,
  wild,
  spent,
});

const wholeValue = (view: View, frame: FrameOf<'spread' | 'share'>): number =>
  combatValue(view, asFiring(frame), frame.weapon, frame.how, frame.targets[0] ?? NONE);

/** With one point each there are no more targets than points. */
const isFull = (view: View, frame: FrameOf<'spread'>): boolean => frame.targets.length >= wholeValue(view, frame);

/** Points that may go to the next target, so that each later one gets at least 1. */
function mostForNext(view: View, frame: FrameOf<'share'>): number {
  const given = frame.shares.reduce((sum, each) => sum + each, 0);
  return wholeValue(view, frame) - given - (frame.targets.length - frame.shares.length - 1);
}

/** The split, target by target; the last one gets the rest. */
export const share: Choosing<'share', 'give'> = {
  rule: 'HS-FAB-39',
  verbs: ['give'],
  exact: true,
  who: ({ open }, { unit }) => only(seatOf(open, unit)),
  propose: (view, frame) =>
    Array.from({ length: mostForNext(view, frame) }, (_, i): Action<'give'> => ({ do: 'give', points: i + 1 })),
  refuse: (view, frame, { points }) => (points <= mostForNext(view, frame) ? null : no('HS-FAB-39', { points })),
  act(state, frame, { points }, context) {
    const shares = [...frame.shares, points];
    if (shares.length < frame.targets.length - 1) {
      proceed(state, { ...frame, shares });
      return;
    }
    const { unit, weapon, how, targets } = frame;
    shares.push(mostForNext(state, { ...frame, shares }));
    noteWeapon(state, unit, weapon);
    announce(state, unit, how, targets, context);
    const attacks = targets.map(
      (target, i): Frame => ({
        step: 'attack',
        unit,
        weapon,
        how,
        target,
        value: shares[i] ?? 0,
        plus: i === 0 ? frame.wild : 0, // one roll only
        split: true,
      }),
    );
    proceed(state, ...attacks, after(state, asFiring(frame), weapon));
  },
};

/** Rolls; a target that is gone by now is no target any more. */
export const attack: Automatic<'attack'> = {
  run(state, frame, context) {
    const { open } = state;
    const { unit, weapon, target } = frame;
    if (!onField(open, target)) {
      finish(state);
      return;
    }
    const dual = frame.how === 'hit' || frame.how === 'suppress' ? profile(state, unit).weapons[weapon]?.dual : false;
    const dice = dual ? [context.d(6), context.d(6)] : [context.d(6)]; // HS-FAB-09
    proceed(
      state,
      ...withRerolls(state, { ...frame, step: 'attackResult', rolls: [{ seat: seatOf(open, unit), dice }] }),
    );
  },
};

export const attackResult: Automatic<'attackResult'> = {
  run(state, frame, context) {
    const { open } = state;
    const { unit, weapon, how, target, value, plus } = frame;
    const dice = frame.rolls[0]?.dice ?? [];
    const die = Math.max(...dice);
    const minus = 2 * penalties(open, unit) + distancePenalty(state, unit, weapon, how, target);
    const result = die + value + plus - minus;
    const arms = profile(state, unit).weapons[weapon];
    finish(state);
    const report = (defense: number, outcome: 'miss' | 'hit' | 'double' | 'suppressed' | 'destroyed'): void =>
      context.log({
        event: 'attack',
        rule: 'HS-FIRE-09',
        unit: unitName(open, unit),
        target: unitName(open, target),
        how,
        dice: [...dice],
        result,
        defense,
        outcome,
      });
    switch (how) {
      case 'hit': {
        const defense = defenseAgainst(open, unit, target);
        if (result >= 2 * defense) {
          report(defense, 'double');
          destroy(state, target, 'HS-HIT-09', context);
        } else if (result >= defense) {
          report(defense, 'hit');
          hit(state, target, { roller: seatOf(open, unit), piercing: arms?.piercing === true }, context);
        } else {
          report(defense, 'miss');
          frighten(state, frame);
        }
        break;
      }
      case 'suppress': {
        const defense = defenseAgainst(open, unit, target);
        const markers = Math.max(0, Math.floor(result / defense));
        report(defense, markers > 0 ? 'suppressed' : 'miss');
        if (markers > 0) suppress(state, target, markers, context);
        else frighten(state, frame);
        break;
      }
      case 'distract': {
        const needed = arms?.distracting ?? 7;
        report(needed, result >= needed ? 'suppressed' : 'miss');
        if (result >= needed) suppress(state, target, 1, context);
        break;
      }
      case 'snipe': {
        const effect = sniperEffect(arms?.sniper ?? 'standard', result);
        report(
          0,
          effect === 'none'
            ? 'miss'
            : effect === 'suppress'
              ? 'suppressed'
              : effect === 'destroy'
                ? 'destroyed'
                : 'hit',
        );
        if (effect === 'destroy') destroy(state, target, 'HS-FAB-45', context);
        if (effect === 'hit' || effect === 'hitAndSuppress')
          hit(state, target, { roller: seatOf(open, unit), piercing: false }, context);
        if (effect === 'suppress' || (effect === 'hitAndSuppress' && onField(open, target)))
          suppress(state, target, 1, context);
        break;
      }
    }
  },
};

/** After an attack that achieved nothing the firer may frighten the target (HS-FAB-23, HS-FAB-24). */
function frighten(state: State, { unit, weapon, target, split }: FrameOf<'attackResult'>): void {
  if (!split && profile(state, unit).weapons[weapon]?.frightening)
    state.flow.push({ step: 'frightening', unit, target });
}

export const frightening: Choosing<'frightening', 'frighten' | 'spare'> = {
  rule: 'HS-FAB-23',
  verbs: ['frighten', 'spare'],
  exact: true,
  who: ({ open }, { unit }) => only(seatOf(open, unit)),
  propose: () => [{ do: 'frighten' }, { do: 'spare' }],
  refuse: () => null,
  act(state, { target }, action, context) {
    finish(state);
    if (action.do === 'frighten') suppress(state, target, 1, context);
  },
};

/** The Firing Action is over: a concealed firer is turned, and the enemy may answer (HS-R-132, HS-R-79). */
export const fired: Automatic<'fired'> = {
  run(state, { unit }, context) {
    const { open } = state;
    if (!inPlay(open, unit)) {
      finish(state);
      return;
    }
    if (isConcealed(open, unit) && !profile(state, unit).weapons.some(({ sniper }) => sniper !== null)) {
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
