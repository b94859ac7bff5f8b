import { no, type Refusal } from '@kurgan/engine';
import { type Action, type ActionWith, once } from './actions.ts';
import { distance } from './board.ts';
import type { CardId, KindId, RuleId, SearchedZone, Seat, TileId, UnitId } from './edition.ts';
import { endIfOver } from './end.ts';
import type { Defence } from './events.ts';
import { type Edition, entry, otherSeat } from './pieces.ts';
import { counterOf, deckOf, type Open, roomOf, type State, sideOf, type UndauntedContext, type View } from './state.ts';
import { noteLost, noteSearched } from './unseen.ts';
import { findKind, putInOrder } from './zones.ts';

/** Base defence, cover of the defender's tile, and the distance unless the attack ignores it (UN-ATK-03). */
export function defenceOf(
  edition: Edition,
  open: Open,
  unit: UnitId,
  at: TileId,
  from: TileId,
  kind: 'direct' | 'blast',
): Defence {
  const base = entry(edition.units, unit).type.defence;
  const attackerTile = kind === 'blast' ? null : entry(edition.tiles, from);
  const cover = edition.cover(entry(edition.tiles, at), attackerTile);
  const range = kind === 'blast' ? null : distance(entry(edition.boards, open.scenario), from, at);
  return { base, cover: cover.value, coverRule: cover.rule, range, total: base + cover.value + (range ?? 0) };
}

/** A die hits at or above the defence, and its highest face always does (UN-ATK-06, UN-ATK-07). */
export const isHit = (edition: Edition, die: number, defence: number): boolean =>
  die >= defence || die === edition.dieSides;

/** The chance of at least one hit (UN-ATK-09). */
export function hitChance({ dieSides }: Edition, dice: number, defence: number): number {
  const hits = Math.min(Math.max(dieSides + 1 - defence, 1), dieSides);
  return 1 - ((dieSides - hits) / dieSides) ** dice;
}

export interface Shot {
  readonly seat: Seat;
  readonly by: UnitId;
  readonly from: TileId;
  readonly as: 'attack' | 'suppress' | 'blast';
  readonly dice: number;
  readonly at: { readonly seat: Seat; readonly unit: UnitId };
}

/** Target, defence, dice, result, in this order (UN-ATK-01). */
export function shoot(edition: Edition, state: State, shot: Shot, context: UndauntedContext): void {
  const { open } = state;
  const target = counterOf(open, shot.at.seat, shot.at.unit);
  if (target === null) throw new Error(`${shot.at.seat} has no ${shot.at.unit} on the board`);
  const kind = shot.as === 'blast' ? 'blast' : 'direct';
  const defence = defenceOf(edition, open, shot.at.unit, target.at, shot.from, kind);
  const dice: number[] = [];
  let hit = false;
  for (let i = 0; i < shot.dice; i++) {
    const die = context.d(edition.dieSides);
    dice.push(die);
    if (isHit(edition, die, defence.total)) hit = true;
  }
  const { seat, by, from, as } = shot;
  const at = { ...shot.at, tile: target.at };
  const rule = edition.cites[as];
  context.log({ event: 'shot', rule, seat, by, from, as, at, defence, dice, hit });
  if (!hit) return;
  if (as === 'suppress') {
    const already = target.suppressed;
    target.suppressed = true;
    const cite = already ? edition.cites.suppressAgain : edition.cites.suppress;
    context.log({ event: 'suppressed', rule: cite, seat: shot.at.seat, unit: shot.at.unit, already });
  } else {
    casualty(edition, state, shot.at.seat, shot.at.unit, context);
  }
}

/** One card of the unit is lost, or its counter when no zone that is searched has one (UN-CAS-01 to UN-CAS-05). */
export function casualty(edition: Edition, state: State, seat: Seat, unit: UnitId, context: UndauntedContext): void {
  const { kind } = entry(edition.units, unit);
  const missed: SearchedZone[] = [];
  let card: CardId | null = null;
  for (const zone of edition.casualtySearch) {
    card = takeCasualty(edition, state, seat, kind, zone, context);
    if (card !== null) {
      for (const before of missed)
        if (before !== 'play' && before !== 'deck') noteSearched(sideOf(state.open, seat), before, kind);
      context.log({ event: 'casualty', rule: edition.cites.casualty[zone], seat, unit, zone }, { [seat]: { card } });
      break;
    }
    missed.push(zone);
  }
  if (card === null) loseCounter(edition, state, seat, unit, context);
  endIfOver(edition, state, context);
}

