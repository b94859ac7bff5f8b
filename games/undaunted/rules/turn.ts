import { no, type Refusal } from '@kurgan/engine';
import { type ActionWith, once, onceForKind } from './actions.ts';
import type { CardAction, CardId, Kind, KindId, RuleId, Seat, TileId, UnitId } from './edition.ts';
import { endIfOver } from './end.ts';
import { actsFrom, place } from './movement.ts';
import { type Edition, entry } from './pieces.ts';
import { showCard } from './round.ts';
import { counterOf, type State, sideOf, type UndauntedContext, type View } from './state.ts';
import { type CardPlay, type CardUse, type CardUses, type Offers, unitOf } from './uses.ts';
import { handOf, hasKind, kindsHeld, putInOrder } from './zones.ts';

/** A way to play a card from the hand: for one of its actions, to ready its unit, to hunker down. */
interface PlayMode<A extends CardPlay = CardPlay> {
  readonly verbs: readonly A['do'][];
  /** Reason a Fog of War can't be played this way. */
  readonly noFog: RuleId;
  /** Called for a card in hand that isn't a Fog of War. */
  add(view: View, seat: Seat, kind: Kind, actions: Offers<A>): void;
  refuse(view: View, seat: Seat, kind: Kind, action: A): Refusal<RuleId> | null;
  act(state: State, seat: Seat, kind: Kind, action: A, context: UndauntedContext): void;
}

const END: ActionWith<'end'> = { do: 'end' };

interface TurnFrame {
  readonly step: 'turn';
  readonly seat: Seat;
}

/** The active player plays cards one at a time, each in one of the ways available, and stops at will. */
export function turnStep<A extends CardPlay>(
  edition: Edition,
  rules: { readonly play: RuleId },
  modes: readonly PlayMode<A>[],
  endTurn: (state: State, seat: Seat, context: UndauntedContext) => void,
) {
  type TurnAction = A | typeof END;
  const isEnd = (action: TurnAction): action is typeof END => action.do === 'end';
  const modeOf = new Map<string, PlayMode<A>>(modes.flatMap((mode) => mode.verbs.map((verb) => [verb, mode] as const)));
  const modeFor = ({ do: verb }: A): PlayMode<A> => {
    const mode = modeOf.get(verb);
    if (mode === undefined) throw new Error(`no card is played to ${verb}`);
    return mode;
  };
  return {
    rule: rules.play,
    verbs: [...modes.flatMap(({ verbs }): readonly A['do'][] => verbs), 'end' as const],
    exact: true as const,
    who: (_view: View, { seat }: TurnFrame): readonly Seat[] => [seat],
    propose(view: View, { seat }: TurnFrame): TurnAction[] {
      const actions: A[] = [];
      for (const kind of kindsHeld(edition, handOf(view, seat))) {
        if (kind.type.class === 'fog') continue;
        for (const mode of modes) mode.add(view, seat, kind, actions);
      }
      const all: TurnAction[] = actions;
      all.push(END);
      return all;
    },
    refuse(view: View, { seat }: TurnFrame, action: TurnAction): Refusal<RuleId> | null {
      if (isEnd(action)) return null;
      const kind = entry(edition.kinds, action.card);
      const mode = modeFor(action);
      if (kind.type.class === 'fog') return no(mode.noFog);
      if (!hasKind(edition, handOf(view, seat), action.card)) return no(rules.play, { 'not in your hand': kind.title });
      return mode.refuse(view, seat, kind, action);
    },
    act(state: State, _frame: TurnFrame, action: TurnAction, context: UndauntedContext, seat: Seat): void {
      if (isEnd(action)) {
        endTurn(state, seat, context);
        return;
      }
      modeFor(action).act(state, seat, entry(edition.kinds, action.card), action, context);
    },
  };
}

const isSuppressed = (view: View, seat: Seat, unit: UnitId | null): boolean =>
  unit !== null && counterOf(view.open, seat, unit)?.suppressed === true;

const printedFor = (kind: Kind, use: string): CardAction | undefined =>
  kind.type.actions.find((each) => each.do === use);

export interface ActionMode<A extends CardPlay> extends PlayMode<A> {
  /** Adds the actions of a card whose unit is known to act from this tile; null for a card without one. */
  addFrom(view: View, seat: Seat, kind: Kind, actions: Offers<A>, from: TileId | null): void;
  /** True if the card has an action that it can take wherever its unit stands. */
  isUsefulAnywhere(view: View, seat: Seat, kind: Kind): boolean;
  /** Takes one of the actions of a card in the play area, placing its unit first if necessary. */
  resolve(state: State, seat: Seat, card: CardId, action: A, context: UndauntedContext): void;
}

interface PrintedUse<A extends CardPlay> {
  readonly name: string;
  readonly use: CardUse<A>;
}

/** An extra limit on a card's actions. */
export interface UseLimit {
  /** True if any action of the card may be refused now: asked once for a card, not for each of its actions. */
  concerns(view: View, kind: Kind): boolean;
  refuse(view: View, seat: Seat, kind: Kind, use: string): Refusal<RuleId> | null;
}

