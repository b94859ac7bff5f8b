import type { Odds } from '@kurgan/engine';
import type { Action } from './actions.ts';
import { hitChance } from './combat.ts';
import { absence } from './deals.ts';
import type { CardId, RuleId, Seat, TileId, UnitId } from './edition.ts';
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

/** What an action would shoot at, with which defence; null when it shoots at nobody. */
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

interface Losses {
  readonly play: number;
  readonly hand: number;
  readonly discard: number;
  readonly deck: number;
  readonly counter: number;
}

/** Where the next casualty of a unit would come from, as far as this seat knows the zones. */
export function lossesOf(edition: Edition, view: View, asking: Seat, seat: Seat, unit: UnitId): Losses {
  const { group } = entry(edition.units, unit);
  const side = sideOf(view.open, seat);
  const has = (cards: readonly CardId[]): boolean => countGroup(edition, cards, group) > 0;
  const nowhere = { play: 0, hand: 0, discard: 0, deck: 0, counter: 0 };
  if (edition.casualtySearch.includes('play') && has(side.play)) return { ...nowhere, play: 1 };
  if (hiddenCount(edition, view.open, seat, group) === 0) return { ...nowhere, counter: 1 };
  const room = asking === seat ? view.private[seat] : undefined;
  if (room !== undefined) {
    const inHand = has(room.hand);
    const inDiscard = !inHand && has(room.discard);
    const zone = inHand ? 'hand' : inDiscard ? 'discard' : 'deck';
    return { ...nowhere, [zone]: 1 };
  }
  if (has(side.shown)) return { ...nowhere, hand: 1 };
  const { unseen } = unplaced(edition, view.open, seat);
  const notInHand = absence(edition, side, unseen, group, ['hand']);
  const inDeck = has(side.seen) ? 0 : absence(edition, side, unseen, group, ['hand', 'discard']);
  return { ...nowhere, hand: 1 - notInHand, discard: notInHand - inDeck, deck: inDeck };
}

export interface OddsRules {
  readonly defence: RuleId;
  readonly range: RuleId;
  readonly noRange: RuleId;
  readonly dice: RuleId;
}

/** Exact chances of an attack, its sum, and where the casualty would come from. */
export function odds(edition: Edition, rules: OddsRules, view: View, seat: Seat, action: Action): Odds | null {
  const shot = aimed(edition, view, seat, action);
  if (shot === null) return null;
  const { dice, defence } = shot;
  const hit = hitChance(edition, dice, defence.total);
  const losses = lossesOf(edition, view, seat, shot.seat, shot.unit);
  const outcomes = shot.suppresses
    ? [{ name: 'Suppressed', chance: hit }]
    : [
        { name: 'A card from the hand', chance: hit * losses.hand },
        { name: 'A card from the discard pile', chance: hit * losses.discard },
        { name: 'A card from the deck', chance: hit * losses.deck },
        { name: 'The counter is lost', chance: hit * losses.counter },
      ].filter(({ chance }) => chance > 0);
  const isHidden = !shot.suppresses && losses.counter === 0 && shot.seat !== seat;
  return {
    outcomes: [...outcomes, { name: 'Miss', chance: 1 - hit }],
    sums: [
      {
        title: `Defense ${defence.total}`,
        lines: [
          { label: entry(edition.units, shot.unit).title, value: String(defence.base), rule: rules.defence },
          { label: `Cover of ${shot.at}`, value: `+${defence.cover}`, rule: defence.coverRule },
          defence.range === null
            ? { label: 'Range does not count', value: '+0', rule: rules.noRange }
            : { label: 'Range', value: `+${defence.range}`, rule: rules.range },
          {
            label: `${dice === 1 ? '1 die' : `${dice} dice`}, ${defence.total} or more, or 0`,
            value: '',
            rule: rules.dice,
          },
        ],
      },
    ],
    assuming: isHidden ? ['an unseen card is equally likely to be in any hidden place that isn’t ruled out'] : [],
  };
}
