import { type CounterId, counterId, counterParts, id, type Seat, type TileId, type UnitId } from '../rules/ids.ts';
import { entry, otherSeat } from '../rules/pieces.ts';
import type { Stage } from '../rules/sequence.ts';
import { counterOf } from '../rules/state.ts';
import { isVehicle } from './box.ts';
import { boardOf, edition, tunnelsFrom } from './edition.ts';
import { rulesIn } from './effects.ts';
import { isOn as isOptionOn } from './options.ts';
import { countMine } from './placing.ts';
import type { RuleId } from './rule-ids.ts';
import {
  isOn,
  type Mine,
  roomIn,
  type StalingradContext,
  type StalingradFrame,
  type StalingradOpen,
  type State,
  type Step,
  type Strike,
} from './state.ts';

/*
 * Interrupts of a step onto a tile: a mine on the edge, then overwatch on the tile (US-R-33). Both strike before the unit has left
 * the tile it stands on, unless the table plays overwatch on the tile entered.
 */

const attacking = (job: Strike): StalingradFrame => ({ step: 'attack', job, next: 'roll' });

function standing(open: StalingradOpen, { seat, unit }: Pick<Step, 'seat' | 'unit'>): TileId {
  const counter = counterOf(open, seat, unit);
  if (counter === null) throw new Error(`${seat} has no ${unit} on the board`);
  return counter.at;
}

/** Where a tunnel and an edge both lead to the tile, the mover says which way it goes (US-R-34). */
export const way: Stage<Step> = {
  name: 'way',
  run({ open }: State, step) {
    const from = standing(open, step);
    const [only, other] = waysOf(open, step, from);
    if (other !== undefined) {
      const asked: StalingradFrame = { step: 'way', seat: step.seat };
      return asked;
    }
    step.way = only ?? 'street';
    return null;
  },
};

const TUNNEL = ['tunnel'] as const;
const STREET = ['street'] as const;
const BOTH_WAYS = ['tunnel', 'street'] as const;

export function waysOf(open: StalingradOpen, { seat, unit, to }: Step, from: TileId): readonly ('tunnel' | 'street')[] {
  if (!tunnelsFrom(open, seat, unit, from).includes(to)) return STREET;
  return entry(boardOf(open).neighbours, from).includes(to) ? BOTH_WAYS : TUNNEL;
}

/** The mine on an edge that works against this unit. */
export function mineOn(mines: readonly Mine[], { seat, unit, to }: Step, from: TileId): Mine | null {
  const enemy = otherSeat(edition, seat);
  const kind = isVehicle(unit) ? 'antitank' : 'antipersonnel';
  return mines.find((mine) => mine.seat === enemy && mine.kind === kind && isOn(mine, from, to)) ?? null;
}

export const mines: Stage<Step> = {
  name: 'mines',
  run(state: State, step, context: StalingradContext) {
    if (step.way === 'tunnel') return null;
    if (rulesIn(state.open).of('secret-mine').length > 0) context.learn(); // mine or not, the mover knows now (US-R-89)
    const { seat, unit } = step;
    const from = standing(state.open, step);
    const { hidden } = roomIn(state, otherSeat(edition, seat));
    const mine = mineOn(state.open.mines, step, from) ?? mineOn(hidden, step, from);
    if (mine === null) return null;
    show(state, mine, context);
    const as = mine.kind === 'antitank' ? 'antitank mine' : 'mine';
    return attacking({
      seat: mine.seat,
      by: null,
      from: null,
      as,
      dice: 1,
      at: { what: 'unit', seat, unit },
      stops: { seat, unit, edge: mine.edge },
    });
  },
};

/** A hidden mine is open from the first roll on (US-R-89). */
function show(state: State, mine: Mine, context: StalingradContext): void {
  const room = roomIn(state, mine.seat);
  if (!room.hidden.includes(mine)) return;
  room.hidden = room.hidden.filter((each) => each !== mine);
  state.open.mines.push(mine);
  countMine(state.open, mine);
  context.learn();
  context.log({ event: 'mineFound', rule: 'US-R-89', mine });
}

