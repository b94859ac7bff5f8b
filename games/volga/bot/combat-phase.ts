import { AREA_IDS, type AreaId } from '../data/areas.ts';
import type { VolgaAction } from '../rules/actions.ts';
import { contestedAreas, isVacant } from '../rules/board.ts';
import { groupIn, roundOf } from '../rules/round.ts';
import type { Activation, Frame, Open } from '../rules/state.ts';
import { attackPlan } from './attack-plan.ts';
import { actors } from './blows.ts';
import type { Desk } from './desk.ts';
import { reachOf } from './reach.ts';
import { goalReached } from './worth.ts';

/** Picks the Area with the best attack, then the one with the best move, then none. */
export function selection(open: Open, desk: Desk): VolgaAction {
  if (goalReached(open)) return { do: 'end' };
  for (const { from } of desk.assignments(open)) if (opens(open, from, desk)) return { do: 'activate', area: from };
  const reserves = desk.reserves(open);
  const moves = AREA_IDS.flatMap((from) => {
    const move = actors(open, from).length > 0 ? reserves.best(from) : null;
    return move === null ? [] : [{ from, gain: move.gain }];
  });
  const [best] = moves.filter(({ from }) => opens(open, from, desk)).sort((a, b) => b.gain - a.gain);
  return best === undefined ? { do: 'end' } : { do: 'activate', area: best.from };
}

/** Select an Area only if something will be done there, or the Phase would never end. */
function opens(open: Open, area: AreaId, desk: Desk): boolean {
  const activation: Activation = { area, contested: contestedAreas(open), attacked: [], groups: [] };
  return actionRound({ ...open, activation }, desk).do !== 'finish';
}

export function actionRound(open: Open, desk: Desk): VolgaAction {
  const round = roundOf(open);
  const [entered] = round.groups;
  if (goalReached(open)) {
    if (entered === undefined) return { do: 'finish' };
    return { do: round.contested.includes(entered.area) ? 'decline' : 'attack', area: entered.area };
  }
  const claimed = new Set(desk.assignments(open).flatMap(({ from, area }) => (from === round.area ? [] : [area])));
  const plan = attackPlan(desk.today(open), round.area, claimed);
  const begun = plan.find(({ area, kind }) => kind !== 'inside' && groupIn(round, area) !== undefined);
  const attack = begun ?? plan.find(({ value }) => value > 0);
  if (attack !== undefined) {
    const { area, kind, units, value } = attack;
    if (kind === 'inside') return { do: 'assault' };
    const [unit] = units;
    if (unit === undefined) return { do: kind === 'optional' && value <= 0 ? 'decline' : 'attack', area };
    const to = reachOf(open, unit, round.area, round.attacked).get(area);
    if (to !== undefined) return { do: 'move', unit, to };
  }
  const move = desk.reserves(open).best(round.area);
  if (move === null) return { do: 'finish' };
  const to = reachOf(open, move.unit, round.area, round.attacked).get(move.to);
  return to === undefined ? { do: 'finish' } : { do: 'move', unit: move.unit, to };
}

/** A moving unit joins the attack where it gains most, or goes where it will be needed. */
export function march(open: Open, { unit, at, left }: Extract<Frame, { step: 'march' }>, desk: Desk): VolgaAction {
  const round = roundOf(open);
  const reckoning = desk.today(open);
  const reach = [...reachOf(open, unit, at, round.attacked, left)];
  let most = 0;
  let best: VolgaAction = { do: 'halt' };
  for (const [area, to] of reach) {
    if (isVacant(open.areas[area])) continue;
    const kind = round.contested.includes(area) ? 'optional' : 'mandatory';
    const waiting = (groupIn(round, area)?.units ?? []).map((each) => each.unit);
    const before = waiting.length === 0 ? 0 : reckoning.prospect(area, kind, waiting).value;
    const gain = reckoning.prospect(area, kind, [...waiting, unit]).value - before;
    if (gain <= most) continue;
    most = gain;
    best = { do: 'move', unit, to };
  }
  if (most > 0) return best;
  const without = {
    ...open,
    areas: { ...open.areas, [at]: { ...open.areas[at], fresh: open.areas[at].fresh.filter((each) => each !== unit) } },
  };
  const reserves = desk.reserves(without);
  most = reserves.gain(at, [unit]);
  for (const [area, to] of reach) {
    if (!isVacant(open.areas[area])) continue;
    const gain = reserves.gain(area, [unit]);
    if (gain <= most) continue;
    most = gain;
    best = { do: 'move', unit, to };
  }
  return best;
}

/** Units that stay out of an attack from inside can do something else; newcomers can't, so all of them attack. */
export function muster(
  open: Open,
  { kind, area, units, joined }: Extract<Frame, { step: 'muster' }>,
  desk: Desk,
): VolgaAction {
  if (kind === 'optional') return { do: 'everyone' };
  const plan = attackPlan(desk.today(open), area, new Set());
  const wanted = plan.find((attack) => attack.kind === 'inside')?.units ?? [];
  if (joined.length === 0 && (wanted.length === 0 || wanted.length === units.length)) return { do: 'everyone' };
  const next = wanted.find((unit) => !joined.includes(unit));
  return next === undefined ? { do: 'ready' } : { do: 'join', unit: next };
}
