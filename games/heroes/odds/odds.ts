import { type Odds, plural } from '@kurgan/engine';
import { allowance } from '../rules/abilities.ts';
import type { HeroesAction } from '../rules/actions.ts';
import { burstsOf } from '../rules/aiming.ts';
import { smokeOf } from '../rules/aims.ts';
import { fieldFor, squareCalled, squareName } from '../rules/areas.ts';
import { strikeOn } from '../rules/artillery.ts';
import { of, profile, seatOf, unitCalled } from '../rules/counters.ts';
import { cardsFor, couldHold } from '../rules/deck.ts';
import { demolitionOf, partOf } from '../rules/demolition.ts';
import { weaponIndex } from '../rules/firing.ts';
import { gearLeft } from '../rules/gear.ts';
import { pointCalled } from '../rules/points.ts';
import type { AimedFire } from '../rules/shots.ts';
import { type Action, type FrameOf, NONE, type Open, SEATS, type Seat, type View } from '../rules/state.ts';
import { type Fight, type FightOdds, fightOdds, launchesFor } from './assault.ts';
import { burstEffects, collapseChance, enemiesHit, fallsOf, knownTargets, oneMore } from './bursts.ts';
import type { Effect } from './effects.ts';
import { type Attack, attackBy, fireEffects } from './fire.ts';
import {
  attackSums,
  burstSum,
  called,
  effectName,
  fightSums,
  line,
  type Outcomes,
  outcomesOf,
  percent,
  type Sum,
  structureSum,
} from './words.ts';

type Firing = FrameOf<'firing'>;

const FORMS = { shoot: 'hit', suppress: 'suppress', distract: 'distract', snipe: 'snipe' } as const;

/** Exact chances of what an action rolls for. Nobody rolls again unless the odds say so. */
export function odds(view: View, _seat: Seat, action: HeroesAction): Odds | null {
  const { open } = view;
  const frame = view.flow.at(-1);
  if (frame === undefined) return null;
  switch (action.do) {
    case 'shoot':
    case 'suppress':
    case 'distract':
    case 'snipe':
      if (frame.step !== 'firing') return null;
      return shotOdds(view, frame, weaponIndex(action.with), FORMS[action.do], unitCalled(open, action.at));
    case 'give':
      return frame.step === 'share' ? splitOdds(view, frame, action.points) : null;
    case 'demolish':
      return frame.step === 'firing' ? demolishOdds(view, frame, action) : null;
    case 'place':
      if (frame.step === 'strike') return strikeOdds(view, frame, action);
      return frame.step === 'aim' ? aimOdds(view, frame, action) : null;
    case 'into':
    case 'toward':
    case 'jet':
    case 'hurl':
      return frame.step === 'aim' ? aimOdds(view, frame, action) : null;
    case 'next': {
      if (frame.step !== 'burstOrder') return null;
      const target = unitCalled(open, action.unit);
      return unitOdds(view, { ...frame, step: 'burst', targets: [target] }, target);
    }
    case 'assault':
      return frame.step === 'activation' || frame.step === 'moving'
        ? assaultOdds(view, frame, unitCalled(open, action.unit))
        : null;
    case 'charge':
      return frame.step === 'moving' ? assaultOdds(view, frame, frame.target) : null;
    case 'reroll':
      return rerollOdds(view, action.whose);
    default:
      return null;
  }
}

/** Somebody could still roll again: by a marker in sight, or a card that nobody can exclude (HS-R-134). */
function assuming(view: View, units: readonly number[]): string[] {
  const { open } = view;
  const bare = { open, private: {}, flow: [] };
  const isPossible =
    SEATS.some((seat) => couldHold(open, seat, 'afterOwnRoll')) ||
    units.some((u) => u !== NONE && gearLeft(bare, u, 'mk-veteran') > 0);
  return isPossible ? ['nobody rolls again'] : [];
}

