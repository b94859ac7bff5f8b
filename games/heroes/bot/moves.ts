import { allowance } from '../rules/abilities.ts';
import { fieldFor, isInZone } from '../rules/areas.ts';
import { endOf, enemyOf, firstOf, of, onField, openProfile, profile, seatOf } from '../rules/counters.ts';
import { coverFrom } from '../rules/cover.ts';
import { facingOf } from '../rules/field/drive.ts';
import { squareRange } from '../rules/field/range.ts';
import { canEnd, type Reach, reachOf, wayTo } from '../rules/field/reach.ts';
import { type Square, square } from '../rules/field/squares.ts';
import { frontOf, lay } from '../rules/ground.ts';
import { INFANTRY, X } from '../rules/profiles.ts';
import { scenarioOf } from '../rules/scenario.ts';
import { NONE, type Open, other, type View, WHERE } from '../rules/state.ts';
import { walker } from '../rules/walk.ts';
import { exposure, tokenFaith } from './estimate.ts';
import { goalsOf } from './goals.ts';
import { scratchOf } from './scratch.ts';
import type { Skill } from './skill.ts';
import { FAR, stepsToZone } from './ways.ts';
import { WEIGHTS } from './weights.ts';
import { worthOf } from './worth.ts';

/** Friends of a unit that stand in each zone. */
function friendsIn(open: Open, u: number): number[] {
  const seat = seatOf(open, u);
  return scenarioOf(open).zones.map((_, zone) => {
    let count = 0;
    for (let v = firstOf(open, seat); v < endOf(open, seat); v++)
      if (v !== u && onField(open, v) && isInZone(open, zone, of(open.units.at, v))) count++;
    return count;
  });
}

/** Share of a zone's worth that draws vehicles to its walls. */
const SUPPORT = 0.4;

/** The pull of everything worth having, by square. */
export class Pull {
  readonly #zones: { readonly steps: Uint8Array; readonly worth: number }[] = [];
  readonly #open: Open;
  readonly #leisure: number;
  readonly #prey: readonly { readonly unit: number; readonly worth: number }[];

  constructor(view: View, u: number, { crowd }: Skill) {
    const { open } = view;
    const seat = seatOf(open, u);
    const { category, move } = openProfile(open, u);
    const ground = lay(open);
    const { zones, exits } = goalsOf(open);
    const friends = friendsIn(open, u);
    const { zones: ids } = scenarioOf(open);
    this.#open = open;
    this.#leisure = (scenarioOf(open).turns - open.turn + 1) * 2 * Math.max(1, move === X ? 0 : move);
    for (const [zone, worth] of zones.entries()) {
      const here = friends[zone] ?? 0;
      const held = open.control[zone] === seat && here > 0 ? WEIGHTS.held : 1;
      const out = scenarioOf(open).exits?.some((exit) => exit.side === seat && exit.zone === ids[zone]?.id) === true;
      const ransom = out && hasCaptive(open, u) ? RANSOM : 0;
      const value = (worth[seat] * held) / (1 + crowd * here) + (exits[zone]?.[seat] ?? 0) + ransom;
      if (value <= 0) continue;
      const steps = stepsToZone(open, ground, zone, category === INFANTRY);
      // A vehicle that gets in nowhere still helps those who do.
      if (category !== INFANTRY && !steps.some((far) => far > 0 && far < FAR))
        this.#zones.push({ steps: stepsToZone(open, ground, zone, true), worth: SUPPORT * value });
      else this.#zones.push({ steps, worth: value });
    }
    this.#prey = hasCaptive(open, u) ? [] : [...preyOf(view, u, this.#zones.length > 0), ...patientsOf(view, u)];
  }

  at(place: number): number {
    let best = 0;
    let all = 0;
    for (const { steps, worth } of this.#zones) {
      const far = steps[place] ?? FAR;
      if (far >= FAR) continue;
      const late = far > this.#leisure ? 0.15 : 1;
      const value = worth * late * WEIGHTS.nearness ** far;
      all += value;
      if (value > best) best = value;
    }
    return best + WEIGHTS.others * (all - best) + this.#hunt(place);
  }

