import type { Verdict } from '../rules/edition.ts';
import { id, type Seat } from '../rules/ids.ts';
import { entry, otherSeat } from '../rules/pieces.ts';
import { counterOf, marksOn, sideOf } from '../rules/state.ts';
import { pieces, RIFLEMEN, SEATS } from './box.ts';
import type { Objective } from './data/types.ts';
import { rulesIn } from './effects.ts';
import type { RuleId } from './rule-ids.ts';
import { isRouted, type StalingradOpen } from './state.ts';

const HOW: Readonly<Record<Objective['type'], { readonly how: string; readonly rule: RuleId }>> = {
  control: { how: 'objectives', rule: 'US-END-03' },
  rout: { how: 'routed', rule: 'US-END-04' },
  gain: { how: 'gained', rule: 'US-END-06' },
  hold: { how: 'held', rule: 'US-END-07' },
  occupy: { how: 'occupied', rule: 'US-END-09' },
};

/** The latest count of objective points: asked for after every move, and markers are replaced, never changed. */
let counted: { readonly tiles: StalingradOpen['tiles']; readonly scenario: string; readonly sums: readonly number[] } =
  {
    tiles: {},
    scenario: '',
    sums: [],
  };

/** Objective points on tiles that a side controls (US-DEF-04). */
function objectivePoints(open: StalingradOpen, seat: Seat): number {
  const { tiles, scenario } = open;
  if (counted.tiles !== tiles || counted.scenario !== scenario)
    counted = { tiles, scenario, sums: SEATS.map((each) => countPoints(open, each)) };
  return counted.sums[seat === SEATS[0] ? 0 : 1] ?? 0;
}

function countPoints(open: StalingradOpen, seat: Seat): number {
  let sum = 0;
  for (const [tile] of entry(pieces.boards, open.scenario).scenario.objectives) {
    if (marksOn(open, tile)[seat] === 'controlled') sum += open.points[tile] ?? 0;
  }
  return sum;
}

/** Mission points on tiles that a side controls. */
function missionPoints(open: StalingradOpen, seat: Seat): number {
  let sum = 0;
  for (const tile in open.laidPoints) {
    const at = id.tile(tile);
    if (marksOn(open, at)[seat] === 'controlled') sum += open.laidPoints[at] ?? 0;
  }
  return sum;
}

/** How far a side has come toward one objective, and how far it must. */
export function progress(
  open: StalingradOpen,
  seat: Seat,
  objective: Objective,
): { readonly have: number; readonly need: number } {
  const enemy = otherSeat(pieces, seat);
  switch (objective.type) {
    case 'control':
      return { have: objectivePoints(open, seat), need: objective.points };
    case 'rout': {
      if ('units' in objective) {
        const have = objective.units.filter((unit) => isRouted(open, enemy, id.unit(unit))).length;
        return { have, need: objective.units.length };
      }
      return { have: open.routed.filter((counter) => counter.startsWith(`${enemy}/`)).length, need: objective.count };
    }
    case 'gain':
      return { have: open.gained[seat] ?? 0, need: objective.points };
    case 'hold':
      return { have: missionPoints(open, seat), need: objective.points };
    case 'occupy': {
      const units = objective.all.flatMap(({ tile, units }) => units.map((unit) => ({ tile, unit })));
      const have = units.filter(({ tile, unit }) => {
        const counter = counterOf(open, seat, id.unit(unit));
        return counter !== null && counter.at === tile && !isRouted(open, seat, id.unit(unit));
      }).length;
      return { have, need: units.length };
    }
  }
}

/** All Riflemen on the board are routed, and there is at least one (US-END-11, US-R-19). */
function isFullyRouted(open: StalingradOpen, seat: Seat): boolean {
  if (open.routed.length === 0) return false;
  for (const { side } of rulesIn(open).of('no-full-rout')) if (side === seat) return false;
  const { counters } = sideOf(open, seat);
  let any = false;
  for (const unit of RIFLEMEN) {
    if (!counters[unit]) continue;
    if (!isRouted(open, seat, unit)) return false;
    any = true;
  }
  return any;
}

/** The winner by what is on the board; `active` goes first where one change wins for both (US-R-21). */
export const judge = (open: StalingradOpen, active: Seat): Verdict | null =>
  victoryOf(open, active) ?? victoryOf(open, otherSeat(pieces, active));

function isReached(open: StalingradOpen, seat: Seat, objective: Objective): boolean {
  if (objective.type === 'control') return objectivePoints(open, seat) >= objective.points; // by far the most frequent
  const { have, need } = progress(open, seat, objective);
  return have >= need;
}

function victoryOf(open: StalingradOpen, seat: Seat): Verdict | null {
  for (const objective of rulesIn(open).objectives(seat)) {
    if (isReached(open, seat, objective)) return { winner: seat, ...HOW[objective.type] };
  }
  const isWon = isFullyRouted(open, otherSeat(pieces, seat));
  return isWon ? { winner: seat, how: 'fullRout', rule: 'US-END-11' } : null;
}
