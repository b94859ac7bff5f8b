import { no } from '@kurgan/engine';
import { once } from '../rules/actions.ts';
import { endIfOver } from '../rules/end.ts';
import { type CardId, type CounterId, id, type Seat, type TileId } from '../rules/ids.ts';
import { entry } from '../rules/pieces.ts';
import { counterOf, roomOf, sideOf } from '../rules/state.ts';
import { taking } from '../rules/support.ts';
import type { ActionMode } from '../rules/turn.ts';
import { hasKind, kindsIn, putInOrder, takeKind } from '../rules/zones.ts';
import type { ActionWith, Used } from './actions.ts';
import { lose } from './combat.ts';
import { boardOf, edition, pushesFor } from './edition.ts';
import { fire } from './interrupts.ts';
import { recover, toHandOpenly } from './placing.ts';
import { strikeOne } from './shooting.ts';
import type { Framed, StalingradContext, State, Step, View } from './state.ts';
import { bombersToLose, isOfSquad, layMine, refuseMine, shootDown } from './support.ts';

const asked = (_view: View, { seat }: { readonly seat: Seat }): readonly Seat[] => [seat];
const DONE: ActionWith<'done'> = { do: 'done' };
const STAY: ActionWith<'stay'> = { do: 'stay' };
const losing = once((card: CardId): ActionWith<'lose'> => ({ do: 'lose', card: id.kind(card) }));
const pushing = once((to: TileId): ActionWith<'push'> => ({ do: 'push', to }));
const striking = once((at: string): ActionWith<'strike'> => ({ do: 'strike', at }));
const watching = once((counter: CounterId): ActionWith<'watch'> => ({ do: 'watch', counter }));
const laying = once((to: TileId): readonly ActionWith<'lay'>[] => [
  { do: 'lay', to, kind: 'antipersonnel' },
  { do: 'lay', to, kind: 'antitank' },
]);

/** Cards of the unit in the zone where a casualty was found, as their owner sees them. */
function losable(view: View, { seat, unit, zone }: Framed<'lose'>): CardId[] {
  const { group } = entry(edition.units, unit);
  const isOfUnit = (card: CardId): boolean => edition.groupOf[card] === group;
  if (zone === 'play') return sideOf(view.open, seat).play.filter(isOfUnit);
  const room = roomOf(view, seat);
  if (zone !== 'deck') return room[zone].filter(isOfUnit);
  const { supply, play } = sideOf(view.open, seat);
  const placed = new Set([...room.hand, ...room.discard, ...room.removed, ...supply, ...play]);
  return entry(view.open.brought, seat).filter((card) => isOfUnit(card) && !placed.has(card));
}

/** Which card is lost, the owner says (US-CAS-05). */
export const loseStep = {
  rule: 'US-CAS-05' as const,
  verbs: ['lose'] as const,
  who: asked,
  propose: (view: View, frame: Framed<'lose'>): ActionWith<'lose'>[] => losable(view, frame).map(losing),
  refuse: (view: View, frame: Framed<'lose'>, { card }: ActionWith<'lose'>) =>
    losable(view, frame).includes(id.card(card)) ? null : no('US-CAS-05', { 'one of': losable(view, frame) }),
  act(
    state: State,
    { seat, unit, zone }: Framed<'lose'>,
    { card }: ActionWith<'lose'>,
    context: StalingradContext,
  ): void {
    state.flow.pop();
    lose(state, seat, unit, zone, id.card(card), context);
  },
};

