import type { Choice } from '@kurgan/kit';
import { isAir, KINDS, type Kind } from '../../data/units.ts';
import type { ZoneId } from '../../data/zones.ts';
import { PLACE_IDS, type PlaceId } from '../board/lights.ts';

/** One gesture, several small actions: units picked in a zone, and the orders that take them to a place. */

export type Piece = Kind | 'token';
export const PIECES: readonly Piece[] = [...KINDS, 'token'];

/** Units picked in a zone, by kind. */
export type Picked = ReadonlyMap<Piece, number>;

/** Bombers carry, tanks blitz; everything else simply goes. */
const MISSIONS = ['go', 'blitz', 'drop', 'carry-1', 'carry-2', 'airlift'] as const;
export type Mission = (typeof MISSIONS)[number];

export interface Plan {
  /** In the order in which they are done. One that is no longer legal when its turn comes is left out. */
  readonly actions: readonly string[];
  /** Units that go, and those that can't. */
  readonly going: Picked;
  readonly staying: Picked;
}

/** Choices by the place they lead to. */
function byPlace(choices: readonly Choice[]): ReadonlyMap<PlaceId, readonly Choice[]> {
  const sorted = new Map<PlaceId, Choice[]>();
  for (const choice of choices) {
    if (choice.verb === 'emerge' || choice.verb === 'offload' || choice.verb === 'from') continue;
    const { to, target, site, crossing } = choice.words;
    const place = PLACE_IDS.find((id) => id === (to ?? target ?? site ?? crossing));
    if (place === undefined) continue;
    const there = sorted.get(place);
    if (there === undefined) sorted.set(place, [choice]);
    else there.push(choice);
  }
  return sorted;
}

/** Orders for units of one kind to a place, and how many of them it takes along. */
interface Order {
  readonly actions: readonly string[];
  readonly count: number;
}

const NOBODY: Order = { actions: [], count: 0 };

/** The largest legal move of at most so many. */
function marchOf(there: readonly Choice[], kind: Piece, count: number): Order {
  const moves = there.filter(
    ({ verb, words }) => verb === 'move' && words.kind === kind && Number(words.count) <= count,
  );
  const best = moves.reduce((most, { words }) => Math.max(most, Number(words.count)), 0);
  const move = moves.find(({ words }) => Number(words.count) === best);
  return move === undefined ? NOBODY : { actions: [move.text], count: best };
}

const find = (there: readonly Choice[], verb: string, words: Choice['words']): Choice | undefined =>
  there.find(
    (choice) => choice.verb === verb && Object.entries(words).every(([name, word]) => choice.words[name] === word),
  );

/** The same action once for each unit. */
const each = (choice: Choice | undefined, count: number): Order =>
  choice === undefined ? NOBODY : { actions: Array.from({ length: count }, () => choice.text), count };

/** Pairs out of the city; a single unit begins one, and its partner is asked for. */
function pairsOf(there: readonly Choice[], zone: ZoneId, kind: Piece, count: number): Order {
  const leave = find(there, 'leave', { kind });
  if (leave === undefined) return NOBODY;
  if (count === 1) return { actions: [leave.text], count: 1 };
  const pairs = Math.floor(count / 2);
  return {
    actions: Array.from({ length: pairs }, () => [leave.text, `pair ${kind} ${zone}`]).flat(),
    count: pairs * 2,
  };
}

/** Units of one kind simply go: march, fly, board, lie in ambush. */
function goOf(there: readonly Choice[], zone: ZoneId, kind: Piece, count: number): Order {
  if (kind === 'token') return each(find(there, 'load', { cargo: kind }), 1);
  if (isAir(kind)) return each(find(there, 'attack', { kind }) ?? find(there, 'relocate', { kind }), count);
  const shift = find(there, 'shift', { kind });
  if (shift !== undefined) return each(shift, count);
  const single = find(there, 'lurk', { kind }) ?? find(there, 'load', { cargo: kind });
  if (single !== undefined) return each(single, 1);
  const march = marchOf(there, kind, count);
  return march.count > 0 ? march : pairsOf(there, zone, kind, count);
}