/** The same with a re-roll that this seat has, used when the first roll does nothing. */
function secondChance(view: View, unit: number, effects: readonly Effect[]): Sum[] {
  const { open } = view;
  if (unit === NONE) return [];
  const seat = seatOf(open, unit);
  const hand = view.private[seat]?.hand ?? [];
  const hasCard = cardsFor(seat, 'afterOwnRoll').some((card) => hand.includes(card));
  if (!hasCard && gearLeft(view, unit, 'mk-veteran') === 0) return [];
  const miss = effects.find(({ result, markers }) => result === 'none' && markers === 0)?.chance ?? 0;
  if (miss === 0) return [];
  const rule = hasCard ? 'HS-CARD-19' : 'HS-R-87';
  return [
    {
      title: 'If a roll without effect is made again',
      lines: effects
        .filter(({ result, markers }) => result !== 'none' || markers > 0)
        .map((effect) => line(effectName(effect), percent(effect.chance * (1 + miss)), rule)),
    },
  ];
}

function shotOdds(view: View, frame: Firing, weapon: number, how: AimedFire, target: number): Odds {
  const attack = attackBy(view, frame, weapon, how, target);
  const effects = fireEffects(view, attack);
  return {
    outcomes: outcomesOf(effects),
    sums: [
      ...attackSums(view, frame, attack),
      ...wallSums(view, frame, attack),
      ...secondChance(view, frame.unit, effects),
    ],
    assuming: [...assuming(view, [frame.unit, target]), ...frights(view, attack)],
  };
}

const frights = (view: View, { unit, weapon, how, split }: Attack): string[] =>
  !split && (how === 'hit' || how === 'suppress') && profile(view, unit).weapons[weapon]?.frightening === true
    ? ['a miss frightens the target']
    : [];

/** The Structure around a target suffers too (HS-FAB-02). */
function wallSums(view: View, frame: Firing, { unit, weapon, how, target }: Attack): Sum[] {
  const { open } = view;
  const dice = profile(view, unit).weapons[weapon]?.destruction ?? 0;
  const part = partOf(open, target);
  if (dice === 0 || frame.gentle || part === NONE || how === 'distract' || how === 'snipe') return [];
  return [structureSum(open, placeOfPart(open, part), dice, collapseChance(open, part, NONE, dice))];
}

const placeOfPart = (open: Open, part: number): number => fieldFor(open).parts[part]?.squares[0] ?? NONE;

/** Shares of a split so far, and the last one if this settles it; each target rolls for itself (HS-FAB-39). */
function splitOdds(view: View, frame: FrameOf<'share'>, points: number): Odds {
  const { open } = view;
  const { unit, weapon, how, targets, wild } = frame;
  const firing: Firing = { ...frame, step: 'firing' };
  const shares = [...frame.shares, points];
  const whole = attackBy(view, firing, weapon, how, targets[0] ?? NONE).value;
  if (shares.length === targets.length - 1) shares.push(whole - shares.reduce((sum, each) => sum + each, 0));
  const attacks = shares.map(
    (value, i): Attack => ({
      unit,
      weapon,
      how,
      target: targets[i] ?? NONE,
      value,
      plus: i === 0 ? wild : 0,
      split: true,
      keen: frame.keen,
    }),
  );
  let affected = [1];
  const sums = attacks.map((attack): Sum => {
    const effects = fireEffects(view, attack);
    const none = effects.find(({ result, markers }) => result === 'none' && markers === 0)?.chance ?? 0;
    affected = oneMore(affected, 1 - none);
    const [lines] = attackSums(view, firing, attack);
    const chances = outcomesOf(effects).map(({ name, chance }) => line(name, percent(chance), 'HS-FAB-39'));
    return { title: called(open, attack.target), lines: [...(lines?.lines ?? []), ...chances] };
  });
  const word = how === 'hit' ? 'hit' : 'suppressed';
  return { outcomes: byCount(affected, word), sums, assuming: assuming(view, [unit, ...targets]) };
}

const byCount = (chances: readonly number[], word: string): Outcomes =>
  chances.flatMap((chance, n) =>
    chance > 0 ? [{ name: n === 0 ? `Nobody ${word}` : `${plural(n, 'unit')} ${word}`, chance }] : [],
  );

