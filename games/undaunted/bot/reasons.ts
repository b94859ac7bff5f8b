import type { Action } from '../rules/actions.ts';
import { hitChance } from '../rules/combat.ts';
import type { KindId, Seat, TileId } from '../rules/edition.ts';
import { standsAt } from '../rules/movement.ts';
import { aimed, lossesOf } from '../rules/odds.ts';
import { type Edition, entry, otherSeat } from '../rules/pieces.ts';
import { marksOn, pointsOf, sideOf, type View } from '../rules/state.ts';
import { unitOf } from '../rules/uses.ts';

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** Why one would do this, in one sentence. */
export function reasonFor(edition: Edition, view: View, seat: Seat, action: Action): string {
  const { open } = view;
  switch (action.do) {
    case 'bid':
      return bidReason(edition, view, seat, action.card);
    case 'move':
    case 'stalk':
    case 'guide':
    case 'go':
      return stepReason(edition, view, seat, action.to);
    case 'scout':
      return marksOn(open, action.to)[seat] === null
        ? 'Riflemen can follow only onto tiles that are scouted.'
        : 'From there the Scouts reach what is still unknown.';
    case 'halt':
      return 'Every further tile would bring a Fog of War or stand worse.';
    case 'bolster':
      return 'More soldiers in the deck replace losses and act more often.';
    case 'take':
      return `The deck can use another ${entry(edition.kinds, action.card).title}.`;
    case 'command':
    case 'draw':
      return 'More cards in hand are more actions this turn.';
    case 'inspire':
    case 'return':
      return 'A card that was worth playing is played twice.';
    case 'conceal':
      return 'Every Fog of War in the enemy deck is a card that does nothing.';
    case 'recon':
      return 'A Fog of War leaves the game for good, and another card takes its place.';
    case 'control':
      return controlReason(edition, view, seat, action.card);
    case 'target':
      return 'The Mortar strikes there with its next card, cover or not.';
    case 'blast':
      return 'It hits everybody on the tile, at any distance.';
    case 'attack':
    case 'suppress':
    case 'shell':
      return shotReason(edition, view, seat, action);
    case 'rally':
      return 'A suppressed unit does nothing until it is rallied.';
    case 'hunker':
      return 'A card that does nothing now only keeps better ones waiting.';
    case 'done':
      return 'Nothing that is left would help.';
    case 'end':
      return 'Nothing that is left in the hand is worth playing.';
  }
}

function bidReason(edition: Edition, { open }: View, seat: Seat, card: KindId): string {
  const { initiative, title, type } = entry(edition.kinds, card);
  if (type.class === 'fog') return 'A Fog of War can do nothing else.';
  const holds = open.marker === seat ? ', and a tie would be won' : '';
  return `${title} bids ${initiative}${holds}; the other cards are worth more in the turn.`;
}

function stepReason(edition: Edition, { open }: View, seat: Seat, tile: TileId): string {
  const points = open.points[tile] ?? 0;
  if (points > 0 && marksOn(open, tile)[seat] !== 'controlled')
    return `${tile} is worth ${points === 1 ? '1 point' : `${points} points`}.`;
  if (points > 0) return `Whoever stands on ${tile} keeps the enemy from taking it.`;
  const enemies = Object.values(sideOf(open, otherSeat(edition, seat)).counters);
  if (enemies.some((counter) => counter?.at === tile)) return 'Nearer to the enemy, every shot hits more often.';
  return 'From there more can be done next.';
}

function controlReason(edition: Edition, { open }: View, seat: Seat, card: KindId): string {
  const tile = standsAt(edition, open, seat, unitOf(entry(edition.kinds, card)));
  const goal = edition.goal(open, seat);
  const held = (open.points[tile] ?? 0) + pointsOf(open, seat);
  return goal === null
    ? `The enemy loses ${tile}.`
    : held >= goal
      ? `That wins the game with ${held} points.`
      : `That makes ${held} of ${goal} points.`;
}

function shotReason(edition: Edition, view: View, seat: Seat, action: Action): string {
  const shot = aimed(edition, view, seat, action);
  if (shot === null) return '';
  const chance = percent(hitChance(edition, shot.dice, shot.defence.total));
  const title = entry(edition.units, shot.unit).title;
  if (shot.suppresses) return `With a chance of ${chance} the ${title} lose their next card.`;
  const { counter } = lossesOf(edition, view, seat, shot.seat, shot.unit);
  return counter === 1
    ? `With a chance of ${chance} the ${title} leave the board.`
    : `With a chance of ${chance} the ${title} lose a card.`;
}
