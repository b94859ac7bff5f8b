import type { Odds } from '@kurgan/engine';
import { hitChance } from '../rules/combat.ts';
import type { Defence } from '../rules/events.ts';
import { counterParts, id, type Seat, type TileId } from '../rules/ids.ts';
import { actsFrom } from '../rules/movement.ts';
import { costOf } from '../rules/odds.ts';
import { entry, otherSeat } from '../rules/pieces.ts';
import { counterOf } from '../rules/state.ts';
import { unitOf } from '../rules/uses.ts';
import { type Action, readHard } from './actions.ts';
import { pieces, printedOn } from './box.ts';
import { defenceAgainst, suppresses, tileOf } from './combat.ts';
import { nextLetter } from './data/city.ts';
import { defenceOf, edition, faceAt, pushesFor } from './edition.ts';
import { mineOn, WATCH_DICE, watchers, waysOf } from './interrupts.ts';
import type { RuleId } from './rule-ids.ts';
import { firesFrom } from './shooting.ts';
import { isRouted, type Step, type Strike, type View } from './state.ts';

/** The attack that an action makes; null when it makes none, or several. */
export function strikeOf(view: View, seat: Seat, action: Action): Strike | null {
  const { open } = view;
  const enemy = otherSeat(edition, seat);
  switch (action.do) {
    case 'attack':
    case 'attack-2':
    case 'suppress':
    case 'flame': {
      const kind = entry(edition.kinds, action.card);
      if (counterOf(open, enemy, action.unit) === null) return null;
      return {
        seat,
        by: kind.unit,
        from: firesFrom(open, seat, kind),
        as: action.do,
        dice: printedOn(kind.id, action.do).value,
        at: { what: 'unit', seat: enemy, unit: action.unit },
      };
    }
    case 'antitank':
    case 'demo': {
      const kind = entry(edition.kinds, action.card);
      const target = readHard(action.at);
      const { value, wall } = printedOn(kind.id, action.do);
      return {
        seat,
        by: kind.unit,
        from: firesFrom(open, seat, kind),
        as: action.do,
        dice: target.what === 'unit' ? value : (wall ?? 0),
        at: target.what === 'unit' ? { ...target, seat: enemy } : target,
      };
    }
    case 'strike': {
      const frame = view.flow.at(-1);
      if (frame?.step !== 'targets') return null;
      const { by, from, as, dice, wall } = frame;
      const hard = readHard(action.at);
      if (hard.what !== 'unit') return { seat, by, from, as, dice: wall, at: hard };
      const [owner, unit] = counterParts(id.counter(action.at));
      return { seat, by, from, as, dice, at: { what: 'unit', seat: owner, unit } };
    }
    default:
      return null;
  }
}

const dies = (n: number): string => (n === 1 ? '1 die' : `${n} dice`);

function sumOf({ at, dice }: Pick<Strike, 'at' | 'dice'>, tile: TileId, defence: Defence): Odds['sums'][number] {
  const name =
    at.what === 'unit' ? entry(pieces.units, at.unit).title : at.what === 'tunnel' ? 'Tunnel' : `Wall of ${tile}`;
  const line = (label: string, value: string, rule: RuleId) => ({ label, value, rule });
  const { extra } = defence;
  return {
    title: `Defense ${defence.total}`,
    lines: [
      line(name, String(defence.base), at.what === 'unit' ? 'US-CMBT-10' : 'US-CMBT-14'),
      ...(at.what === 'unit' ? [line(`Cover of ${tile}`, `+${defence.cover}`, defence.coverRule as RuleId)] : []),
      ...(defence.range === null
        ? [line('Range does not count', '+0', 'US-CMBT-13')]
        : [line('Range', `+${defence.range}`, 'US-CMBT-11')]),
      ...(extra?.smoke ? [line('Smoke', `+${extra.smoke}`, 'US-SMOKE-03')] : []),
      ...(extra?.scenario ? [line('This scenario', `+${extra.scenario}`, 'US-R-70')] : []),
      line(`${dies(dice)}, ${defence.total} or more, or 0`, '', 'US-CMBT-18'),
    ],
  };
}

/** Exact chances of an attack: what is hit, where a casualty comes from, whether it routs, pushes or fells a wall. */
export function odds(view: View, seat: Seat, action: Action): Odds | null {
  const step = stepOf(view, seat, action);
  if (step !== null) return oddsOfStep(view, step);
  const strike = strikeOf(view, seat, action);
  if (strike === null) return null;
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
  if (suppresses(strike.as)) return { outcomes: [{ name: 'Suppressed', chance: hit }, miss], sums, assuming: [] };
  const canPush = pushesFor(open, seat, at.seat, at.unit).length > 0;
  if (isRouted(open, at.seat, at.unit))
    return { outcomes: [{ name: canPush ? 'Pushed' : 'No effect', chance: hit }, miss], sums, assuming: [] };
  const spent = canPush ? 'Routed, and may be pushed' : 'Routed';
  const { outcomes, assuming } = costOf(edition, view, seat, at, hit, spent);
  return { outcomes: [...outcomes, miss], sums, assuming };
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
  const gunners = watchers(open, step, from).map((counter) => {
    const [enemy, gunner] = counterParts(counter);
    return counterOf(open, enemy, gunner)?.at ?? null;
  });
  const aims = [
    ...(mine === null ? [] : [{ as: 'mine', dice: 1, from: null }]),
    ...gunners.map((at) => ({ as: 'overwatch', dice: WATCH_DICE, from: at })),
  ].map((aim) => ({ ...aim, defence: defenceOf(open, { seat, unit, tile: from, from: aim.from, as: aim.as }) }));
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
    sums: aims.map(({ dice, defence }) => sumOf({ at: { what: 'unit', seat, unit }, dice }, from, defence)),
    assuming: [],
  };
}
