import { no } from '@kurgan/engine';
import { type ActionWith, once, onceForTwo } from './actions.ts';
import { distance } from './board.ts';
import type { Shot } from './combat.ts';
import type { KindId, RuleId, Seat, TileId, UnitId } from './edition.ts';
import { type Entry, standsAt } from './movement.ts';
import { type Edition, entry } from './pieces.ts';
import type { Sequence, Stage } from './sequence.ts';
import {
  type Choosing,
  type CounterId,
  counterId,
  counterOf,
  counterParts,
  type Open,
  pop,
  push,
  type State,
  sideOf,
  type UndauntedContext,
} from './state.ts';
import { type CardUse, plainUse, unitOf } from './uses.ts';

const targeting = onceForTwo((card: KindId, to: TileId): ActionWith<'target'> => ({ do: 'target', card, to }));
const blasting = once((card: KindId): ActionWith<'blast'> => ({ do: 'blast', card }));
const shelling = once((counter: CounterId): ActionWith<'shell'> => ({ do: 'shell', counter }));

/** Aims at a tile that is far enough away and not already targeted. */
export const targetUse = (
  edition: Edition,
  rules: { readonly target: RuleId; readonly distance: RuleId; readonly other: RuleId },
): CardUse<ActionWith<'target'>> => ({
  add({ open }, seat, kind, actions) {
    const board = entry(edition.boards, open.scenario);
    const { target } = sideOf(open, seat);
    const distances = entry(board.distances, standsAt(edition, open, seat, unitOf(kind)));
    for (const to of board.tiles) {
      if ((distances[to] ?? 0) >= edition.targetDistance && to !== target) actions.push(targeting(kind.id, to));
    }
  },
  refuse({ open }, seat, kind, { to }) {
    const board = entry(edition.boards, open.scenario);
    if (!board.tiles.includes(to)) return no(rules.target, { 'not on this board': to });
    const steps = distance(board, standsAt(edition, open, seat, unitOf(kind)), to);
    if (steps < edition.targetDistance)
      return no(rules.distance, { distance: steps, 'at least': edition.targetDistance });
    return sideOf(open, seat).target === to ? no(rules.other, { 'aimed at already': to }) : null;
  },
  act({ open }, seat, { to }, _played, context) {
    sideOf(open, seat).target = to;
    context.log({ event: 'targeted', rule: rules.target, seat, tile: to });
  },
});

/** If the aiming unit moves or leaves, the aim is lost. */
const aimLost =
  (edition: Edition, rule: RuleId) =>
  (state: State, seat: Seat, unit: UnitId, context: UndauntedContext): void => {
    const side = sideOf(state.open, seat);
    if (side.target === null) return;
    const { type } = entry(edition.kinds, entry(edition.units, unit).kind);
    if (!type.actions.some((each) => each.do === 'target')) return;
    side.target = null;
    context.log({ event: 'targetLost', rule, seat });
  };

export function aimLostByMoving(edition: Edition, rule: RuleId): Stage<Entry> {
  const lose = aimLost(edition, rule);
  return {
    name: 'aim lost',
    run(state, { seat, unit }, context) {
      lose(state, seat, unit, context);
      return null;
    },
  };
}

export function aimLostWithCounter(edition: Edition, rule: RuleId): Stage<Shot> {
  const lose = aimLost(edition, rule);
  return {
    name: 'aim lost',
    run(state, { at: { seat, unit } }, context) {
      if (counterOf(state.open, seat, unit) === null) lose(state, seat, unit, context);
      return null;
    },
  };
}

/** A side's unit that uses the target marker; null if it has none in this scenario. */
export function mortarOf(edition: Edition, open: Open, seat: Seat): UnitId | null {
  const { counters } = sideOf(open, seat);
  for (const unit of edition.unitIds) {
    if (counters[unit] === undefined) continue;
    const { type } = entry(edition.kinds, entry(edition.units, unit).kind);
    if (type.actions.some((each) => each.do === 'blast')) return unit;
  }
  return null;
}

/** Attacks every counter on the targeted tile, including the side's own. */
export function blast(
  edition: Edition,
  rules: { readonly blast: RuleId; readonly noTarget: RuleId; readonly order: RuleId },
  attack: Sequence<Shot>,
): { readonly use: CardUse<ActionWith<'blast'>>; readonly step: Choosing<'blast', 'shell'> } {
  return {
    use: plainUse(
      blasting,
      /** Without a target marker there is no Blast; on an empty tile it hits nobody. */
      ({ open }, seat, kind) => {
        const { target, counters } = sideOf(open, seat);
        return target === null || !counters[unitOf(kind)] ? no(rules.noTarget, {}, 'choose a target first') : null;
      },
      /** The counters on the tile are fixed when the Blast starts; the player picks the order. */
      (state, seat, _action, { printed }) => {
        const { target } = sideOf(state.open, seat);
        const left: CounterId[] = [];
        for (const side of edition.seats) {
          const { counters } = sideOf(state.open, side);
          for (const unit of edition.unitIds) if (counters[unit]?.at === target) left.push(counterId(side, unit));
        }
        if (left.length > 0) push(state, { step: 'blast', seat, dice: printed.value, left });
      },
    ),
    step: {
      rule: rules.order,
      verbs: ['shell'],
      who: (_view, { seat }) => [seat],
      propose: (_view, { left }) => left.map((counter) => shelling(counter)),
      refuse: (_view, { left }, { counter }) =>
        left.includes(counter) ? null : no(rules.blast, { 'still to be attacked': left }),
      act(state, { seat, dice, left }, { counter }, context) {
        const rest = left.filter((each) => each !== counter);
        pop(state);
        if (rest.length > 0) push(state, { step: 'blast', seat, dice, left: rest });
        const [owner, unit] = counterParts(counter);
        const by = mortarOf(edition, state.open, seat);
        if (by === null) throw new Error(`${seat} has no mortar`);
        const from = standsAt(edition, state.open, seat, by);
        attack.begin(state, { seat, by, from, as: 'blast', dice, at: { seat: owner, unit } }, context);
      },
    },
  };
}
