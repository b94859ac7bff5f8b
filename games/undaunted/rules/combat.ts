import { no } from '@kurgan/engine';
import { type ActionWith, onceForTwo } from './actions.ts';
import type { CardId, GroupId, KindId, RuleId, SearchedZone, Seat, TileId, UnitId } from './edition.ts';
import { endIfOver } from './end.ts';
import { standsAt } from './movement.ts';
import { type Edition, entry, orderOf, otherSeat, type Pieces } from './pieces.ts';
import { noteLost } from './revealed.ts';
import type { Sequence, Stage } from './sequence.ts';
import { counterOf, deckOf, roomOf, type State, sideOf, type UndauntedContext } from './state.ts';
import { noteSearched } from './unseen.ts';
import { type CardUse, unitOf } from './uses.ts';
import { removeAt } from './zones.ts';

/** A unit under attack: its side, its tile, and the attacker's tile and weapon. */
export interface Aim {
  readonly seat: Seat;
  readonly unit: UnitId;
  readonly tile: TileId;
  readonly from: TileId;
  readonly as: string;
}

/** A die hits at or above the defense, and its highest face always hits. */
export const isHit = (edition: Edition, die: number, defence: number): boolean =>
  die >= defence || die === edition.dieSides;

/** The chance of at least one hit. */
export function hitChance({ dieSides }: Edition, dice: number, defence: number): number {
  const hits = Math.min(Math.max(dieSides + 1 - defence, 1), dieSides);
  return 1 - ((dieSides - hits) / dieSides) ** dice;
}

/** An attack by one unit on another; its stages follow in the order an edition declares. */
export interface Shot {
  readonly seat: Seat;
  readonly by: UnitId;
  readonly from: TileId;
  readonly as: string;
  readonly dice: number;
  readonly at: { readonly seat: Seat; readonly unit: UnitId };
  /** A casualty was searched for, and no card was left to lose. */
  isSpent?: true;
}

/** Defense and dice, cited by the kind of attack. A miss ends it. */
export const dice = (edition: Edition, rules: Readonly<Record<string, RuleId>>): Stage<Shot> => ({
  name: 'dice',
  run({ open }, shot, context) {
    const { seat, by, from, as } = shot;
    const target = counterOf(open, shot.at.seat, shot.at.unit);
    if (target === null) throw new Error(`${shot.at.seat} has no ${shot.at.unit} on the board`);
    const at = { seat: shot.at.seat, unit: shot.at.unit, tile: target.at };
    const defence = edition.defence(open, { seat: at.seat, unit: at.unit, tile: at.tile, from, as });
    const rolled: number[] = [];
    let hit = false;
    for (let i = 0; i < shot.dice; i++) {
      const die = context.d(edition.dieSides);
      rolled.push(die);
      if (isHit(edition, die, defence.total)) hit = true;
    }
    context.log({ event: 'shot', rule: entry(rules, as), seat, by, from, as, at, defence, dice: rolled, hit });
    return hit ? null : 'over';
  },
});

/** An attack to suppress flips the counter to its suppressed side and does nothing else. */
export const suppression = (
  _edition: Edition,
  rules: { readonly suppressed: RuleId; readonly already: RuleId },
): Stage<Shot> => ({
  name: 'suppression',
  run({ open }, { as, at: { seat, unit } }, context) {
    if (as !== 'suppress') return null;
    const target = counterOf(open, seat, unit);
    if (target === null) return 'over';
    const already = target.suppressed;
    target.suppressed = true;
    context.log({ event: 'suppressed', rule: already ? rules.already : rules.suppressed, seat, unit, already });
    return 'over';
  },
});

/** The unit loses one card, the first copy, from the first zone that has one. */
export const casualty = (edition: Edition, rules: Readonly<Record<SearchedZone, RuleId>>): Stage<Shot> => ({
  name: 'casualty',
  run(state, shot, context) {
    const { seat, unit } = shot.at;
    const { group } = entry(edition.units, unit);
    const found = findCasualty(edition, state, seat, group);
    if (found === null) shot.isSpent = true;
    else {
      const { zone, cards } = found;
      loseCard(edition, state, { seat, unit, zone, card: firstOf(edition, cards), rule: rules[zone] }, context);
    }
    return null;
  },
});

