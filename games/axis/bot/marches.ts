import { LIMITS } from '../data/track.ts';
import { kindNumber, LAND_KINDS, type LandKind } from '../data/units.ts';
import { isCity, ZONE_IDS, type ZoneId } from '../data/zones.ts';
import type { AxisAction } from '../rules/actions.ts';
import { markersLeft } from '../rules/board.ts';
import { isPairBound, marchFrom, reach } from '../rules/reach.ts';
import { countAt, entryAt, KIND_COUNT, unitRow } from '../rules/stacks.ts';
import { ATTACK, addTo, at, CLOSED, DEFENSE, neighborsOf, type Row, row, ZONE_COUNT, zoneAt } from './ground.ts';
import type { Situation } from './situation.ts';

/** An action in a Movement phase, and the zone that must be picked for it. */
export interface Order {
  readonly from: ZoneId | null;
  readonly action: AxisAction;
}

/** Units of a kind in a zone that can still move, and where to. */
export interface Group {
  readonly zone: number;
  readonly kind: number;
  count: number;
  readonly ends: readonly { readonly zone: number; readonly river: boolean; readonly doubles: boolean }[];
}

const INFANTRY = kindNumber('infantry');
const CITY = ZONE_IDS.map(isCity);

export function groupsOf(situation: Situation): Group[] {
  const { open, side } = situation;
  const groups: Group[] = [];
  const markers = markersLeft(open);
  const units = unitRow(open, side);
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    if (open.zones.marker[zone] !== null || CLOSED[zone] === true) continue;
    let march = null;
    for (const kind of LAND_KINDS) {
      const number = kindNumber(kind);
      const place = zone * KIND_COUNT + number;
      const count = countAt(units, place) - countAt(open.moved, place);
      if (count <= 0) continue;
      march ??= marchFrom(open, side, zoneAt(zone), markers);
      const multiplies = isPairBound(side, kind) && CITY[zone] !== true;
      const ends = reach(march, kind).map(({ end, don }) => ({
        zone: end,
        river: situation.crosses(don),
        doubles: multiplies && CITY[end] === true,
      }));
      if (ends.length > 0) groups.push({ zone, kind: number, count, ends });
    }
  }
  return groups;
}

/** Units on their way to one zone. */
interface Package {
  gain: number;
  picks: { group: Group; count: number; doubles: boolean }[];
  river: boolean;
}

interface Source {
  readonly group: Group;
  readonly river: boolean;
  readonly doubles: boolean;
}

/** Units already promised to the package, by the zone they leave. */
const left = { count: row(), attack: row(), defense: row() };

/** The best force that can be sent to a zone where there is or will be a fight. */
function assemble(situation: Situation, target: number, sources: readonly Source[], air: number): Package {
  const best: Package = { gain: 0, picks: [], river: false };
  const before = situation.fight(target, 0, 0, 0, at(situation.air, target), false);
  const support = at(situation.air, target) + (situation.marker[target] === 'battle' ? 0 : air);
  const taken: number[] = sources.map(() => 0);
  const order: number[] = [];
  let count = 0;
  let attack = 0;
  let defense = 0;
  let cost = 0;
  let river = false;
  let bestLength = 0;
  const room = LIMITS.stack - at(situation.mine.count, target);
  for (const { group } of sources) {
    left.count[group.zone] = 0;
    left.attack[group.zone] = 0;
    left.defense[group.zone] = 0;
  }
  while (count < room) {
    let pick = -1;
    let value = Number.NEGATIVE_INFINITY;
    let price = 0;
    for (let i = 0; i < sources.length; i++) {
      const source = entryAt(sources, i);
      const { group } = source;
      if (at(taken, i) >= group.count) continue;
      const zone = group.zone;
      const a = at(ATTACK, group.kind);
      if (a === 0) continue;
      const d = at(DEFENSE, group.kind);
      const gone = at(left.count, zone);
      const there = situation.hold(zone, -gone, -at(left.attack, zone), -at(left.defense, zone));
      const then = situation.hold(zone, -gone - 1, -at(left.attack, zone) - a, -at(left.defense, zone) - d);
      const leaving = there - then;
      const more = source.doubles ? 1 : 0;
      const worth =
        situation.fight(
          target,
          count + 1 + more,
          attack + a + more,
          defense + d + 2 * more,
          support,
          river || source.river,
        ) +
        more * situation.weights.multiply;
      const score = worth - leaving;
      if (score <= value) continue;
      value = score;
      pick = i;
      price = leaving;
    }
    if (pick < 0) break;
    const source = entryAt(sources, pick);
    const { group } = source;
    const more = source.doubles ? 1 : 0;
    taken[pick] = at(taken, pick) + 1;
    order.push(pick);
    const a = at(ATTACK, group.kind) + more;
    const d = at(DEFENSE, group.kind) + 2 * more;
    left.count[group.zone] = at(left.count, group.zone) + 1;
    left.attack[group.zone] = at(left.attack, group.zone) + at(ATTACK, group.kind);
    left.defense[group.zone] = at(left.defense, group.zone) + at(DEFENSE, group.kind);
    count += 1 + more;
    attack += a;
    defense += d;
    river ||= source.river;
    cost += price - more * situation.weights.multiply;
    const gain = situation.fight(target, count, attack, defense, support, river) - cost - before;
    if (gain <= best.gain) continue;
    best.gain = gain;
    best.river = river;
    bestLength = order.length;
  }
  for (let i = 0; i < bestLength; i++) {
    const source = entryAt(sources, entryAt(order, i));
    const known = best.picks.find(({ group }) => group === source.group);
    if (known === undefined) best.picks.push({ group: source.group, count: 1, doubles: source.doubles });
    else known.count++;
  }
  return best;
}

