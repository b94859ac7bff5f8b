import { AREA_IDS, AREAS, type AreaId } from '../../data/areas.ts';
import { COUNTERS } from '../../data/counters.ts';
import { UNITS, type UnitId } from '../../data/units.ts';
import type { VolgaAction } from '../../rules/actions.ts';
import { germans, isContested, isPaused, isStrong, roomIn } from '../../rules/board.ts';
import type { Open, View } from '../../rules/state.ts';

/** Assumed Defense Factor of unseen counters. */
const GUESSED_DEFENSE = 6;

/** Distance from each Area to the nearest Soviet unit. */
function distances(open: Open): ReadonlyMap<AreaId, number> {
  const far = new Map<AreaId, number>();
  for (const id of AREA_IDS) if (open.areas[id].soviet !== null) far.set(id, 0);
  for (const [id, distance] of far) {
    for (const next of AREAS[id].adjacent) if (!far.has(next)) far.set(next, distance + 1);
  }
  return far;
}

function defense(open: Open, id: AreaId): number {
  const { soviet } = open.areas[id];
  return AREAS[id].tem + (soviet === null || soviet === 'hidden' ? GUESSED_DEFENSE : COUNTERS[soviet].defense);
}

/** The weakest Soviet unit within reach of a stack: an adjacent one, if any. */
function target(open: Open, from: AreaId): AreaId | undefined {
  if (isContested(open.areas[from])) return from;
  return AREAS[from].adjacent
    .filter((id) => open.areas[id].soviet !== null && roomIn(open.areas[id]) > 0)
    .toSorted((a, b) => defense(open, a) - defense(open, b))[0];
}

/** Attack Value with all available support, minus the Defense Value, as far as it can be guessed. */
function margin(open: Open, units: readonly UnitId[], on: AreaId): number {
  const { artillery, engineer, air } = open.available;
  const lead = Math.max(0, ...units.map((unit) => UNITS[unit].attack));
  const support = 2 * Math.min(units.length, artillery + engineer + air);
  return lead + units.length - 1 + support + (isStrong(open) ? 1 : -1) - defense(open, on);
}

/** Ranks below every attack: a stack that can move up, and one with nothing to do. */
const BEHIND = -100;
const IDLE = -200;

const nearer = (far: ReadonlyMap<AreaId, number>, from: AreaId, to: AreaId): boolean =>
  (far.get(to) ?? 0) < (far.get(from) ?? 0);

const attacks = (open: Open, units: readonly UnitId[], on: AreaId): boolean =>
  units.length > 1 && margin(open, units, on) >= 0;

const strongest = (a: UnitId, b: UnitId): number => UNITS[b].attack - UNITS[a].attack;

/**
 * A simple player for the golden games: it masses a stack on the weakest neighbor with all its support, and moves up
 * the rest. It follows fixed rules of thumb without dice, so that a golden game changes only with the rules.
 */
export class GoldenPlayer {
  /** Areas activated this Turn: one activation each. */
  readonly #activated = new Set<AreaId>();

  choose({ open, flow }: View, legal: readonly VolgaAction[]): VolgaAction {
    const step = flow.at(-1)?.step;
    const action = legal.length === 1 ? legal[0] : this.#preferred(open, step ?? '', legal);
    if (action === undefined) throw new Error(`nothing to choose in the step ${step}`);
    if (action.do === 'activate') this.#activated.add(action.area);
    if (action.do === 'end') this.#activated.clear();
    return action;
  }

