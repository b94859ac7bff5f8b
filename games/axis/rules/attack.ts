import { no } from '@kurgan/engine';
import { CROSSING_IDS, type CrossingId } from '../data/places.ts';
import { LIMITS } from '../data/track.ts';
import { AIRFIELDS, isCity, type Side, ZONE_IDS, type ZoneId } from '../data/zones.ts';
import { discardTokens, multiply, volgaFrozen } from './board.ts';
import { isIntercepted } from './interceptors.ts';
import { addTokens, addUnits, airIn, entryAt } from './stacks.ts';
import {
  type Automatic,
  type AxisContext,
  type Choosing,
  finish,
  type Open,
  only,
  proceed,
  type Sortie,
  type State,
} from './state.ts';
import { airValue } from './volley.ts';

/** Cards 5 and 12 before the combats: landings, cargo, raids on the crossings. */

export const readyAttack: Automatic<'readyAttack'> = {
  run(state) {
    const { open } = state;
    finish(state);
    open.taken = [];
    open.hauled = [];
  },
};

const isArriving = ({ mission }: Sortie): boolean =>
  mission === 'relocate' || mission === 'landing' || mission === 'airlift';

const arrivingAt = (open: Open, side: Side, zone: ZoneId): number[] =>
  open.sorties.flatMap((each, i) => (each.side === side && each.at === zone && isArriving(each) ? [i] : []));

/** Free places on an airfield (AA-MAP-11). A side's interceptors are back before it lands anybody (AA-R-94). */
export const freePlaces = (open: Open, side: Side, zone: ZoneId): number => LIMITS.airfield - airIn(open, side, zone);

/** Aircraft on their way to an airfield land; those without a place are lost (AA-ATT-01). Then drops fall (AA-ATT-03). */
export const touchdowns: Automatic<'touchdowns'> = {
  run(state, { side }, context) {
    const { open } = state;
    for (const zone of AIRFIELDS) {
      const list = arrivingAt(open, side, zone);
      const [index] = list;
      if (index === undefined) continue;
      const places = freePlaces(open, side, zone);
      if (places > 0 && places < list.length) {
        proceed(state, { step: 'touchdown', side, zone }, { step: 'touchdowns', side });
        return;
      }
      for (let i = list.length; i > 0; i--) {
        const [next] = arrivingAt(open, side, zone);
        if (next === undefined) break;
        if (places > 0) landArrival(open, next, context);
        else loseArrival(open, next, context);
      }
    }
    for (const sortie of open.sorties)
      if (sortie.side === side && sortie.mission === 'drop') dropTokens(open, sortie, context);
    finish(state);
  },
};

/** Too many for the airfield: the owner says who lands. */
export const touchdown: Choosing<'touchdown', 'admit'> = {
  rule: 'AA-ATT-01',
  verbs: ['admit'],
  exact: true,
  who: (_view, { side }) => only(side),
  propose: ({ open }, { side, zone }) => arrivingAt(open, side, zone).map((sortie) => ({ do: 'admit', sortie })),
  refuse: ({ open }, { side, zone }, { sortie }) =>
    arrivingAt(open, side, zone).includes(sortie) ? null : no('AA-ATT-01', { zone }),
  act(state, _frame, { sortie }, context) {
    finish(state);
    landArrival(state.open, sortie, context);
  },
};

function landArrival(open: Open, index: number, context: AxisContext): void {
  const [sortie] = open.sorties.splice(index, 1);
  if (sortie === undefined) return;
  const { side, kind, at, mission, passenger } = sortie;
  const zone = at as ZoneId; // an arrival is never at a crossing
  addUnits(open, side, zone, kind, 1);
  context.log({ event: 'landed', rule: 'AA-ATT-01', side, kind, zone });
  if (mission === 'relocate') return;
  noteHauled(open, zone);
  dropTokens(open, sortie, context);
  if (passenger === null) return;
  addUnits(open, side, zone, passenger, 1);
  context.log({ event: 'delivered', rule: 'AA-ATT-03', side, zone, tokens: 0, passenger });
  if (side === 'axis' && passenger === 'infantry' && isCity(zone)) multiply(open, zone, 1, 'AA-R-101', context);
}

