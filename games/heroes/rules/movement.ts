import { no } from '@kurgan/engine';
import { assaultTargets, refuseAssault, squaresFor } from './activation.ts';
import { squareCalled, squareName } from './areas.ts';
import { refuseBoard } from './boarding.ts';
import { bonusCards, bonusOf, playBonus, refuseBonus } from './bonuses.ts';
import { climbsOf, refuseClimb, refuseOpening, surpriseIn } from './cards/surprise.ts';
import { inspire } from './command.ts';
import { endOf, firstOf, of, onField, seatOf, unitCalled, unitName } from './counters.ts';
import { refuseAnnouncement, waysOf } from './driving.ts';
import { discardPlayed } from './effects.ts';
import { exit, refuseExit } from './exits.ts';
import { firingBy } from './fire-choices.ts';
import { charge, drive, flip, step, stop } from './movement-effects.ts';
import {
  canCharge,
  canFireFirst,
  canInspireFirst,
  mayGainMoves,
  mustAssault,
  mustTurn,
  ramsFor,
  refuseDetour,
  refuseDrive,
  refuseFlip,
  refuseStep,
  refuseStop,
  salliesOf,
  walkerOf,
  waysOut,
} from './movement-refusals.ts';
import { board } from './passengers.ts';
import { noteFired } from './repetition.ts';
import { squaresLeft } from './scouting.ts';
import { type Action, type Choosing, type FrameOf, NONE, type Open, only, proceed } from './state.ts';

type Attack = 'charge' | 'ram' | 'sally' | 'assault';
type Verb =
  | 'inspire'
  | 'step'
  | 'climb'
  | 'drive'
  | 'push'
  | 'board'
  | 'exit'
  | 'flip'
  | 'stop'
  | 'fire'
  | Card
  | Attack;
type Card = 'bonus' | 'play';

/** The way that leaves a vehicle on these squares. */
const findWay = <W extends { readonly front: number; readonly rear: number }>(
  open: Open,
  ways: readonly W[],
  { front, rear }: { readonly front: string; readonly rear: string },
): W | undefined =>
  ways.find((way) => way.front === squareCalled(open, front) && way.rear === squareCalled(open, rear));

/** An attacker of one square ends up on the defender's, if it gets there at all. */
const standAt = (open: Open, { target }: FrameOf<'moving'>, launch: number) => ({
  launch,
  front: of(open.units.at, target),
  rear: NONE,
});

