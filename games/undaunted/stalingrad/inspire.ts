import { no } from '@kurgan/engine';
import { type CardId, id, type Seat } from '../rules/ids.ts';
import { entry } from '../rules/pieces.ts';
import { counterOf, pop, sideOf } from '../rules/state.ts';
import { taking } from '../rules/support.ts';
import type { ActionMode } from '../rules/turn.ts';
import { type CardUse, plainUse } from '../rules/uses.ts';
import type { ActionWith, Used } from './actions.ts';
import { isVehicle, printedOn } from './box.ts';
import { suppress } from './combat.ts';
import { edition } from './edition.ts';
import { isOn } from './options.ts';
import type { Framed, StalingradContext, StalingradFrame, State, View } from './state.ts';
import { isOfSquad } from './support.ts';

const DONE: ActionWith<'done'> = { do: 'done' };

/** Inspire and Force choose cards first (US-R-24). */
const choosing = (force: boolean) => (state: State, seat: Seat, card: CardId, value: number) => {
  const { squad } = entry(edition.kinds, id.kind(card));
  const printed = printedOn(id.kind(card), force ? 'force' : 'inspire');
  const frame: StalingradFrame = {
    step: 'choosing',
    seat,
    by: card,
    squad: printed.squad === null ? null : squad,
    left: value,
    chosen: [],
    force,
  };
  state.flow.push(frame);
};

export const inspire: CardUse<ActionWith<'inspire'>> = plainUse(
  (card): ActionWith<'inspire'> => ({ do: 'inspire', card }),
  null,
  (state: State, seat, _action, { card, printed }) => choosing(false)(state, seat, card, printed.value),
);
export const force: CardUse<ActionWith<'force'>> = plainUse(
  (card): ActionWith<'force'> => ({ do: 'force', card }),
  null,
  (state: State, seat, _action, { card, printed }) => choosing(true)(state, seat, card, printed.value),
);

/** Cards whose action is still being resolved: none of them can be chosen (US-R-23). */
const underWay = (view: View): CardId[] =>
  view.flow.flatMap((frame) => (frame.step === 'choosing' || frame.step === 'inspired' ? [frame.by] : []));

type Choosing = Framed<'choosing'>;
type Inspired = Framed<'inspired'>;
type Act = Framed<'act'>;

export const choosingStep = {
  rule: 'US-R-24' as const,
  verbs: ['take', 'done'] as const,
  who: (_view: View, { seat }: Choosing): readonly Seat[] => [seat],
  propose: ({ open }: View, { seat }: Choosing): ActionWith<'take' | 'done'>[] => [
    DONE,
    ...sideOf(open, seat).play.map((card) => taking(entry(edition.kindOf, card))),
  ],
  refuse(view: View, { seat, squad, chosen, force }: Choosing, action: ActionWith<'take' | 'done'>) {
    if (action.do === 'done') return null;
    const card = id.card(action.card);
    if (!sideOf(view.open, seat).play.includes(card)) return no('US-SUPT-15', { 'not in your play area': action.card });
    if (underWay(view).includes(card)) return no('US-R-23', { 'being resolved': action.card });
    if (chosen.includes(card)) return no('US-SUPT-17', { 'chosen already': action.card });
    return isOfSquad(action.card, squad)
      ? null
      : no(force ? 'US-SUPT-20' : 'US-SUPT-18', { 'only squad': squad ?? '' });
  },
  act(state: State, frame: Choosing, action: ActionWith<'take' | 'done'>): void {
    const { seat, by, force } = frame;
    const chosen = action.do === 'take' ? [...frame.chosen, id.card(action.card)] : frame.chosen;
    const isOver = action.do === 'done' || frame.left === 1;
    const acting = isOn(state.open, 'oneByOne') ? chosen.slice(frame.chosen.length) : chosen;
    state.flow[state.flow.length - 1] = isOver
      ? { step: 'inspired', seat, by, left: acting, all: chosen, force }
      : { ...frame, left: frame.left - 1, chosen };
    // The card acts before the next is chosen; Force suppresses nobody until the last has acted (US-R-82).
    if (!isOver && acting !== chosen) state.flow.push({ step: 'inspired', seat, by, left: acting, all: [], force });
  },
};

/** The actions of a chosen card; none when it has left the play area or its unit cannot act. */
function offersOf(view: View, seat: Seat, card: CardId, actions: ActionMode<Used>): Used[] {
  if (!sideOf(view.open, seat).play.includes(card)) return [];
  const offered: Used[] = [];
  actions.add(view, seat, entry(edition.kinds, id.kind(card)), offered);
  return offered;
}

/** The chosen cards act one after the other; one that can do nothing is skipped (US-R-24). */
export const inspiredStep = (actions: ActionMode<Used>) => ({
  run(state: State, frame: Inspired, context: StalingradContext): void {
    const left = frame.left.filter((card) => offersOf(state, frame.seat, card, actions).length > 0);
    if (left.length > 0) {
      state.flow.push({ step: 'act', seat: frame.seat, left, force: frame.force });
      return;
    }
    pop(state);
    if (frame.force) suppressAll(state, frame, context);
  },
});

/** One of the chosen cards takes its action, in any order. */
export const actStep = (actions: ActionMode<Used>) => ({
  rule: 'US-SUPT-15' as const,
  verbs: actions.verbs,
  who: (_view: View, { seat }: Act): readonly Seat[] => [seat],
  propose: (view: View, frame: Act): Used[] => frame.left.flatMap((card) => offersOf(view, frame.seat, card, actions)),
  refuse(view: View, frame: Act, action: Used) {
    if (!frame.left.includes(id.card(action.card))) return no('US-SUPT-15', { 'still to act': frame.left });
    return actions.refuse(view, frame.seat, entry(edition.kinds, action.card), action);
  },
  act(state: State, { seat, force }: Act, action: Used, context: StalingradContext): void {
    const card = id.card(action.card);
    pop(state);
    const below = state.flow.at(-1) as Inspired;
    state.flow[state.flow.length - 1] = { ...below, left: below.left.filter((each) => each !== card) };
    context.log({ event: 'inspired', rule: force ? 'US-SUPT-20' : 'US-SUPT-15', seat, card, for: action.do });
    actions.resolve(state, seat, card, action, context);
  },
});

/** Force suppresses the counter of every chosen card but vehicles, once, whether it has acted or not (US-R-28). */
function suppressAll(state: State, { seat, all }: Inspired, context: StalingradContext): void {
  const units = new Set(all.map((card) => entry(edition.kinds, id.kind(card)).unit));
  for (const unit of units) {
    if (unit === null || isVehicle(unit) || counterOf(state.open, seat, unit) === null) continue;
    context.log({ event: 'forced', rule: 'US-SUPT-21', seat, unit });
    suppress(state, seat, unit, 'US-SUPT-21', context);
  }
}