function noteHauled(open: Open, zone: ZoneId): void {
  const before = open.hauled.find((each) => each.zone === zone);
  if (before === undefined) open.hauled.push({ zone, count: 1 });
  else before.count++;
}

function dropTokens(open: Open, sortie: Sortie, context: AxisContext): void {
  const { side, at, tokens } = sortie;
  if (tokens === 0) return;
  const zone = at as ZoneId;
  addTokens(open, side, zone, tokens);
  sortie.tokens = 0;
  context.log({ event: 'delivered', rule: 'AA-ATT-03', side, zone, tokens, passenger: null });
}

function loseArrival(open: Open, index: number, context: AxisContext): void {
  const [sortie] = open.sorties.splice(index, 1);
  if (sortie === undefined) return;
  const { side, kind, tokens, passenger } = sortie;
  discardTokens(open, tokens);
  context.log({ event: 'homeless', rule: 'AA-ATT-01', side, kind, count: 1, tokens, passenger });
}

const raided = (open: Open): CrossingId[] => CROSSING_IDS.filter((id) => open.crossings[id].attacked);

/** Axis only: all raids come before the first combat (AA-R-60). */
export const crossingRaids: Automatic<'crossingRaids'> = {
  run(state, _frame, context) {
    const list = raided(state.open);
    const [crossing] = list;
    if (crossing === undefined) finish(state);
    else if (list.length > 1) proceed(state, { step: 'raid' });
    else strike(state, crossing, context);
  },
};

export const raid: Choosing<'raid', 'raid'> = {
  rule: 'AA-R-60',
  verbs: ['raid'],
  who: () => only('axis'),
  propose: () => CROSSING_IDS.map((crossing) => ({ do: 'raid', crossing })),
  refuse: ({ open }, _frame, { crossing }) =>
    open.crossings[crossing].attacked ? null : no('AA-VCX-01', { crossing, attacked: false }),
  act: (state, _frame, { crossing }, context) => strike(state, crossing, context),
};

/** The value of each aircraft over a crossing. */
export const raidValues = (open: Open, crossing: CrossingId): number[] =>
  open.sorties
    .filter(({ side, at, mission }) => side === 'axis' && at === crossing && mission === 'attack')
    .map(({ kind }) => airValue(open, 'axis', kind, true));

/** One die for each aircraft; one hit is enough (AA-VCX-02). */
function strike(state: State, crossing: CrossingId, context: AxisContext): void {
  const { open } = state;
  proceed(state, { step: 'crossingRaids' });
  open.crossings[crossing].attacked = false; // AA-VCX-05
  if (isIntercepted(open, crossing)) {
    state.flow.push({ step: 'crossingCombat', crossing });
    return;
  }
  const rolls = raidValues(open, crossing).map((value) => ({ die: context.d(6), value }));
  const hit = rolls.some(({ die, value }) => die <= value);
  context.log({ event: 'raided', rule: 'AA-VCX-02', crossing, dice: rolls.map(({ die }) => die), hit });
  if (hit) destroyCrossing(open, crossing, context);
}

/** A ferry goes down with its cargo; an ice bridge stays (AA-VCX-03, AA-VCX-04). */
export function destroyCrossing(open: Open, crossing: CrossingId, context: AxisContext): void {
  const facts = open.crossings[crossing];
  const ferry = !volgaFrozen(open);
  context.log({ event: 'crossingLost', rule: 'AA-VCX-03', crossing, cargo: facts.cargo, ferry });
  if (facts.cargo === 'token') discardTokens(open, 1);
  facts.cargo = null;
  if (ferry) facts.ferry = false;
}

/** Zones where the attacker still has to fight (AA-ATT-06). */
export const fightsLeft = ({ zones }: Open, fought: readonly ZoneId[]): ZoneId[] =>
  ZONE_IDS.filter((zone, number) => entryAt(zones.marker, number) !== null && !fought.includes(zone));