/** One tile away, or not at all; who is moved is ready again (US-ROUT-02, US-ROUT-03). */
export const pushStep = {
  rule: 'US-ROUT-02' as const,
  verbs: ['push', 'stay'] as const,
  who: asked,
  propose: ({ open }: View, { seat, at }: Framed<'push'>): ActionWith<'push' | 'stay'>[] => [
    STAY,
    ...pushesFor(open, seat, at.seat, at.unit).map(pushing),
  ],
  refuse({ open }: View, { seat, at, flame }: Framed<'push'>, action: ActionWith<'push' | 'stay'>) {
    if (action.do === 'stay') return null;
    const tiles = pushesFor(open, seat, at.seat, at.unit);
    return tiles.includes(action.to) ? null : no(flame ? 'US-CMBT-25' : 'US-ROUT-02', { 'one of': tiles });
  },
  act(
    state: State,
    { at, flame }: Framed<'push'>,
    action: ActionWith<'push' | 'stay'>,
    context: StalingradContext,
  ): void {
    state.flow.pop();
    const counter = counterOf(state.open, at.seat, at.unit);
    if (action.do === 'stay' || counter === null) return;
    const from = counter.at;
    counter.at = action.to;
    counter.suppressed = false;
    context.log({
      event: 'pushed',
      rule: flame ? 'US-CMBT-25' : 'US-ROUT-02',
      seat: at.seat,
      unit: at.unit,
      from,
      to: action.to,
    });
    endIfOver(edition, state, context);
  },
};

/** The next target of an attack on a tile (US-CMBT-06). */
export const targetsStep = {
  rule: 'US-CMBT-06' as const,
  verbs: ['strike'] as const,
  who: asked,
  propose: (_view: View, { left }: Framed<'targets'>): ActionWith<'strike'>[] => left.map(striking),
  refuse: (_view: View, { left }: Framed<'targets'>, { at }: ActionWith<'strike'>) =>
    left.includes(at) ? null : no('US-CMBT-06', { 'still to be attacked': left }),
  act(state: State, frame: Framed<'targets'>, { at }: ActionWith<'strike'>, context: StalingradContext): void {
    state.flow.pop();
    const left = frame.left.filter((each) => each !== at);
    if (left.length > 0) state.flow.push({ ...frame, left });
    strikeOne(state, frame, at, context);
  },
};

const stepBelow = (state: State): Step => {
  const frame = state.flow.at(-1);
  if (frame?.step !== 'enter') throw new Error('nobody is on the way');
  return frame.job;
};

/** Through the tunnel or along the street (US-R-34). */
export const wayStep = {
  rule: 'US-R-34' as const,
  verbs: ['tunnel', 'street'] as const,
  who: asked,
  propose: (): ActionWith<'tunnel' | 'street'>[] => [{ do: 'tunnel' }, { do: 'street' }],
  refuse: () => null,
  act(state: State, _frame: Framed<'way'>, action: ActionWith<'tunnel' | 'street'>): void {
    state.flow.pop();
    stepBelow(state).way = action.do;
  },
};

/** Which of two Machine Gunners that watch a tile fires first (US-R-38). */
export const watchStep = {
  rule: 'US-R-38' as const,
  verbs: ['watch'] as const,
  who: asked,
  propose: (_view: View, { left }: Framed<'watch'>): ActionWith<'watch'>[] => left.map(watching),
  refuse: (_view: View, { left }: Framed<'watch'>, { counter }: ActionWith<'watch'>) =>
    left.includes(counter) ? null : no('US-R-38', { 'one of': left }),
  act(state: State, _frame: Framed<'watch'>, { counter }: ActionWith<'watch'>): void {
    state.flow.pop();
    state.flow.push(fire(state.open, stepBelow(state), counter));
  },
};

/** Cards of the supply into the hand (US-SUPT-04). */
export const supportStep = {
  rule: 'US-SUPT-04' as const,
  verbs: ['take', 'done'] as const,
  who: asked,
  propose: ({ open }: View, { seat }: Framed<'support'>): ActionWith<'take' | 'done'>[] => [
    DONE,
    ...kindsIn(edition, sideOf(open, seat).supply).map(taking),
  ],
  refuse({ open }: View, { seat, squad }: Framed<'support'>, action: ActionWith<'take' | 'done'>) {
    if (action.do === 'done') return null;
    if (!isOfSquad(action.card, squad)) return no('US-R-53', { 'only squad': squad ?? '' });
    return hasKind(edition, sideOf(open, seat).supply, action.card)
      ? null
      : no('US-SUPT-04', { 'not in your supply': action.card });
  },
  act(state: State, frame: Framed<'support'>, action: ActionWith<'take' | 'done'>, context: StalingradContext): void {
    const { seat, left } = frame;
    if (action.do === 'done' || left === 1) state.flow.pop();
    else state.flow[state.flow.length - 1] = { ...frame, left: left - 1 };
    if (action.do === 'done') return;
    const card = takeKind(edition, sideOf(state.open, seat).supply, action.card);
    if (card === null) return;
    toHandOpenly(state, seat, card);
    context.log({ event: 'supported', rule: 'US-SUPT-04', seat, card });
    recover(state, seat, action.card, 'US-SUPT-05', context);
  },
};