  #preferred(open: Open, step: string, legal: readonly VolgaAction[]): VolgaAction | undefined {
    switch (step) {
      case 'purchase':
        return purchase(open, legal);
      case 'billet':
        return nearestFront(open, legal);
      case 'selection':
        return this.#selection(open, legal);
      case 'actionRound':
        return inTheRound(open, legal);
      case 'march':
        return advance(open, legal) ?? find(legal, 'halt');
      case 'muster':
        return find(legal, 'everyone');
      case 'barrage':
        return legal.length > 3 ? weakestLost(legal) : find(legal, 'withdraw');
      case 'lead':
        return legal.toSorted((a, b) => (a.do === 'lead' && b.do === 'lead' ? strongest(a.unit, b.unit) : 0))[0];
      case 'support':
        return legal.findLast((action) => action.do === 'place') ?? find(legal, 'fight');
      default:
        return legal[0];
    }
  }

  /** Attacks with the best margin first, then stacks behind the front. */
  #selection(open: Open, legal: readonly VolgaAction[]): VolgaAction | undefined {
    const far = distances(open);
    const rank = (id: AreaId): number => {
      const units = open.areas[id].fresh.filter((unit) => !isPaused(open, unit));
      const on = target(open, id);
      if (on !== undefined && attacks(open, units, on)) return margin(open, units, on);
      const closer = AREAS[id].adjacent.some((to) => nearer(far, id, to) && roomIn(open.areas[to]) > 0);
      return closer && (far.get(id) ?? 0) > 1 ? BEHIND : IDLE;
    };
    const areas = legal.flatMap((action) => (action.do === 'activate' ? [action.area] : []));
    const [area] = areas
      .filter((id) => !this.#activated.has(id) && rank(id) > IDLE)
      .toSorted((a, b) => rank(b) - rank(a));
    return legal.find((action) => action.do === 'activate' && action.area === area) ?? find(legal, 'end');
  }
}

const find = (legal: readonly VolgaAction[], verb: VolgaAction['do']): VolgaAction | undefined =>
  legal.find((action) => action.do === verb);

/** Units first, then Morale while it is low, then as many markers as the points allow. */
function purchase(open: Open, legal: readonly VolgaAction[]): VolgaAction | undefined {
  const buy = (what: string) => legal.find((action) => action.do === 'buy' && action.what === what);
  const engineer = open.available.engineer < 2 ? buy('engineer') : undefined;
  return (
    find(legal, 'return') ??
    (open.morale < 12 ? buy('morale') : undefined) ??
    engineer ??
    buy('artillery') ??
    buy('morale') ??
    find(legal, 'done')
  );
}

function nearestFront(open: Open, legal: readonly VolgaAction[]): VolgaAction | undefined {
  const far = distances(open);
  const distance = (action: VolgaAction) => ('area' in action ? (far.get(action.area) ?? 0) : 0);
  return legal.toSorted((a, b) => distance(a) - distance(b))[0];
}

function inTheRound(open: Open, legal: readonly VolgaAction[]): VolgaAction | undefined {
  const { activation } = open;
  if (activation === null) return undefined;
  const { area, groups } = activation;
  const [group] = groups;
  const into = (to: AreaId) => legal.find((action) => action.do === 'move' && action.to === to);
  if (group !== undefined) return into(group.area) ?? find(legal, 'attack') ?? find(legal, 'decline');
  const units = open.areas[area].fresh.filter((unit) => !isPaused(open, unit));
  const on = target(open, area);
  if (on !== undefined && attacks(open, units, on)) {
    const blow = on === area ? find(legal, 'assault') : into(on);
    if (blow !== undefined) return blow;
  }
  return advance(open, legal) ?? find(legal, 'finish');
}

/** A step into a Vacant Area closer to the front; the emptiest one if there are several. */
function advance(open: Open, legal: readonly VolgaAction[]): VolgaAction | undefined {
  const far = distances(open);
  const here = (unit: UnitId) => AREA_IDS.find((id) => open.areas[id].fresh.includes(unit));
  const steps = legal.filter((action) => {
    if (action.do !== 'move' || open.areas[action.to].soviet !== null) return false;
    const from = here(action.unit);
    return from !== undefined && nearer(far, from, action.to);
  });
  const crowd = (action: VolgaAction) => (action.do === 'move' ? germans(open.areas[action.to]) : 0);
  return steps.toSorted((a, b) => crowd(a) - crowd(b))[0];
}

function weakestLost(legal: readonly VolgaAction[]): VolgaAction | undefined {
  const lost = legal.filter((action) => action.do === 'lose');
  return lost.toSorted((a, b) => strongest(b.unit, a.unit))[0];
}
