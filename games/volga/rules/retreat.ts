import { no } from '@kurgan/engine';
import { AREAS, type AreaId } from '../data/areas.ts';
import type { UnitId } from '../data/units.ts';
import { battleOf } from './battle.ts';
import { isBarred, isVacant, putOutOfAction, roomIn, takeOff } from './board.ts';
import { continueRound } from './round.ts';
import {
  type Automatic,
  type Choosing,
  type Entered,
  german,
  goTo,
  type Open,
  type State,
  type VolgaContext,
} from './state.ts';

/**
 * Retreats without a choice happen by themselves: everybody fits, or a unit finds no room anywhere. Then the combat is
 * over and its markers are used up (AV-RES-19).
 */
export const fallBack: Automatic<'fallBack'> = {
  run(state, { units }, context) {
    const { open } = state;
    const homeless = units.filter(({ unit, from }) => refuges(open, unit, from).length === 0);
    for (const { unit } of homeless) putOutOfAction(state, open.areas[battleOf(open).area], unit, 'AV-R-40', context);
    const left = units.filter((each) => !homeless.includes(each));
    if (!everybodyFits(open, left)) return goTo(state, { step: 'retreat', units: left });
    for (const { unit, from } of left) withdrawTo(state, unit, from, context);
    open.battle = null;
    state.flow.pop();
    continueRound(state, context);
  },
};

function everybodyFits(open: Open, units: readonly Entered[]): boolean {
  return units.every(({ from }) => roomIn(open.areas[from]) >= units.filter((each) => each.from === from).length);
}

/** One unit after another, in the player's order (AV-RET-02). */
export const retreat: Choosing<'retreat', 'retreat'> = {
  rule: 'AV-RET-02',
  verbs: ['retreat'],
  who: german,
  propose: ({ open }, { units }) =>
    units.flatMap(({ unit, from }) => refuges(open, unit, from).map((to) => ({ do: 'retreat' as const, unit, to }))),
  refuse({ open }, { units }, { unit, to }) {
    const retreating = units.find((each) => each.unit === unit);
    if (retreating === undefined) return no('AV-RET-05', { unit, retreating: units.map((each) => each.unit) });
    const areas = refuges(open, unit, retreating.from);
    if (areas.includes(to)) return null;
    return no(areas.includes(retreating.from) ? 'AV-RET-01' : 'AV-RET-03', { unit, areas });
  },
  act(state, { units }, { unit, to }, context) {
    withdrawTo(state, unit, to, context);
    goTo(state, { step: 'fallBack', units: units.filter((each) => each.unit !== unit) });
  },
};

function withdrawTo(state: State, unit: UnitId, to: AreaId, context: VolgaContext): void {
  const { open } = state;
  const { area: from } = battleOf(open);
  takeOff(open.areas[from], unit);
  open.areas[to].spent.push(unit);
  context.log({ event: 'retreated', rule: 'AV-RET-01', unit, from, to });
}

/**
 * Areas a unit can retreat to: the one it came from or, if that is full, the nearest Vacant ones with room, searched
 * through Vacant Areas, even full ones. A northern unit stays in its Areas while one of them has room (AV-R-40).
 */
function refuges(open: Open, unit: UnitId, from: AreaId): AreaId[] {
  const allowed = nearest(open, from, (id) => !isBarred(open, unit, id));
  return allowed.length > 0 ? allowed : nearest(open, from, () => true);
}

function nearest(open: Open, from: AreaId, allowed: (id: AreaId) => boolean): AreaId[] {
  const seen = new Set<AreaId>([from]);
  let ring: AreaId[] = [from];
  while (ring.length > 0) {
    const found = ring.filter((id) => roomIn(open.areas[id]) > 0 && allowed(id));
    if (found.length > 0) return found;
    const next: AreaId[] = [];
    for (const id of ring) {
      for (const neighbour of AREAS[id].adjacent) {
        if (seen.has(neighbour) || !isVacant(open.areas[neighbour])) continue;
        seen.add(neighbour);
        next.push(neighbour);
      }
    }
    ring = next;
  }
  return [];
}