/** Mines on edges of the unit's tile, one after the other (US-SUPT-34). */
export const miningStep = {
  rule: 'US-SUPT-34' as const,
  verbs: ['lay', 'done'] as const,
  who: asked,
  propose({ open }: View, { seat, unit }: Framed<'mining'>): ActionWith<'lay' | 'done'>[] {
    const from = counterOf(open, seat, unit)?.at;
    const next = from === undefined ? [] : entry(boardOf(open).neighbours, from);
    return [DONE, ...next.flatMap(laying)];
  },
  refuse: (view: View, { seat, unit }: Framed<'mining'>, action: ActionWith<'lay' | 'done'>) =>
    action.do === 'done' ? null : refuseMine(view, seat, unit, action.to),
  act(state: State, frame: Framed<'mining'>, action: ActionWith<'lay' | 'done'>, context: StalingradContext): void {
    const { seat, unit, left } = frame;
    if (action.do === 'done' || left === 1) state.flow.pop();
    else state.flow[state.flow.length - 1] = { ...frame, left: left - 1 };
    if (action.do === 'lay') layMine(state, seat, unit, action.to, action.kind, context);
  },
};

/** Which Bomber is shot down, its owner says. */
export const shotDownStep = {
  rule: 'US-SUPT-31' as const,
  verbs: ['lose'] as const,
  who: asked,
  propose: (view: View, { seat }: Framed<'shotDown'>): ActionWith<'lose'>[] => bombersToLose(view, seat).map(losing),
  refuse: (view: View, { seat }: Framed<'shotDown'>, { card }: ActionWith<'lose'>) =>
    bombersToLose(view, seat).includes(id.card(card))
      ? null
      : no('US-SUPT-32', { 'one of': bombersToLose(view, seat) }),
  act(state: State, _frame: Framed<'shotDown'>, { card }: ActionWith<'lose'>, context: StalingradContext): void {
    state.flow.pop();
    const frame = state.flow.at(-1);
    if (frame?.step === 'antiair') shootDown(state, frame, id.card(card), context);
  },
};

/** With no Bomber to shoot down the battery may go back to the supply (US-SUPT-33). */
export const stowStep = {
  rule: 'US-SUPT-33' as const,
  verbs: ['stow', 'keep'] as const,
  who: asked,
  propose: (): ActionWith<'stow' | 'keep'>[] => [{ do: 'stow' }, { do: 'keep' }],
  refuse: () => null,
  act(
    state: State,
    { seat, card }: Framed<'stow'>,
    action: ActionWith<'stow' | 'keep'>,
    context: StalingradContext,
  ): void {
    state.flow.pop();
    const side = sideOf(state.open, seat);
    if (action.do === 'keep' || !side.play.includes(card)) return;
    side.play = side.play.filter((each) => each !== card);
    putInOrder(edition, side.supply, card);
    context.log({ event: 'stowed', rule: 'US-SUPT-33', seat, card });
  },
};

/** A card whose counter has just entered takes one of its actions. */
export const actingStep = (actions: ActionMode<Used>) => ({
  rule: 'US-SPAWN-03' as const,
  verbs: actions.verbs,
  who: asked,
  propose(view: View, { seat, card }: Framed<'acting'>): Used[] {
    const offered: Used[] = [];
    actions.add(view, seat, entry(edition.kinds, id.kind(card)), offered);
    return offered;
  },
  refuse: (view: View, { seat, card }: Framed<'acting'>, action: Used) =>
    action.card === id.kind(card)
      ? actions.refuse(view, seat, entry(edition.kinds, action.card), action)
      : no('US-SPAWN-01', { 'has entered': card }),
  act(state: State, { seat, card }: Framed<'acting'>, action: Used, context: StalingradContext): void {
    state.flow.pop();
    actions.resolve(state, seat, card, action, context);
  },
});
