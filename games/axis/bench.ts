import { expectOk, Match, parseSetup, SeededChance, type Setup, SilentContext } from '@kurgan/engine';
import { KINDS, type Kind } from './data/units.ts';
import type { Side } from './data/zones.ts';
import { battleOdds } from './odds/battle.ts';
import type { AxisAction } from './rules/actions.ts';
import { combatIn, isFight } from './rules/combat.ts';
import { axis } from './rules/game.ts';
import { addUnits, countIn, setMarker } from './rules/stacks.ts';
import type { Axis, Open, State } from './rules/state.ts';

const race: Setup = expectOk(parseSetup(axis.scenarios, 'race'));

const LONG = 1000;

function randomMatch(
  seed: string,
  most: number,
  see: (match: Match<Axis>, legal: readonly AxisAction[]) => void,
): Match<Axis> {
  const match = new Match(axis, race, seed);
  const chance = SeededChance.fromSeed(`${seed} at random`);
  while (match.length < most) {
    const [seat] = match.waiting;
    if (seat === undefined) break;
    const legal = match.legal(seat);
    see(match, legal);
    const action = legal[chance.below(legal.length)];
    if (action !== undefined) match.act(seat, action);
  }
  return match;
}

/** A match of 1,000 decisions, or the longest one found. */
function longMatch(): Match<Axis> {
  let best = randomMatch('1', LONG, () => {});
  for (let seed = 2; best.length < LONG && seed <= 10; seed++) {
    const match = randomMatch(String(seed), LONG, () => {});
    if (match.length > best.length) best = match;
  }
  return best;
}

const FIGHTS = 50;

/** Fights about to be fought in random games. */
function gambles(): readonly { state: State; seat: Side; action: AxisAction }[] {
  const found: { state: State; seat: Side; action: AxisAction }[] = [];
  for (let seed = 1; found.length < FIGHTS; seed++) {
    randomMatch(String(seed), Number.POSITIVE_INFINITY, ({ state, waiting }, legal) => {
      const [seat] = waiting;
      for (const action of legal)
        if (seat !== undefined && action.do === 'fight' && isFight(state.open, action.zone) && found.length < FIGHTS)
          found.push({ state: axis.clone(state), seat, action });
    });
  }
  return found;
}

const FIELD = 'pitomnik';
/** Eight land units of each side, every kind of fire, and aircraft above them. */
const LARGEST = {
  axis: { infantry: 2, artillery: 1, tank: 1, 'assault-gun': 4 },
  allies: { infantry: 2, mechanized: 1, artillery: 1, tank: 3, 'rocket-launcher': 1, fighter: 2, bomber: 2 },
  aloft: { axis: { fighter: 4, bomber: 6 }, allies: { fighter: 3, bomber: 0 } },
} as const satisfies Readonly<Record<Side, { readonly [K in Kind]?: number }>> & { readonly aloft: unknown };

function largestFight(): Open {
  const { open } = axis.setup(race, SilentContext.seeded<Axis>('the largest fight'));
  for (const side of ['axis', 'allies'] as const) {
    const units: { readonly [K in Kind]?: number } = LARGEST[side];
    for (const kind of KINDS) addUnits(open, side, FIELD, kind, (units[kind] ?? 0) - countIn(open, side, FIELD, kind));
    for (const kind of ['fighter', 'bomber'] as const)
      for (let n = 0; n < LARGEST.aloft[side][kind]; n++)
        open.sorties.push({ side, kind, at: FIELD, mission: 'attack', tokens: 0, passenger: null, home: null });
  }
  setMarker(open, FIELD, 'assault');
  return open;
}

const largest = {
  title: 'exact odds of the largest fight',
  most: 5,
  unit: 'ms',
  prepare() {
    const open = largestFight();
    const combat = combatIn(open, 'axis', FIELD);
    return () => {
      battleOdds(open, combat);
      return 1;
    };
  },
} as const;

/** Measurements for `kurgan bench`. */
export const bench = { setup: race, mostRatio: 12, mostGameMs: 60, longMatch, gambles, chores: [largest] };
