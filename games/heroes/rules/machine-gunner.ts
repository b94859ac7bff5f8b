import { no } from '@kurgan/engine';
import { MACHINE_GUNNER_SPREAD } from '../data/figures.ts';
import { openProfile, profile, seatOf, unitCalled, unitName } from './counters.ts';
import { after, announce, declared, noteWeapon } from './fire-action.ts';
import { combatValue, refuseShot, refuseWeapon, shotsOf } from './shots.ts';
import { rangeBetween } from './sight-lines.ts';
import { type Action, type Choosing, type Frame, type FrameOf, NONE, only, proceed, type View } from './state.ts';

type Firing = FrameOf<'firing'>;

/** Fire at several units at once needs a split of at least 1 each (HS-FAB-39). */
export function refuseSpread(view: View, frame: Firing, index: number, how: 'hit' | 'suppress', target: number) {
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

const asFiring = ({ unit, mode, at, used, ammo, bonus, wild, keen, gentle }: FrameOf<'spread' | 'share'>): Firing => ({
  step: 'firing',
  unit,
  mode,
  at,
  used,
  ammo,
  bonus,
  wild,
  keen,
  gentle,
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
        keen: frame.keen,
      }),
    );
    proceed(state, ...declared(state.open, unit), ...attacks, after(state, asFiring(frame), weapon));
  },
};
