import { no, type Refusal } from '@kurgan/engine';
import { CARDS, type CardId } from '../../data/cards.ts';
import type { CardWindow, Effect } from '../../data/vocabulary.ts';
import { granted } from '../army.ts';
import { inPlay, isConcealed, isInfantry, openProfile } from '../counters.ts';
import { cardsFor, handOf, isUnseen } from '../deck.ts';
import { firingBy, hasShot } from '../fire-choices.ts';
import { categoryName, placesOf } from '../ground.ts';
import type { RuleId } from '../rule-ids.ts';
import { NONE, other, type Seat, type View } from '../state.ts';
import { dashersOf } from './dash.ts';
import { changes, fits, isSheltered, targetsOf } from './filters.ts';
import { caughtBy, spoilersOf } from './incoming.ts';
import { moversOf } from './relocate.ts';
import { marksOf } from './rolls.ts';
import { smokePoints } from './smoke.ts';
import { canFallBackByWindow } from './surprise.ts';
import { canTransfer, tokensOn } from './tokens.ts';

/** A moment at which cards may be played: the window, the unit it is about, and the square it has just entered. */
export interface Moment {
  readonly window: CardWindow;
  readonly unit: number;
  readonly place?: number;
}

/** Reason the event of a card can't be used now: it must change something (HS-R-154). Goes by open facts alone. */
function refuseEvent(view: View, seat: Seat, moment: Moment, card: CardId): Refusal<RuleId> | null {
  const { windows, who, effects } = CARDS[card];
  const windowsOfCard: readonly CardWindow[] = windows;
  if (!windowsOfCard.includes(moment.window)) return no('HS-CARD-05', { card });
  const [effect] = effects;
  if (effect === undefined) return no('HS-R-154', { card });
  const { open } = view;
  const { unit } = moment;
  const only = (can: boolean): Refusal<RuleId> | null => (can ? null : no('HS-R-154', { card }));
  if (moment.window === 'ownActivationStart') {
    if (effect.op === 'alternateFire') return no('HS-OP-27'); // it is the Firing Action itself
    return only(fits(open, seat, who, unit) && changes(view, effect, unit));
  }
  switch (effect.op) {
    case 'gainToken':
      return open.orders[seat].specials + granted(open, seat, 'special') < 2 ? null : no('HS-OP-12');
    case 'revealTokens':
      return only(tokensOn(open, other(seat)).length > 0);
    case 'chainActivation':
      return open.orders[seat].next <= open.orders[seat].numbers ? null : no('HS-OP-10');
    case 'transferOrderToken':
      return only(canTransfer(view, seat, moment.window === 'ownUnitDestroyed' ? unit : NONE));
    case 'templateStrike':
      return null;
    case 'placeSmoke':
      return only(smokePoints(open, seat, effect.range).next().done !== true);
    case 'trapAttack':
      return only(inPlay(open, unit) && isSheltered(open, moment.place ?? NONE, who.standsIn ?? []));
    case 'cancelFire':
      return who.category?.includes(categoryName(openProfile(open, unit).category)) === true
        ? null
        : no('HS-OP-22', { unit: 'a heavy vehicle' });
    case 'cancelTemplate':
      return only(spoilersOf(view, seat, card).length > 0);
    case 'lastStand':
      return only(canStand(view, unit));
    case 'windowPassage':
      return only(moment.window === 'assaultLost' && canFallBackByWindow(view, unit));
    case 'cancelRetreat':
      return only(fits(open, seat, { side: 'own', category: ['infantry'] }, unit));
    default:
      return only(choicesFor(view, seat, card).length > 0);
  }
}

/** Units among which the player of a card chooses. */
export function choicesFor(view: View, seat: Seat, card: CardId): number[] {
  switch (CARDS[card].effects[0]?.op) {
    case 'forcedMove':
      return dashersOf(view, seat);
    case 'relocate':
      return moversOf(view, seat, card);
    case 'sniperShot':
      return marksOf(view, seat);
    case 'returnGrenade':
      return caughtBy(view, seat);
    default:
      return targetsOf(view, seat, card);
  }
}

/** Not in the Supply Phase (HS-OP-31, HS-R-147). A concealed unit may have a shot. */
function canStand(view: View, u: number): boolean {
  const { open } = view;
  if (open.phase !== 'activation' || !isInfantry(open, u) || placesOf(open, u).length === 0) return false;
  return isConcealed(open, u) || hasShot(view, firingBy(u, 'lastStand'));
}

/** The card is in the hand and its event can be used. */
export function refusePlay(view: View, seat: Seat, moment: Moment, card: CardId): Refusal<RuleId> | null {
  if (!handOf(view, seat).includes(card)) return no('HS-CARD-05', { card });
  return refuseEvent(view, seat, moment, card);
}

/** Cards in hand that may be played now, each named once. */
export function playable(view: View, seat: Seat, moment: Moment): CardId[] {
  const hand = handOf(view, seat);
  return hand.filter((card, i) => hand.indexOf(card) === i && refuseEvent(view, seat, moment, card) === null);
}

/** Operations that need no look at the battlefield, so that most questions end with them. */
const SIMPLE: readonly Effect['op'][] = ['templateStrike', 'gainToken', 'chainActivation', 'transferOrderToken'];
const sorted = new WeakMap<readonly CardId[], readonly CardId[]>();

function simplestFirst(cards: readonly CardId[]): readonly CardId[] {
  const rank = (card: CardId): number => {
    const place = SIMPLE.indexOf(CARDS[card].effects[0]?.op ?? 'relocate');
    return place < 0 ? SIMPLE.length : place;
  };
  const known = sorted.get(cards) ?? cards.toSorted((a, b) => rank(a) - rank(b));
  sorted.set(cards, known);
  return known;
}

/** The enemy can't exclude that this side holds a card it could play now (HS-R-134). */
export function couldPlay({ open, flow }: View, seat: Seat, moment: Moment): boolean {
  if (open.hands[seat] === 0) return false;
  const bare = { open, private: {}, flow };
  return simplestFirst(cardsFor(seat, moment.window)).some(
    (card) => isUnseen(open, seat, card) && refuseEvent(bare, seat, moment, card) === null,
  );
}