  /** Enemies that the scenario marks draw everybody; without a place to go to, all of them do. */
  #hunt(place: number): number {
    const field = fieldFor(this.#open);
    let best = 0;
    for (const { unit, worth } of this.#prey) {
      const range = squareRange(field, square(place), frontOf(this.#open, unit));
      best = Math.max(best, worth * WEIGHTS.nearness ** range);
    }
    return best;
  }
}

/** Enemies worth going after, and how much. */
function preyOf(view: View, u: number, hasGoal: boolean): { readonly unit: number; readonly worth: number }[] {
  const { open } = view;
  const { marked, wanted } = goalsOf(open);
  const enemy = enemyOf(open, u);
  const found: { unit: number; worth: number }[] = [];
  for (let e = firstOf(open, enemy); e < endOf(open, enemy); e++) {
    if (!onField(open, e)) continue;
    const kind = of(open.units.kind, e);
    const isWanted = wanted.get(kind) === seatOf(open, u);
    const worth = (isWanted ? 0.8 : 0.25) * (marked.get(kind) ?? 0) + (hasGoal ? 0 : 0.3 * worthOf(view, e));
    if (worth > 0) found.push({ unit: e, worth });
  }
  return found;
}

/** Vehicles that a mechanic can help. */
function patientsOf(view: View, u: number): { readonly unit: number; readonly worth: number }[] {
  const { open } = view;
  if (!profile(view, u).mechanic) return [];
  const seat = seatOf(open, u);
  const found: { unit: number; worth: number }[] = [];
  for (let v = firstOf(open, seat); v < endOf(open, seat); v++)
    if (onField(open, v) && of(open.units.damage, v) !== 0)
      found.push({ unit: v, worth: WEIGHTS.damaged * worthOf(view, v) });
  return found;
}

/** A prisoner is brought out, whatever it takes. */
export const hasCaptive = ({ units: { where, carrier } }: Open, u: number): boolean =>
  where.some((place, v) => place === WHERE.captive && of(carrier, v) === u);
const RANSOM = 60;

/** Where a unit would stand, and how good that is. */
interface Stand {
  readonly place: number;
  readonly value: number;
}

/** Judges places for one unit. */
export class Judge {
  readonly view: View;
  readonly #pull: Pull;
  readonly #unit: number;
  readonly #faith: number;
  readonly #skill: Skill;
  readonly #isLast: boolean;

  constructor(view: View, u: number, skill: Skill) {
    this.view = scratchOf(view);
    this.#isLast = view.open.turn === scenarioOf(view.open).turns;
    this.#unit = u;
    this.#skill = skill;
    this.#pull = new Pull(this.view, u, skill);
    this.#faith = tokenFaith(view.open, other(seatOf(view.open, u)));
  }

  /** Value of standing on a square, with the rear of a long vehicle on another. */
  at(place: number, rear = NONE): number {
    const { units } = this.view.open;
    const u = this.#unit;
    const [before, behind, faces] = [of(units.at, u), of(units.rear, u), of(units.facing, u)];
    units.at[u] = place;
    units.rear[u] = rear;
    if (rear !== NONE) units.facing[u] = facingOf(lay(this.view.open), square(place), square(rear));
    const { danger, promise } = exposure(this.view, u, this.#faith, rear === NONE, this.#skill);
    const { last } = WEIGHTS;
    const { caution, shots } = this.#skill;
    const harm = (this.#isLast ? last.harm : 1) * (shots * promise - caution * danger);
    const value = (this.#isLast ? last.goals : 1) * this.#pull.at(place) + harm - this.#trampled(place, rear);
    units.at[u] = before;
    units.rear[u] = behind;
    units.facing[u] = faces;
    return value;
  }

  /** From now on looks at the unit with its other side up. */
  flip(): void {
    const { up } = this.view.open.units;
    up[this.#unit] = 1 - of(up, this.#unit);
  }

  /** Friends that would have to make way. */
  #trampled(place: number, rear: number): number {
    const { open } = this.view;
    const u = this.#unit;
    if (openProfile(open, u).category === INFANTRY) return 0;
    const seat = seatOf(open, u);
    let sum = 0;
    for (let v = firstOf(open, seat); v < endOf(open, seat); v++) {
      const there = of(open.units.at, v);
      if (v !== u && onField(open, v) && there !== NONE && (there === place || there === rear)) sum += WEIGHTS.trampled;
    }
    return sum;
  }

  /** The most wanted of many places. */
  mostWanted<T>(places: readonly T[], squareOf: (place: T) => number, most: number): readonly T[] {
    if (places.length <= most) return places;
    return places
      .map((place) => ({ place, pull: this.#pull.at(squareOf(place)) }))
      .sort((a, b) => b.pull - a.pull)
      .slice(0, most)
      .map(({ place }) => place);
  }

  /** Value of standing somewhere before the enemy is there: near what is wanted, and in cover. */
  before(place: number): number {
    const { open } = this.view;
    const before = of(open.units.at, this.#unit);
    open.units.at[this.#unit] = place;
    const cover = coverFrom(open, square(place), this.#unit);
    const { danger, promise } = exposure(this.view, this.#unit, this.#faith, true, this.#skill);
    open.units.at[this.#unit] = before;
    return this.#pull.at(place) + 0.08 * cover * worthOf(this.view, this.#unit) - danger + this.#skill.shots * promise;
  }
}

/** The best square within reach; its way there leaves the start out. */
export interface Destination extends Stand {
  readonly way: readonly Square[];
  /** Gain over staying. */
  readonly gain: number;
}

/** Squares within reach, the best first. */
function destinations(view: View, u: number, skill: Skill, left = allowance(view, u)): Destination[] {
  const { open } = view;
  const start = of(open.units.at, u);
  if (left < 1 || start === NONE || profile(view, u).size === 2) return [];
  const walk = walker(open, u, left + 1);
  const reach: Reach = reachOf(walk.ground, walk, square(start), left);
  const places: number[] = [];
  reach.steps.forEach((taken, place) => {
    if (taken > 0 && canEnd(walk.ground, walk.category, square(place))) places.push(place);
  });
  if (places.length === 0) return [];
  const judge = new Judge(view, u, skill);
  const { change, active } = profile(view, u);
  if (change === 'tripod' && !active) judge.flip(); // a gun goes where it can be set up
  const here = judge.at(start);
  return judge
    .mostWanted(places, (place) => place, skill.looks)
    .map((place) => ({ place, value: judge.at(place) - 0.02 * (reach.steps[place] ?? 0) }))
    .sort((a, b) => b.value - a.value)
    .map((stand) => ({ ...stand, gain: stand.value - here, way: wayTo(reach, square(stand.place)) }));
}

export const bestDestination = (view: View, u: number, skill: Skill, left?: number): Destination | null =>
  destinations(view, u, skill, left)[0] ?? null;