function takeCasualty(
  edition: Edition,
  state: State,
  seat: Seat,
  kind: KindId,
  zone: SearchedZone,
  context: UndauntedContext,
): CardId | null {
  const side = sideOf(state.open, seat);
  const room = roomOf(state, seat);
  const deck = deckOf(state, seat);
  const zones = { play: side.play, hand: room.hand, discard: room.discard, deck };
  const card = takeFirst(edition, zones[zone], kind);
  if (card === null) return null;
  if (zone !== 'play') noteLost(edition, state.open, seat, zone, kind);
  side.hand = room.hand.length;
  side.deck = deck.length;
  side.discard = room.discard.length;
  if (zone === 'deck') context.shuffle(deck); // UN-CAS-04, UN-R-22
  putInOrder(edition, room.removed, card);
  side.removed++;
  side.lost[kind] = (side.lost[kind] ?? 0) + 1;
  return card;
}

/** The first copy by the order of cards: a deck lies in an order of its own (UN-R-21). */
function takeFirst(edition: Edition, cards: string[], kind: KindId): string | null {
  let at = -1;
  for (let i = findKind(edition, cards, kind); i >= 0 && i < cards.length; i++) {
    const card = cards[i] ?? '';
    if (edition.kindOf[card] !== kind) continue;
    if (at < 0 || entry(edition.cardOrder, card) < entry(edition.cardOrder, cards[at] ?? '')) at = i;
  }
  const [card] = at < 0 ? [] : cards.splice(at, 1);
  return card ?? null;
}

function loseCounter(edition: Edition, state: State, seat: Seat, unit: UnitId, context: UndauntedContext): void {
  const side = sideOf(state.open, seat);
  const from = side.counters[unit]?.at;
  if (from === undefined) throw new Error(`${seat} has no ${unit} on the board`);
  side.counters[unit] = null;
  context.log({ event: 'counterLost', rule: edition.cites.counterLost, seat, unit, from });
  dropTarget(edition, state, seat, unit, edition.cites.targetGone, context);
}

/** Where a unit that aims at a tile moves or leaves, the aim is lost (UN-MOVE-03, UN-GUIDE-03, UN-R-19). */
export function dropTarget(
  edition: Edition,
  state: State,
  seat: Seat,
  unit: UnitId,
  rule: RuleId,
  context: UndauntedContext,
): void {
  const side = sideOf(state.open, seat);
  const aims = entry(edition.kinds, entry(edition.units, unit).kind).type.actions.some((each) => each.do === 'target');
  if (!aims || side.target === null) return;
  side.target = null;
  context.log({ event: 'targetLost', rule, seat });
}

const attacking = once((card, unit): ActionWith<'attack'> => ({ do: 'attack', card, unit }));
const suppressing = once((card, unit): ActionWith<'suppress'> => ({ do: 'suppress', card, unit }));

/** Every enemy counter on the board can be chosen, at any distance (UN-ATK-02, UN-GEO-04). */
export function addTargets(
  edition: Edition,
  view: View,
  seat: Seat,
  card: KindId,
  use: 'attack' | 'suppress',
  actions: Action[],
): void {
  const { counters } = sideOf(view.open, otherSeat(edition, seat));
  const make = use === 'attack' ? attacking : suppressing;
  for (const unit in counters) if (counters[unit]) actions.push(make(card, unit));
}

export function refuseTarget(edition: Edition, view: View, seat: Seat, unit: UnitId): Refusal<RuleId> | null {
  const enemy = otherSeat(edition, seat);
  return counterOf(view.open, enemy, unit) === null
    ? no(edition.cites.attackOnBoard, { 'not on the board': `${enemy} ${unit}` })
    : null;
}
