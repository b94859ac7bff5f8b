import { no, type Refusal } from '@kurgan/engine';
import { NEIGHBORS } from '../data/borders.ts';
import { HITS_ON } from '../data/track.ts';
import { isCity, type Side, ZONE_IDS, ZONES, type ZoneId } from '../data/zones.ts';
import { isSameSortie } from './aloft.ts';
import { discardTokens, isContested, isFriendly, removeMarker } from './board.ts';
import { isCrossing } from './flights.ts';
import type { RuleId } from './rule-ids.ts';
import { gunsIn, landIn } from './stacks.ts';
import {
  type Action,
  type Aim,
  type Automatic,
  type AxisContext,
  type Choosing,
  finish,
  type Open,
  only,
  other,
  type Place,
  proceed,
  type Sortie,
} from './state.ts';

/** Air Defense on cards 4 and 11: every gun is aimed before the first die is rolled (AA-AD-08). */

/** Aircraft of a side that moved in this phase, by where they are (AA-R-54). */
const isTarget = (sortie: Sortie, side: Side, at: Place): boolean =>
  sortie.side === side && sortie.at === at && sortie.mission !== 'intercept' && sortie.mission !== 'hover';

export const isTransport = ({ mission }: Sortie): boolean =>
  mission === 'drop' || mission === 'landing' || mission === 'airlift';

const isInCity = (place: Place): boolean => isCrossing(place) || isCity(place);

/** Guns cover their own zone, and city guns the whole city (AA-AD-01, AA-AD-06); fire beyond that is Interdiction. */
const covers = (from: ZoneId, at: Place): boolean => from === at || (isCity(from) && isInCity(at));

/** How guns in a zone may fire at aircraft in a place. */
function shotAt(open: Open, side: Side, from: ZoneId, at: Place): 'airDefense' | 'interdiction' | null {
  const enemy = other(side);
  if (covers(from, at)) return open.sorties.some((each) => isTarget(each, enemy, at)) ? 'airDefense' : null;
  if (!open.options.interdiction || isCrossing(at) || isContested(open, from)) return null;
  const near = NEIGHBORS[from].includes(at) && ZONES[at].base === null;
  return near && open.sorties.some((each) => isTarget(each, enemy, at) && isTransport(each)) ? 'interdiction' : null;
}

/** Places with enemy aircraft that moved. */
function targets(open: Open, side: Side): Place[] {
  const places: Place[] = [];
  for (const sortie of open.sorties)
    if (isTarget(sortie, other(side), sortie.at) && !places.includes(sortie.at)) places.push(sortie.at);
  return places;
}

function idleGuns(open: Open, side: Side, zone: ZoneId, aim: Aim): number {
  let idle = gunsIn(open, side, zone);
  if (idle > 0) for (const each of aim) if (each.from === zone) idle -= each.count;
  return idle;
}

function shots(open: Open, side: Side, aim: Aim): Action<'aim'>[] {
  const list: Action<'aim'>[] = [];
  const places = targets(open, side);
  if (places.length === 0) return list;
  for (const zone of ZONE_IDS) {
    const idle = idleGuns(open, side, zone, aim);
    if (idle === 0) continue;
    for (const at of places) {
      if (shotAt(open, side, zone, at) === null) continue;
      for (let count = 1; count <= idle; count++) list.push({ do: 'aim', count, zone, at });
    }
  }
  return list;
}

export const canDefend = (open: Open, side: Side): boolean => shots(open, side, []).length > 0;

function refuseAim(open: Open, side: Side, aim: Aim, { count, zone, at }: Action<'aim'>): Refusal<RuleId> | null {
  const idle = idleGuns(open, side, zone, aim);
  if (idle < count) return no('AA-AD-08', { guns: Math.max(0, idle), zone });
  if (shotAt(open, side, zone, at) !== null) return null;
  if (open.options.interdiction && !isCrossing(at) && !covers(zone, at) && NEIGHBORS[zone].includes(at))
    return no('AA-OPT-09', { zone, at, contested: isContested(open, zone) });
  return no(isInCity(at) ? 'AA-AD-06' : 'AA-AD-01', { zone, at });
}

export const airDefense: Choosing<'airDefense', 'aim' | 'fire' | 'hold'> = {
  rule: 'AA-AD-10',
  verbs: ['aim', 'fire', 'hold'],
  window: { kinds: ['airDefense'], pass: { do: 'hold' } },
  exact: true,
  who: (_view, { side }) => only(side),
  propose({ open }, { side, aim }) {
    return [...(aim.length > 0 ? [{ do: 'fire' } as const] : []), { do: 'hold' } as const, ...shots(open, side, aim)];
  },
  refuse({ open }, { side, aim }, action) {
    if (action.do === 'aim') return refuseAim(open, side, aim, action);
    return action.do === 'fire' && aim.length === 0 ? no('AA-AD-08', { aimed: 0 }, 'aim first') : null;
  },
  act(state, { side, aim }, action) {
    if (action.do === 'hold') finish(state);
    else if (action.do === 'fire') proceed(state, { step: 'flak', side, aim });
    else {
      const shot = { from: action.zone, at: action.at, count: action.count };
      proceed(state, { step: 'airDefense', side, aim: [...aim, shot] });
    }
  },
};

