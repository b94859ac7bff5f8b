import { no } from '@kurgan/engine';
import { AREA_IDS, AREAS, type AreaId } from '../data/areas.ts';
import { BLOODY_STREETS } from '../data/charts.ts';
import { COUNTERS } from '../data/counters.ts';
import { changeMorale, contestedAreas, effects, isPaused, isUrban, spend } from './board.ts';
import { type AreaState, type Automatic, type Choosing, german, goTo, type Open, type State } from './state.ts';

/** One die for each Contested urban Area, in ascending order (AV-BS-01, AV-R-39). */
export const bloodyStreets: Automatic<'bloodyStreets'> = {
  run(state, _frame, context) {
    const { open } = state;
    for (const id of contestedAreas(open)) {
      if (!isUrban(id)) continue;
      const area = open.areas[id];
      const die = context.d(6);
      const readAs = Math.min(6, die + (AREAS[id].tem === 4 && isGuards(area) ? 1 : 0)); // AV-BS-05
      const row = BLOODY_STREETS.find(({ from, to }) => from <= readAs && readAs <= to);
      context.log({ event: 'bloodyStreets', rule: readAs === die ? 'AV-BS-01' : 'AV-BS-05', area: id, die, readAs });
      changeMorale(state, row?.morale ?? 0, readAs === 6 ? 'AV-BS-04' : 'AV-BS-03', context);
      if (row?.spent === true) for (const unit of [...area.fresh]) spend(area, unit);
    }
    toSelection(state);
  },
};

/** The counter decides, whether or not its dice were used up at the reveal (AV-R-39). */
export const isGuards = ({ soviet }: AreaState): boolean =>
  soviet !== null && soviet !== 'hidden' && COUNTERS[soviet].strategy === 'guards';

const ACTIVATIONS = AREA_IDS.map((area) => ({ do: 'activate', area }) as const);
const END = { do: 'end' } as const;

/** One Area after another, in any order, until the player stops (AV-ACT-01, AV-ACT-05, AV-ACT-06). */
export const selection: Choosing<'selection', 'activate' | 'end'> = {
  rule: 'AV-ACT-01',
  verbs: ['activate', 'end'],
  who: german,
  propose({ open }) {
    const actions: ({ do: 'activate'; area: AreaId } | { do: 'end' })[] = [];
    for (const action of ACTIVATIONS) if (open.areas[action.area].fresh.length > 0) actions.push(action);
    actions.push(END);
    return actions;
  },
  refuse({ open }, _frame, action) {
    switch (action.do) {
      case 'activate':
        return refuseActivation(open, action.area);
      case 'end':
        return null;
    }
  },
  act(state, _frame, action, context) {
    const { open } = state;
    switch (action.do) {
      case 'activate':
        open.activation = { area: action.area, contested: contestedAreas(open), attacked: [], groups: [] };
        context.log({ event: 'activated', rule: 'AV-ACT-02', area: action.area });
        return goTo(state, { step: 'actionRound' });
      case 'end':
        return goTo(state, { step: 'victoryCheck' });
    }
  },
};

function refuseActivation(open: Open, id: AreaId) {
  const { fresh, spent } = open.areas[id];
  if (fresh.length === 0) return no('AV-ACT-01', { area: id, fresh: 0, spent: spent.length });
  for (const unit of fresh) if (!isPaused(open, unit)) return null;
  return no('AV-EVT-07', { area: id, 'paused corps': effects(open).pausedCorps ?? '' });
}

/** Moves on to the next Action Round, or ends the phase when nobody can act (AV-ACT-06, AV-R-59). */
export function toSelection(state: State): void {
  const { open } = state;
  open.activation = null;
  const anybody = AREA_IDS.some((id) => open.areas[id].fresh.some((unit) => !isPaused(open, unit)));
  goTo(state, { step: anybody ? 'selection' : 'victoryCheck' });
}
