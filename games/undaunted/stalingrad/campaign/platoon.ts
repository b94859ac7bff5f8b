import { type CardId, id, type Seat } from '../../rules/ids.ts';
import { orderOf } from '../../rules/pieces.ts';
import { putInOrder } from '../../rules/zones.ts';
import { factsOf, JOINED, joinedId, pieces, scenarioFacts, sideNamed } from '../box.ts';
import { CARDS, type Card } from '../data/cards.ts';
import { type CampaignState, SIDES, type Side, type Squad } from '../data/types.ts';

/** A side's cards between games (US-DEF-11). Locked, upgrade and reserve decks are what is in neither list. */
export interface Platoon {
  available: CardId[];
  gone: CardId[];
}

const byDeck = (side: Side, deck: Card['deck']): CardId[] =>
  CARDS[side].filter((card) => card.deck === deck).map((card) => id.card(card.id));

/** The 35 starting cards (US-CAMP-06). */
export const freshPlatoon = (seat: Seat): Platoon => ({ available: byDeck(sideNamed(seat), 'starting'), gone: [] });

/** A new list in card order. */
function joinedBy(cards: readonly CardId[], more: readonly CardId[]): CardId[] {
  const all = cards.slice();
  for (const card of more) putInOrder(pieces, all, card);
  return all;
}

/** Unlocks cards that are still locked (US-CSET-04). */
export function unlock(platoon: Platoon, cards: readonly CardId[]): CardId[] {
  const fresh = cards.filter((card) => !platoon.available.includes(card) && !platoon.gone.includes(card));
  if (fresh.length > 0) platoon.available = joinedBy(platoon.available, fresh);
  return fresh;
}

/** The old card goes for good, in whatever class it is now; the new one comes all the same (US-CSET-05, US-R-66). */
function replace(platoon: Platoon, old: CardId, added: CardId): CardId[] {
  const { code, side } = factsOf(old);
  const now = platoon.available.filter((card) => {
    const facts = factsOf(card);
    return facts.code === code && facts.side === side && facts.title === factsOf(old).title;
  });
  discharge(platoon, now);
  return unlock(platoon, [added]);
}

/** Cards leave the platoon for the rest of the campaign (US-CAMP-03). */
export function discharge(platoon: Platoon, cards: readonly CardId[]): void {
  platoon.available = platoon.available.filter((card) => !cards.includes(card));
  platoon.gone = joinedBy(platoon.gone, cards);
}

/** Every card's counterpart in another deck: the one with the same code. */
const counterpartsIn = (deck: 'upgrade' | 'reserve'): ReadonlyMap<CardId, CardId> =>
  new Map(
    SIDES.flatMap((side) => {
      const byCode = new Map(
        CARDS[side].filter((card) => card.deck === deck).map((card) => [card.code, id.card(card.id)]),
      );
      return CARDS[side].flatMap((card) => {
        const other = byCode.get(card.code);
        return other === undefined ? [] : [[id.card(card.id), other] as const];
      });
    }),
  );
const COUNTERPARTS = { upgrade: counterpartsIn('upgrade'), reserve: counterpartsIn('reserve') };

/** The card of another deck with the same code; null where there is none, or it is not in its deck any more. */
export function counterpart({ available, gone }: Platoon, card: CardId, deck: 'upgrade' | 'reserve'): CardId | null {
  const other = COUNTERPARTS[deck].get(card);
  return other === undefined || available.includes(other) || gone.includes(other) ? null : other;
}

/** Only regular soldiers are upgraded, and only once (US-UPGR-01). */
export const isUpgradable = (platoon: Platoon, card: CardId): boolean =>
  factsOf(card).class === 'regular' && counterpart(platoon, card, 'upgrade') !== null;

/** The upgrades of the same codes come, the old cards go (US-UPGR-05). */
export function promote(platoon: Platoon, cards: readonly CardId[]): CardId[] {
  const upgrades: CardId[] = [];
  for (const card of cards) {
    const upgrade = counterpart(platoon, card, 'upgrade');
    if (upgrade !== null) upgrades.push(upgrade);
  }
  discharge(platoon, cards);
  platoon.available = joinedBy(platoon.available, upgrades);
  return upgrades;
}

/** Titles whose losses are replaced, and how many of each a squad has (US-CARD-15, US-PCAS-06). */
export const SQUAD: Readonly<Record<string, number>> = { Rifleman: 5, Scout: 3, 'Machine Gunner': 3 };