/** One decision of a Movement Action (HS-MOVE-16). */
export const moving: Choosing<'moving', Verb> = {
  rule: 'HS-MOVE-16',
  verbs: [
    'inspire',
    'step',
    'climb',
    'drive',
    'push',
    'board',
    'exit',
    'flip',
    'stop',
    'charge',
    'ram',
    'sally',
    'fire',
    'assault',
    'bonus',
    'play',
  ],
  exact: true,
  who: ({ open }, { unit }) => only(seatOf(open, unit)),
  propose(view, known) {
    const { open } = view;
    const { unit } = known;
    const frame = { ...known, left: squaresLeft(view, known) };
    const bonuses = mayGainMoves(view, frame) ? bonusCards(view, seatOf(open, unit), ['move']) : [];
    const gains = bonuses.map((card): Action<Verb> => ({ do: 'bonus', card }));
    if (mustTurn(view, frame)) return [{ do: 'flip' }, ...gains];
    const walk = walkerOf(open, frame);
    const must = mustAssault(view, frame, walk);
    const actions: Action<Verb>[] = [];
    if (refuseStop(view, frame, must) === null) actions.push({ do: 'stop' });
    if (canCharge(open, frame, walk, must)) actions.push({ do: 'charge' });
    for (const { front, rear } of ramsFor(open, frame, must))
      actions.push({ do: 'ram', front: squareName(open, front), rear: squareName(open, rear) });
    for (const from of salliesOf(open, frame, walk, must)) actions.push({ do: 'sally', from: squareName(open, from) });
    if (frame.left > 0 && !frame.halted) {
      if (of(open.units.rear, unit) === NONE) {
        for (const to of waysOut(open, frame, walk))
          if (refuseStep(view, frame, walk, to, must) === null) actions.push({ do: 'step', to: squareName(open, to) });
      } else
        for (const way of waysOf(open, frame))
          if (!must || refuseDetour(open, frame, way) === null)
            actions.push({ do: 'drive', front: squareName(open, way.front), rear: squareName(open, way.rear) });
      if (!must)
        for (let u = firstOf(open, seatOf(open, unit)); u < endOf(open, seatOf(open, unit)); u++)
          if (refuseBoard(view, walk, frame, u) === null) actions.push({ do: 'board', unit: unitName(open, u) });
    }
    for (const { squares } of open.wrecks) {
      const wreck = squares[0] ?? NONE;
      if (refuseAnnouncement(open, frame, wreck) === null) actions.push({ do: 'push', wreck: squareName(open, wreck) });
    }
    if (refuseExit(open, frame, must) === null) actions.push({ do: 'exit' });
    if (refuseFlip(view, frame, must) === null) actions.push({ do: 'flip' });
    if (canInspireFirst(view, frame)) actions.push({ do: 'inspire' });
    if (canFireFirst(view, frame)) actions.push({ do: 'fire' });
    actions.push(...gains);
    for (const to of climbsOf(view, frame, walk, must)) actions.push({ do: 'climb', to: squareName(open, to) });
    const surprise = frame.target === NONE ? undefined : surpriseIn(view, seatOf(open, unit));
    if (surprise !== undefined && refuseOpening(view, frame, surprise) === null)
      actions.push({ do: 'play', card: surprise });
    if (frame.target !== NONE && !onField(open, frame.target)) {
      for (const u of assaultTargets(view, unit)) actions.push({ do: 'assault', unit: unitName(open, u) });
    }
    return actions;
  },
  refuse(view, known, action) {
    const { open } = view;
    const frame = { ...known, left: squaresLeft(view, known) };
    if (mustTurn(view, frame) && action.do !== 'bonus') return action.do === 'flip' ? null : no('HS-STATE-11');
    const walk = walkerOf(open, frame);
    const must = mustAssault(view, frame, walk);
    switch (action.do) {
      case 'step':
        return refuseStep(view, frame, walk, squareCalled(open, action.to), must);
      case 'climb':
        return refuseClimb(view, frame, walk, squareCalled(open, action.to), must);
      case 'play':
        return refuseOpening(view, frame, action.card);
      case 'inspire':
        return canInspireFirst(view, frame) ? null : no('HS-R-67');
      case 'drive':
        return refuseDrive(open, frame, squareCalled(open, action.front), squareCalled(open, action.rear), must);
      case 'push':
        return refuseAnnouncement(open, frame, squareCalled(open, action.wreck));
      case 'board':
        return must ? no('HS-ASLT-06') : refuseBoard(view, walk, frame, unitCalled(open, action.unit));
      case 'exit':
        return refuseExit(open, frame, must);
      case 'flip':
        return refuseFlip(view, frame, must);
      case 'stop':
        return refuseStop(view, frame, must);
      case 'charge':
        return canCharge(open, frame, walk, must) ? null : no('HS-ASLT-08');
      case 'ram':
        return findWay(open, ramsFor(open, frame, must), action) === undefined ? no('HS-R-43') : null;
      case 'sally':
        return salliesOf(open, frame, walk, must).includes(squareCalled(open, action.from)) ? null : no('HS-TRAN-04');
      case 'fire':
        return canFireFirst(view, frame) ? null : no('HS-MOVE-15');
      case 'bonus':
        return mayGainMoves(view, frame)
          ? refuseBonus(view, seatOf(open, frame.unit), action.card, ['move'])
          : no('HS-CARD-10');
      case 'assault':
        if (frame.target === NONE || onField(open, frame.target)) return no('HS-ASLT-12');
        return refuseAssault(view, frame.unit, unitCalled(open, action.unit));
    }
  },
  act(state, frame, action, context) {
    switch (action.do) {
      case 'step':
        step(state, frame, squareCalled(state.open, action.to), context);
        break;
      case 'climb': {
        const seat = seatOf(state.open, frame.unit);
        const card = surpriseIn(state, seat);
        if (card !== undefined) discardPlayed(state, seat, card, context);
        step(state, frame, squareCalled(state.open, action.to), context);
        break;
      }
      case 'play':
        discardPlayed(state, seatOf(state.open, frame.unit), action.card, context);
        proceed(state, { ...frame, climbs: true });
        break;
      case 'inspire':
        inspire(state, frame.unit, context);
        break;
      case 'drive': {
        const way = findWay(state.open, waysOf(state.open, frame), action);
        if (way !== undefined) drive(state, frame, way, context);
        break;
      }
      case 'push':
        context.log({
          event: 'announced',
          rule: 'HS-WRK-05',
          unit: unitName(state.open, frame.unit),
          wreck: action.wreck,
        });
        proceed(state, { ...frame, push: squareCalled(state.open, action.wreck) });
        break;
      case 'board':
        board(state, frame.unit, unitCalled(state.open, action.unit), context);
        proceed(
          state,
          { step: 'repetition', unit: frame.unit },
          { step: 'ending', unit: frame.unit, fired: frame.fired, kind: frame.kind },
        );
        break;
      case 'exit':
        exit(state, frame, context);
        break;
      case 'flip':
        flip(state, frame, context);
        break;
      case 'stop':
        stop(state, frame, context);
        break;
      case 'charge':
        charge(state, frame, standAt(state.open, frame, of(state.open.units.at, frame.unit)));
        break;
      case 'ram': {
        const way = findWay(state.open, ramsFor(state.open, frame, true), action);
        const { at, rear } = state.open.units;
        const launch = of(way?.kind === 'back' ? rear : at, frame.unit);
        if (way !== undefined) charge(state, frame, { launch, front: way.front, rear: way.rear });
        break;
      }
      case 'sally':
        charge(state, frame, standAt(state.open, frame, squareCalled(state.open, action.from)));
        break;
      case 'fire':
        noteFired(state, frame.unit);
        proceed(state, firingBy(frame.unit, 'move'), { ...frame, fired: true });
        break;
      case 'bonus': {
        const { value = 0 } = bonusOf(action.card, ['move']) ?? {};
        playBonus(state, seatOf(state.open, frame.unit), action.card, context);
        proceed(state, { ...frame, left: squaresFor(state, frame.unit, value), bonus: value });
        break;
      }
      case 'assault':
        context.log({
          event: 'assaultDeclared',
          rule: 'HS-ASLT-11',
          unit: unitName(state.open, frame.unit),
          target: action.unit,
        });
        proceed(state, { ...frame, target: unitCalled(state.open, action.unit), charging: false });
        break;
    }
  },
};