/** The mine on an edge has done its work for this game (US-MINE-13). */
export function isSpentOn(
  state: State,
  owner: Seat,
  [one, other]: readonly TileId[],
  context: StalingradContext,
): void {
  const { open } = state;
  const mine = open.mines.find(
    (each) => each.seat === owner && one !== undefined && other !== undefined && isOn(each, one, other),
  );
  if (mine === undefined) return;
  open.mines = open.mines.filter((each) => each !== mine);
  context.log({ event: 'mineSpent', rule: 'US-MINE-06', mine });
}

/** How far an overwatch shot goes is limited as any other (US-R-99). */
export function watchers(open: StalingradOpen, step: Step, from: TileId): CounterId[] {
  if (isVehicle(step.unit)) return [];
  const enemy = otherSeat(edition, step.seat);
  const { maxRange } = rulesIn(open);
  const found: CounterId[] = [];
  for (const text in open.watched) {
    const counter = id.counter(text);
    const tile = open.watched[counter];
    const [seat, unit] = counterParts(counter);
    if (seat !== enemy || tile !== step.to || step.shotBy?.includes(counter)) continue;
    const gunner = counterOf(open, seat, unit);
    if (gunner !== null && (entry(boardOf(open).distances, gunner.at)[from] ?? 0) <= maxRange) found.push(counter);
  }
  return found;
}

export const WATCH_DICE = 3;

/** True if overwatch fires at who has entered, not at who is about to (US-R-37). */
export const isEntryFire = (open: StalingradOpen): boolean => isOptionOn(open, 'entryFire');

/** One Machine Gunner fires; a second marker on the tile comes after it (US-R-38). */
export const overwatch = (name: string, hasEntered = false): Stage<Step> => ({
  name,
  run({ open }: State, step) {
    if (isEntryFire(open) !== hasEntered) return null;
    const left = watchers(open, step, standing(open, step));
    const [first] = left;
    if (first === undefined) return null;
    if (left.length > 1) {
      const asked: StalingradFrame = { step: 'watch', seat: otherSeat(edition, step.seat), left };
      return asked;
    }
    return fire(open, step, first);
  },
});

/** The shot of a marker at the unit that enters (US-OW-06). */
export function fire(open: StalingradOpen, step: Step, counter: CounterId): StalingradFrame {
  const [seat, by] = counterParts(counter);
  const gunner = counterOf(open, seat, by);
  if (gunner === null) throw new Error(`${counter} is not on the board`);
  step.shotBy = [...(step.shotBy ?? []), counter];
  const { seat: mover, unit } = step;
  return attacking({
    seat,
    by,
    from: gunner.at,
    as: 'overwatch',
    dice: WATCH_DICE,
    at: { what: 'unit', seat: mover, unit },
    stops: { seat: mover, unit },
  });
}

/** A Machine Gunner that has moved, lost a card or was suppressed watches nothing any more. */
export function loseWatch(
  open: StalingradOpen,
  seat: Seat,
  unit: UnitId,
  rule: RuleId,
  context: StalingradContext,
): void {
  const counter = counterId(seat, unit);
  if (open.watched[counter] === undefined) return;
  const { [counter]: _lost, ...rest } = open.watched;
  open.watched = rest;
  context.log({ event: 'watchLost', rule, seat, unit });
}

export const watchLostByMoving: Stage<Step> = {
  name: 'watch lost',
  run({ open }: State, { seat, unit }, context: StalingradContext) {
    loseWatch(open, seat, unit, 'US-OW-02', context);
    return null;
  },
};

/** Frames below which an action is not stopped: the turn, or one of several cards that act in turn. */
const BOUNDARIES: readonly string[] = ['inspired', 'turn'];

/** The whole action of the unit is over, whatever it was part of (US-R-30). */
export function stopMoving(state: State): void {
  while (state.flow.length > 0 && !BOUNDARIES.includes(state.flow.at(-1)?.step ?? '')) state.flow.pop();
}
