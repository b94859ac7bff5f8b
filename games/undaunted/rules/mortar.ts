import { no, type Refusal } from '@kurgan/engine';
import { type Action, type ActionWith, once } from './actions.ts';
import { distance } from './board.ts';
import type { KindId, RuleId, Seat, TileId, UnitId } from './edition.ts';
import { shoot } from './fire.ts';
import { standsAt } from './movement.ts';
import { type Edition, entry } from './pieces.ts';
import {
  type Choosing,
  type CounterId,
  counterId,
  counterParts,
  pop,
  type State,
  sideOf,
  type UndauntedContext,
  type View,
} from './state.ts';

const targeting = once((card, to): ActionWith<'target'> => ({ do: 'target', card, to }));
const shelling = new Map<CounterId, ActionWith<'shell'>>();

/** Every tile that is far enough and not aimed at already (UN-TARG-01, UN-TARG-02). */
export function addAims(edition: Edition, view: View, seat: Seat, card: KindId, unit: UnitId, actions: Action[]): void {
  const board = entry(edition.boards, view.open.scenario);
  const { target } = sideOf(view.open, seat);
  const distances = entry(board.distances, standsAt(edition, view.open, seat, unit));
  for (const to of board.tiles) {
    if ((distances[to] ?? 0) >= edition.targetDistance && to !== target) actions.push(targeting(card, to));
  }
}

export function refuseAim(edition: Edition, view: View, seat: Seat, unit: UnitId, to: TileId): Refusal<RuleId> | null {
  const board = entry(edition.boards, view.open.scenario);
  if (!board.tiles.includes(to)) return no(edition.cites.target, { 'not on this board': to });
  const steps = distance(board, standsAt(edition, view.open, seat, unit), to);
  if (steps < edition.targetDistance)
    return no(edition.cites.targetDistance, { distance: steps, 'at least': edition.targetDistance });
  return sideOf(view.open, seat).target === to ? no(edition.cites.targetOther, { 'aimed at already': to }) : null;
}

export function aim(edition: Edition, state: State, seat: Seat, to: TileId, context: UndauntedContext): void {
  sideOf(state.open, seat).target = to;
  context.log({ event: 'targeted', rule: edition.cites.target, seat, tile: to });
}

/** Without a target marker there is no Blast; on an empty tile it hits nobody (UN-BLAST-03, UN-R-27). */
export function refuseBlast(edition: Edition, view: View, seat: Seat, unit: UnitId): Refusal<RuleId> | null {
  const { target, counters } = sideOf(view.open, seat);
  return target === null || !counters[unit] ? no(edition.cites.blastTarget, {}, 'choose a target first') : null;
}

/** The counters on the tile are fixed when the Blast starts; the player picks the order (UN-BLAST-01, UN-R-11). */
export function blast(edition: Edition, state: State, seat: Seat, dice: number): void {
  const { target } = sideOf(state.open, seat);
  const left: CounterId[] = [];
  for (const side of edition.seats) {
    const { counters } = sideOf(state.open, side);
    for (const unit in counters) if (counters[unit]?.at === target) left.push(counterId(side, unit));
  }
  if (left.length > 0) state.flow.push({ step: 'blast', seat, dice, left });
}

export const blastStep = (edition: Edition): Choosing<'blast', 'shell'> => ({
  rule: edition.cites.blastOrder,
  verbs: ['shell'],
  who: (_view, { seat }) => [seat],
  propose: (_view, { left }) =>
    left.map((counter) => {
      const known = shelling.get(counter) ?? { do: 'shell', counter };
      shelling.set(counter, known);
      return known;
    }),
  refuse: (_view, { left }, { counter }) =>
    left.includes(counter) ? null : no(edition.cites.blast, { 'still to be attacked': left }),
  act(state, { seat, dice, left }, { counter }, context) {
    const rest = left.filter((each) => each !== counter);
    pop(state);
    if (rest.length > 0) state.flow.push({ step: 'blast', seat, dice, left: rest });
    const [owner, unit] = counterParts(counter);
    const mortar = mortarOf(edition, state, seat);
    const from = standsAt(edition, state.open, seat, mortar);
    shoot(edition, state, { seat, by: mortar, from, as: 'blast', dice, at: { seat: owner, unit } }, context);
  },
});

/** The unit of a side that aims at the target marker. */
export function mortarOf(edition: Edition, { open }: View, seat: Seat): UnitId {
  const { counters } = sideOf(open, seat);
  for (const unit in counters) {
    const { type } = entry(edition.kinds, entry(edition.units, unit).kind);
    if (type.actions.some((each) => each.do === 'blast')) return unit;
  }
  throw new Error(`${seat} has no mortar`);
}
