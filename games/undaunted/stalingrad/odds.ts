import type { Odds } from '@kurgan/engine';
import { hitChance } from '../rules/combat.ts';
import type { Defence } from '../rules/events.ts';
import { counterParts, type Seat, type TileId } from '../rules/ids.ts';
import { actsFrom } from '../rules/movement.ts';
import { costOf } from '../rules/odds.ts';
import { entry, otherSeat } from '../rules/pieces.ts';
import { counterOf } from '../rules/state.ts';
import { unitOf } from '../rules/uses.ts';
import { type Action, readHard } from './actions.ts';
import { pieces, printedOn } from './box.ts';
import { defenceAgainst, suppresses, tileOf } from './combat.ts';
import type { Firing } from './composites.ts';
import { nextLetter } from './data/city.ts';
import { defenceOf, edition, faceAt, pushesFor } from './edition.ts';
import { isEntryFire, mineOn, WATCH_DICE, watchers, waysOf } from './interrupts.ts';
import type { RuleId } from './rule-ids.ts';
import { strikeAt, targetsOn } from './shooting.ts';
import { isRouted, type Step, type Strike, type View } from './state.ts';

/** The attack that an action makes; null when it makes none, or several. */
export function strikeOf(view: View, seat: Seat, action: Action): Strike | null {
  const [only, another] = strikesOf(view, seat, action);
  return only === undefined || another !== undefined ? null : only;
}

/** Every attack that an action makes. A unit that has yet to choose where it enters makes none. */
function strikesOf(view: View, seat: Seat, action: Action): readonly Strike[] {
  const { open } = view;
  const enemy = otherSeat(edition, seat);
  switch (action.do) {
    case 'attack':
    case 'attack-2':
    case 'suppress':
    case 'flame': {
      const aim = aimOf(view, seat, action);
      if (aim === null || counterOf(open, enemy, action.unit) === null) return [];
      const { value: dice } = printedOn(action.card, action.do);
      return [{ ...aim, dice, at: { what: 'unit', seat: enemy, unit: action.unit } }];
    }
    case 'antitank':
    case 'demo': {
      const aim = aimOf(view, seat, action);
      const target = readHard(action.at);
      if (aim === null || (target.what === 'unit' && counterOf(open, enemy, target.unit) === null)) return [];
      const { value, wall } = printedOn(action.card, action.do);
      return [
        target.what === 'unit'
          ? { ...aim, dice: value, at: { ...target, seat: enemy } }
          : { ...aim, dice: wall ?? 0, at: target },
      ];
    }
    case 'bomb':
    case 'grenade':
    case 'area-suppress': {
      const aim = aimOf(view, seat, action);
      if (aim === null) return [];
      const { value: dice, wall } = printedOn(action.card, action.do);
      const strike = { ...aim, from: action.do === 'bomb' ? null : aim.from, dice, wall: wall ?? 0 };
      return targetsOn(open, seat, action.to, action.do, dice, strike.wall).map((target) => strikeAt(strike, target));
    }
    case 'strike': {
      const frame = view.flow.at(-1);
      return frame?.step === 'targets' ? [strikeAt(frame, action.at)] : [];
    }
    default:
      return [];
  }
}

/** Which cover counts, and why. */
function coverLabel(rule: string, tile: TileId): string {
  if (rule === 'US-CMBT-15') return `Building on ${tile}, from outside`;
  return rule === 'US-CMBT-16' ? `Fortification on ${tile}` : `Cover of ${tile}`;
}

/** The attacker, its tile and its attack; null while the unit has no single tile to act from. */
function aimOf(
  { open }: View,
  seat: Seat,
  { card, do: as }: Firing,
): Pick<Strike, 'seat' | 'by' | 'from' | 'as'> | null {
  const { unit: by } = entry(edition.kinds, card);
  const from = by === null ? null : actsFrom(edition, open, seat, by);
  return by !== null && from === null ? null : { seat, by, from, as };
}

