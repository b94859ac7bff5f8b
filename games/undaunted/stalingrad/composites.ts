import { no, type Refusal } from '@kurgan/engine';
import type { Kind } from '../rules/edition.ts';
import { type CardId, id, type RuleId, type Seat } from '../rules/ids.ts';
import { entry } from '../rules/pieces.ts';
import { type CardUse, type CardUses, plainUse } from '../rules/uses.ts';
import type { ActionWith } from './actions.ts';
import { edition } from './edition.ts';
import { refuseUse } from './permitted.ts';
import { firesFrom } from './shooting.ts';
import type { StalingradContext, State, View } from './state.ts';

const MOVES = ['move', 'scout', 'stalk', 'guide'] as const;
const FIRES = [
  'attack',
  'attack-2',
  'suppress',
  'flame',
  'antitank',
  'demo',
  'bomb',
  'grenade',
  'area-suppress',
] as const;
export type Moving = ActionWith<(typeof MOVES)[number]>;
export type Firing = ActionWith<(typeof FIRES)[number]>;

/** Assault moves and then fires, Reposition fires and then moves: each with what the same card has (US-SUPT-27, US-SUPT-28). */
interface Part {
  readonly step: 'assault' | 'assaultFire' | 'reposition' | 'repositionMove';
  readonly seat: Seat;
  readonly card: CardId;
}

type Uses<A extends Moving | Firing> = CardUses<A>;
const useOf = <A extends Moving | Firing>(uses: Uses<A>, verb: A['do']): CardUse<A> =>
  (uses as Readonly<Record<string, CardUse<A>>>)[verb] as CardUse<A>;

/** The card's choices in this part of the action. */
function offersOf<A extends Moving | Firing>(view: View, seat: Seat, kind: Kind, uses: Uses<A>): A[] {
  const offered: A[] = [];
  const from = firesFrom(view.open, seat, kind);
  for (const { do: verb } of kind.type.actions) {
    if (verb in uses && refuseUse(view, seat, kind, verb) === null)
      useOf(uses, verb as A['do']).add(view, seat, kind, offered, from);
  }
  return offered;
}

function refusePart<A extends Moving | Firing>(
  view: View,
  { seat, card }: Part,
  action: A,
  uses: Uses<A>,
): Refusal<RuleId> | null {
  const kind = entry(edition.kinds, id.kind(card));
  if (action.card !== kind.id) return no('US-R-32', { 'the same card': kind.id });
  const printed = kind.type.actions.find((each) => each.do === action.do);
  if (printed === undefined) return no('US-R-32', { card: kind.title, has: kind.type.actions.map((each) => each.do) });
  return refuseUse(view, seat, kind, action.do) ?? useOf(uses, action.do).refuse(view, seat, kind, action);
}

function take<A extends Moving | Firing>(
  state: State,
  part: Part,
  action: A,
  uses: Uses<A>,
  context: StalingradContext,
): void {
  const { seat, card } = part;
  const kind = entry(edition.kinds, id.kind(card));
  const printed = kind.type.actions.find((each) => each.do === action.do);
  if (printed === undefined) throw new Error(`${kind.id} has no ${action.do}`);
  useOf(uses, action.do).act(state, seat, action, { kind, printed, card }, context);
}

const HALT: ActionWith<'halt'> = { do: 'halt' };
const DONE: ActionWith<'done'> = { do: 'done' };

export function composites(moves: Uses<Moving>, fires: Uses<Firing>) {
  /** A part of the action: what it may be, the word that leaves it out, and what follows. */
  const part = <A extends Moving | Firing, Out extends 'halt' | 'done'>(
    verbs: readonly A['do'][],
    uses: Uses<A>,
    out: ActionWith<Out> | null,
    then: 'assaultFire' | 'repositionMove' | null,
  ) => ({
    rule: (then === null ? 'US-R-32' : 'US-R-31') as RuleId,
    verbs: [...verbs, ...(out === null ? [] : [(out as { readonly do: Out }).do])],
    who: (_view: View, { seat }: Part): readonly Seat[] => [seat],
    propose: (view: View, frame: Part): (A | ActionWith<Out>)[] => [
      ...(out === null ? [] : [out]),
      ...offersOf(view, frame.seat, entry(edition.kinds, id.kind(frame.card)), uses),
    ],
    refuse: (view: View, frame: Part, action: A | ActionWith<Out>): Refusal<RuleId> | null =>
      'card' in action ? refusePart(view, frame, action as A, uses) : null,
    act(state: State, frame: Part, action: A | ActionWith<Out>, context: StalingradContext): void {
      state.flow.pop();
      if (then !== null) state.flow.push({ ...frame, step: then });
      if ('card' in action) take(state, frame, action as A, uses, context);
    },
  });
  return {
    uses: {
      assault: plainUse(
        (card): ActionWith<'assault'> => ({ do: 'assault', card }),
        null,
        (state: State, seat, _action, { card }) => state.flow.push({ step: 'assault', seat, card }),
      ),
      reposition: plainUse(
        (card): ActionWith<'reposition'> => ({ do: 'reposition', card }),
        (view: View, seat, kind) =>
          offersOf(view, seat, kind, fires).length > 0 ? null : no('US-R-31', { targets: 0 }),
        (state: State, seat, _action, { card }) => state.flow.push({ step: 'reposition', seat, card }),
      ),
    },
    steps: {
      assault: part<Moving, 'halt'>(MOVES, moves, HALT, 'assaultFire'),
      assaultFire: part<Firing, 'done'>(FIRES, fires, DONE, null),
      reposition: part<Firing, 'done'>(FIRES, fires, null, 'repositionMove'),
      repositionMove: part<Moving, 'done'>(MOVES, moves, DONE, null),
    },
  };
}
