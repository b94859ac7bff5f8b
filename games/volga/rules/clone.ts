import { clonePlain } from '@kurgan/engine';
import { AREA_IDS } from '../data/areas.ts';
import type { AreaState, Frame, Open, State } from './state.ts';

const cloneArea = ({ control, soviet, fresh, spent, isolated }: AreaState): AreaState => ({
  control,
  soviet,
  fresh: fresh.slice(),
  spent: spent.slice(),
  isolated,
});

/** Written out for speed. The setup never changes, so copies share it. */
export function cloneOpen(open: Open): Open {
  const areas = { ...open.areas };
  for (const id of AREA_IDS) areas[id] = cloneArea(open.areas[id]);
  const { artillery, engineer, air } = open.available;
  return {
    scenario: open.scenario,
    options: open.options,
    turn: open.turn,
    morale: open.morale,
    supply: open.supply,
    available: { artillery, engineer, air },
    event: open.event,
    areas,
    outOfAction: open.outOfAction.slice(),
    arriving: open.arriving.map(({ group, turn, area, units }) => ({ group, turn, area, units: units.slice() })),
    withdrawn: open.withdrawn,
    eliminated: open.eliminated.slice(),
    activation: clonePlain(open.activation),
    battle: clonePlain(open.battle),
    outcome: open.outcome,
  };
}

export const cloneFrame = (frame: Frame): Frame => clonePlain(frame);

export const clone = ({ open, sealed, flow }: State): State => ({
  open: cloneOpen(open),
  private: { german: {} },
  sealed: { counters: { ...sealed.counters }, leftOver: sealed.leftOver.slice() },
  flow: flow.map(cloneFrame),
});