const dies = (n: number): string => (n === 1 ? '1 die' : `${n} dice`);

function sumOf({ at, dice }: Pick<Strike, 'at' | 'dice'>, tile: TileId, defence: Defence): Odds['sums'][number] {
  const name =
    at.what === 'unit' ? entry(pieces.units, at.unit).title : at.what === 'tunnel' ? 'Tunnel' : `Structure of ${tile}`;
  const line = (label: string, value: string, rule: RuleId) => ({ label, value, rule });
  const { extra } = defence;
  return {
    title: `Defense ${defence.total}`,
    lines: [
      line(name, String(defence.base), at.what === 'unit' ? 'US-CMBT-10' : 'US-CMBT-14'),
      ...(at.what === 'unit'
        ? [line(coverLabel(defence.coverRule, tile), `+${defence.cover}`, defence.coverRule as RuleId)]
        : []),
      ...(defence.range === null
        ? [line('Range does not count', '+0', defence.coverRule === 'US-MINE-05' ? 'US-MINE-05' : 'US-CMBT-13')]
        : [line('Range', `+${defence.range}`, 'US-CMBT-11')]),
      ...(extra?.smoke ? [line('Smoke', `+${extra.smoke}`, 'US-SMOKE-03')] : []),
      ...(extra?.scenario ? [line('This scenario', `+${extra.scenario}`, 'US-R-70')] : []),
      line(`${dies(dice)}, ${defence.total} or more, or 0`, '', 'US-CMBT-18'),
    ],
  };
}

/** Exact chances of a step or an attack: what is hit, where a casualty comes from, whether it routs, pushes or fells a wall. */
export function odds(view: View, seat: Seat, action: Action): Odds | null {
  const step = stepOf(view, seat, action);
  if (step !== null) return oddsOfStep(view, step);
  const [strike, ...others] = strikesOf(view, seat, action);
  if (strike === undefined) return null;
  return others.length === 0 ? oddsOfStrike(view, seat, strike) : oddsOfAll(view, [strike, ...others]);
}

/** Chances of the number of hits among several targets. */
function oddsOfAll({ open }: View, strikes: readonly Strike[]): Odds {
  let chances = [1];
  const sums = strikes.map((strike) => {
    const defence = defenceAgainst(open, strike);
    const hit = hitChance(edition, strike.dice, defence.total);
    chances = [...chances, 0].map((chance, hits) => chance * (1 - hit) + (chances[hits - 1] ?? 0) * hit);
    return sumOf(strike, tileOf(open, strike), defence);
  });
  const outcomes = chances.map((chance, hits) => ({
    name: hits === 0 ? 'Miss' : `${hits} of ${strikes.length} hit`,
    chance,
  }));
  return { outcomes: outcomes.reverse(), sums, assuming: ['each target is attacked with its defense as it is now'] };
}

/** A unit that is routed, or hit by flames whether it is routed or not (US-CMBT-25). */
const MAY_PUSH = ', and may be pushed';

