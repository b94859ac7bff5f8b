import { no, type Refusal } from '@kurgan/engine';
import { id, type Seat } from '../rules/ids.ts';
import { entry } from '../rules/pieces.ts';
import { type CardUse, type CardUses, plainUse } from '../rules/uses.ts';
import type { ActionWith } from './actions.ts';
import { printedOn, titleOf } from './box.ts';
import { edition } from './edition.ts';
import { isForbidden } from './effects.ts';
import type { RuleId } from './rule-ids.ts';
import type { StalingradContext, StalingradFrame, State, View } from './state.ts';

export const MOVES = ['move', 'scout', 'stalk', 'guide'] as const;
export const FIRES = [
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
  readonly card: Extract<StalingradFrame, { step: 'assault' }>['card'];
  readonly plain: boolean;
}

/** Whether the action under way was inspired: then nothing in it may come from an upgrade (US-R-26). */
export function isInspired(view: View): boolean {
  for (let i = view.flow.length - 1; i >= 0; i--) {
    const frame = view.flow[i] as StalingradFrame | undefined;
    if (frame?.step === 'inspired') return !frame.force;
  }
  return false;
}

type Uses<A extends Moving | Firing> = CardUses<A>;
const useOf = <A extends Moving | Firing>(uses: Uses<A>, verb: A['do']): CardUse<A> =>
  (uses as Readonly<Record<string, CardUse<A>>>)[verb] as CardUse<A>;

/** What the card may do in this part of the action. */
function offersOf<A extends Moving | Firing>(view: View, { seat, card, plain }: Part, uses: Uses<A>): A[] {
  const kind = entry(edition.kinds, id.kind(card));
  const offered: A[] = [];
  for (const { do: verb } of kind.type.actions) {
    if (!(verb in uses) || (plain && printedOn(kind.id, verb).upgraded)) continue;
    if (isForbidden(view.open, seat, titleOf(kind.id), verb)) continue;
    useOf(uses, verb as A['do']).add(view, seat, kind, offered);
  }
  return offered;
}

function refusePart<A extends Moving | Firing>(
  view: View,
  { seat, card, plain }: Part,
  action: A,
  uses: Uses<A>,
): Refusal<RuleId> | null {
  const kind = entry(edition.kinds, id.kind(card));
  if (action.card !== kind.id) return no('US-R-32', { 'the same card': kind.id });
  const printed = kind.type.actions.find((each) => each.do === action.do);
  if (printed === undefined) return no('US-R-32', { card: kind.title, has: kind.type.actions.map((each) => each.do) });
  if (plain && printedOn(kind.id, action.do).upgraded) return no('US-R-26', { upgraded: action.do });
  return useOf(uses, action.do as A['do']).refuse(view, seat, kind, action) as Refusal<RuleId> | null;
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
  useOf(uses, action.do as A['do']).act(state, seat, action, { kind, printed, card }, context);
}

const HALT: ActionWith<'halt'> = { do: 'halt' };
const DONE: ActionWith<'done'> = { do: 'done' };

export function composites(moves: Uses<Moving>, fires: Uses<Firing>) {
  const begin = (step: 'assault' | 'reposition') => (state: State, seat: Seat, card: Part['card']) => {
    state.flow.push({ step, seat, card, plain: isInspired(state) });
  };
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
      ...offersOf(view, frame, uses),
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
        (state: State, seat, _action, { card }) => begin('assault')(state, seat, card),
      ),
      reposition: plainUse(
        (card): ActionWith<'reposition'> => ({ do: 'reposition', card }),
        (view: View, seat, kind) => {
          const frame: Part = { step: 'reposition', seat, card: id.card(kind.id), plain: isInspired(view) };
          return offersOf(view, frame, fires).length > 0 ? null : no('US-R-31', { targets: 0 });
        },
        (state: State, seat, _action, { card }) => begin('reposition')(state, seat, card),
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
