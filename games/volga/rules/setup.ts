import type { Setup } from '@kurgan/engine';
import { AREA_IDS, AREAS, type AreaId, type Terrain } from '../data/areas.ts';
import { COUNTERS, type CounterId } from '../data/counters.ts';
import { SCENARIOS, type ScenarioFacts } from '../data/scenarios.ts';
import type { AreaState, Open, State, VolgaContext } from './state.ts';

const DEALT_IN_ORDER: readonly Terrain[] = ['clear', 'elevated', 'lightUrban', 'heavyUrban'];

/** Possible counters of an Unrevealed unit: the scenario's list, and Pavlov's House if it is mixed in (AV-OPT-16). */
export function mixOf(open: Open): readonly CounterId[] {
  const { pool, pavlov } = SCENARIOS[open.scenario];
  return open.options.pavlovsHouse && pavlov === null ? [...pool, 'pavlov'] : pool;
}

export function setup(choice: Setup, context: VolgaContext): State {
  const scenarioId = choice.scenario === 'factory' ? 'factory' : 'september';
  const scenario = SCENARIOS[scenarioId];
  const options = optionsOf(choice);
  const open: Open = {
    scenario: scenarioId,
    options,
    turn: scenario.firstTurn,
    morale: options.startMorale ?? scenario.morale,
    supply: 0,
    available: { artillery: 0, engineer: 0, air: 0 },
    event: null,
    areas: startingAreas(scenario, options.pavlovsHouse),
    outOfAction: [...scenario.outOfAction],
    arriving: scenario.reinforcements.map(({ group, turn, units }) => ({ group, turn, area: null, units: [...units] })),
    withdrawn: false,
    eliminated: [],
    activation: null,
    battle: null,
    outcome: null,
  };
  return {
    open,
    private: { german: {} },
    sealed: deal(mixOf(open), scenario.random, context),
    flow: [{ step: 'dawn' }],
  };
}

function optionsOf({ options }: Setup): Open['options'] {
  const { startMorale, moreSupply } = options;
  return {
    rubble: options.rubble === true,
    northernShoulder: options.northernShoulder === true,
    isolation: options.isolation === true,
    parentOrganization: options.parentOrganization === true,
    limitedAir: options.limitedAir === true,
    pavlovsHouse: options.pavlovsHouse === true,
    startMorale: typeof startMorale === 'number' ? startMorale : null,
    moreSupply: Array.isArray(moreSupply) ? [...moreSupply] : [],
  };
}

function startingAreas(scenario: ScenarioFacts, pavlovsHouse: boolean): Open['areas'] {
  const revealed = new Map(scenario.revealed.map(({ area, counter }) => [area, counter]));
  if (pavlovsHouse && scenario.pavlov !== null) revealed.set(scenario.pavlov.area, 'pavlov'); // AV-FAC-14, AV-R-52
  const units = new Map(scenario.german.map((stack) => [stack.area, stack.units]));
  const area = (id: AreaId): AreaState => ({
    control: scenario.controlled.includes(id) ? 'german' : 'soviet',
    soviet: revealed.get(id) ?? (scenario.random.includes(id) ? 'hidden' : null),
    fresh: [...(units.get(id) ?? [])],
    spent: [],
    isolated: false,
  });
  return recordOfAreas(area);
}

/** Deals one random counter of the right terrain to each Area; leftovers leave play unseen (AV-SET-09, AV-SET-10). */
export function deal(
  mix: readonly CounterId[],
  areas: readonly AreaId[],
  chance: { shuffle<T>(items: T[]): void },
): State['sealed'] {
  const counters = recordOfAreas<CounterId | null>(() => null);
  const leftOver: CounterId[] = [];
  for (const terrain of DEALT_IN_ORDER) {
    const cup = mix.filter((id) => COUNTERS[id].terrain === terrain);
    chance.shuffle(cup);
    for (const id of areas) if (AREAS[id].terrain === terrain) counters[id] = cup.pop() ?? null;
    leftOver.push(...cup);
  }
  return { counters, leftOver };
}

function recordOfAreas<T>(make: (id: AreaId) => T): Record<AreaId, T> {
  const all: Partial<Record<AreaId, T>> = {};
  for (const id of AREA_IDS) all[id] = make(id);
  return all as Record<AreaId, T>;
}