function demolishOdds(view: View, frame: Firing, { at, with: by }: Action<'demolish'>): Odds | null {
  const { open } = view;
  const place = squareCalled(open, at);
  const dice = profile(view, frame.unit).weapons[weaponIndex(by)]?.destruction ?? 0;
  const [target] = demolitionOf(open, frame, dice, place);
  if (target?.step !== 'demolition') return null;
  const chance = collapseChance(open, target.part, target.wreck, dice, frame.wild);
  return {
    outcomes: standing(chance),
    sums: [structureSum(open, place, dice, chance)],
    assuming: assuming(view, [frame.unit]),
  };
}

const standing = (falls: number): Outcomes =>
  [
    { name: 'It falls', chance: falls },
    { name: 'It stands', chance: 1 - falls },
  ].filter(({ chance }) => chance > 0);

function aimOdds(
  view: View,
  frame: FrameOf<'aim'>,
  action: Action<'place' | 'into' | 'toward' | 'jet' | 'hurl'>,
): Odds | null {
  if (smokeOf(frame) > 0) return null;
  const [charge] = burstsOf(view, frame, action);
  if (charge === undefined) return null;
  if (charge.step === 'scatter') return scatterOdds(view, charge);
  const [only, ...more] = charge.targets;
  if (only !== undefined && more.length === 0) return unitOdds(view, charge, only);
  return burstOdds(view, charge);
}

const strikeOdds = (view: View, frame: FrameOf<'strike'>, { at }: Action<'place'>): Odds | null => {
  const point = pointCalled(view.open, at);
  const [charge] = point === null ? [] : strikeOn(view, frame, point);
  return charge === undefined ? null : scatterOdds(view, charge);
};

type Burst = FrameOf<'burst'>;

/** One unit alone: its fate is the outcome. */
function unitOdds(view: View, burst: Burst, target: number): Odds | null {
  if (!knownTargets(view, burst).includes(target)) return null;
  const effects = burstEffects(view, burst, target);
  return {
    outcomes: outcomesOf(effects),
    sums: [
      burstSum(view, burst, target, effects),
      ...structures(view.open, burst),
      ...secondChance(view, burst.unit, effects),
    ],
    assuming: burstAssumptions(view, burst),
  };
}

function burstOdds(view: View, burst: Burst): Odds | null {
  const targets = knownTargets(view, burst);
  const walls = structures(view.open, burst);
  if (targets.length + walls.length === 0) return null;
  return {
    outcomes: byCount(enemiesHit(view, burst), 'hit'),
    sums: [...targets.map((u) => burstSum(view, burst, u, burstEffects(view, burst, u))), ...walls],
    assuming: burstAssumptions(view, burst),
  };
}

function burstAssumptions(view: View, burst: Burst): string[] {
  return [
    ...assuming(view, [burst.unit, ...burst.targets]),
    ...(knownTargets(view, burst).length < burst.targets.length ? ['concealed units are left out'] : []),
    ...(burst.frightening ? ['a miss frightens the target'] : []),
  ];
}

function structures(open: Open, { parts, wrecks, destruction: dice }: Burst): Sum[] {
  if (dice === 0) return [];
  return [
    ...parts.map((part) => structureSum(open, placeOfPart(open, part), dice, collapseChance(open, part, NONE, dice))),
    ...wrecks.map((wreck) => structureSum(open, wreck, dice, collapseChance(open, NONE, wreck, dice))),
  ];
}

/** Where the template comes down, and whom it hits there (HS-FAB-30). */
function scatterOdds(view: View, charge: FrameOf<'scatter'>, wild = 0): Odds {
  const { open } = view;
  let hits: number[] = [0];
  const falls = fallsOf(view, charge, wild);
  const lines = falls.map(({ dice, burst }) => {
    const chances = burst === null ? [1] : enemiesHit(view, burst);
    const most = Math.max(hits.length, chances.length);
    hits = Array.from({ length: most }, (_, n) => (hits[n] ?? 0) + ((chances[n] ?? 0) * dice.length) / 6);
    const under = burst === null ? [] : knownTargets(view, burst).map((u) => called(open, u));
    const label = dice.length > 1 ? `${dice.join(' or ')}, on target` : `${dice[0]}, scattered`;
    return line(label, under.length === 0 ? 'nobody' : under.join(', '), 'HS-FAB-30');
  });
  const target = falls.at(-1)?.burst ?? null;
  const met = target === null ? [] : knownTargets(view, target);
  return {
    outcomes: byCount(hits, 'hit'),
    sums: [
      { title: 'Scatter die', lines },
      ...(target === null ? [] : met.map((u) => burstSum(view, target, u, burstEffects(view, target, u)))),
      ...(target === null ? [] : structures(open, target)),
    ],
    assuming: [
      ...assuming(view, [charge.unit, ...met]),
      ...(falls.some(({ moved }) => moved) ? ['the attacker picks the corner that hits most'] : []),
    ],
  };
}

