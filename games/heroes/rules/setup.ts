import type { Setup } from '@kurgan/engine';
import type { Recruited, ScenarioFacts } from '../data/scenarios/facts.ts';
import type { ScenarioId } from '../data/scenarios/scenarios.ts';
import { fieldFor } from './areas.ts';
import { fullDeck } from './full-deck.ts';
import { CAN_HIDE, kindNumber } from './profiles.ts';
import { type Recruit, recruitsOf, stockOf, tilesOf } from './recruits.ts';
import { scenarioOf } from './scenario.ts';
import {
  type Battle,
  type Frame,
  type HeroesContext,
  NONE,
  type Open,
  type Orders,
  type Own,
  other,
  SEATS,
  type Seat,
  type State,
  UNKNOWN,
  WHERE,
} from './state.ts';

const NO_ORDERS: Orders = { numbers: 0, next: 1, specials: 0, specialsShown: 0, bluffs: 0, aside: 0, tiles: [] };

/** A counter with the turn in which it arrives. */
type Arrival = Recruit & { readonly due: number };

/** Everything a side brings: its army, extra units of the scenario, and reinforcements (HS-SCN-10). */
function forceOf({ extraUnits, special }: ScenarioFacts, army: readonly Recruited[], seat: Seat): Arrival[] {
  const extra = (extraUnits?.[seat] ?? []).flatMap(({ unit, count }) =>
    Array.from({ length: count }, (): Arrival => ({ type: unit, tile: NONE, slot: null, stripe: null, due: 0 })),
  );
  const later = special.flatMap(({ side, turn, do: what }) =>
    side === seat && what.op === 'reinforce'
      ? what.units.flatMap(({ unit, count }) =>
          Array.from(
            { length: count },
            (): Arrival => ({
              type: unit,
              tile: NONE,
              slot: null,
              stripe: what.stripe,
              due: turn ?? 1,
            }),
          ),
        )
      : [],
  );
  return [...recruitsOf(army).map((recruit) => ({ ...recruit, due: 0 })), ...extra, ...later];
}

/** Counters with Ambush change places among themselves, so that handles tell nothing (HS-R-70). */
function mixHiders(force: Arrival[], context: HeroesContext): Arrival[] {
  const places = force.flatMap(({ type }, i) => (CAN_HIDE[kindNumber(type)] ? [i] : []));
  const hiders = places.flatMap((i) => force.slice(i, i + 1));
  context.shuffle(hiders);
  const mixed = [...force];
  for (const [k, i] of places.entries()) mixed.splice(i, 1, ...hiders.slice(k, k + 1));
  return mixed;
}

function deckFor(seat: Seat, context: HeroesContext) {
  const deck = fullDeck(seat);
  context.shuffle(deck);
  return deck;
}

const hidersOf = (force: readonly Recruit[]): number[] =>
  force
    .map(({ type }) => kindNumber(type))
    .filter((kind) => CAN_HIDE[kind])
    .sort((a, b) => a - b);

const NO_UNITS = (): Open['units'] => ({
  kind: [],
  where: [],
  at: [],
  rear: [],
  facing: [],
  up: [],
  suppressed: [],
  acted: [],
  token: [],
  shown: [],
  damage: [],
  fired: [],
  carrier: [],
});

const emptyRoom = (): Own => ({
  hand: [],
  tokens: [],
  tiles: [],
  aside: [],
  faces: [],
  known: [],
  placed: [],
  army: [],
});

