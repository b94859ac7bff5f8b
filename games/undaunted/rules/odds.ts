import type { Odds } from '@kurgan/engine';
import type { Action } from './actions.ts';
import { absence } from './deals.ts';
import type { CardId, SearchedZone, Seat, TileId, UnitId } from './edition.ts';
import type { Defence } from './events.ts';
import { unplaced } from './hidden.ts';
import { mortarOf } from './mortar.ts';
import { standsAt } from './movement.ts';
import { type Edition, entry, otherSeat } from './pieces.ts';
import { counterOf, counterParts, isAt, sideOf, type View } from './state.ts';
import { countGroup, hiddenCount } from './zones.ts';

interface Aimed {
  readonly dice: number;
  readonly defence: Defence;
  readonly seat: Seat;
  readonly unit: UnitId;
  readonly at: TileId;
  readonly suppresses: boolean;
}

/** The target of an action and its defense; null if the action attacks nobody. */
export function aimed(edition: Edition, view: View, seat: Seat, action: Action): Aimed | null {
  const { open } = view;
  if (action.do === 'attack' || action.do === 'suppress') {
    const enemy = otherSeat(edition, seat);
    const target = counterOf(open, enemy, action.unit);
    const { unit, type } = entry(edition.kinds, action.card);
    if (target === null || unit === null) return null;
    const from = standsAt(edition, open, seat, unit);
    const aim = { seat: enemy, unit: action.unit, tile: target.at, from, as: action.do };
    const defence = edition.defence(open, aim);
    const dice = type.actions.find((each) => each.do === action.do)?.value ?? 0;
    return { dice, defence, seat: enemy, unit: action.unit, at: target.at, suppresses: action.do === 'suppress' };
  }
  const frame = view.flow.at(-1);
  if (action.do !== 'shell' || !isAt(frame, 'blast')) return null;
  const [owner, unit] = counterParts(action.counter);
  const target = counterOf(open, owner, unit);
  if (target === null) return null;
  const mortar = mortarOf(edition, open, seat);
  if (mortar === null) return null;
  const from = standsAt(edition, open, seat, mortar);
  const defence = edition.defence(open, { seat: owner, unit, tile: target.at, from, as: 'blast' });
  return { dice: frame.dice, defence, seat: owner, unit, at: target.at, suppresses: false };
}

/** Chances that a unit's next casualty comes from each zone; `spent`: that it has no card left to lose. */
type Losses = Readonly<Record<SearchedZone | 'spent', number>>;

/** As far as the asking seat knows the zones. */
export function lossesOf(edition: Edition, view: View, asking: Seat, seat: Seat, unit: UnitId): Losses {
  const { group } = entry(edition.units, unit);
  const side = sideOf(view.open, seat);
  const has = (cards: readonly CardId[]): boolean => countGroup(edition, cards, group) > 0;
  const losses = { play: 0, hand: 0, discard: 0, deck: 0, spent: 0 };
  if (edition.casualtySearch.includes('play') && has(side.play)) return { ...losses, play: 1 };
  if (hiddenCount(edition, view.open, seat, group) === 0) return { ...losses, spent: 1 };
  const room = asking === seat ? view.private[seat] : undefined;
  if (room !== undefined) return { ...losses, [has(room.hand) ? 'hand' : has(room.discard) ? 'discard' : 'deck']: 1 };
  if (has(side.shown)) return { ...losses, hand: 1 };
  const { unseen } = unplaced(edition, view.open, seat);
  const notInHand = absence(edition, side, unseen, group, ['hand']);
  const inDeck = has(side.seen) ? 0 : absence(edition, side, unseen, group, ['hand', 'discard']);
  return { ...losses, hand: 1 - notInHand, discard: notInHand - inDeck, deck: inDeck };
}

const FROM: Readonly<Record<SearchedZone, string>> = {
  play: 'A card from the play area',
  hand: 'A card from the hand',
  discard: 'A card from the discard pile',
  deck: 'A card from the deck',
};

/** Cost of a hit on a unit, in search order; `spent` is the fate of a unit without cards. */
export function costOf(
  edition: Edition,
  view: View,
  asking: Seat,
  at: { readonly seat: Seat; readonly unit: UnitId },
  hit: number,
  spent: string,
): Pick<Odds, 'outcomes' | 'assuming'> {
  const losses = lossesOf(edition, view, asking, at.seat, at.unit);
  const isHidden = at.seat !== asking && losses.spent === 0;
  return {
    outcomes: [
      ...edition.casualtySearch.map((zone) => ({ name: FROM[zone], chance: hit * losses[zone] })),
      { name: spent, chance: hit * losses.spent },
    ].filter(({ chance }) => chance > 0),
    assuming: isHidden ? ['an unseen card is equally likely to be in any hidden place that isn’t ruled out'] : [],
  };
}
