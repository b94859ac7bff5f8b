import { no, type Refusal } from '@kurgan/engine';
import { once, onceFor, onceForKind, onceForList } from '../rules/actions.ts';
import type { Kind } from '../rules/edition.ts';
import { counterId, counterParts, id, type Seat, type TileId, type UnitId } from '../rules/ids.ts';
import { standsAt } from '../rules/movement.ts';
import { entry, otherSeat } from '../rules/pieces.ts';
import { counterOf, sideOf } from '../rules/state.ts';
import type { CardUse } from '../rules/uses.ts';
import { type ActionWith, readHard, tunnelAt } from './actions.ts';
import { isVehicle, printedOn } from './box.ts';
import { attack } from './combat.ts';
import type { PrintedAction } from './data/cards.ts';
import { boardOf, edition, faceAt, unitsOf } from './edition.ts';
import { rulesIn } from './effects.ts';
import type { RuleId } from './rule-ids.ts';
import type { StalingradOpen, State, Strike, Target, View } from './state.ts';

/** Where a card attacks from: its unit's tile; null for a command card (US-R-91). */
export const firesFrom = (open: StalingradOpen, seat: Seat, { unit }: Kind): TileId | null =>
  unit === null ? null : standsAt(edition, open, seat, unit);

/** Tiles that a card reaches: so many steps from where it attacks. */
interface Range {
  readonly distances: Readonly<Record<TileId, number>>;
  readonly least: number;
  readonly most: number;
}

/** Limits of the card and of the scenario; null where there are none, as for aircraft, which go anywhere. */
function rangeFrom(open: StalingradOpen, from: TileId | null, printed: PrintedAction): Range | null {
  if (from === null) return null;
  const { least } = printed;
  const { maxRange } = rulesIn(open);
  const most = printed.most === null || printed.most > maxRange ? maxRange : printed.most;
  if (least === 0 && most === Number.POSITIVE_INFINITY) return null;
  return { distances: entry(boardOf(open).distances, from), least, most };
}

function isInRange(range: Range | null, tile: TileId): boolean {
  if (range === null) return true;
  const distance = range.distances[tile] ?? 0;
  return distance >= range.least && distance <= range.most;
}

function refuseRange(
  open: StalingradOpen,
  from: TileId | null,
  tile: TileId,
  printed: PrintedAction,
): Refusal<RuleId> | null {
  const range = rangeFrom(open, from, printed);
  if (range === null || isInRange(range, tile)) return null;
  const distance = range.distances[tile] ?? 0;
  if (distance < printed.least) return no('US-CMBT-09', { distance, 'at least': printed.least });
  if (printed.most !== null && distance > printed.most) return no('US-CMBT-08', { distance, 'at most': printed.most });
  return no('US-R-70', { distance, 'at most in this scenario': range.most });
}

/** Those of a list that are no vehicles. */
const onFoot = onceFor((units: readonly UnitId[]) => units.filter((unit) => !isVehicle(unit)));

type OneUnit = ActionWith<'attack' | 'attack-2' | 'suppress' | 'flame'>;

/** At one enemy counter that is no vehicle (US-CMBT-02). */
export function atUnit(as: OneUnit['do']): CardUse<OneUnit> {
  const aimedBy = onceForKind(({ id: card }) => ({
    printed: printedOn(card, as),
    each: onceForList(once((unit: UnitId): OneUnit => ({ do: as, card, unit }))),
  }));
  return {
    add({ open }: View, seat, kind, actions, from) {
      const { printed, each } = aimedBy(kind);
      const range = rangeFrom(open, from, printed);
      const enemy = otherSeat(edition, seat);
      const { counters } = sideOf(open, enemy);
      const shots = each(onFoot(unitsOf(open, enemy)));
      for (let i = 0; i < shots.length; i++) {
        const shot = shots[i];
        const counter = shot && counters[shot.unit];
        if (counter && isInRange(range, counter.at)) actions.push(shot);
      }
    },
    refuse({ open }: View, seat, kind, { unit }) {
      const enemy = otherSeat(edition, seat);
      const target = counterOf(open, enemy, unit);
      if (target === null) return no('US-CMBT-02', { 'not on the board': `${enemy} ${unit}` });
      if (isVehicle(unit)) return no('US-VEH-02', { vehicle: unit });
      return refuseRange(open, firesFrom(open, seat, kind), target.at, printedOn(kind.id, as));
    },
    act(state: State, seat, { unit }, { kind }, context) {
      const at: Target = { what: 'unit', seat: otherSeat(edition, seat), unit };
      const from = firesFrom(state.open, seat, kind);
      attack.begin(state, { seat, by: kind.unit, from, as, dice: printedOn(kind.id, as).value, at }, context);
    },
  };
}