/** True if a side has integrated this squad. */
export const isIntegrated = (side: Side, squad: Squad | null): boolean => squad === 'C' || squad === JOINED[side];

/** Reserves that may be chosen for a loss in an integrated squad: of either letter, still in the reserve deck (US-INTEG-05). */
export function reservesFor({ available, gone }: Platoon, side: Side, title: string): CardId[] {
  return CARDS[side]
    .filter((card) => card.deck === 'reserve' && card.title === title && isIntegrated(side, card.squad))
    .map((card) => id.card(card.id))
    .filter((card) => !available.includes(card) && !gone.includes(card));
}

const CLASS_ORDER: readonly (Card['class'] | null)[] = ['upgraded', 'regular', 'reserve', null];
/** Every card's place among all: upgraded before regular before reserve soldiers, then by initiative. */
const WORTH: ReadonlyMap<CardId, number> = new Map(
  pieces.cardIds
    .toSorted((a, b) => {
      const [one, two] = [factsOf(a), factsOf(b)];
      return (
        CLASS_ORDER.indexOf(one.class) - CLASS_ORDER.indexOf(two.class) ||
        two.initiative - one.initiative ||
        orderOf(pieces, a) - orderOf(pieces, b)
      );
    })
    .map((card, place) => [card, place]),
);
/** The better soldier first. */
export const byWorth = (a: CardId, b: CardId): number => (WORTH.get(a) ?? 0) - (WORTH.get(b) ?? 0);

/** Cards of both letters from which an integrated squad's soldiers of a title are chosen. */
export const integrable = ({ available }: Platoon, side: Side, title: string): CardId[] =>
  available.filter((card) => {
    const facts = factsOf(card);
    return facts.title === title && isIntegrated(side, facts.squad);
  });

/** The squad keeps these; regular and upgraded cards left over are gone, reserves return to their deck (US-R-95). */
export function integrate(platoon: Platoon, side: Side, kept: readonly CardId[]): void {
  const left = Object.keys(SQUAD)
    .flatMap((title) => integrable(platoon, side, title))
    .filter((card) => !kept.includes(card));
  const reserves = left.filter((card) => factsOf(card).class === 'reserve');
  platoon.available = platoon.available.filter((card) => !reserves.includes(card));
  discharge(
    platoon,
    left.filter((card) => !reserves.includes(card)),
  );
}

/** An integrated squad of the best soldiers that both squads have. */
export function integrateBest(platoon: Platoon, side: Side): void {
  const kept = Object.entries(SQUAD).flatMap(([title, n]) =>
    integrable(platoon, side, title).sort(byWorth).slice(0, n),
  );
  integrate(platoon, side, kept);
}

/** How a card of the platoon appears in a game: squad C fights under the other letter once squads are integrated. */
export const inGame = (card: CardId, integrated: boolean): CardId =>
  integrated && factsOf(card).squad === 'C' ? joinedId(card) : card;

interface Orders {
  readonly replaced: readonly (readonly [CardId, CardId])[];
  readonly briefing: readonly CardId[];
  readonly overview: readonly CardId[];
}

const orders: Readonly<Record<Side, Map<CampaignState, Orders>>> = { soviet: new Map(), german: new Map() };
/** Cards of a seat that a state's briefing and its scenario unlock, and those they replace. */
export function ordersFor(state: CampaignState, seat: Seat): Orders {
  const known = orders[sideNamed(seat)];
  let found = known.get(state);
  if (found === undefined) {
    found = readOrders(state, sideNamed(seat));
    known.set(state, found);
  }
  return found;
}

function readOrders(state: CampaignState, side: Side): Orders {
  const isOwn = (card: string): boolean => factsOf(id.card(card)).side === side;
  return {
    replaced: (state.replace ?? [])
      .filter(([old]) => isOwn(old))
      .map(([old, added]) => [id.card(old), id.card(added)] as const),
    briefing: (state.unlock ?? []).filter(isOwn).map((card) => id.card(card)),
    overview: scenarioFacts(state.scenario).sides[side].unlock.map((card) => id.card(card)),
  };
}

/** Carries out the orders of a state for one side; gives the cards that came. */
export function obey(platoon: Platoon, state: CampaignState, seat: Seat): CardId[] {
  const { replaced, briefing, overview } = ordersFor(state, seat);
  return [
    ...replaced.flatMap(([old, added]) => replace(platoon, old, added)),
    ...unlock(platoon, briefing),
    ...unlock(platoon, overview),
  ];
}
