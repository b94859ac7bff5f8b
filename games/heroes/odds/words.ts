import { type Odds, plural } from '@kurgan/engine';
import { LONG_RANGE_OVER, LONG_RANGE_PENALTY } from '../data/figures.ts';
import { UNITS } from '../data/units.ts';
import { assaultOf, defenseBonus, onTheMoveOf, penalties } from '../rules/abilities.ts';
import { squareName } from '../rules/areas.ts';
import { type Charge, defenseOf, modifierOf } from '../rules/bursts.ts';
import { combatAgainst } from '../rules/close-combat.ts';
import { isConcealed, openProfile, profile, seatOf } from '../rules/counters.ts';
import { coverInAssault } from '../rules/cover.ts';
import { NOWHERE } from '../rules/field/squares.ts';
import { valueInFight } from '../rules/fight-aids.ts';
import { frontOf } from '../rules/ground.ts';
import { HEAVY } from '../rules/profiles.ts';
import type { RuleId } from '../rules/rule-ids.ts';
import { defenseAgainst, isMounted, lineOf, obscuredBy } from '../rules/shots.ts';
import { rangeBetween } from '../rules/sight-lines.ts';
import { type FrameOf, NONE, type Open, type View } from '../rules/state.ts';
import type { Fight, FightOdds } from './assault.ts';
import { damageOf, type Effect } from './effects.ts';
import { type Attack, modifierOf as fireModifier } from './fire.ts';

/** The figures behind the odds, as a player reads them. */

export type Sum = Odds['sums'][number];
type Line = Sum['lines'][number];
export type Outcomes = Odds['outcomes'];

export const line = (label: string, value: string, rule: RuleId): Line => ({ label, value, rule });
const signed = (value: number): string => (value < 0 ? String(value) : `+${value}`);

/** A line for a figure, unless it is 0. */
const figure = (label: string, value: number, rule: RuleId): Line[] =>
  value === 0 ? [] : [line(label, signed(value), rule)];

/** `38 %`; never 0 or 100 for something that can go either way. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return '< 1 %';
  if (chance < 1 && chance > 0.99) return '> 99 %';
  return `${Math.round(chance * 100)} %`;
}

/** `Fire Group at C4`, `Concealed unit at C4`. */
export function called(open: Open, u: number): string {
  const name = isConcealed(open, u) ? 'Concealed unit' : UNITS[openProfile(open, u).type].name;
  const at = frontOf(open, u);
  return at === NOWHERE ? name : `${name} at ${squareName(open, at)}`;
}

const RESULTS = {
  none: '',
  reduced: 'Reduced',
  damaged: 'Damaged',
  captured: 'Captured',
  destroyed: 'Destroyed',
} as const;

export function effectName({ result, markers }: Effect): string {
  const shaken = markers === 1 ? 'suppressed' : `suppressed ${markers} times`;
  if (result === 'none') return markers === 0 ? 'No effect' : `S${shaken.slice(1)}`;
  return markers === 0 ? RESULTS[result] : `${RESULTS[result]} and ${shaken}`;
}

const ORDER = ['destroyed', 'captured', 'damaged', 'reduced', 'none'] as const;

/** The worst first. */
export const outcomesOf = (effects: readonly Effect[]): Outcomes =>
  effects
    .toSorted((a, b) => ORDER.indexOf(a.result) - ORDER.indexOf(b.result) || b.markers - a.markers)
    .map((effect) => ({ name: effectName(effect), chance: effect.chance }));

/** The die that is needed for a result, with what is added to it. */
function needed(label: string, result: number, more: number, rule: RuleId): Line {
  const die = result - more;
  return line(label, die <= 1 ? 'always' : die > 6 ? 'never' : die === 6 ? '6' : `${die} or more`, rule);
}

const ARMOR = ['front', 'side', 'rear'] as const;

/** Everything that is added to the die of an attack, or taken off. */
export function attackLines(view: View, frame: FrameOf<'firing'>, attack: Attack): Line[] {
  const { open } = view;
  const { unit, weapon, how, target, split } = attack;
  const arms = profile(view, unit).weapons[weapon];
  const isCombat = how === 'hit' || how === 'suppress';
  const printed = arms?.combat[openProfile(open, target).category] ?? 0;
  const onTheMove = frame.mode === 'move' && !isMounted(view, unit);
  const penalty = isCombat && onTheMove && arms !== undefined ? (onTheMoveOf(view, unit, arms) ?? 0) : 0;
  const obscured = obscuredBy(view, attack);
  const isLong = how !== 'snipe' && rangeBetween(open, unit, target) > LONG_RANGE_OVER;
  const value: Line[] = split
    ? [line('Share of the Combat Value', signed(attack.value), 'HS-FAB-39')]
    : [
        ...(isCombat ? [line('Combat Value', signed(printed), 'HS-FIRE-09')] : []),
        ...figure('Fire on the Move', -penalty, 'HS-FIRE-12'),
        ...figure('Ammo', frame.ammo, 'HS-OPT-07'),
        ...figure('Card', frame.bonus, 'HS-CARD-12'),
        ...(how === 'suppress' ? figure('Suppressive Fire, doubled', attack.value / 2, 'HS-SUP-01') : []),
      ];
  return [
    ...value,
    ...figure('Wild bonus', attack.plus, 'HS-CARD-14'),
    ...figure('Suppressed', -2 * penalties(open, unit), 'HS-FIRE-11'),
    ...figure('Obscured', -obscured, 'HS-LOS-08'),
    ...figure('Long Range', isLong ? -LONG_RANGE_PENALTY : 0, 'HS-RNG-02'),
  ];
}

