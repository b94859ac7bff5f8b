import { id, type KindId, type Seat, type TileId, type UnitId } from '../rules/ids.ts';
import { scenarioFacts, seatNamed, sideNamed, titleOf } from './box.ts';
import { STATES } from './data/campaign.ts';
import { type CampaignState, type Effect, type Objective, type ScenarioFacts, SIDES, type Side } from './data/types.ts';
import type { StalingradOpen } from './state.ts';

const STATE: ReadonlyMap<string, CampaignState> = new Map(STATES.map((state) => [state.code, state]));

/** The name of a state as one side knows it: without the other side's secret rules. */
export const asKnownTo = (seat: Seat, state: string): string => `${state}/${seat}`;

export function campaignState(name: string): CampaignState {
  const [code = name] = name.split('/');
  const state = STATE.get(code);
  if (state === undefined) throw new Error(`there is no state ${name}`);
  return state;
}

/** The first state of the campaign that plays a scenario: a single scenario is set up as there. */
export function stateFor(scenario: string): CampaignState {
  const state = STATES.find((each) => each.scenario === scenario);
  if (state === undefined) throw new Error(`no state plays ${scenario}`);
  return state;
}

/** The effect of a name; some that say the same share a shape. */
type Named<Name extends Effect['effect']> = Effect extends infer Each
  ? Each extends { effect: infer Its }
    ? Name extends Its
      ? Each & { effect: Name }
      : never
    : never
  : never;

/** The special rules of a game, put together once for each scenario and state. */
export interface SpecialRules {
  readonly scenario: ScenarioFacts;
  /** Open rules of the scenario and the state, then those that one side alone knows. */
  readonly all: readonly Effect[];
  of<Name extends Effect['effect']>(name: Name): readonly Named<Name>[];
  /** Farthest target of any combat action but Bomb. */
  readonly maxRange: number;
  readonly forbidden: readonly Named<'forbid-action'>[];
  readonly tunnelsFor: Seat | null;
  readonly roundLimit: { readonly round: number; readonly winner: Seat } | null;
  objectives(seat: Seat): readonly Objective[];
}

const made = new Map<string, SpecialRules>();
/** Asked for many times in a row. */
let last: { readonly state: string; readonly rules: SpecialRules } | null = null;

/** A state plays one scenario, so it says all. */
export function rulesFor(state: string): SpecialRules {
  if (last?.state === state) return last.rules;
  let rules = made.get(state);
  if (rules === undefined) {
    rules = putTogether(campaignState(state), state.split('/')[1]);
    made.set(state, rules);
  }
  last = { state, rules };
  return rules;
}
export const rulesIn = ({ state }: StalingradOpen): SpecialRules => rulesFor(state);

const NONE: readonly never[] = [];

function putTogether(state: CampaignState, knower?: string): SpecialRules {
  const scenario = scenarioFacts(state.scenario);
  const secrets = SIDES.filter((side) => knower === undefined || seatNamed(side) === knower);
  const all = [...scenario.rules, ...(state.rules ?? []), ...secrets.flatMap((side) => scenario.sides[side].secret)];
  const byName = Map.groupBy(all, ({ effect }) => effect);
  const of = <Name extends Effect['effect']>(name: Name): readonly Named<Name>[] =>
    (byName.get(name) as readonly Named<Name>[] | undefined) ?? NONE;
  const [limit] = of('round-limit');
  const [tunnels] = of('tunnel-side');
  const objectivesOf = (side: Side): readonly Objective[] => [
    scenario.sides[side].objective,
    ...of('alt-objective')
      .filter((each) => each.side === side)
      .map(({ objective }) => objective),
  ];
  const objectives = { soviet: objectivesOf('soviet'), german: objectivesOf('german') };
  return {
    scenario,
    all,
    of,
    maxRange: Math.min(Number.POSITIVE_INFINITY, ...of('max-range').map(({ n }) => n)),
    forbidden: of('forbid-action'),
    tunnelsFor: tunnels === undefined ? null : seatNamed(tunnels.side),
    roundLimit: limit === undefined ? null : { round: limit.n, winner: seatNamed(limit.winner) },
    objectives: (seat) => objectives[sideNamed(seat)],
  };
}

/** The scenario's addition to the defense of a unit that isn't a vehicle. */
export function defenceMod(open: StalingradOpen, seat: Seat, unit: UnitId): number {
  let sum = 0;
  for (const { side, n, units } of rulesIn(open).of('defence-mod')) {
    if (side !== 'both' && seatNamed(side) !== seat) continue;
    if (units === 'all' || units.includes(unit)) sum += n;
  }
  return sum;
}

export function initiativeMod(open: StalingradOpen, seat: Seat): number {
  let sum = 0;
  for (const { side, n } of rulesIn(open).of('initiative-mod')) if (seatNamed(side) === seat) sum += n;
  return sum;
}

const HAND = 4;
/** How many cards a side draws this round (US-DRAW-01), or as the scenario says. */
export function handSize(open: StalingradOpen, seat: Seat): number {
  for (const { side, n, rounds } of rulesIn(open).of('hand-size')) {
    if (seatNamed(side) === seat && open.round >= rounds[0] && open.round <= rounds[1]) return n;
  }
  return HAND;
}

/** True if the scenario keeps cards of a title from an action. */
export function isForbidden(open: StalingradOpen, seat: Seat, kind: KindId, use: string): boolean {
  for (const { side, units, actions } of rulesIn(open).forbidden)
    if (seatNamed(side) === seat && units.includes(titleOf(kind)) && actions.includes(use)) return true;
  return false;
}

/** Tiles on which a unit may enter for the first time instead of beside its Riflemen. */
export function otherEntrances(open: StalingradOpen, seat: Seat, unit: UnitId): readonly TileId[] {
  const rules = rulesIn(open).of('alt-spawn');
  return rules.length === 0
    ? NONE
    : rules
        .filter(({ side, units }) => seatNamed(side) === seat && units.includes(unit))
        .flatMap(({ tiles }) => tiles.map((tile) => id.tile(tile)));
}
