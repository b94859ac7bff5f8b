import { no, type Refusal } from '@kurgan/engine';
import type { CardId } from '../data/cards.ts';
import { aimWith, canBreak, isObscured, meansOf, refuseMeans, smokeOf } from './aims.ts';
import { squareCalled, squareName } from './areas.ts';
import { bonusCards, bonusOf, playBonus, refuseBonus } from './bonuses.ts';
import { isConcealed, profile, seatOf, unitCalled, unitName } from './counters.ts';
import { demolishable, demolitionOf, refuseDemolish, structureAround } from './demolition.ts';
import { after, announce, declared, noteWeapon } from './fire-action.ts';
import { hasShot } from './fire-choices.ts';
import { refuseMarker, spend } from './gear.ts';
import { refuseSpread } from './machine-gunner.ts';
import type { RuleId } from './rule-ids.ts';
import {
  type AimedFire,
  type Attack,
  announcedValue,
  combatValue,
  defenseAgainst,
  obscuredBy,
  refuseShot,
  refuseWeapon,
  type Shot,
  shotsOf,
} from './shots.ts';
import {
  type Action,
  type Choosing,
  type Frame,
  type FrameOf,
  type HeroesContext,
  NONE,
  only,
  proceed,
  type State,
  type View,
} from './state.ts';

type Firing = FrameOf<'firing'>;

/** Weapons as the notation calls them. */
export const WEAPON_NAMES = ['first', 'second'] as const;
export const weaponIndex = (name: (typeof WEAPON_NAMES)[number]): number => WEAPON_NAMES.indexOf(name);

export const SHOT_VERBS = { hit: 'shoot', suppress: 'suppress', distract: 'distract', snipe: 'snipe' } as const;
type ShotVerb = (typeof SHOT_VERBS)[AimedFire];
const FORM_OF: Readonly<Record<ShotVerb, AimedFire>> = {
  shoot: 'hit',
  suppress: 'suppress',
  distract: 'distract',
  snipe: 'snipe',
};

/** Bonuses for an attack: into the Combat Value, or onto the result of one roll (HS-CARD-12, HS-CARD-14). */
const WITH_FIRE = ['fire', 'any'] as const;

/** Smoke and fire at a Structure have no Combat Value. */
const hasAttack = (view: View, frame: Firing): boolean =>
  shotsOf(view, frame, 1).length > 0 || meansOf(view, frame).some((aim) => smokeOf(aim) === 0);

/** Ammo goes into the Combat Value of an attack (HS-OPT-08, HS-R-154). */
const refuseAmmo = (view: View, frame: Firing): Refusal<RuleId> | null =>
  refuseMarker(view, frame.unit, 'mk-ammo') ?? (hasAttack(view, frame) ? null : no('HS-R-154'));

/** So does a bonus for fire; one for any roll serves the dice for a Structure, too (HS-R-92). */
function refuseFireBonus(view: View, frame: Firing, card: CardId): Refusal<RuleId> | null {
  const refusal = refuseBonus(view, seatOf(view.open, frame.unit), card, WITH_FIRE);
  if (refusal !== null || hasAttack(view, frame)) return refusal;
  const breaks = demolishable(view, frame).next().done !== true;
  return breaks && bonusOf(card, ['any']) !== null ? null : no('HS-R-154');
}

/** One Marksman marker on an attack (HS-OP-21). */
function refuseMarksman(view: View, frame: Firing): Refusal<RuleId> | null {
  const refusal = refuseMarker(view, frame.unit, 'mk-marksman');
  if (refusal !== null) return refusal;
  const hasUse =
    shotsOf(view, frame).some((shot) => isBetterKeen(view, { unit: frame.unit, ...shot })) ||
    meansOf(view, frame).some((aim) => isObscured(view, aim));
  return hasUse ? null : no('HS-R-154');
}