const moveOrder = (group: Group, count: number, to: number): Order => ({
  from: zoneAt(group.zone),
  action: { do: 'move', count, kind: entryAt<LandKind>(LAND_KINDS, group.kind), to: zoneAt(to) },
});

/** Moves units in the situation, and notes the order. */
function commit(
  situation: Situation,
  group: Group,
  count: number,
  to: number,
  doubles: boolean,
  orders: Order[],
): void {
  group.count -= count;
  addTo(situation.mine, group.zone, group.kind, -count);
  addTo(situation.mine, to, group.kind, count);
  if (doubles) addTo(situation.mine, to, INFANTRY, count);
  orders.push(moveOrder(group, count, to));
}

/** Attacks and reinforcements of fights, the most rewarding first. */
export function planAttacks(situation: Situation, groups: readonly Group[], orders: Order[]): void {
  const sources: Source[][] = Array.from({ length: ZONE_COUNT }, () => []);
  for (const group of groups)
    for (const { zone, river, doubles } of group.ends)
      if (!situation.isMine(zone) || situation.marker[zone] !== null)
        entryAt(sources, zone).push({ group, river, doubles });
  const found: (Package | null)[] = sources.map(() => null);
  let wings = readyWings(situation);
  for (;;) {
    let target = -1;
    let best = situation.weights.nerve;
    for (let zone = 0; zone < ZONE_COUNT; zone++) {
      const list = entryAt(sources, zone);
      if (list.length === 0) continue;
      const known = found[zone] ?? assemble(situation, zone, list, 3 * Math.min(2, wings));
      found[zone] = known;
      if (known.gain <= best) continue;
      best = known.gain;
      target = zone;
    }
    const chosen = found[target];
    if (target < 0 || chosen === undefined || chosen === null) return;
    if (situation.marker[target] !== 'battle' && at(situation.theirs.count, target) > 0) wings = Math.max(0, wings - 2);
    if (situation.marker[target] === null && chosen.river) situation.river[target] = true;
    for (const { group, count, doubles } of chosen.picks) commit(situation, group, count, target, doubles, orders);
    situation.lock(target);
    const changed = new Set(chosen.picks.map(({ group }) => group.zone));
    for (let zone = 0; zone < ZONE_COUNT; zone++) {
      const isTouched = zone === target || entryAt(sources, zone).some(({ group }) => changed.has(group.zone));
      if (isTouched || neighborsOf(target).includes(zone)) found[zone] = null;
    }
  }
}