type Hard = ActionWith<'antitank' | 'demo'>;

/** At one building, one tunnel or one enemy vehicle (US-CMBT-03): every such action has a value for each (US-R-90). */
export function atHard(as: Hard['do']): CardUse<Hard> {
  const aimedBy = onceForKind(({ id: card }) => ({
    printed: printedOn(card, as),
    make: once((at: string): Hard => ({ do: as, card, at })),
  }));
  return {
    add({ open }: View, seat, kind, actions, from) {
      const { printed, make } = aimedBy(kind);
      const range = rangeFrom(open, from, printed);
      const enemy = otherSeat(edition, seat);
      const { counters } = sideOf(open, enemy);
      for (const unit of unitsOf(open, enemy)) {
        const counter = counters[unit];
        if (counter && isVehicle(unit) && isInRange(range, counter.at)) actions.push(make(unit));
      }
      for (const tile of boardOf(open).tiles)
        if (isInRange(range, tile) && faceAt(open, tile).face.wall !== null) actions.push(make(tile));
      for (const tile of open.tunnels) if (isInRange(range, tile)) actions.push(make(tunnelAt(tile)));
    },
    refuse({ open }: View, seat, kind, { at }) {
      const target = readHard(at);
      const printed = printedOn(kind.id, as);
      const from = firesFrom(open, seat, kind);
      if (target.what === 'unit') {
        const counter = counterOf(open, otherSeat(edition, seat), target.unit);
        if (counter === null)
          return counterOf(open, seat, target.unit) === null
            ? no('US-CMBT-03', { 'not on the board': target.unit })
            : no('US-R-72', { 'your own': target.unit });
        if (!isVehicle(target.unit)) return no('US-CMBT-03', { 'no vehicle': target.unit });
        return refuseRange(open, from, counter.at, printed);
      }
      if (!boardOf(open).tiles.includes(target.tile)) return no('US-CMBT-03', { 'not on this board': target.tile });
      if (target.what === 'building' && faceAt(open, target.tile).face.wall === null)
        return no('US-TILE-04', { 'no building': target.tile });
      if (target.what === 'tunnel' && !open.tunnels.includes(target.tile))
        return no('US-CMBT-03', { 'no tunnel': target.tile });
      return refuseRange(open, from, target.tile, printed);
    },
    act(state: State, seat, { at }, { kind }, context) {
      const target = readHard(at);
      const printed = printedOn(kind.id, as);
      const from = firesFrom(state.open, seat, kind);
      const dice = target.what === 'unit' ? printed.value : (printed.wall ?? 0);
      const aimed: Target = target.what === 'unit' ? { ...target, seat: otherSeat(edition, seat) } : target;
      attack.begin(state, { seat, by: kind.unit, from, as, dice, at: aimed }, context);
    },
  };
}

type AtTile = ActionWith<'bomb' | 'grenade' | 'area-suppress'>;

/** Units that an attack on a tile hits wherever they stand on it: bombs spare nobody but vehicles. */
function forEachExposed(
  open: StalingradOpen,
  seat: Seat,
  as: string,
  visit: (side: Seat, unit: UnitId, at: TileId) => void,
): void {
  for (const side of edition.seats) {
    if (side === seat && as !== 'bomb') continue;
    const { counters } = sideOf(open, side);
    for (const unit of onFoot(unitsOf(open, side))) {
      const counter = counters[unit];
      if (counter) visit(side, unit, counter.at);
    }
  }
}