/** A unit with no card left to lose loses its counter. */
export const counterLost = (_edition: Edition, rule: RuleId): Stage<Shot> => ({
  name: 'counter lost',
  run({ open }, { isSpent, at: { seat, unit } }, context) {
    if (!isSpent) return null;
    const from = counterOf(open, seat, unit)?.at;
    if (from === undefined) throw new Error(`${seat} has no ${unit} on the board`);
    sideOf(open, seat).counters[unit] = null;
    context.log({ event: 'counterLost', rule, seat, unit, from });
    return null;
  },
});

export const judgement = (edition: Edition): Stage<unknown> => ({
  name: 'judgement',
  run(state, _job, context) {
    endIfOver(edition, state, context);
    return null;
  },
});

function cardsIn(state: State, seat: Seat, zone: SearchedZone): CardId[] {
  switch (zone) {
    case 'play':
      return sideOf(state.open, seat).play;
    case 'hand':
      return roomOf(state, seat).hand;
    case 'discard':
      return roomOf(state, seat).discard;
    case 'deck':
      return deckOf(state, seat);
  }
}

/** Cards of a group in the first zone that has any: one of them is lost. Null if no zone has any. */
export function findCasualty(
  { casualtySearch, groupOf }: Edition,
  state: State,
  seat: Seat,
  group: GroupId,
): { readonly zone: SearchedZone; readonly cards: readonly CardId[] } | null {
  for (const zone of casualtySearch) {
    const cards: CardId[] = [];
    for (const card of cardsIn(state, seat, zone)) if (groupOf[card] === group) cards.push(card);
    if (cards.length > 0) return { zone, cards };
  }
  return null;
}

/** First in card order, because a deck has an order of its own. */
const firstOf = (pieces: Pieces, cards: readonly CardId[]): CardId =>
  cards.reduce((first, card) => (orderOf(pieces, card) < orderOf(pieces, first) ? card : first));

interface Loss {
  readonly seat: Seat;
  readonly unit: UnitId;
  readonly zone: SearchedZone;
  readonly card: CardId;
  readonly rule: RuleId;
}

/** A unit loses a card from the zone where it was found, and everybody knows that the zones before it had none. */
export function loseCard(edition: Edition, state: State, loss: Loss, context: UndauntedContext): void {
  const { seat, unit, zone, card, rule } = loss;
  const side = sideOf(state.open, seat);
  const room = roomOf(state, seat);
  const deck = deckOf(state, seat);
  const group = entry(edition.groupOf, card);
  const cards = cardsIn(state, seat, zone);
  removeAt(cards, cards.indexOf(card));
  if (zone !== 'play') noteLost(edition, state.open, seat, zone, group);
  side.hand = room.hand.length;
  side.deck = deck.length;
  side.discard = room.discard.length;
  if (zone === 'deck') context.shuffle(deck);
  edition.bury(state, seat, card);
  for (const before of edition.casualtySearch) {
    if (before === zone) break;
    if (before === 'hand' || before === 'discard') noteSearched(side, before, group);
  }
  context.log({ event: 'casualty', rule, seat, unit, zone }, { [seat]: { card } });
}

const firing = {
  attack: onceForTwo((card: KindId, unit: UnitId): ActionWith<'attack'> => ({ do: 'attack', card, unit })),
  suppress: onceForTwo((card: KindId, unit: UnitId): ActionWith<'suppress'> => ({ do: 'suppress', card, unit })),
};

/** Any enemy counter on the board can be the target, at any distance. */
export const shooting = (
  edition: Edition,
  rules: { readonly onBoard: RuleId },
  as: 'attack' | 'suppress',
  attack: Sequence<Shot>,
): CardUse<ActionWith<'attack' | 'suppress'>> => ({
  add(view, seat, kind, actions) {
    const { counters } = sideOf(view.open, otherSeat(edition, seat));
    const make = firing[as];
    for (const unit of edition.unitIds) if (counters[unit]) actions.push(make(kind.id, unit));
  },
  refuse(view, seat, _kind, { unit }) {
    const enemy = otherSeat(edition, seat);
    if (counterOf(view.open, enemy, unit) !== null) return null;
    return no(rules.onBoard, { 'not on the board': `${enemy} ${unit}` });
  },
  act(state, seat, { unit }, { kind, printed }, context) {
    const by = unitOf(kind);
    const from = standsAt(edition, state.open, seat, by);
    const at = { seat: otherSeat(edition, seat), unit };
    attack.begin(state, { seat, by, from, as, dice: printed.value, at }, context);
  },
});
