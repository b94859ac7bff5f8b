import { type ChoiceStep, type Context, define, equip, no, notation, type Refusal } from '@kurgan/engine';
import {
  ADJACENT,
  AREAS,
  DECISIONS,
  HAND_SIZE,
  MOST_STRENGTH,
  SEATS,
  type Seat,
  VICTORY_POINTS,
} from './front-facts.ts';
import {
  audit,
  clone,
  declarations,
  draw,
  type Front,
  imagine,
  of,
  other,
  type Strength,
  setup,
  stateShape,
  type View,
} from './front-state.ts';

type Action = Front['action'];
type Why = Refusal<Front['rule']> | null;

const ALONE: Readonly<Record<Seat, readonly Seat[]>> = { west: ['west'], east: ['east'] };
const AREA_COUNT = AREAS.length;
const NOWHERE: readonly number[] = [];
const NEXT = AREAS.map((from) => AREAS.map((to) => neighbours(from).includes(to)));

function neighbours(area: number): readonly number[] {
  return ADJACENT[area] ?? NOWHERE;
}
const isAdjacent = (from: number, to: number): boolean => NEXT[from]?.[to] === true;
const inArea = (strength: Strength, area: number): number => strength[area] ?? 0;
const handIn = ({ private: rooms }: View, seat: Seat) => (seat === 'west' ? rooms.west : rooms.east)?.hand;

// Rules for where cards can be played, used both to list actions and to refuse them.
/** One point of strength stays behind, so an area of strength one can't send any. */
const canSend = (own: Strength, from: number): boolean => inArea(own, from) >= 2;
const canEnter = (own: Strength, foe: Strength, to: number): boolean =>
  inArea(foe, to) === 0 && inArea(own, to) < MOST_STRENGTH;
const canAttack = (foe: Strength, to: number): boolean => inArea(foe, to) > 0;
const canGrow = (own: Strength, at: number): boolean => inArea(own, at) > 0 && inArea(own, at) < MOST_STRENGTH;
const canShell = (own: Strength, foe: Strength, at: number): boolean => inArea(foe, at) >= 2 && isNear(own, at);

function isNear(own: Strength, at: number): boolean {
  const near = neighbours(at);
  for (let i = 0; i < near.length; i++) if (inArea(own, near[i] ?? at) > 0) return true;
  return false;
}

/** Uses counting loops, because they are the bulk of the work and `for ... of` is half again as slow here. */
const turn: ChoiceStep<Front> = {
  rule: 'FRONT-TURN',
  verbs: ['advance', 'assault', 'recruit', 'barrage', 'discard'],
  exact: true,
  who: (_, { seat }) => of(ALONE, seat),

  propose(view, _, seat) {
    const actions: Action[] = [];
    const hand = handIn(view, seat);
    const own = of(view.open.strength, seat);
    const foe = of(view.open.strength, other(seat));
    for (let slot = 0; slot < HAND_SIZE; slot++) {
      switch (hand?.[slot]?.kind) {
        case 'advance':
          for (let from = 0; from < AREA_COUNT; from++) {
            if (!canSend(own, from)) continue;
            const near = neighbours(from);
            for (let i = 0; i < near.length; i++) {
              const to = near[i] ?? from;
              if (canEnter(own, foe, to)) actions.push({ do: 'advance', slot, from, to });
            }
          }
          break;
        case 'assault':
          for (let from = 0; from < AREA_COUNT; from++) {
            if (!canSend(own, from)) continue;
            const near = neighbours(from);
            for (let i = 0; i < near.length; i++) {
              const to = near[i] ?? from;
              if (canAttack(foe, to)) actions.push({ do: 'assault', slot, from, to });
            }
          }
          break;
        case 'recruit':
          for (let at = 0; at < AREA_COUNT; at++) if (canGrow(own, at)) actions.push({ do: 'recruit', slot, at });
          break;
        case 'barrage':
          for (let at = 0; at < AREA_COUNT; at++) if (canShell(own, foe, at)) actions.push({ do: 'barrage', slot, at });
          break;
      }
      actions.push({ do: 'discard', slot });
    }
    return actions;
  },

  refuse(view, _, action, seat) {
    if (action.do === 'discard') return null;
    const holds = handIn(view, seat)?.[action.slot]?.kind;
    if (holds !== action.do) return no('FRONT-CARD', { slot: action.slot, holds: holds ?? 'nothing' });
    const own = of(view.open.strength, seat);
    const foe = of(view.open.strength, other(seat));
    switch (action.do) {
      case 'advance': {
        const { from, to } = action;
        if (canEnter(own, foe, to)) return refuseStart(own, from, to);
        return no('FRONT-ADVANCE', { to, own: inArea(own, to), enemy: inArea(foe, to) });
      }
      case 'assault': {
        const { from, to } = action;
        return canAttack(foe, to) ? refuseStart(own, from, to) : no('FRONT-ASSAULT', { to, enemy: 0 });
      }
      case 'recruit':
        return canGrow(own, action.at) ? null : no('FRONT-RECRUIT', { own: inArea(own, action.at) });
      case 'barrage':
        return canShell(own, foe, action.at) ? null : no('FRONT-BARRAGE', { enemy: inArea(foe, action.at) });
    }
  },

  act(state, frame, action, context, seat) {
    const { open } = state;
    const { hand } = of(state.private, seat);
    const card = hand[action.slot];
    if (card === undefined) throw new Error(`${seat} holds no card ${action.slot}`);
    play(action, card.rank, of(open.strength, seat), of(open.strength, other(seat)), seat, context);
    const discards = of(open.discards, seat);
    const pile = of(state.sealed.piles, seat);
    discards.push(card);
    if (pile.length === 0) {
      pile.push(...discards);
      discards.length = 0;
      context.shuffle(pile);
    }
    hand[action.slot] = draw(pile);
    context.learn();
    open.made++;
    if (open.made === DECISIONS || isWipedOut(of(open.strength, other(seat)))) state.flow.pop();
    else frame.seat = other(seat);
  },
};