const hitsBuilding = (open: StalingradOpen, tile: TileId, as: string, wall: number): boolean =>
  as === 'bomb' && wall > 0 && faceAt(open, tile).face.wall !== null;
const hitsTunnel = (open: StalingradOpen, tile: TileId, as: string, wall: number): boolean =>
  as === 'bomb' && wall > 0 && open.tunnels.includes(tile);

/** Everything that an attack on a tile hits, as its actions name it (US-CMBT-04, US-CMBT-05). */
export function targetsOn(
  open: StalingradOpen,
  seat: Seat,
  tile: TileId,
  as: string,
  dice: number,
  wall: number,
): string[] {
  const targets: string[] = [];
  if (hitsBuilding(open, tile, as, wall)) targets.push(tile);
  if (hitsTunnel(open, tile, as, wall)) targets.push(tunnelAt(tile));
  if (dice === 0) return targets;
  forEachExposed(open, seat, as, (side, unit, at) => {
    if (at === tile) targets.push(counterId(side, unit));
  });
  return targets;
}

export function atTile(as: AtTile['do']): CardUse<AtTile> {
  const aimedBy = onceForKind(({ id: card }) => ({
    printed: printedOn(card, as),
    make: once((to: TileId): AtTile => ({ do: as, card, to })),
  }));
  return {
    /** Tiles without a target are legal but not worth asking about (US-R-43). */
    add({ open }: View, seat, kind, actions, from) {
      const { printed, make } = aimedBy(kind);
      const range = rangeFrom(open, as === 'bomb' ? null : from, printed);
      const wall = printed.wall ?? 0;
      const occupied: TileId[] = [];
      if (printed.value > 0) forEachExposed(open, seat, as, (_side, _unit, at) => occupied.push(at));
      for (const to of boardOf(open).tiles) {
        if (!isInRange(range, to)) continue;
        if (occupied.includes(to) || hitsBuilding(open, to, as, wall) || hitsTunnel(open, to, as, wall))
          actions.push(make(to));
      }
    },
    refuse({ open }: View, seat, kind, { to }) {
      if (!boardOf(open).tiles.includes(to))
        return no(as === 'bomb' ? 'US-CMBT-04' : 'US-CMBT-05', { 'not on this board': to });
      const from = as === 'bomb' ? null : firesFrom(open, seat, kind);
      return refuseRange(open, from, to, printedOn(kind.id, as));
    },
    act(state: State, seat, { to }, { kind }, context) {
      const { value, wall } = printedOn(kind.id, as);
      const from = as === 'bomb' ? null : firesFrom(state.open, seat, kind);
      strikeTile(state, { seat, by: kind.unit, from, as, dice: value, wall: wall ?? 0 }, to, context);
    },
  };
}

export interface TileStrike {
  readonly seat: Seat;
  readonly by: UnitId | null;
  readonly from: TileId | null;
  readonly as: string;
  readonly dice: number;
  readonly wall: number;
}

/** One attack on each target, in the order the attacker likes; a single one is not asked about. */
export function strikeTile(
  state: State,
  strike: TileStrike,
  tile: TileId,
  context: Parameters<typeof attack.begin>[2],
): void {
  const left = targetsOn(state.open, strike.seat, tile, strike.as, strike.dice, strike.wall);
  const [only] = left;
  if (only === undefined) return;
  if (left.length === 1) strikeOne(state, strike, only, context);
  else state.flow.push({ step: 'targets', ...strike, left });
}

export function strikeOne(
  state: State,
  strike: TileStrike,
  target: string,
  context: Parameters<typeof attack.begin>[2],
): void {
  attack.begin(state, strikeAt(strike, target), context);
}

/** The attack on one of the targets on a tile. */
export function strikeAt({ seat, by, from, as, dice, wall }: TileStrike, target: string): Strike {
  const hard = readHard(target);
  if (hard.what !== 'unit') return { seat, by, from, as, dice: wall, at: hard };
  const [owner, unit] = counterParts(id.counter(target));
  return { seat, by, from, as, dice, at: { what: 'unit', seat: owner, unit } };
}
