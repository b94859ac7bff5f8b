import { plural } from '@kurgan/engine';
import type { Action } from '../rules/actions.ts';
import { distance } from '../rules/board.ts';
import { hitChance } from '../rules/combat.ts';
import type { KindId, Seat, TileId, UnitId } from '../rules/edition.ts';
import { keysOf } from '../rules/ids.ts';
import { standsAt } from '../rules/movement.ts';
import { aimed, lossesOf } from '../rules/odds.ts';
import { type Edition, entry, otherSeat } from '../rules/pieces.ts';
import { isAt, marksOn, type Open, pointsOf, roomOf, sideOf, type View } from '../rules/state.ts';
import { unitOf } from '../rules/uses.ts';
import { countKind, hasKind, hiddenCount } from '../rules/zones.ts';

/** A fact of the position in favor of an action, as a sentence; empty when nothing certain can be said. */
export function reasonFor(edition: Edition, view: View, seat: Seat, action: Action): string {
  const { open } = view;
  const own = sideOf(open, seat);
  switch (action.do) {
    case 'bid':
      return bidReason(edition, view, seat, action.card);
    case 'move':
    case 'stalk':
      return stepReason(edition, open, seat, actorOf(edition, action.card), action.to);
    case 'guide':
      return stepReason(edition, open, seat, action.unit, action.to);
    case 'scout':
      return scoutReason(edition, open, seat, actorOf(edition, action.card), action.to);
    case 'go': {
      const march = view.flow.at(-1);
      if (!isAt(march, 'march')) return '';
      const reason = march.kind === 'scout' ? scoutReason : stepReason;
      return reason(edition, open, seat, march.unit, action.to);
    }
    case 'bolster': {
      const most = printedValue(edition, action.card, 'bolster');
      return `It brings up to ${plural(most, 'card')} from your supply into your deck.`;
    }
    case 'take': {
      const { title, group } = entry(edition.kinds, action.card);
      const held = hiddenCount(edition, open, seat, group) + countKind(edition, own.play, action.card);
      return `Then ${plural(held + 1, `${title} card`)} would be out of the supply, instead of ${held}.`;
    }
    case 'command': {
      const most = Math.min(printedValue(edition, action.card, 'command'), own.deck + own.discard);
      return most === 0 ? '' : `You may draw ${plural(most, 'more card')} this turn.`;
    }
    case 'draw':
      return `${plural(own.deck + own.discard, 'card')} can still be drawn.`;
    case 'inspire':
      return `It returns up to ${plural(printedValue(edition, action.card, 'inspire'), 'played card')} to your hand.`;
    case 'return':
      return `You can play ${entry(edition.kinds, action.card).title} again this turn.`;
    case 'conceal':
      return hasKind(edition, sideOf(open, otherSeat(edition, seat)).supply, edition.fog)
        ? 'The enemy gains a Fog of War, a card that can’t be played.'
        : '';
    case 'recon':
      return `You hold ${plural(countKind(edition, roomOf(view, seat).hand, edition.fog), 'Fog of War card')}; one leaves the game.`;
    case 'control':
      return controlReason(edition, open, seat, actorOf(edition, action.card));
    case 'target':
      return onTile(edition, open, seat, action.to);
    case 'blast':
      return own.target === null ? '' : onTile(edition, open, seat, own.target);
    case 'attack':
    case 'suppress':
    case 'shell':
      return shotReason(edition, view, seat, action);
    case 'rally':
      return `${entry(edition.units, actorOf(edition, action.card)).title} are suppressed and can’t act until they rally.`;
    case 'end':
      return endReason(edition, view, seat);
    case 'halt':
    case 'done':
    case 'hunker':
      return '';
  }
}

const actorOf = (edition: Edition, card: KindId): UnitId => unitOf(entry(edition.kinds, card));

const printedValue = (edition: Edition, card: KindId, use: string): number =>
  entry(edition.kinds, card).type.actions.find((each) => each.do === use)?.value ?? 0;

function bidReason(edition: Edition, view: View, seat: Seat, card: KindId): string {
  const { initiative, type } = entry(edition.kinds, card);
  if (type.class === 'fog') return 'A Fog of War can’t be played, so the bid costs you no action.';
  const bids = roomOf(view, seat).hand.map((each) => edition.cardKinds.get(each)?.initiative ?? 0);
  const tie = view.open.marker === seat ? 'You win ties.' : 'The enemy wins ties.';
  if (initiative === Math.max(...bids)) return `${initiative} is your highest bid. ${tie}`;
  return initiative === Math.min(...bids) ? `${initiative} is your lowest bid. ${tie}` : tie;
}

