import { plural } from '@kurgan/engine';
import type { Seat, UnitId } from '../rules/ids.ts';
import { agree, narrate as libraryNarrate } from '../rules/narrate.ts';
import { entry } from '../rules/pieces.ts';
import { areaName } from './area-name.ts';
import { pieces } from './box.ts';
import { ENDS } from './data/campaign.ts';
import { edition } from './edition.ts';
import { list, narrateOpening, side, soldier, tileName } from './narrate-opening.ts';
import type { Mine, StalingradEvent, Target } from './state.ts';

const unitName = (seat: Seat, unit: UnitId): string =>
  `${entry(edition.sideNames, seat)} ${entry(pieces.units, unit).title}`;
const does = (seat: Seat, unit: UnitId, verb: string): string =>
  `${unitName(seat, unit)} ${agree(entry(pieces.units, unit), verb)}`;
const mineName = ({ kind, edge }: Mine): string => `${kind} mine between ${edge[0]} and ${edge[1]}`;
const targetName = (at: Target): string =>
  at.what === 'unit' ? unitName(at.seat, at.unit) : `the ${at.what} on ${tileName(at.tile)}`;

const STRIKES: Readonly<Record<string, string>> = {
  mine: 'A mine goes off under',
  'antitank mine': 'A mine goes off under',
  bomb: 'Bombs fall on',
};

const SHOTS: Readonly<Record<string, string>> = {
  attack: 'attack',
  'attack-2': 'attack',
  suppress: 'fire to suppress',
  'area-suppress': 'fire to suppress',
  overwatch: 'watch the way and fire to suppress',
  flame: 'turn flames on',
  grenade: 'bombard',
  antitank: 'fire at',
  demo: 'blast',
};

/** A use in words: `Area Suppress` of `area-suppress`. */
const useName = (use: string): string =>
  use
    .replace(/-2$/, '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
const PURPOSES: Readonly<Record<string, string>> = { rally: 'to ready its unit', enter: 'to enter the board' };

/** A line of the log. */
export function narrate(event: StalingradEvent): string {
  switch (event.event) {
    case 'supported':
      return `${soldier(event.card)} comes to support.`;
    case 'struck': {
      const dice = event.dice.map((die) => (die === edition.dieSides ? 0 : die)).join(', ');
      const what =
        event.by === null
          ? `${STRIKES[event.as] ?? 'An attack on'} ${targetName(event.at)}`
          : `${does(event.seat, event.by, event.as === 'demo' ? 'blast' : 'fire at')} ${targetName(event.at)}`;
      return `${what}: defense ${event.defence.total}, ${event.dice.length === 1 ? 'die' : 'dice'} ${dice}. ${event.hit ? 'Hit' : 'Miss'}.`;
    }
    case 'routed':
      return `${does(event.seat, event.unit, 'are')} routed.`;
    case 'recovered':
      return `${does(event.seat, event.unit, 'recover')}.`;
    case 'pushed':
      return `${does(event.seat, event.unit, 'are')} pushed from ${event.from} to ${tileName(event.to)}.`;
    case 'tunnelLost':
      return `The tunnel at ${tileName(event.tile)} caves in.`;
    case 'mineLaid':
      return `${side(event.mine.seat)} lays an ${mineName(event.mine)}.`;
    case 'mineFound':
      return `There is a hidden ${mineName(event.mine)}.`;
    case 'mineSpent':
      return `The ${mineName(event.mine)} is spent.`;
    case 'smoked':
      return `${does(event.seat, event.unit, 'lay')} smoke on ${tileName(event.tile)}.`;
    case 'watching':
      return `${does(event.seat, event.unit, 'watch')} ${tileName(event.tile)}.`;
    case 'watchLost':
      return `${unitName(event.seat, event.unit)} no longer ${agree(entry(pieces.units, event.unit), 'watch')}.`;
    case 'inspired':
      return `${soldier(event.card)} acts again: ${useName(event.for)}.`;
    case 'forced':
      return `${does(event.seat, event.unit, 'pay')} for being driven on.`;
    case 'readied':
      return `${does(event.seat, event.unit, 'are')} ready again.`;
    case 'shotDown':
      return `A ${entry(edition.sideNames, event.seat)} Bomber is shot down.`;
    case 'stowed':
      return `${soldier(event.card)} returns to the supply.`;
    case 'gained':
      return `${side(event.seat)} gains ${plural(event.points, 'mission point')}: ${event.total} in all.`;
    case 'pointsLaid':
      return `A mission point lies on ${tileName(event.tile)}: ${event.total} there now.`;
    case 'withdrew':
      return `${side(event.seat)} withdraws.`;
    case 'recorded':
      return event.area === null
        ? `${side(event.winner)} wins the game.`
        : `${side(event.winner)} takes ${areaName(event.area)}.`;
    case 'lostForGood':
      if (event.cards === undefined) return `${side(event.seat)} buries its dead.`;
      if (event.cards.length === 0) return 'Nobody is lost for good.';
      return `Lost for good: ${list(event.cards)}.${event.reserves?.length ? ` In reserve: ${list(event.reserves)}.` : ''}`;
    case 'upgraded':
      if (event.cards === undefined) return `${side(event.seat)} learns from the fight.`;
      return event.cards.length === 0 ? 'Nobody is upgraded.' : `Upgraded: ${list(event.cards)}.`;
    case 'campaignOver':
      return `The campaign is over: ${ENDS.find(({ code }) => code === event.state)?.title ?? event.state}.`;
    case 'played':
      if (event.for === 'hunker') return libraryNarrate(edition, event);
      return `${side(event.seat)} plays ${soldier(event.card)} ${PURPOSES[event.for] ?? `for ${useName(event.for)}`}.`;
    case 'marched': // a Half-track guides as well
      if (event.kind !== 'guide') return libraryNarrate(edition, event);
      return `${does(event.seat, event.unit, 'are')} guided from ${event.from} to ${tileName(event.to)}.`;
    case 'reconned':
      return `${side(event.seat)} sets a Fog of War aside.`;
    case 'briefed':
    case 'unlocked':
    case 'fortified':
    case 'damaged':
    case 'integrated':
    case 'picked':
    case 'reinforced':
      return narrateOpening(event);
    default:
      return libraryNarrate(edition, event, SHOTS);
  }
}
