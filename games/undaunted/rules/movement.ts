import { no, type Refusal } from '@kurgan/engine';
import { type ActionWith, once, onceForKind, onceForList, onceForTwo } from './actions.ts';
import { gainFog } from './draw.ts';
import type { KindId, RuleId, Seat, TileId, UnitId } from './edition.ts';
import type { Edition } from './pieces.ts';
import type { Sequence, Stage } from './sequence.ts';
import {
  type Choosing,
  counterOf,
  goTo,
  isMarked,
  type MarchKind,
  type Open,
  pop,
  push,
  type State,
  setMark,
  sideOf,
  type UndauntedContext,
} from './state.ts';
import { type CardUse, type CardUses, unitOf } from './uses.ts';

/**
 * Tile where a unit acts: its own, or the only one where it could be placed first; null if there is none or a choice.
 */
export function actsFrom(edition: Edition, open: Open, seat: Seat, unit: UnitId): TileId | null {
  const counter = counterOf(open, seat, unit);
  if (counter !== null) return counter.at;
  const entrances = edition.entrances(open, seat, unit);
  return entrances.length === 1 ? (entrances[0] ?? null) : null;
}

/** Same, for a unit known to have such a tile: otherwise its card's actions aren't offered. */
export function standsAt(edition: Edition, open: Open, seat: Seat, unit: UnitId): TileId {
  const tile = actsFrom(edition, open, seat, unit);
  if (tile === null) throw new Error(`${seat} ${unit} stands nowhere`);
  return tile;
}

/** Places an absent counter on the board, ready, before its card's action. */
export function place(
  edition: Edition,
  state: State,
  seat: Seat,
  unit: UnitId,
  rule: RuleId,
  context: UndauntedContext,
): void {
  if (counterOf(state.open, seat, unit) !== null) return;
  const at = standsAt(edition, state.open, seat, unit);
  sideOf(state.open, seat).counters[unit] = { at, suppressed: false };
  context.log({ event: 'placed', rule, seat, unit, at });
}

/** A unit moves from its tile to the next. */
export interface Entry {
  readonly seat: Seat;
  readonly unit: UnitId;
  readonly kind: MarchKind;
  readonly to: TileId;
}

export const entering = (_edition: Edition, rules: Readonly<Record<MarchKind, RuleId>>): Stage<Entry> => ({
  name: 'entering',
  run({ open }, { seat, unit, kind, to }, context) {
    const counter = counterOf(open, seat, unit);
    if (counter === null) throw new Error(`${seat} has no ${unit} on the board`);
    context.log({ event: 'marched', rule: rules[kind], seat, unit, kind, from: counter.at, to });
    counter.at = to;
    return null;
  },
});

/** A scout marks every tile it enters, at the cost of a Fog of War each. */
export const scouting = (
  edition: Edition,
  rules: { readonly marked: RuleId; readonly fog: RuleId; readonly noFog: RuleId },
): Stage<Entry> => ({
  name: 'scouting',
  run(state, { seat, kind, to }, context) {
    if (kind !== 'scout' || isMarked(state.open, seat, to)) return null;
    setMark(state.open, seat, to, 'scouted');
    context.log({ event: 'scouted', rule: rules.marked, seat, tile: to });
    gainFog(edition, state, seat, seat, { gained: rules.fog, none: rules.noFog }, context);
    return null;
  },
});

const guiding = once((card: KindId) =>
  onceForTwo((unit: UnitId, to: TileId): ActionWith<'guide'> => ({ do: 'guide', card, unit, to })),
);
const going = once((to: TileId): ActionWith<'go'> => ({ do: 'go', to }));
const HALT: ActionWith<'halt'> = { do: 'halt' };

type Marching = 'move' | 'scout' | 'stalk';

export interface MovementRules extends Readonly<Record<MarchKind, RuleId>> {
  readonly adjacent: RuleId;
  readonly moveUnscouted: RuleId;
  readonly guideUnscouted: RuleId;
  readonly guideSuppressed: RuleId;
  readonly guideOffBoard: RuleId;
  /** A moving unit may go on. */
  readonly further: RuleId;
}