/** Aircraft that can support attacks in this weather. */
function readyWings({ open, side }: Situation): number {
  if (open.badWeather && !open.options.sorties) return 0;
  let wings = 0;
  const units = unitRow(open, side);
  for (let zone = 0; zone < ZONE_COUNT; zone++)
    wings += countAt(units, zone * KIND_COUNT + KIND_COUNT - 2) + countAt(units, zone * KIND_COUNT + KIND_COUNT - 1);
  return wings;
}

const DECAY = 0.72;

/** How much each zone draws reserves: need that is near counts more. */
function pullOf(situation: Situation): Row {
  const { worth, weights } = situation;
  const pull = row();
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    if (CLOSED[zone] === true) continue;
    if (situation.marker[zone] !== null) pull[zone] = at(worth, zone) * 0.6 + 0.5;
    else if (situation.isMine(zone)) pull[zone] = at(worth, zone) - situation.hold(zone, 0, 0, 0);
    else pull[zone] = at(worth, zone) * weights.push;
  }
  for (let pass = 0; pass < 6; pass++)
    for (let zone = 0; zone < ZONE_COUNT; zone++) {
      if (CLOSED[zone] === true || !situation.isMine(zone)) continue;
      let most = at(pull, zone);
      for (const next of neighborsOf(zone)) most = Math.max(most, DECAY * at(pull, next));
      pull[zone] = most;
    }
  return pull;
}

/** Part of the pull that a unit follows, against ground it guards now. */
const DRAW = 0.35;

/** Everybody else guards what is threatened, or comes closer to where the need is. */
export function planReserves(situation: Situation, groups: readonly Group[], orders: Order[]): void {
  const pull = pullOf(situation);
  const drawn = (zone: number, more: number): number =>
    at(pull, zone) * DRAW * Math.max(0, 1 - (at(situation.mine.count, zone) + more) / (LIMITS.stack + 2));
  for (const group of groups) {
    const { zone, kind, ends } = group;
    const a = at(ATTACK, kind);
    const d = at(DEFENSE, kind);
    const moves = new Map<number, { count: number; doubles: boolean }>();
    for (let n = group.count; n > 0; n--) {
      const stay = situation.hold(zone, 0, 0, 0) - situation.hold(zone, -1, -a, -d) + drawn(zone, -1);
      let best = stay + 0.02;
      let to = -1;
      let twice = false;
      for (const end of ends) {
        if (!situation.isMine(end.zone) || situation.marker[end.zone] !== null) continue;
        if (at(situation.mine.count, end.zone) + (end.doubles ? 2 : 1) > LIMITS.stack) continue;
        const gain =
          situation.hold(end.zone, 1, a, d) -
          situation.hold(end.zone, 0, 0, 0) +
          drawn(end.zone, 0) +
          (end.doubles ? situation.weights.multiply : 0);
        if (gain <= best) continue;
        best = gain;
        to = end.zone;
        twice = end.doubles;
      }
      if (to < 0) break;
      addTo(situation.mine, zone, kind, -1);
      addTo(situation.mine, to, kind, 1);
      if (twice) addTo(situation.mine, to, INFANTRY, 1);
      group.count--;
      const known = moves.get(to);
      if (known === undefined) moves.set(to, { count: 1, doubles: twice });
      else known.count++;
    }
    for (const [to, { count }] of moves) orders.push(moveOrder(group, count, to));
  }
}

const TANK = kindNumber('tank');

/** Idle tanks take empty ground in passing and come back. */
export function planBlitzes(situation: Situation, groups: readonly Group[], orders: Order[]): void {
  for (const group of groups) {
    if (group.kind !== TANK) continue;
    for (; group.count > 0; group.count--) {
      let best = 0;
      let through = -1;
      for (const { zone } of group.ends) {
        if (!neighborsOf(group.zone).includes(zone) || situation.isMine(zone) || situation.marker[zone] !== null)
          continue;
        if (at(situation.theirs.count, zone) > 0 || at(situation.grounded, zone) > 0 || CLOSED[zone] === true) continue;
        const worth = at(situation.worth, zone);
        if (worth <= best) continue;
        best = worth;
        through = zone;
      }
      if (through < 0) break;
      situation.marker[through] = 'assault'; // nobody else takes it
      const to = zoneAt(group.zone);
      orders.push({ from: to, action: { do: 'blitz', with: 'alone', through: zoneAt(through), to } });
    }
  }
}
