import type { Setup } from '@kurgan/engine';
import type { CardId, Seat } from '../rules/ids.ts';
import { entry } from '../rules/pieces.ts';
import type { Side } from '../rules/state.ts';
import { SEATS, sideNamed } from './box.ts';
import { cityFor, wayTo } from './campaign/city.ts';
import { preparations } from './campaign/muster.ts';
import { freshPlatoon, integrateBest, isUpgradable, obey, type Platoon, promote } from './campaign/platoon.ts';
import { decodePlatoon, PLATOONS } from './campaign/platoon-code.ts';
import { campaignState, stateFor } from './effects.ts';
import { chosenOptions } from './options.ts';
import type { Room, StalingradContext, StalingradOpen, State } from './state.ts';

export const CAMPAIGN = 'campaign';
const START = '1a';

const emptySide = (): Side => ({
  counters: {},
  target: null,
  supply: [],
  play: [],
  hand: 0,
  deck: 0,
  discard: 0,
  removed: 0,
  seen: [],
  shown: [],
  unseen: [],
  lost: {},
  fogRemoved: 0,
  bid: false,
});

const roomOf = ({ available, gone }: Platoon): Room => ({
  available: available.slice(),
  gone: gone.slice(),
  hand: [],
  discard: [],
  removed: [],
  bid: null,
  hidden: [],
  picked: [],
  owed: [],
});

const bothSides = <T>(make: (seat: Seat) => T): Record<Seat, T> => ({
  [SEATS[0]]: make(SEATS[0]),
  [SEATS[1]]: make(SEATS[1]),
});

function emptyOpen(state: string, scenario: string): StalingradOpen {
  return {
    scenario,
    state,
    campaign: false,
    record: [],
    areas: {},
    ended: null,
    city: {},
    tunnelsLost: [],
    integrated: false,
    round: 0,
    marker: SEATS[0],
    active: null,
    points: {},
    tiles: {},
    sides: bothSides(emptySide),
    bids: null,
    outcome: null,
    brought: bothSides((): CardId[] => []),
    routed: [],
    mines: [],
    laid: {},
    smoke: {},
    smoked: {},
    watched: {},
    tunnels: [],
    gained: bothSides(() => 0),
    laidPoints: {},
    done: [],
    entered: [],
    ready: [],
    begun: false,
  };
}

/** A campaign begins with the first briefing; a single scenario stands where a campaign would lead to it. */
export function setup(chosen: Setup, context: StalingradContext): State {
  const isCampaign = chosen.scenario === CAMPAIGN;
  const state = isCampaign ? START : stateFor(chosen.scenario).code;
  const open = emptyOpen(state, isCampaign ? campaignState(START).scenario : chosen.scenario);
  open.campaign = isCampaign;
  const options = chosenOptions(chosen);
  if (options !== null) open.options = options;
  if (!isCampaign) return single(open, String(chosen.options[PLATOONS.id] ?? ''), context);
  return {
    open,
    private: bothSides((seat) => roomOf(freshPlatoon(seat))),
    sealed: { decks: bothSides((): CardId[] => []) },
    flow: [{ step: 'campaign' }],
  };
}

/** The forces and city that a campaign without any losses would bring to a scenario. */
interface Beginning {
  readonly platoons: Readonly<Record<Seat, Platoon>>;
  /** Soldiers that may be upgraded, and how many of them are. */
  readonly upgradable: Readonly<Record<Seat, readonly CardId[]>>;
  readonly upgrades: number;
  readonly city: StalingradOpen['city'];
  readonly integrated: boolean;
}

const beginnings = new Map<string, Beginning>();
function beginningOf(scenario: string): Beginning {
  let beginning = beginnings.get(scenario);
  if (beginning === undefined) {
    beginning = leadTo(scenario);
    beginnings.set(scenario, beginning);
  }
  return beginning;
}

function leadTo(scenario: string): Beginning {
  const state = stateFor(scenario);
  const before = wayTo(state.code);
  const way = [...before, state];
  const integrated = way.some(({ rules }) => rules?.some(({ effect }) => effect === 'integrate-squads'));
  const platoons = bothSides((seat) => {
    const platoon = freshPlatoon(seat);
    for (const each of way) obey(platoon, each, seat);
    if (integrated) integrateBest(platoon, sideNamed(seat));
    return platoon;
  });
  const upgradable = bothSides((seat) => {
    const platoon = entry(platoons, seat);
    return platoon.available.filter((card) => isUpgradable(platoon, card));
  });
  return { platoons, upgradable, upgrades: UPGRADES * before.length, city: cityFor(scenario), integrated };
}

/** Soldiers upgraded after each game. */
const UPGRADES = 2;

function single(open: StalingradOpen, code: string, context: StalingradContext): State {
  const beginning = beginningOf(open.scenario);
  open.city = beginning.city;
  open.integrated = beginning.integrated;
  const platoonOf = (seat: Seat): Platoon =>
    code === '' ? fullPlatoon(beginning, seat, context) : campaignPlatoon(beginning, seat, code);
  return {
    open,
    private: bothSides((seat) => roomOf(platoonOf(seat))),
    sealed: { decks: bothSides((): CardId[] => []) },
    flow: preparations(open, false),
  };
}

/** A platoon at full strength, with two soldiers upgraded for every game before. */
function fullPlatoon({ platoons, upgradable, upgrades }: Beginning, seat: Seat, context: StalingradContext): Platoon {
  const platoon = { ...entry(platoons, seat) };
  const soldiers = entry(upgradable, seat).slice();
  if (upgrades > 0) context.shuffle(soldiers);
  promote(platoon, soldiers.slice(0, upgrades));
  return platoon;
}

/** The platoon of a campaign as it stands: what the way to this scenario would have brought it does not have. */
function campaignPlatoon({ integrated }: Beginning, seat: Seat, code: string): Platoon {
  const platoon = { available: decodePlatoon(code, seat), gone: [] };
  if (integrated) integrateBest(platoon, sideNamed(seat));
  return platoon;
}
