import { AREAS, type AreaId } from '../data/areas.ts';
import { EVENTS } from '../data/charts.ts';
import { COUNTERS } from '../data/counters.ts';
import { DIVISIONS } from '../data/units.ts';
import type { VolgaEvent } from './events.ts';

const place = (area: AreaId): string => `${area} ${AREAS[area].name}`;
const sumOf = (dice: readonly number[]): string => `${dice.join(' + ')}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A log line in words. */
export function narrate(event: VolgaEvent): string {
  switch (event.event) {
    case 'turn':
      return `Turn ${event.turn}, ${event.dates}.`;
    case 'arrived':
      return `${event.units.join(', ')} (${event.group}) arrived in ${place(event.area)}.`;
    case 'delayed':
      return `${event.units.join(', ')} (${event.group}) must wait${event.area === null ? '' : ` for ${place(event.area)}`}: no room.`;
    case 'withdrawn':
      return `${DIVISIONS[event.division].name} withdrawn${event.forGood ? ' for good' : ' until the next Dawn'}: ${event.units.join(', ') || 'none'}.`;
    case 'isolated':
      return `Cut off from the Volga: ${event.areas.map(place).join(', ')}.`;
    case 'noEvent':
      return 'No random event this Turn.';
    case 'rolledEvent':
      return `Event ${sumOf(event.dice)}: ${EVENTS[event.is].title}${event.isVoid ? ', void on the first Turn' : ''}.`;
    case 'freeAir':
      return `${event.markers} free Air marker${event.markers === 1 ? '' : 's'}.`;
    case 'rolledSupply':
      return `Supply ${sumOf(event.dice)}: ${event.points} points, ${event.supply} in all.`;
    case 'bought':
      return `${capital(event.what)} bought, ${event.supply} points left.`;
    case 'returned':
      return `${event.unit} returned to ${place(event.area)}, ${event.supply} points left.`;
    case 'bloodyStreets':
      return `Bloody Streets in ${place(event.area)}: ${event.die}${event.readAs === event.die ? '' : `, read as ${event.readAs}`}.`;
    case 'activated':
      return `${place(event.area)} activated.`;
    case 'moved':
      return `${event.unit} moved from ${event.from} to ${place(event.to)} for ${event.cost}.`;
    case 'declined':
      return `${event.units.join(', ')} did not attack in ${place(event.area)}.`;
    case 'attacked':
      return `${event.units.join(', ')} attack in ${place(event.area)}.`;
    case 'revealed': {
      const { defense, strategy } = COUNTERS[event.counter];
      return `${place(event.area)}: ${event.counter === 'pavlov' ? "Pavlov's House" : capital(strategy)} ${defense} revealed.`;
    }
    case 'isolationDie':
      return `Isolation die ${event.die}: Defense Factor ${event.change < 0 ? event.change : `+${event.change}`}.`;
    case 'barrage':
      return event.lost === null ? 'The attackers fell back from the Barrage.' : `The Barrage hit ${event.lost}.`;
    case 'led':
      return `${event.unit} leads.`;
    case 'placed':
      return `${capital(event.marker)} support placed.`;
    case 'fought': {
      const air = event.air === null ? '' : ` (Air -${event.air})`;
      const attack = `${event.attackValue} + ${sumOf(event.german)} = ${event.attackTotal}`;
      const defense = `${event.defenseValue}${air} + ${sumOf(event.soviet)} = ${event.defenseTotal}`;
      const result = `${capital(event.result)}${event.fanatic ? ' (a Success denied by Fanatics)' : ''}`;
      return `${place(event.area)}: ${attack} against ${defense}. ${result}.`;
    }
    case 'captured':
      return `${place(event.area)} taken: ${event.controlled} Areas are German.`;
    case 'outOfAction':
      return `${event.unit} out of action.`;
    case 'morale':
      return `Morale ${event.by < 0 ? event.by : `+${event.by}`}, now ${event.now}.`;
    case 'retreated':
      return `${event.unit} retreated to ${place(event.to)}.`;
    case 'roundOver':
      return `The round of ${place(event.area)} is over.`;
    case 'combatOver':
      return 'The Combat Phase is over.';
    case 'turnOver':
      return `Turn ${event.turn} is over: all units are Fresh again.`;
    case 'gameOver':
      return event.winner === 'german' ? 'The German side has won.' : 'The Soviet side has won.';
  }
}
