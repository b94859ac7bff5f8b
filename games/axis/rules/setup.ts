import type { Setup } from '@kurgan/engine';
import { type CrossingId, SITE_IDS } from '../data/places.ts';
import { SCENARIOS, type ScenarioFacts, type ScenarioId } from '../data/scenarios.ts';
import { LIMITS } from '../data/track.ts';
import { KINDS } from '../data/units.ts';
import { CARD_IDS } from '../data/uranus.ts';
import { type Side, ZONE_IDS } from '../data/zones.ts';
import { emptyRow } from './board.ts';
import { cloneZones } from './clone.ts';
import { recordOf } from './record.ts';
import type { AxisContext, Crossing, Frame, Open, State } from './state.ts';

/** The boards as the charts show them; options and the first Uranus cards follow as steps (AA-R-100). */
export function setup(choice: Setup, context: AxisContext): State {
  const id = choice.scenario === 'uranus' ? 'uranus' : 'race';
  const scenario = SCENARIOS[id];
  const options = optionsOf(choice);
  const deck = [...CARD_IDS];
  context.shuffle(deck);
  const { factories } = scenario;
  const open: Open = {
    scenario: id,
    options,
    round: scenario.firstRound,
    card: 0,
    badWeather: false,
    frozen: [...scenario.frozen],
    winterStorm: scenario.winterStorm,
    rpc: { ...scenario.rpc },
    pool: { axis: LIMITS.axisTokens, allies: LIMITS.tokens - LIMITS.axisTokens },
    zones: cloneZones(START[id]),
    crossings: {
      gray: startingCrossing(scenario, 'gray'),
      brown: startingCrossing(scenario, 'brown'),
      white: startingCrossing(scenario, 'white'),
    },
    ambushers: recordOf(SITE_IDS, (site) =>
      scenario.ambushers.includes(site) ? { side: 'allies', kind: 'infantry' } : null,
    ),
    sorties: [],
    factories:
      factories === null
        ? null
        : {
            tank: { zone: factories.tank, from: scenario.firstRound },
            artillery: { zone: factories.artillery, from: scenario.firstRound },
          },
    uranus: { northwest: 0, southeast: 0, launched: false, shown: [], tokens: [] },
    moved: emptyRow(),
    raised: [],
    taken: [],
    fed: [],
    hauled: [],
    deployed: [],
    bid: { amount: 0, for: null, swapped: false },
    combat: null,
    outcome: null,
  };
  return {
    open,
    private: { axis: {}, allies: { drawn: [], northwest: [], southeast: [], left: null } },
    sealed: { deck },
    flow: openingOf(open, scenario.firstCard).reverse(),
  };
}

/** Steps before the first card, in their order (AA-R-100). */
function openingOf({ scenario, options }: Open, firstCard: number): Frame[] {
  const race = scenario === 'race';
  const frames: Frame[] = [];
  if (options.bidding) frames.push({ step: 'bidding', seat: 'axis' });
  if (race && options.factories) frames.push({ step: 'factoryHands' });
  if (race && options.deployment)
    frames.push(
      { step: 'rearrangement', side: 'allies', from: null },
      { step: 'rearrangement', side: 'axis', from: null },
    );
  if (!race) frames.push({ step: 'firstFive' });
  return [...frames, { step: 'card', card: firstCard }];
}

function optionsOf({ options }: Setup): Open['options'] {
  return {
    bidding: options.bidding === true,
    factories: options.factories === true,
    deployment: options.deployment === true,
    sorties: options.sorties === true,
    luftwaffe: options.luftwaffe === true,
    heroes: options.heroes === true,
    interdiction: options.interdiction === true,
    interceptors: options.interceptors === true,
    looseStacks: options.looseStacks === true,
  };
}

function startingZones(scenario: ScenarioFacts): Open['zones'] {
  return {
    control: ZONE_IDS.map((id) => (scenario.axisControls.includes(id) ? 'axis' : 'allies')),
    marker: ZONE_IDS.map((id) => (scenario.battles.includes(id) ? 'battle' : null)),
    river: ZONE_IDS.map(() => false),
    axis: startingStacks(scenario, 'axis'),
    allies: startingStacks(scenario, 'allies'),
    tokens: { axis: ZONE_IDS.map(() => 0), allies: ZONE_IDS.map(() => 0) },
  };
}

/** The boards at the start of each scenario, which every game copies. */
const START: Readonly<Record<ScenarioId, Open['zones']>> = {
  race: startingZones(SCENARIOS.race),
  uranus: startingZones(SCENARIOS.uranus),
};

function startingStacks(scenario: ScenarioFacts, side: Side): number[] {
  const row: number[] = [];
  for (const id of ZONE_IDS) for (const kind of KINDS) row.push(scenario[side][id]?.[kind] ?? 0);
  return row;
}

function startingCrossing(scenario: ScenarioFacts, id: CrossingId): Crossing {
  const cargo = scenario.aboard[id] ?? null;
  return { ferry: scenario.ferries.includes(id), cargo, due: false, attacked: false, ashore: null };
}
