import type { Setup } from '@kurgan/engine';
import { BATTLE_SIZES, type BattleSize } from '../data/free-battle.ts';
import type { Recruited, ScenarioFacts } from '../data/scenarios/facts.ts';
import type { ScenarioId } from '../data/scenarios/scenarios.ts';
import { fieldFor } from './areas.ts';
import { type Recruit, recruitsOf, stockOf, tilesOf } from './army.ts';
import { sizeOf } from './battlefield.ts';
import { fullDeck } from './deck.ts';
import { packed } from './muster.ts';
import { CAN_HIDE, kindNumber } from './profiles.ts';
import { refuseArmy } from './recruitment/limits.ts';
import { readArmy } from './recruitment/text.ts';
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

export function setup({ scenario, options }: Setup, context: HeroesContext): State {
  const open: Open = {
    scenario: scenario as ScenarioId,
    battle: scenario === 'free' ? { size: sizeChosen(options.size), boards: [], north: null } : null,
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
  const { initiative, forces } = scenarioOf(open);
  open.initiative = initiative === 'random' ? (SEATS[context.below(2)] ?? 'soviet') : initiative;
  const state: State = {
    open,
    private: { soviet: emptyRoom(), german: emptyRoom() },
    sealed: { decks: { soviet: deckFor('soviet', context), german: deckFor('german', context) } },
    flow: [],
  };
  if (open.battle !== null) {
    state.flow = preparing(state, open.battle, options);
    return state;
  }
  enlist(state, forces, context);
  state.flow = deploying(open);
  return state;
}

function sizeChosen(value: unknown): BattleSize {
  const [named] = Array.isArray(value) ? value : [];
  return BATTLE_SIZES.find((size) => size === named) ?? 'skirmish';
}

/** Frames before a Free Battle, the last to come first. A side that brings a legal army has mustered already. */
function preparing(state: State, battle: Battle, options: Setup['options']): Frame[] {
  const { initiative } = state.open;
  const { columns, rows, points } = sizeOf(battle);
  const builders = SEATS.filter((seat) => {
    const brought = readArmy(String(options[seat] ?? ''));
    if (!brought.ok || brought.value.side !== seat) return true;
    state.private[seat].army = packed(brought.value.army);
    return refuseArmy(brought.value.army, points, seat) !== null;
  });
  const places = Array.from({ length: columns * rows }, (_, i): Frame => {
    return { step: 'laying', seat: i % 2 === 0 ? initiative : other(initiative) };
  });
  return [
    { step: 'edges', seat: initiative },
    ...(options.drawn === true ? [{ step: 'drawing' } as const] : places.reverse()),
    { step: 'shown' },
    ...(builders.length > 0 ? [{ step: 'muster', seats: builders } as const] : []),
  ];
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