/** Tiles worth points that the side doesn't control. */
const wanted = (open: Open, seat: Seat): TileId[] =>
  keysOf(open.points).filter((tile) => marksOn(open, tile)[seat] !== 'controlled');

function stepReason(edition: Edition, open: Open, seat: Seat, unit: UnitId, to: TileId): string {
  const points = open.points[to] ?? 0;
  if (points > 0 && marksOn(open, to)[seat] === 'controlled')
    return `While you stand on ${to}, the enemy can’t take its ${plural(points, 'point')}.`;
  if (points > 0) return `${to} is worth ${plural(points, 'point')} you don’t hold yet.`;
  const board = entry(edition.boards, open.scenario);
  const from = standsAt(edition, open, seat, unit);
  const steps = (tile: TileId): number =>
    Math.min(...wanted(open, seat).map((objective) => distance(board, tile, objective)));
  const nearest = wanted(open, seat).find((objective) => distance(board, to, objective) === steps(to));
  if (nearest !== undefined && steps(to) < steps(from))
    return `${nearest}, worth ${plural(open.points[nearest] ?? 0, 'point')}, is then ${plural(steps(to), 'step')} away.`;
  return coverReason(edition, open, from, to);
}

function coverReason(edition: Edition, open: Open, from: TileId, to: TileId): string {
  const [before, after] = [from, to].map((tile) => edition.face(open, tile).cover);
  const isBetter = typeof before === 'number' && typeof after === 'number' && after > before;
  return isBetter ? `Cover is ${after} there, instead of ${before}.` : '';
}

function scoutReason(edition: Edition, open: Open, seat: Seat, unit: UnitId, to: TileId): string {
  if (marksOn(open, to)[seat] !== null) return coverReason(edition, open, standsAt(edition, open, seat, unit), to);
  const cost = hasKind(edition, sideOf(open, seat).supply, edition.fog) ? ' It costs you a Fog of War.' : '';
  return `It opens ${to} to the rest of your platoon.${cost}`;
}

function controlReason(edition: Edition, open: Open, seat: Seat, unit: UnitId): string {
  const tile = standsAt(edition, open, seat, unit);
  const points = open.points[tile] ?? 0;
  const isRaised = marksOn(open, tile)[seat] === 'controlled';
  const goal = edition.goal(open, seat);
  const held = pointsOf(open, seat) + (isRaised ? 1 : points);
  if (goal === null) return points > 0 ? `It keeps ${plural(points, 'point')} from the enemy.` : '';
  return held >= goal ? 'It wins the game.' : `You will hold ${held} of the ${goal} points you need.`;
}

function onTile(edition: Edition, open: Open, seat: Seat, tile: TileId): string {
  const [mine, theirs] = [seat, otherSeat(edition, seat)].map(
    (each) => Object.values(sideOf(open, each).counters).filter((counter) => counter?.at === tile).length,
  );
  if (theirs === undefined || theirs === 0) return '';
  const own = mine === 0 ? 'none of yours' : `${mine} of yours`;
  return `${plural(theirs, 'enemy unit')} and ${own} ${theirs === 1 && mine === 0 ? 'stands' : 'stand'} on ${tile}.`;
}

function shotReason(edition: Edition, view: View, seat: Seat, action: Action): string {
  const shot = aimed(edition, view, seat, action);
  if (shot === null) return '';
  const { title } = entry(edition.units, shot.unit);
  const hits = `It hits ${Math.round(100 * hitChance(edition, shot.dice, shot.defence.total))} % of the time.`;
  if (shot.suppresses) return `${hits} Suppressed, ${title} must spend a card to rally before they act.`;
  const { spent } = lossesOf(edition, view, seat, shot.seat, shot.unit);
  return spent === 1 ? `${hits} A hit takes ${title} off the board.` : `${hits} A hit costs ${title} a card.`;
}

function endReason(edition: Edition, view: View, seat: Seat): string {
  const { hand } = roomOf(view, seat);
  if (hand.length === 0) return 'Your hand is empty.';
  return countKind(edition, hand, edition.fog) === hand.length ? 'Only Fog of War is left in your hand.' : '';
}
