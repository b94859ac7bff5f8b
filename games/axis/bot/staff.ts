import { type AirKind, type Kind, kindNumber } from '../data/units.ts';
import { CARD_IDS, type CardId, cardOf } from '../data/uranus.ts';
import { isBase, numberOf, type Side, ZONES, type ZoneId } from '../data/zones.ts';
import { policyChoice } from '../odds/policy.ts';
import type { AxisAction } from '../rules/actions.ts';
import { axis as rules } from '../rules/game.ts';
import { countIn, landIn } from '../rules/stacks.ts';
import { type Frame, type FrameOf, type Open, other, type Place, type View } from '../rules/state.ts';
import { isZone, planFlights } from './flights.ts';
import { ATTACK, at, PRICE, type Row, row } from './ground.ts';
import { groupsOf, type Order, planAttacks, planBlitzes, planReserves } from './marches.ts';
import { planAmbushes, planFerries } from './passages.ts';
import { alliedPurchase, axisPurchase } from './purchases.ts';
import { Situation } from './situation.ts';
import { DOCTRINES, type Doctrine, type Weights } from './weights.ts';

/** One side's orders for its Movement phase. */
export function ordersFor(open: Open, side: Side, weights: Weights): Order[] {
  const orders: Order[] = [];
  const situation = new Situation(open, side, weights);
  const groups = groupsOf(situation);
  planAmbushes(situation, groups, orders);
  planAttacks(situation, groups, orders);
  planReserves(situation, groups, orders);
  planBlitzes(situation, groups, orders);
  planFerries(situation, orders);
  planFlights(situation, orders);
  return orders;
}

/** Chooses for both sides, and remembers the orders of the phase under way. */
export class Staff {
  /** Doctrines other than the usual ones. */
  readonly doctrines: Partial<Record<Side, Doctrine>> = {};
  #orders: readonly Order[] = [];
  #next = 0;
  #phase = '';
  #worth: Row = row();
  #fighting = '';