function refuseStart(own: Strength, from: number, to: number): Why {
  if (!canSend(own, from)) return no('FRONT-START', { from, own: inArea(own, from) });
  return isAdjacent(from, to) ? null : no('FRONT-ADJACENT', { from, to });
}

function play(action: Action, rank: number, own: Strength, foe: Strength, seat: Seat, context: Context<Front>): void {
  switch (action.do) {
    case 'advance':
      advance(own, action.from, action.to, rank, seat, context);
      break;
    case 'assault':
      assault(own, foe, action.from, action.to, rank, seat, context);
      break;
    case 'recruit':
      recruit(own, action.at, rank, seat, context);
      break;
    case 'barrage':
      barrage(foe, action.at, rank, seat, context);
      break;
    case 'discard':
      context.log({ event: 'discarded', seat });
      break;
  }
}

function advance(own: Strength, from: number, to: number, rank: number, seat: Seat, context: Context<Front>): void {
  const strength = Math.min(inArea(own, from) - 1, rank, MOST_STRENGTH - inArea(own, to));
  own[from] = inArea(own, from) - strength;
  own[to] = inArea(own, to) + strength;
  context.log({ event: 'advanced', seat, from, to, strength });
}

function assault(
  own: Strength,
  foe: Strength,
  from: number,
  to: number,
  rank: number,
  seat: Seat,
  context: Context<Front>,
): void {
  const hits = roll(Math.min(3, inArea(own, from) - 1), 6 - rank, context);
  const losses = Math.min(roll(Math.min(3, inArea(foe, to)), 5, context), inArea(own, from) - 1);
  const left = inArea(own, from) - losses;
  own[from] = left;
  if (hits < inArea(foe, to)) foe[to] = inArea(foe, to) - hits;
  else if (left === 1) foe[to] = 1;
  else {
    own[from] = 1;
    own[to] = left - 1;
    foe[to] = 0;
  }
  context.log({ event: 'assaulted', seat, from, to, hits, losses });
}

function recruit(own: Strength, at: number, rank: number, seat: Seat, context: Context<Front>): void {
  const strength = Math.min(rank, MOST_STRENGTH - inArea(own, at));
  own[at] = inArea(own, at) + strength;
  context.log({ event: 'recruited', seat, at, strength });
}

function barrage(foe: Strength, at: number, rank: number, seat: Seat, context: Context<Front>): void {
  const losses = Math.min(roll(rank, 6, context), inArea(foe, at) - 1);
  foe[at] = inArea(foe, at) - losses;
  context.log({ event: 'barraged', seat, at, losses });
}

/** Number of these dice that show `least` or more. */
function roll(dice: number, least: number, context: Context<Front>): number {
  let hits = 0;
  for (let i = 0; i < dice; i++) if (context.d(6) >= least) hits++;
  return hits;
}

function isWipedOut(strength: Strength): boolean {
  for (let area = 0; area < AREA_COUNT; area++) if (inArea(strength, area) > 0) return false;
  return true;
}

function points(strength: Strength): number {
  return VICTORY_POINTS.reduce((total, points, area) => total + (inArea(strength, area) > 0 ? points : 0), 0);
}

function narrate(event: Front['event']): string {
  switch (event.event) {
    case 'advanced':
      return `${event.seat} moves ${event.strength} from ${event.from} to ${event.to}`;
    case 'assaulted':
      return `${event.seat} attacks ${event.to} from ${event.from}: ${event.hits} hits for ${event.losses} lost`;
    case 'recruited':
      return `${event.seat} adds ${event.strength} in ${event.at}`;
    case 'barraged':
      return `${event.seat} shells ${event.at}: ${event.losses} lost`;
    case 'discarded':
      return `${event.seat} throws a card away`;
  }
}

const rules = define<Front>({
  id: 'front',
  title: 'Front',
  version: '1',
  seats: SEATS,
  seatNames: { west: 'The West', east: 'The East' },
  sides: SEATS,
  scenarios: [{ id: 'standard', title: 'Front', summary: 'Twelve areas, sixty decisions.', options: [] }],
  notation: notation(declarations),
  frameRules: { over: 'FRONT-OVER', turn: 'FRONT-TURN' },
  steps: { turn },
  setup: (_, context) => setup(context),
  outcome({ flow, open: { strength } }) {
    if (flow.length > 0) return null;
    for (const seat of SEATS) {
      if (!isWipedOut(strength[other(seat)])) continue;
      return { winner: seat, rule: 'FRONT-WIPED-OUT', title: 'The other side is wiped out' };
    }
    const lead = points(strength.west) - points(strength.east);
    const winner = lead === 0 ? null : lead > 0 ? 'west' : 'east';
    return { winner, rule: 'FRONT-POINTS', title: `${Math.abs(lead)} victory points ahead` };
  },
  clone,
  narrate,
});

/** The yardstick times play only; odds are timed on a real game. */
const odds = (): null => null;

export const front = equip(rules, { shape: stateShape, audit, imagine, odds });