/** A card's first step and those after it, each through the stages of entering a tile. */
export function movement(
  edition: Edition,
  rules: MovementRules,
  enter: Sequence<Entry>,
): { readonly uses: CardUses<ActionWith<MarchKind>>; readonly step: Choosing<'march', 'go' | 'halt'> } {
  /** Scouts and stalkers go anywhere, others only where their side has a marker. */
  const isFree = (open: Open, seat: Seat, kind: MarchKind, to: TileId): boolean =>
    kind === 'scout' || kind === 'stalk' || isMarked(open, seat, to);

  /** Staying is always allowed. */
  function refuseStep(open: Open, seat: Seat, unit: UnitId, kind: MarchKind, from: TileId, to: TileId) {
    if (to === from) return null;
    const next = edition.stepsFrom(open, seat, unit, from);
    if (!next.includes(to)) return no(rules.adjacent, { from, to }, `one step leads to ${next.join(', ')}`);
    if (isFree(open, seat, kind, to)) return null;
    return no(kind === 'guide' ? rules.guideUnscouted : rules.moveUnscouted, { 'not scouted': to });
  }

  /** The first step; a longer march continues as long as the player wants. */
  function march(state: State, first: Entry, steps: number, context: UndauntedContext): void {
    const { seat, unit, kind, to } = first;
    if (counterOf(state.open, seat, unit)?.at === to) {
      context.log({ event: 'stayed', rule: rules[kind], seat, unit, at: to });
      return;
    }
    if (steps > 1) push(state, { step: 'march', seat, unit, kind, left: steps - 1 });
    enter.begin(state, first, context);
  }

  const marchUse = (
    kind: Marching,
    make: (card: KindId, to: TileId) => ActionWith<Marching>,
  ): CardUse<ActionWith<Marching>> => {
    /** Actions of a card: to stay on a tile, and to step to one of several. */
    const marching = onceForKind(({ id: card }) => {
      const one = once((to: TileId) => make(card, to));
      return { one, each: onceForList(one) };
    });
    return {
      anywhere: true,
      add({ open }, seat, card, actions, from) {
        if (from === null) return;
        const { one, each } = marching(card);
        actions.push(one(from));
        for (const step of each(edition.stepsFrom(open, seat, unitOf(card), from)))
          if (isFree(open, seat, kind, step.to)) actions.push(step);
      },
      refuse({ open }, seat, card, { to }) {
        const unit = unitOf(card);
        return refuseStep(open, seat, unit, kind, standsAt(edition, open, seat, unit), to);
      },
      act(state, seat, { to }, played, context) {
        march(state, { seat, unit: unitOf(played.kind), kind, to }, played.printed.value, context);
      },
    };
  };

  /** Moves any of the side's ready counters on the board, one after another. */
  const guide: CardUse<ActionWith<'guide'>> = {
    add({ open }, seat, { id }, actions) {
      const make = guiding(id);
      const { counters } = sideOf(open, seat);
      for (const unit of edition.unitIds) {
        const counter = counters[unit];
        if (!counter || counter.suppressed) continue;
        actions.push(make(unit, counter.at));
        for (const to of edition.stepsFrom(open, seat, unit, counter.at)) {
          if (isMarked(open, seat, to)) actions.push(make(unit, to));
        }
      }
    },
    refuse({ open }, seat, _card, { unit, to }): Refusal<RuleId> | null {
      const counter = counterOf(open, seat, unit);
      if (counter === null) return no(rules.guideOffBoard, { 'not on the board': unit });
      if (counter.suppressed) return no(rules.guideSuppressed, { suppressed: unit });
      return refuseStep(open, seat, unit, 'guide', counter.at, to);
    },
    act(state, seat, { unit, to }, { printed }, context) {
      march(state, { seat, unit, kind: 'guide', to }, printed.value, context);
    },
  };

  return {
    uses: {
      move: marchUse('move', (card, to) => ({ do: 'move', card, to })),
      scout: marchUse('scout', (card, to) => ({ do: 'scout', card, to })),
      stalk: marchUse('stalk', (card, to) => ({ do: 'stalk', card, to })),
      guide,
    },
    step: {
      rule: rules.further,
      verbs: ['go', 'halt'],
      exact: true,
      who: (_view, { seat }) => [seat],
      propose({ open }, { seat, unit, kind }) {
        const from = standsAt(edition, open, seat, unit);
        const actions: ActionWith<'go' | 'halt'>[] = [HALT];
        for (const to of edition.stepsFrom(open, seat, unit, from))
          if (isFree(open, seat, kind, to)) actions.push(going(to));
        return actions;
      },
      refuse({ open }, { seat, unit, kind }, action) {
        if (action.do === 'halt') return null;
        const from = standsAt(edition, open, seat, unit);
        if (action.to === from) return no(rules.adjacent, { from, to: from }, 'halt to stay');
        return refuseStep(open, seat, unit, kind, from, action.to);
      },
      act(state, frame, action, context) {
        const { seat, unit, kind, left } = frame;
        if (action.do === 'halt') {
          pop(state);
          return;
        }
        if (left > 1) goTo(state, { ...frame, left: left - 1 });
        else pop(state);
        enter.begin(state, { seat, unit, kind, to: action.to }, context);
      },
    },
  };
}