function oddsOfStrike(view: View, seat: Seat, strike: Strike): Odds {
  const { open } = view;
  const defence = defenceAgainst(open, strike);
  const hit = hitChance(edition, strike.dice, defence.total);
  const { at } = strike;
  const miss = { name: 'Miss', chance: 1 - hit };
  const sums = [sumOf(strike, tileOf(open, strike), defence)];
  if (at.what === 'tunnel')
    return { outcomes: [{ name: 'The tunnel caves in', chance: hit }, miss], sums, assuming: [] };
  if (at.what !== 'unit') {
    const letter = nextLetter(at.tile, open.city[at.tile] ?? 'A');
    const falls =
      letter === null || faceAt({ ...open, city: { ...open.city, [at.tile]: letter } }, at.tile).face.wall === null;
    return { outcomes: [{ name: falls ? 'Destroyed' : 'Damaged', chance: hit }, miss], sums, assuming: [] };
  }
  if (suppresses(strike.as)) {
    const isAlready = counterOf(open, at.seat, at.unit)?.suppressed === true;
    return { outcomes: [{ name: isAlready ? 'No effect' : 'Suppressed', chance: hit }, miss], sums, assuming: [] };
  }
  const canPush = pushesFor(open, seat, at.seat, at.unit).length > 0;
  if (isRouted(open, at.seat, at.unit))
    return { outcomes: [{ name: canPush ? 'Pushed' : 'No effect', chance: hit }, miss], sums, assuming: [] };
  const spent = canPush ? `Routed${MAY_PUSH}` : 'Routed';
  const { outcomes, assuming } = costOf(edition, view, seat, at, hit, spent);
  const flamed = ({ name, chance }: Odds['outcomes'][number]) => ({ name: `${name}${MAY_PUSH}`, chance });
  const told =
    strike.as === 'flame' && canPush ? outcomes.map((each) => (each.name === spent ? each : flamed(each))) : outcomes;
  return { outcomes: [...told, miss], sums, assuming };
}

/** The step that an action takes; null when it takes none, or it is still open which way. */
function stepOf({ flow }: View, seat: Seat, action: Action): Step | null {
  const frame = flow.at(-1);
  switch (action.do) {
    case 'move':
    case 'scout':
    case 'stalk':
      return { seat, unit: unitOf(entry(edition.kinds, action.card)), kind: action.do, to: action.to };
    case 'guide':
      return { seat, unit: action.unit, kind: 'guide', to: action.to };
    case 'go':
      return frame?.step === 'march' ? { seat, unit: frame.unit, kind: frame.kind, to: action.to } : null;
    case 'tunnel':
    case 'street': {
      const below = flow.at(-2);
      return below?.step === 'enter' ? { ...below.job, way: action.do } : null;
    }
    default:
      return null;
  }
}

/** Chances that the mine and the overwatch that everybody sees stop a step; null where there are none. */
function oddsOfStep({ open }: View, step: Step): Odds | null {
  const { seat, unit } = step;
  const from = actsFrom(edition, open, seat, unit);
  if (from === null || from === step.to) return null;
  const [way, other] = step.way === undefined ? waysOf(open, step, from) : [step.way];
  if (other !== undefined) return null;
  const mine = way === 'tunnel' ? null : mineOn(open.mines, step, from);
  const aimedAt = isEntryFire(open) ? step.to : from;
  const gunners = watchers(open, step, aimedAt).map((counter) => {
    const [enemy, gunner] = counterParts(counter);
    return counterOf(open, enemy, gunner)?.at ?? null;
  });
  const aims = [
    ...(mine === null ? [] : [{ as: 'mine', dice: 1, from: null, tile: from }]),
    ...gunners.map((at) => ({ as: 'overwatch', dice: WATCH_DICE, from: at, tile: aimedAt })),
  ].map((aim) => ({ ...aim, defence: defenceOf(open, { seat, unit, tile: aim.tile, from: aim.from, as: aim.as }) }));
  if (aims.length === 0) return null;
  let through = 1;
  const stopped = { mine: 0, overwatch: 0 };
  for (const { as, dice, defence } of aims) {
    const hit = through * hitChance(edition, dice, defence.total);
    if (as === 'mine') stopped.mine += hit;
    else stopped.overwatch += hit;
    through -= hit;
  }
  return {
    outcomes: [
      { name: 'Stopped by a mine', chance: stopped.mine },
      { name: 'Suppressed by overwatch', chance: stopped.overwatch },
      { name: 'Gets through', chance: through },
    ].filter(({ chance }) => chance > 0),
    sums: aims.map(({ dice, defence, tile }) => sumOf({ at: { what: 'unit', seat, unit }, dice }, tile, defence)),
    assuming: [],
  };
}