/** The box is open: decks are shuffled and the Initiative is settled, nobody has an army. */
export function unpack({ scenario, options }: Setup, battle: Battle | null, context: HeroesContext): State {
  const open: Open = {
    scenario: scenario as ScenarioId,
    battle,
    options: { simultaneous: options.simultaneous === true, replace: options.replace === true || scenario === 'free' },
    turn: 0,
    initiative: 'soviet',
    phase: 'setup',
    counts: { soviet: 0, german: 0 },
    roster: [],
    hiders: { soviet: [], german: [] },
    units: NO_UNITS(),
    army: { soviet: [], german: [] },
    stock: { soviet: [], german: [] },
    orders: { soviet: { ...NO_ORDERS, tiles: [] }, german: { ...NO_ORDERS, tiles: [] } },
    hands: { soviet: 0, german: 0 },
    decks: { soviet: 40, german: 40 },
    discards: { soviet: [], german: [] },
    points: [],
    ruined: 0,
    wrecks: [],
    smoke: [],
    effects: [],
    control: [],
    scored: { soviet: 0, german: 0 },
    outcome: null,
  };
  const { initiative } = scenarioOf(open);
  open.initiative = initiative === 'random' ? (SEATS[context.below(2)] ?? 'soviet') : initiative;
  return {
    open,
    private: { soviet: emptyRoom(), german: emptyRoom() },
    sealed: { decks: { soviet: deckFor('soviet', context), german: deckFor('german', context) } },
    flow: [],
  };
}

/** A scenario with the forces it names. */
export function setupScenario(setup: Setup, context: HeroesContext): State {
  const state = unpack(setup, null, context);
  enlist(state, scenarioOf(state.open).forces, context);
  state.flow = deploying(state.open);
  return state;
}

/** The armies step onto the battlefield's edge: one row entry for each counter (HS-SET-04). */
export function enlist(
  state: State,
  armies: Readonly<Record<Seat, readonly Recruited[]>>,
  context: HeroesContext,
): void {
  const { open } = state;
  const facts = scenarioOf(open);
  const forces = {
    soviet: mixHiders(forceOf(facts, armies.soviet, 'soviet'), context),
    german: mixHiders(forceOf(facts, armies.german, 'german'), context),
  };
  const all = [...forces.soviet, ...forces.german];
  const seatOf = (i: number): Seat => (i < forces.soviet.length ? 'soviet' : 'german');
  const fill = (value: number): number[] => all.map(() => value);
  const kinds = all.map(({ type }) => kindNumber(type));
  const hides = kinds.map((kind) => CAN_HIDE[kind] === true);
  open.counts = { soviet: forces.soviet.length, german: forces.german.length };
  open.roster = all.map(({ tile, slot, stripe, due }, i) => ({
    seat: seatOf(i),
    due,
    ...(hides[i] ? { hides: true, tile: NONE, slot: null, stripe: null } : { hides: false, tile, slot, stripe }),
  }));
  open.hiders = { soviet: hidersOf(forces.soviet), german: hidersOf(forces.german) };
  open.units = {
    kind: kinds.map((kind, i) => (hides[i] ? UNKNOWN : kind)),
    where: fill(WHERE.waiting),
    at: fill(NONE),
    rear: fill(NONE),
    facing: all.map((_, i) => (seatOf(i) === 'soviet' ? 0 : 4)),
    up: fill(0),
    suppressed: fill(0),
    acted: fill(0),
    token: fill(0),
    shown: fill(0),
    damage: fill(0),
    fired: fill(0),
    carrier: fill(NONE),
  };
  const field = fieldFor(open);
  open.points = field.parts.map(() => 0);
  open.ruined = field.startsRuined;
  open.control = facts.zones.map(() => null);
  for (const seat of SEATS) {
    open.army[seat] = tilesOf(armies[seat]);
    open.stock[seat] = stockOf(armies[seat]);
    state.private[seat].tokens = fill(0);
    state.private[seat].known = kinds.map(() => 0);
    state.private[seat].faces = kinds.map((kind, i) => (hides[i] && seatOf(i) === seat ? kind : UNKNOWN));
  }
}

/** Frames of deployment, the last to come first (HS-SCN-03). */
export function deploying(open: Open): Frame[] {
  const { initiative } = open;
  const inOrder = scenarioOf(open).deployment.order.map((who) =>
    who === 'initiative' ? initiative : who === 'noInitiative' ? other(initiative) : who,
  );
  return [
    { step: 'begin' },
    { step: 'deployed' },
    ...inOrder.map((seat) => ({ step: 'deploy', seat, unit: NONE, up: 0 }) as const).reverse(),
  ];
}