  #doctrine({ scenario }: Open, side: Side): Doctrine {
    return this.doctrines[side] ?? DOCTRINES[scenario][side];
  }

  /** Carries out these orders in the phase under way. */
  follow(open: Open, orders: readonly Order[]): void {
    this.#phase = phaseOf(open);
    this.#orders = orders;
    this.#next = 0;
  }

  choose(view: View, seat: Side, legal: () => readonly AxisAction[]): AxisAction {
    const frame = view.flow.at(-1);
    if (frame === undefined) throw new Error('the game is over');
    return this.#wish(view, frame, seat, legal) ?? first(legal());
  }

  #wish(view: View, frame: Frame, seat: Side, legal: () => readonly AxisAction[]): AxisAction | null {
    const { open } = view;
    switch (frame.step) {
      case 'movement':
        return this.#move(view, frame, legal);
      case 'purchases': {
        const { weights, spending } = this.#doctrine(open, seat);
        return seat === 'axis'
          ? axisPurchase(open, legal(), weights, spending)
          : alliedPurchase(open, legal(), spending);
      }
      case 'launch':
        return { do: open.round >= this.#doctrine(open, seat).launch ? 'launch' : 'wait' };
      case 'battleChoice':
        return this.#nextFight(open, seat, legal());
      default:
        return policyChoice(view) ?? smallChoice(view, frame, seat, legal);
    }
  }

  /** Fights for the most important ground come first, supply lines counted: they can decide about the others. */
  #nextFight(open: Open, seat: Side, legal: readonly AxisAction[]): AxisAction {
    const phase = phaseOf(open);
    if (phase !== this.#fighting) {
      this.#fighting = phase;
      this.#worth = new Situation(open, seat, this.#doctrine(open, seat).weights).worth;
    }
    return best(legal, (action) => (action.do === 'fight' ? at(this.#worth, numberOf(action.zone)) : 0));
  }

  #move(view: View, frame: FrameOf<'movement'>, legal: () => readonly AxisAction[]): AxisAction {
    const { open } = view;
    const { side, from } = frame;
    if (side === 'allies') {
      const landing = (['gray', 'brown', 'white'] as const).find(
        (crossing) => open.crossings[crossing].due && open.crossings[crossing].cargo !== null,
      );
      if (landing !== undefined) {
        const offload: AxisAction = { do: 'offload', crossing: landing };
        if (rules.refuse(view, side, offload) === null) return offload;
      }
    }
    const phase = phaseOf(open);
    if (phase !== this.#phase) this.follow(open, ordersFor(open, side, this.#doctrine(open, side).weights));
    for (; this.#next < this.#orders.length; this.#next++) {
      const order = this.#orders[this.#next];
      if (order === undefined) break;
      if (order.from !== null && order.from !== from) {
        const pick: AxisAction = { do: 'from', zone: order.from };
        if (rules.refuse(view, side, pick) === null) return pick;
      } else if (rules.refuse(view, side, order.action) === null) {
        this.#next++;
        return order.action;
      }
    }
    const done: AxisAction = { do: 'done' };
    return rules.refuse(view, side, done) === null ? done : compulsory(view, frame, legal());
  }
}

/** Tells the Movement phases of a match apart. */
const phaseOf = ({ round, card }: Open): string => `${round} ${card}`;

/** Aircraft in the air have to go somewhere: home. */
function compulsory({ open }: View, { side, from }: FrameOf<'movement'>, legal: readonly AxisAction[]): AxisAction {
  const home = legal.find((each) => each.do === 'relocate');
  if (home !== undefined) return home;
  const above = open.sorties.find((each) => each.side === side && each.mission === 'hover' && each.at !== from);
  return legal.find((each) => each.do === 'from' && each.zone === above?.at) ?? first(legal);
}

function first(legal: readonly AxisAction[]): AxisAction {
  const [action] = legal;
  if (action === undefined) throw new Error('there is nothing to choose from');
  return action;
}

function best(legal: readonly AxisAction[], worth: (action: AxisAction) => number): AxisAction {
  let most = Number.NEGATIVE_INFINITY;
  let chosen = first(legal);
  for (const action of legal) {
    const value = worth(action);
    if (value <= most) continue;
    most = value;
    chosen = action;
  }
  return chosen;
}

const worthOf = (kind: Kind): number => at(PRICE, kindNumber(kind));

/** The many small choices between moves and fights. */
function smallChoice(view: View, frame: Frame, seat: Side, legal: () => readonly AxisAction[]): AxisAction | null {
  const { open } = view;
  switch (frame.step) {
    case 'airDefense':
      return aimGuns(open, seat, legal());
    case 'ambushing':
      return best(legal(), (action) => (action.do === 'ambush' ? prey(open, seat, action.zone) : 0));
    case 'rocketAim':
      return aimRockets(open, legal());
    case 'scramble':
      return scramble(open, seat, legal());
    case 'feeding':
      return feed(open, frame, legal());
    case 'landing':
      return best(legal(), (action) => (action.do === 'land' ? safety(open, seat, action.zone) : 0));
    case 'freeInfantry':
      return best(legal(), (action) =>
        action.do === 'receive' ? (action.kind === 'infantry' ? 2 : 0) + need(open, action.zone) : 0,
      );
    case 'winterStorm':
      return { do: 'receive', kind: 'bomber', zone: 'tormosin' };
    case 'placing':
      return placeCard(view);
    case 'firstArea':
      return {
        do: 'all',
        area: cardsWorth(view.private.allies?.drawn ?? []) >= averageFive ? 'northwest' : 'southeast',
      };
    case 'assignment':
      return best(legal(), (action) => (action.do === 'assign' ? deploymentWorth(open, action.card, action.zone) : 0));
    case 'grounding':
      return best(legal(), (action) => (action.do === 'ground' && action.kind === 'fighter' ? 1 : 0));
    case 'sacrifice':
      return best(legal(), (action) =>
        action.do === 'sacrifice'
          ? -worthOfUnit(action.kind) +
            (landIn(open, 'axis', action.zone) === 1 ? 3 : landIn(open, 'axis', action.zone) > 1 ? 1 : 0)
          : 0,
      );
    case 'answer':
      return best(legal(), (action) => (action.do === 'lose' ? -worthOfUnit(action.kind) : 0));
    case 'scrapping':
      return best(legal(), (action) => (action.do === 'scrap' ? -worthOf(action.kind) : 0));
    case 'pushing':
      return best(legal(), (action) => (action.do === 'push' ? at(ATTACK, kindNumber(action.kind)) : 0));
    case 'raid':
      return first(legal());
    case 'keeping':
      return { do: 'keep', kind: 'mechanized' };
    case 'bidding':
      return open.bid.for !== null && open.bid.amount >= FAIR_BID
        ? { do: 'accept' }
        : { do: 'bid', for: open.bid.for ?? 'axis', points: open.bid.amount + 1 };
    case 'bidUnits':
      return best(legal(), (action) =>
        action.do === 'buy' && action.what !== 'token' ? worthOf(action.what) + need(open, action.zone) : 0,
      );
    case 'factoryPlace':
      return best(legal(), (action) => (action.do === 'build' ? depth(action.zone) * (seat === 'allies' ? 1 : -1) : 0));
    case 'rearrangement':
      return { do: 'done' };
    default:
      return null;
  }
}

/** Points for which either side will do. */
const FAIR_BID = 4;

function worthOfUnit(kind: Kind | 'fighter-aloft' | 'bomber-aloft' | 'crossing'): number {
  if (kind === 'crossing') return 1;
  return worthOf(kind === 'fighter-aloft' ? 'fighter' : kind === 'bomber-aloft' ? 'bomber' : kind);
}

/** All guns at the place with the most aircraft, transports first. */
function aimGuns(open: Open, seat: Side, legal: readonly AxisAction[]): AxisAction {
  const targets = (place: Place): number =>
    open.sorties.reduce(
      (sum, each) => (each.side !== seat && each.at === place ? sum + (each.tokens > 0 ? 1.5 : 1) : sum),
      0,
    );
  return best(legal, (action) => {
    if (action.do === 'aim') return 10 + Math.min(3, targets(action.at)) + action.count;
    return action.do === 'fire' ? 1 : 0;
  });
}

/** Ambush where it hurts: lone units, or dear ones. */
function prey(open: Open, seat: Side, zone: ZoneId): number {
  const units = landIn(open, other(seat), zone);
  const tanks = countIn(open, other(seat), zone, 'tank');
  return (units === 1 ? 3 : 1) + (tanks > 0 ? 1 : 0) + (landIn(open, seat, zone) > 0 ? 1 : 0);
}

function aimRockets(open: Open, legal: readonly AxisAction[]): AxisAction {
  return best(legal, (action) => {
    if (action.do === 'aim' && isZone(action.at)) {
      const units = landIn(open, 'axis', action.at);
      return 5 + (landIn(open, 'allies', action.at) > 0 ? 3 : 0) + ZONES[action.at].rp - 0.1 * units + action.count;
    }
    return action.do === 'fire' ? 1 : 0;
  });
}

/** Fighters rise against bombers that have no fighters with them. */
function scramble(open: Open, seat: Side, legal: readonly AxisAction[]): AxisAction {
  const over = (place: Place, kind: AirKind, side: Side): number =>
    open.sorties.filter((each) => each.side === side && each.at === place && each.kind === kind).length;
  return best(legal, (action) => {
    if (action.do !== 'scramble') return 0;
    const enemy = other(seat);
    return (
      over(action.to, 'bomber', enemy) -
      2 * over(action.to, 'fighter', enemy) -
      over(action.to, 'fighter', seat) -
      (isBase(action.zone) ? 0 : 0.5)
    );
  });
}

/** A token is spent where it changes the fight, never to deny it. */
function feed(open: Open, { side, kind }: FrameOf<'feeding'>, legal: readonly AxisAction[]): AxisAction {
  const save: AxisAction = { do: 'save' };
  const { combat } = open;
  if (kind === 'spareTokens' || combat === null) return save;
  const mine = landIn(open, side, combat.zone);
  const theirs = landIn(open, other(side), combat.zone);
  if (mine < 2 || theirs === 0) return save;
  return legal.find((each) => each.do === 'spend') ?? save;
}

/** Airfields that the enemy can't reach come first. */
function safety(open: Open, seat: Side, zone: ZoneId): number {
  if (isBase(zone)) return 3;
  const guards = landIn(open, seat, zone);
  return (open.zones.marker[numberOf(zone)] === null ? 1 : -1) + Math.min(1, guards / 4);
}

const need = (open: Open, zone: ZoneId): number => (8 - landIn(open, 'axis', zone)) / 8;

/** Zones of the city by their distance from the Axis. */
const depth = (zone: ZoneId): number => (ZONES[zone].fortified ? 2 : 0) + (ZONES[zone].sector === 'brown' ? 1 : 0);

const cardWorth = (card: CardId): number => {
  const { units } = cardOf(card);
  return (Object.entries(units) as [Kind, number][]).reduce((sum, [kind, count]) => sum + count * worthOf(kind), 0);
};
const cardsWorth = (cards: readonly CardId[]): number => cards.reduce((sum, card) => sum + cardWorth(card), 0);
const averageFive = (cardsWorth(CARD_IDS) / CARD_IDS.length) * 5;

/** The stronger card goes where more of them lie, so that one blow is heavy. */
function placeCard(view: View): AxisAction | null {
  const drawn = view.private.allies?.drawn ?? [];
  const [card] = drawn.toSorted((a, b) => cardWorth(b) - cardWorth(a));
  return card === undefined ? null : { do: 'place', card, area: 'northwest' };
}

/** Fresh armies appear as far forward as they can stand. */
function deploymentWorth(open: Open, card: CardId, zone: ZoneId): number {
  const { uranus } = ZONES[zone];
  const enemies = landIn(open, 'axis', zone);
  const mine = landIn(open, 'allies', zone);
  const coming = Object.values(cardOf(card).units).reduce((sum, count) => sum + count, 0);
  const crowd = mine + coming > 8 ? 6 : 0;
  return (uranus?.from ?? 0) * 0.3 - crowd + (enemies > 0 ? Math.min(2, (mine + coming - enemies) * 0.5) : 0);
}