export function defenseLines(view: View, attack: Attack): Line[] {
  const { open } = view;
  const { target } = attack;
  const { defense, category } = openProfile(open, target);
  const { facing, cover } = lineOf(view, attack);
  const label = category === HEAVY ? `Defense Value, ${ARMOR[facing]}` : 'Defense Value';
  return [
    line(label, String(defense[facing]), category === HEAVY ? 'HS-GEO-16' : 'HS-FIRE-10'),
    ...figure('Cover', cover, 'HS-TERR-04'),
    ...figure('Card', defenseBonus(open, target), 'HS-OP-04'),
  ];
}

export function attackSums(view: View, frame: FrameOf<'firing'>, attack: Attack): Sum[] {
  const { open } = view;
  const { unit, weapon, how, target } = attack;
  const arms = profile(view, unit).weapons[weapon];
  const more = fireModifier(view, attack);
  const lines = attackLines(view, frame, attack);
  if (arms?.dual === true && (how === 'hit' || how === 'suppress'))
    lines.push(line('Dual Weapon', 'the better of two dice', 'HS-FAB-09'));
  const attacks = { title: `${called(open, unit)} rolls`, lines };
  if (how === 'snipe') return [attacks];
  if (how === 'distract') {
    lines.push(needed('Suppressed', arms?.distracting ?? 7, more, 'HS-FAB-10'));
    return [attacks];
  }
  const defense = defenseAgainst(view, attack);
  const result =
    how === 'hit'
      ? [needed('Hit', defense, more, 'HS-FIRE-10'), needed('Double hit', 2 * defense, more, 'HS-HIT-09')]
      : [needed('Suppressed', defense, more, 'HS-SUP-02'), needed('Twice', 2 * defense, more, 'HS-SUP-03')];
  lines.push(...result);
  return [
    attacks,
    { title: called(open, target), lines: defenseLines(view, attack) },
    ...damageSums(open, target, how === 'hit', arms?.piercing === true),
  ];
}

const DAMAGE_NAMES = { crew: 'Crew', tracks: 'Tracks', hull: 'Hull', primary: 'Primary weapon' } as const;

/** Damage Location of a heavy vehicle, die by die. */
function damageSums(open: Open, target: number, canHit: boolean, piercing: boolean): Sum[] {
  if (!canHit || openProfile(open, target).category !== HEAVY) return [];
  const lines = [1, 2, 3, 4, 5, 6].map((die) => {
    const kind = damageOf(open, target, die, piercing ? 1 : 0);
    return line(String(die), kind === null ? 'Destroyed' : DAMAGE_NAMES[kind], 'HS-DMG-01');
  });
  return [{ title: 'Damage Location', lines }];
}

/** One unit that a template, a flame or thrown gear meets. */
export function burstSum(view: View, charge: Charge, target: number, effects: readonly Effect[]): Sum {
  const { open } = view;
  const more = modifierOf(open, charge, target);
  const defense = defenseOf(view, charge, target);
  return {
    title: called(open, target),
    lines: [
      line('Added to the die', signed(more), 'HS-FIRE-09'),
      line('Defense Value with cover', String(defense), 'HS-TERR-04'),
      needed('Hit', defense, more, 'HS-FIRE-10'),
      needed('Double hit', 2 * defense, more, 'HS-HIT-09'),
      ...outcomesOf(effects).map(({ name, chance }) => line(name, percent(chance), 'HS-FIRE-09')),
    ],
  };
}

/** Both sides of a fight, from the dice to the cards. */
export function fightSums({ view, charges }: FightOdds, { unit, target, launch, attack, defense }: Fight): Sum[] {
  const { open } = view;
  const side = (u: number, against: number): Line[] => [
    charges.includes(seatOf(open, u))
      ? line('Magnetic Charge', signed(valueInFight(view, { charges }, u, against)), 'HS-OP-34')
      : line('Combat Value', signed(combatAgainst(view, u, openProfile(open, against).category)), 'HS-ASLT-15'),
    ...figure('Assault', assaultOf(view, u) ?? 0, 'HS-ASLT-15'),
    ...figure('Suppressed', -2 * penalties(open, u), 'HS-FIRE-11'),
  ];
  const twice = assaultOf(view, target) !== null;
  return [
    {
      title: `${called(open, unit)} attacks`,
      lines: [
        line('Dice', 'the better of two', 'HS-ASLT-15'),
        ...side(unit, target),
        ...figure('Card', attack, 'HS-CARD-11'),
      ],
    },
    {
      title: `${called(open, target)} defends`,
      lines: [
        line('Dice', twice ? 'the better of two' : 'one', 'HS-ASLT-16'),
        ...side(target, unit),
        ...figure('Cover', coverInAssault(open, target, launch), 'HS-ASLT-16'),
        ...figure('Card', defense, 'HS-CARD-11'),
      ],
    },
  ];
}

/** Chance that a Structure falls to destruction dice. */
export const structureSum = (open: Open, place: number, dice: number, chance: number): Sum => ({
  title: place === NONE ? 'Structure' : `Structure at ${squareName(open, place)}`,
  lines: [
    line(plural(dice, 'destruction die', 'destruction dice'), '4 or more', 'HS-FAB-04'),
    line('Falls', percent(chance), 'HS-FAB-05'),
  ],
});
