import type { Setup } from '@kurgan/engine';
import type { ScenarioNumber } from '../data/scenarios/scenarios.ts';
import { SCENARIOS } from '../data/scenarios/scenarios.ts';
import { fieldFor } from './areas.ts';
import { type Recruit, recruitsOf, stockOf, tilesOf } from './army.ts';
import { fullDeck } from './deck.ts';
import { CAN_HIDE, kindNumber } from './profiles.ts';
import {
  type HeroesContext,
  NONE,
  type Open,
  type Orders,
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
function forceOf(scenario: ScenarioNumber, seat: Seat): Arrival[] {
  const { forces, extraUnits, special } = SCENARIOS[scenario];
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
  return [...recruitsOf(forces[seat]).map((recruit) => ({ ...recruit, due: 0 })), ...extra, ...later];
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

export function setup({ scenario, options }: Setup, context: HeroesContext): State {
  const id = scenario as ScenarioNumber;
  const facts = SCENARIOS[id];
  const forces = {
    soviet: mixHiders(forceOf(id, 'soviet'), context),
    german: mixHiders(forceOf(id, 'german'), context),
  };
  const all = [...forces.soviet, ...forces.german];
  const initiative = facts.initiative === 'random' ? (SEATS[context.below(2)] ?? 'soviet') : facts.initiative;
  const fill = (value: number): number[] => all.map(() => value);
  const kinds = all.map(({ type }) => kindNumber(type));
  const hides = kinds.map((kind) => CAN_HIDE[kind] === true);
  const field = fieldFor(id);
  const open: Open = {
    scenario: id,
    options: { simultaneous: options.simultaneous === true },
    turn: 0,
    initiative,
    phase: 'setup',
    counts: { soviet: forces.soviet.length, german: forces.german.length },
    roster: all.map(({ tile, slot, stripe, due }, i) => ({
      seat: i < forces.soviet.length ? 'soviet' : 'german',
      due,
      ...(hides[i] ? { hides: true, tile: NONE, slot: null, stripe: null } : { hides: false, tile, slot, stripe }),
    })),
    hiders: {
      soviet: hidersOf(forces.soviet),
      german: hidersOf(forces.german),
    },
    units: {
      kind: kinds.map((kind, i) => (hides[i] ? UNKNOWN : kind)),
      where: fill(WHERE.waiting),
      at: fill(NONE),
      rear: fill(NONE),
      facing: all.map((_, i) => (i < forces.soviet.length ? 0 : 4)),
      up: fill(0),
      suppressed: fill(0),
      acted: fill(0),
      token: fill(0),
      shown: fill(0),
      damage: fill(0),
      fired: fill(0),
      carrier: fill(NONE),
    },
    army: { soviet: tilesOf(facts.forces.soviet), german: tilesOf(facts.forces.german) },
    stock: { soviet: stockOf(facts.forces.soviet), german: stockOf(facts.forces.german) },
    orders: { soviet: { ...NO_ORDERS, tiles: [] }, german: { ...NO_ORDERS, tiles: [] } },
    hands: { soviet: 0, german: 0 },
    decks: { soviet: 40, german: 40 },
    discards: { soviet: [], german: [] },
    points: field.parts.map(() => 0),
    ruined: field.startsRuined,
    wrecks: [],
    smoke: [],
    effects: [],
    control: facts.zones.map(() => null),
    scored: { soviet: 0, german: 0 },
    outcome: null,
  };
  const own = (seat: Seat) => ({
    hand: [],
    tokens: fill(0),
    tiles: [],
    aside: [],
    faces: kinds.map((kind, i) => (hides[i] && open.roster[i]?.seat === seat ? kind : UNKNOWN)),
    placed: [],
  });
  const inOrder = facts.deployment.order.map((who) =>
    who === 'initiative' ? initiative : who === 'noInitiative' ? other(initiative) : who,
  );
  return {
    open,
    private: { soviet: own('soviet'), german: own('german') },
    sealed: { decks: { soviet: deckFor('soviet', context), german: deckFor('german', context) } },
    flow: [
      { step: 'begin' },
      { step: 'deployed' },
      ...inOrder.map((seat) => ({ step: 'deploy', seat, unit: NONE, up: 0 }) as const).reverse(),
    ],
  };
}

const hidersOf = (force: readonly Recruit[]): number[] =>
  force
    .map(({ type }) => kindNumber(type))
    .filter((kind) => CAN_HIDE[kind])
    .sort((a, b) => a - b);