const sum = (picked: Picked): number => [...picked.values()].reduce((all, count) => all + count, 0);

/** The first tank opens the way; when it has, the rest simply follows. */
function blitzOf(
  there: readonly Choice[],
  picked: Picked,
): { readonly actions: string[]; readonly going: Picked } | null {
  const tanks = picked.get('tank') ?? 0;
  const company = picked.get('mechanized') ?? 0;
  const wanted = company > 0 ? 'mechanized' : 'alone';
  const blitz =
    tanks === 0 ? undefined : (find(there, 'blitz', { with: wanted }) ?? find(there, 'blitz', { with: 'alone' }));
  if (blitz === undefined) return null;
  const { to, with: along } = blitz.words;
  const followers = company - (along === 'mechanized' ? 1 : 0);
  const going = new Map<Piece, number>([['tank', tanks]]);
  if (company > 0) going.set('mechanized', company);
  return {
    actions: [
      blitz.text,
      ...(tanks > 1 ? [`move ${tanks - 1} tank ${to}`] : []),
      ...(followers > 0 ? [`move ${followers} mechanized ${to}`] : []),
    ],
    going,
  };
}

/** A bomber with cargo: one for each load. */
function cargoOf(there: readonly Choice[], mission: Mission, bombers: number): Order {
  switch (mission) {
    case 'drop':
      return each(find(there, 'drop', {}), bombers);
    case 'carry-1':
      return each(find(there, 'supply', { tokens: '1' }), bombers);
    case 'carry-2':
      return each(find(there, 'supply', { tokens: '2' }), bombers);
    case 'airlift':
      return each(find(there, 'airlift', { kind: 'infantry' }) ?? find(there, 'airlift', {}), bombers);
    case 'go':
    case 'blitz':
      return NOBODY;
  }
}

/** A crossing and an Ambush Site take one unit. */
const isSingle = (there: readonly Choice[]): boolean => there.some(({ verb }) => verb === 'load' || verb === 'lurk');

function planFor(there: readonly Choice[], zone: ZoneId, picked: Picked, mission: Mission): Plan | null {
  const actions: string[] = [];
  const going = new Map<Piece, number>();
  if (mission === 'go') {
    for (const [kind, count] of picked) {
      const order = goOf(there, zone, kind, count);
      if (order.count === 0 || (going.size > 0 && isSingle(there))) continue;
      actions.push(...order.actions);
      going.set(kind, order.count);
    }
  } else if (mission !== 'blitz') {
    const order = cargoOf(there, mission, picked.get('bomber') ?? 0);
    actions.push(...order.actions);
    if (order.count > 0) going.set('bomber', order.count);
  }
  // Tanks that can't simply go there may still blitz.
  if (mission === 'blitz' || (mission === 'go' && (picked.get('tank') ?? 0) > 0 && !going.has('tank'))) {
    const blitz = blitzOf(there, picked);
    if (blitz !== null) {
      actions.unshift(...blitz.actions);
      for (const [kind, count] of blitz.going) going.set(kind, count);
    }
  }
  if (sum(going) === 0) return null;
  const staying = new Map<Piece, number>();
  for (const [kind, count] of picked) {
    const rest = count - (going.get(kind) ?? 0);
    if (rest > 0) staying.set(kind, rest);
  }
  return { actions, going, staying };
}

/** Every place that some of the picked units can go to, and the orders that take them there. */
export function plansOf(
  choices: readonly Choice[],
  zone: ZoneId,
  picked: Picked,
  mission: Mission,
): ReadonlyMap<PlaceId, Plan> {
  const plans = new Map<PlaceId, Plan>();
  for (const [place, there] of byPlace(choices)) {
    const plan = planFor(there, zone, picked, mission);
    if (plan !== null) plans.set(place, plan);
  }
  return plans;
}

/** Missions that the picked units could fly or drive, besides simply going. */
export function missionsOf(choices: readonly Choice[], zone: ZoneId, picked: Picked): readonly Mission[] {
  return MISSIONS.filter((mission) => plansOf(choices, zone, picked, mission).size > 0);
}