/** The shot would need less of the die if nothing that obscures it counted. */
function isBetterKeen(view: View, shot: Shot & { readonly unit: number }): boolean {
  const [plain, keen] = [false, true].map((each) => ({ ...shot, keen: each })) as [Attack, Attack];
  const obscured = obscuredBy(view, plain);
  if (shot.how === 'distract' || shot.how === 'snipe') return obscured > 0;
  return obscured + defenseAgainst(view, plain) > defenseAgainst(view, keen);
}

/** One weapon's attack: markers first, then the target (HS-FIRE-12). */
type OtherVerb = 'shell' | 'lob' | 'spray' | 'throw' | 'play' | 'demolish' | 'forgo';
type FiringVerb = ShotVerb | OtherVerb | 'spread' | 'use' | 'bonus' | 'cease';

export const firing: Choosing<'firing', FiringVerb> = {
  rule: 'HS-FIRE-01',
  verbs: [
    'shoot',
    'suppress',
    'distract',
    'snipe',
    'spread',
    'shell',
    'lob',
    'spray',
    'throw',
    'play',
    'demolish',
    'forgo',
    'use',
    'bonus',
    'cease',
  ],
  exact: true,
  who: ({ open }, { unit }) => only(seatOf(open, unit)),
  propose(view, frame) {
    const { open } = view;
    const actions: Action<FiringVerb>[] = [];
    const spreads: Action<'spread'>[] = [];
    for (const { weapon, how, target } of shotsOf(view, frame)) {
      const [at, by] = [unitName(open, target), WEAPON_NAMES[weapon] ?? 'first'];
      actions.push({ do: SHOT_VERBS[how], at, with: by });
      if (how !== 'hit' && how !== 'suppress') continue;
      if (refuseSpread(view, frame, weapon, how, target) === null)
        spreads.push({ do: 'spread', how: SHOT_VERBS[how], at, with: by });
    }
    actions.push(...spreads, ...[...meansOf(view, frame)].map(meansAction));
    for (const { weapon, place } of demolishable(view, frame))
      actions.push({ do: 'demolish', at: squareName(open, place), with: WEAPON_NAMES[weapon] ?? 'first' });
    const shots = actions.length;
    if (refuseForgo(view, frame) === null) actions.push({ do: 'forgo' });
    if (refuseAmmo(view, frame) === null) actions.push({ do: 'use', marker: 'mk-ammo' });
    if (refuseMarksman(view, frame) === null) actions.push({ do: 'use', marker: 'mk-marksman' });
    for (const card of bonusCards(view, seatOf(open, frame.unit), WITH_FIRE))
      if (refuseFireBonus(view, frame, card) === null) actions.push({ do: 'bonus', card });
    if (refuseCease(frame, shots) === null) actions.push({ do: 'cease' });
    return actions;
  },
  refuse(view, frame, action) {
    const { open } = view;
    switch (action.do) {
      case 'cease':
        return refuseCease(frame, hasShot(view, frame) ? 1 : 0);
      case 'bonus':
        return refuseFireBonus(view, frame, action.card);
      case 'use':
        if (action.marker === 'mk-ammo') return refuseAmmo(view, frame);
        return action.marker === 'mk-marksman'
          ? refuseMarksman(view, frame)
          : no('HS-OPT-03', { marker: action.marker });
      case 'shell':
      case 'lob':
      case 'spray':
      case 'throw':
      case 'play':
        return refuseMeans(view, aimBy(frame, action));
      case 'demolish':
        return refuseDemolish(view, frame, weaponIndex(action.with), squareCalled(open, action.at));
      case 'forgo':
        return refuseForgo(view, frame);
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
        proceed(state, { ...frame, ...added });
        break;
      }
      case 'use':
        spend(state, frame.unit, action.marker, context);
        proceed(state, action.marker === 'mk-ammo' ? { ...frame, ammo: frame.ammo + 1 } : { ...frame, keen: true });
        break;
      case 'shell':
      case 'lob':
      case 'spray':
      case 'throw':
      case 'play':
        proceed(state, aimBy(frame, action));
        break;
      case 'demolish':
        demolish(state, frame, weaponIndex(action.with), squareCalled(open, action.at));
        break;
      case 'forgo':
        proceed(state, { ...frame, gentle: true });
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

const MEANS_OF = { shell: 'howitzer', lob: 'indirect', spray: 'flames' } as const;

type MeansAction = Action<'shell' | 'lob' | 'spray' | 'throw' | 'play'>;

function aimBy(frame: Firing, action: MeansAction): FrameOf<'aim'> {
  if (action.do === 'throw') return aimWith(frame, 'gear', NONE, action.marker);
  if (action.do === 'play') return aimWith(frame, 'gear', NONE, null, action.card);
  return aimWith(frame, MEANS_OF[action.do], weaponIndex(action.with), null);
}

function meansAction({ means, weapon, marker, card }: FrameOf<'aim'>): MeansAction {
  if (card !== null) return { do: 'play', card };
  if (marker !== null) return { do: 'throw', marker };
  const by = WEAPON_NAMES[weapon] ?? 'first';
  return { do: means === 'howitzer' ? 'shell' : means === 'indirect' ? 'lob' : 'spray', with: by };
}

/** The dice for Structures may be waived before the attack (HS-R-126). */
function refuseForgo(view: View, frame: Firing): Refusal<RuleId> | null {
  if (frame.gentle) return no('HS-R-126');
  if (!canBreak(view, frame.unit)) return no('HS-FAB-02');
  return hasShot(view, { ...frame, gentle: true }) ? null : no('HS-FIRE-01', { targets: 0 });
}

/** Only destruction dice are rolled at a Structure itself (HS-R-56). */
function demolish(state: State, frame: Firing, weapon: number, place: number): void {
  noteWeapon(state, frame.unit, weapon);
  const dice = profile(state, frame.unit).weapons[weapon]?.destruction ?? 0;
  const { wild } = frame;
  const rolls = demolitionOf(state.open, frame, dice, place);
  proceed(
    state,
    ...declared(state.open, frame.unit),
    // A bonus for any roll has been announced for these dice.
    ...rolls.map((each): Frame => (wild > 0 ? { ...each, step: 'demolitionResult', wild, rolls: [] } : each)),
    after(state, frame, weapon),
  );
}

/** The Structure a target is in suffers after it, if the weapon can break it (HS-FAB-02, HS-FAB-03). */
function wallsOf(state: State, frame: Firing, weapon: number, how: AimedFire, target: number): Frame[] {
  const dice = profile(state, frame.unit).weapons[weapon]?.destruction ?? 0;
  const around = structureAround(state.open, target);
  if (dice === 0 || frame.gentle || around === null || how === 'distract' || how === 'snipe') return [];
  const seat = seatOf(state.open, frame.unit);
  return [{ step: 'demolition', seat, unit: frame.unit, ...around, dice }];
}

/** A vehicle may leave a weapon unused, but not what was announced for it (HS-FIRE-06). */
function refuseCease({ used, bonus, wild }: Firing, shots: number): Refusal<RuleId> | null {
  if (shots === 0) return null;
  return used > 0 && bonus + wild === 0 ? null : no('HS-FIRE-06'); // markers for a shot are infantry's
}

function shoot(
  state: State,
  frame: Firing,
  weapon: number,
  how: AimedFire,
  target: number,
  context: HeroesContext,
): void {
  const isVeiled = isConcealed(state.open, frame.unit);
  const value = isVeiled ? announcedValue(frame, how) : combatValue(state, frame, weapon, how, target);
  noteWeapon(state, frame.unit, weapon);
  announce(state, frame.unit, how, [target], context);
  proceed(
    state,
    ...declared(state.open, frame.unit),
    { step: 'attack', unit: frame.unit, weapon, how, target, value, plus: frame.wild, split: false, keen: frame.keen },
    ...wallsOf(state, frame, weapon, how, target),
    after(state, frame, weapon),
  );
}