/** Guns that roll together: at one place, and all or none of them to interdict. */
export interface Salvo {
  readonly at: Place;
  readonly interdicted: boolean;
  readonly count: number;
}

/** The salvos of all aimed guns, in the order of the aim. */
export function salvosOf(aim: Aim): Salvo[] {
  const list: { at: Place; interdicted: boolean; count: number }[] = [];
  for (const { from, at, count } of aim) {
    const interdicted = !covers(from, at);
    const before = list.find((each) => each.at === at && each.interdicted === interdicted);
    if (before === undefined) list.push({ at, interdicted, count });
    else before.count += count;
  }
  return list;
}

/** Rolls for one place after the other. Guns that interdict hit transports alone (AA-OPT-09). */
export const flak: Automatic<'flak'> = {
  run(state, { side, aim }, context) {
    const [salvo] = salvosOf(aim);
    if (salvo === undefined) {
      finish(state);
      return;
    }
    const { at, interdicted } = salvo;
    const dice = Array.from({ length: salvo.count }, () => context.d(6));
    const hits = dice.filter((die) => die <= HITS_ON.airDefense).length;
    context.log({ event: 'flak', rule: interdicted ? 'AA-OPT-09' : 'AA-AD-01', side, at, dice, hits });
    const rest = aim.filter((each) => each.at !== at || covers(each.from, at) === interdicted);
    proceed(state, { step: 'shotDown', side: other(side), at, hits, interdicted }, { step: 'flak', side, aim: rest });
  },
};

/** Aircraft that a salvo can hit, by their place in the list. */
export const victims = (open: Open, side: Side, at: Place, interdicted: boolean): number[] =>
  open.sorties.flatMap((each, i) => (isTarget(each, side, at) && (!interdicted || isTransport(each)) ? [i] : []));

/** Gives up one aircraft for each hit, the owner's choice where they differ (AA-AD-04). */
export const shotDown: Automatic<'shotDown'> = {
  run(state, frame, context) {
    const { open } = state;
    const { side, at, hits, interdicted } = frame;
    const list = victims(open, side, at, interdicted);
    const [index] = list;
    const sortie = index === undefined ? undefined : open.sorties[index];
    if (hits === 0 || index === undefined || sortie === undefined) {
      finish(state);
      return;
    }
    const alike = list.every((i) => {
      const each = open.sorties[i];
      return each !== undefined && isSameSortie(each, sortie);
    });
    if (!alike && hits < list.length) {
      proceed(state, { step: 'downing', side, at, hits, interdicted });
      return;
    }
    proceed(state, { step: 'shotDown', side, at, hits: hits - 1, interdicted });
    down(open, index, context);
  },
};

export const downing: Choosing<'downing', 'down'> = {
  rule: 'AA-AD-04',
  verbs: ['down'],
  exact: true,
  who: (_view, { side }) => only(side),
  propose: ({ open }, { side, at, interdicted }) =>
    victims(open, side, at, interdicted).map((sortie) => ({ do: 'down', sortie })),
  refuse: ({ open }, { side, at, interdicted }, { sortie }) =>
    victims(open, side, at, interdicted).includes(sortie) ? null : no('AA-AD-04', { at }),
  act(state, { side, at, hits, interdicted }, { sortie }, context) {
    proceed(state, { step: 'shotDown', side, at, hits: hits - 1, interdicted });
    down(state.open, sortie, context);
  },
};

function down(open: Open, index: number, context: AxisContext): void {
  const [sortie] = open.sorties.splice(index, 1);
  if (sortie === undefined) return;
  const { side, kind, at, tokens, passenger } = sortie;
  discardTokens(open, tokens);
  context.log({ event: 'shotDown', rule: 'AA-AD-04', side, kind, at, tokens, passenger });
  callOff(open, side, at);
}

/** The last aircraft of an attack without land units is gone, and its marker with it (AA-R-89). One side attacks at a time. */
export function callOff(open: Open, side: Side, at: Place): void {
  if (open.sorties.some((each) => each.at === at && each.mission === 'attack')) return;
  if (isCrossing(at)) open.crossings[at].attacked = false;
  else if (landIn(open, side, at) === 0 && !isFriendly(open, side, at)) removeMarker(open, at);
}