/** A fight now, or from the nearest square it can be launched from. */
function assaultOdds(view: View, frame: FrameOf<'activation' | 'moving'>, target: number): Odds | null {
  const { open } = view;
  const { unit } = frame;
  const here = of(open.units.at, unit);
  const left = frame.step === 'moving' ? frame.left : allowance(view, unit);
  const [launch] = launchesFor(open, unit, target, left);
  if (launch === undefined) return null;
  const told = oddsOfFight(view, { unit, target, launch, attack: 0, defense: 0 });
  if (told === null || launch === here) return told;
  return { ...told, assuming: [`it attacks from ${squareName(open, launch)}`, ...told.assuming] };
}

function oddsOfFight(view: View, fight: Fight): Odds | null {
  const exact = fightOdds(view, fight);
  if (exact === null) return null;
  const { open } = exact.view;
  return {
    outcomes: fightOutcomes(open, fight, exact),
    sums: fightSums(exact, fight),
    assuming: [...assuming(view, [fight.unit, fight.target]), 'nobody plays a card'],
  };
}

function fightOutcomes(open: Open, { unit, target }: Fight, exact: FightOdds): Outcomes {
  const ends = (u: number, effects: readonly Effect[], share: number): Outcomes =>
    outcomesOf(effects).map(({ name, chance }) => ({
      name: `${called(open, u)} ${u === target && exact.fallsBack ? 'falls back' : `is ${name.toLowerCase()}`}`,
      chance: chance * share,
    }));
  return [
    ...ends(target, exact.defender, exact.wins),
    { name: 'Nobody wins', chance: exact.draws },
    ...ends(unit, exact.attacker, exact.loses),
  ].filter(({ chance }) => chance > 0);
}

/** The roll on the table made again; the other side's dice stay as they are (HS-OP-06). */
function rerollOdds(view: View, whose: Seat): Odds | null {
  const { open, flow } = view;
  const rolled = flow.at(-2);
  if (flow.at(-1)?.step !== 'rerollWindow' || rolled === undefined) return null;
  switch (rolled.step) {
    case 'attackResult':
      return { outcomes: outcomesOf(fireEffects(view, rolled)), sums: [], assuming: [] };
    case 'burstResult':
      return {
        outcomes: outcomesOf(burstEffects(view, { ...rolled, plus: rolled.plus + rolled.wild }, rolled.target)),
        sums: [],
        assuming: [],
      };
    case 'scatterResult':
      return scatterOdds(view, { ...rolled, step: 'scatter' }, rolled.wild);
    case 'demolitionResult': {
      const { part, wreck, dice, wild } = rolled;
      return { outcomes: standing(collapseChance(open, part, wreck, dice, wild)), sums: [], assuming: [] };
    }
    case 'assaultResult': {
      const lie = (side: Seat): readonly number[] => rolled.rolls.find((roll) => roll.seat === side)?.dice ?? [];
      const attacker = seatOf(open, rolled.unit);
      const kept = whose === 'soviet' ? 'german' : 'soviet';
      const dice = attacker === whose ? { defenseDice: lie(kept) } : { attackDice: lie(kept) };
      const fight = { ...rolled, ...dice };
      const exact = fightOdds(view, fight);
      return exact === null ? null : { outcomes: fightOutcomes(open, fight, exact), sums: [], assuming: [] };
    }
    default:
      return null;
  }
}