/** One of the actions on the card. */
export function actionMode<A extends CardPlay>(
  edition: Edition,
  rules: {
    readonly play: RuleId;
    readonly printed: RuleId;
    readonly noFog: RuleId;
    readonly suppressed: RuleId;
    readonly noEntrance: RuleId;
    readonly placed: RuleId;
  },
  uses: CardUses<A>,
  limit?: UseLimit,
): ActionMode<A> {
  const all: Readonly<Record<string, CardUse<A>>> = uses;
  /** The uses printed on a kind of card. */
  const usesOf = onceForKind((kind): readonly PrintedUse<A>[] =>
    kind.type.actions.map(({ do: name }) => ({ name, use: entry(all, name) })),
  );
  const isRefused = (view: View, seat: Seat, kind: Kind, use: string): boolean =>
    limit !== undefined && limit.refuse(view, seat, kind, use) !== null;
  return {
    verbs: Object.keys(uses).filter((verb): verb is A['do'] => Object.hasOwn(uses, verb)),
    noFog: rules.noFog,
    add(view, seat, kind, actions) {
      const { unit } = kind;
      if (isSuppressed(view, seat, unit)) return;
      const from = unit === null ? null : actsFrom(edition, view.open, seat, unit);
      if (unit === null || from !== null) this.addFrom(view, seat, kind, actions, from);
    },
    addFrom(view, seat, kind, actions, from) {
      const isLimited = limit?.concerns(view, kind) === true;
      for (const { name, use } of usesOf(kind))
        if (!isLimited || !isRefused(view, seat, kind, name)) use.add(view, seat, kind, actions, from);
    },
    isUsefulAnywhere: (view, seat, kind) =>
      usesOf(kind).some(({ name, use }) => use.anywhere && !isRefused(view, seat, kind, name)),
    refuse(view, seat, kind, action) {
      if (printedFor(kind, action.do) === undefined)
        return no(rules.printed, { card: kind.title, has: kind.type.actions.map((each) => each.do) });
      if (isSuppressed(view, seat, kind.unit))
        return no(rules.suppressed, { suppressed: kind.unit ?? '' }, `rally ${action.card}`);
      if (kind.unit !== null && actsFrom(edition, view.open, seat, kind.unit) === null)
        return no(rules.noEntrance, { 'nowhere to enter': kind.unit });
      return limit?.refuse(view, seat, kind, action.do) ?? entry(all, action.do).refuse(view, seat, kind, action);
    },
    act(state, seat, kind, action, context) {
      const card = showCard(edition, state, seat, kind.id, context);
      putInOrder(edition, sideOf(state.open, seat).play, card);
      context.log({ event: 'played', rule: rules.play, seat, card, for: action.do });
      this.resolve(state, seat, card, action, context);
    },
    resolve(state, seat, card, action, context) {
      const kind = entry(edition.kinds, action.card);
      const printed = printedFor(kind, action.do);
      if (printed === undefined) throw new Error(`${kind.id} has no ${action.do}`);
      if (kind.unit !== null) place(edition, state, seat, kind.unit, rules.placed, context);
      entry(all, action.do).act(state, seat, action, { kind, printed, card }, context);
    },
  };
}

const rallying = once((card: KindId): ActionWith<'rally'> => ({ do: 'rally', card }));

/** Flips the counter of a suppressed unit to its ready side instead of acting. */
export const rallyMode = (
  edition: Edition,
  rules: { readonly play: RuleId; readonly rally: RuleId; readonly noFog: RuleId; readonly notSuppressed: RuleId },
): PlayMode<ActionWith<'rally'>> => ({
  verbs: ['rally'],
  noFog: rules.noFog,
  add(view, seat, kind, actions) {
    if (isSuppressed(view, seat, kind.unit)) actions.push(rallying(kind.id));
  },
  refuse: (view, seat, kind) =>
    isSuppressed(view, seat, kind.unit) ? null : no(rules.notSuppressed, { 'not suppressed': kind.unit ?? kind.title }),
  act(state, seat, kind, _action, context) {
    const card = showCard(edition, state, seat, kind.id, context);
    putInOrder(edition, sideOf(state.open, seat).play, card);
    context.log({ event: 'played', rule: rules.play, seat, card, for: 'rally' });
    const unit = unitOf(kind);
    const counter = counterOf(state.open, seat, unit);
    if (counter === null) throw new Error(`${seat} has no ${unit} on the board`);
    counter.suppressed = false;
    context.log({ event: 'rallied', rule: rules.rally, seat, unit });
  },
});

/** Returns the card to the supply. */
export function hunkerMode(
  edition: Edition,
  rules: { readonly hunker: RuleId; readonly noFog: RuleId },
): PlayMode<ActionWith<'hunker'>> {
  const hunkering = onceForKind(({ id: card }): ActionWith<'hunker'> => ({ do: 'hunker', card }));
  return {
    verbs: ['hunker'],
    noFog: rules.noFog,
    add(_view, _seat, kind, actions) {
      actions.push(hunkering(kind));
    },
    refuse: () => null,
    act(state, seat, kind, _action, context) {
      const card = showCard(edition, state, seat, kind.id, context);
      putInOrder(edition, sideOf(state.open, seat).supply, card);
      context.log({ event: 'played', rule: rules.hunker, seat, card, for: 'hunker' });
      endIfOver(edition, state, context);
    },
  };
}
