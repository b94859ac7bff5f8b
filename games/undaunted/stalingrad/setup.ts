import type { Setup } from '@kurgan/engine';
import type { CardId, Seat } from '../rules/ids.ts';
import type { Side } from '../rules/state.ts';
import { SEATS, sideNamed } from './box.ts';
import { orderCity, preparations } from './campaign/muster.ts';
import { freshPlatoon, integrateBest, isUpgradable, obey, type Platoon, promote, wayTo } from './campaign/platoon.ts';
import { campaignState, stateFor } from './effects.ts';
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
  available,
  gone,
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
  if (!isCampaign) return single(open, context);
  return {
    open,
    private: bothSides((seat) => roomOf(freshPlatoon(seat))),
    sealed: { decks: bothSides((): CardId[] => []) },
    flow: [{ step: 'campaign' }],
  };
}

/** Both platoons at full strength, with two soldiers upgraded for every game before. */
function single(open: StalingradOpen, context: StalingradContext): State {
  const way = wayTo(open.state);
  const integrates = [...way, stateFor(open.scenario)].some(({ rules }) =>
    rules?.some(({ effect }) => effect === 'integrate-squads'),
  );
  const platoons = bothSides((seat) => {
    const platoon = freshPlatoon(seat);
    for (const state of way) {
      obey(platoon, state, seat);
      promoteSome(platoon, 2, context);
    }
    obey(platoon, stateFor(open.scenario), seat);
    if (integrates) integrateBest(platoon, sideNamed(seat));
    return platoon;
  });
  open.integrated = integrates;
  for (const { code } of way) orderCity(open, code, null);
  orderCity(open, open.state, null);
  return {
    open,
    private: bothSides((seat) => roomOf(platoons[seat] ?? freshPlatoon(seat))),
    sealed: { decks: bothSides((): CardId[] => []) },
    flow: preparations(open, false),
  };
}

function promoteSome(platoon: Platoon, n: number, context: StalingradContext): void {
  const eligible = platoon.available.filter((card) => isUpgradable(platoon, card));
  context.shuffle(eligible);
  for (const card of eligible.slice(0, n)) promote(platoon, card);
}
