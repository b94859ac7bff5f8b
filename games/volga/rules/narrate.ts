import { capital, listed, plural } from '@kurgan/engine';
import { AREAS, type AreaId } from '../data/areas.ts';
import { EVENTS } from '../data/charts.ts';
import { COUNTERS } from '../data/counters.ts';
import { DIVISIONS } from '../data/units.ts';
import type { VolgaEvent } from './events.ts';
import type { Marker } from './state.ts';

const place = (area: AreaId): string => `${area} ${AREAS[area].name}`;
const sumOf = (dice: readonly number[]): string => `${dice.join(' + ')}`;
const left = (points: number): string => `${plural(points, 'point')} left`;
/** Units with a verb that agrees: one attacks, two attack. */
const units = (ids: readonly string[], one: string, many: string): string =>
  `${listed(ids)} ${ids.length === 1 ? one : many}`;

export function narrate(event: VolgaEvent): string {
  switch (event.event) {
    case 'turn':
      return `Turn ${event.turn}, ${event.dates}.`;
    case 'arrived':
      return `${units(event.units, 'arrives', 'arrive')} in ${place(event.area)}.`;
    case 'delayed': {
      const where = event.area === null ? '' : ` for ${place(event.area)}`;
      return `${units(event.units, 'has', 'have')} to wait${where}: no room.`;
    }
    case 'withdrawn': {
      const who = event.units.length === 0 ? '' : `: ${listed(event.units)}`;
      return `${DIVISIONS[event.division].name} leaves ${event.forGood ? 'for good' : 'until the next Dawn'}${who}.`;
    }
    case 'isolated':
      return `Cut off from the Volga: ${event.areas.map(place).join(', ')}.`;
    case 'noEvent':
      return 'No random event this Turn.';
    case 'rolledEvent':
      return `Event roll ${sumOf(event.dice)}: ${EVENTS[event.is].title}${event.isVoid ? ', without effect on the first Turn' : ''}.`;
    case 'freeAir':
      return `You get ${plural(event.markers, 'free Air marker')}.`;
    case 'rolledSupply':
      return `Supply roll ${sumOf(event.dice)}: ${plural(event.points, 'point')}, ${event.supply} in all.`;
    case 'bought':
      return `You buy ${WARES[event.what]}; ${left(event.supply)}.`;
    case 'returned':
      return `${event.unit} returns to ${place(event.area)}; ${left(event.supply)}.`;
    case 'bloodyStreets':
      return `Bloody Streets in ${place(event.area)}: ${event.die}${event.readAs === event.die ? '' : `, read as ${event.readAs}`}.`;
    case 'activated':
      return `You activate ${place(event.area)}.`;
    case 'moved':
      return `${event.unit} moves from ${event.from} to ${place(event.to)} for ${event.cost}.`;
    case 'declined':
      return `${units(event.units, 'does', 'do')} not attack ${place(event.area)}.`;
    case 'attacked':
      return `${units(event.units, 'attacks', 'attack')} ${place(event.area)}.`;
    case 'revealed': {
      const { defense, strategy } = COUNTERS[event.counter];
      const name = event.counter === 'pavlov' ? "Pavlov's House" : capital(strategy);
      return `The defender of ${place(event.area)} is ${name} ${defense}.`;
    }
    case 'isolationDie':
      return `Isolation die ${event.die}: Defense Factor ${event.change < 0 ? event.change : `+${event.change}`}.`;
    case 'barrage':
      return event.lost === null ? 'The attackers fall back from the Barrage.' : `The Barrage hits ${event.lost}.`;
    case 'led':
      return `${event.unit} leads.`;
    case 'placed':
      return `${WARES[event.marker]} ${event.marker === 'engineer' ? 'support' : 'supports'} the attack.`;
    case 'fought': {
      const air = event.air === null ? '' : ` (Air -${event.air})`;
      const attack = `${event.attackValue} + ${sumOf(event.german)} = ${event.attackTotal}`;
      const defense = `${event.defenseValue}${air} + ${sumOf(event.soviet)} = ${event.defenseTotal}`;
      const result = `${capital(event.result)}${event.fanatic ? ' (a Success denied by Fanatics)' : ''}`;
      return `${place(event.area)}: ${attack} against ${defense}. ${result}.`;
    }
    case 'captured':
      return `You take ${place(event.area)} and hold ${event.controlled} Areas.`;
    case 'outOfAction':
      return `${event.unit} is out of action.`;
    case 'morale':
      return `Morale ${event.by < 0 ? event.by : `+${event.by}`}, now ${event.now}.`;
    case 'retreated':
      return `${event.unit} retreats to ${place(event.to)}.`;
    case 'roundOver':
      return `The round of ${place(event.area)} ends.`;
    case 'combatOver':
      return 'The Combat Phase ends.';
    case 'turnOver':
      return `Turn ${event.turn} ends. All units are Fresh again.`;
    case 'gameOver':
      return event.winner === 'german' ? 'Germany wins.' : 'The Soviet Union wins.';
  }
}

const WARES: Readonly<Record<Marker | 'morale', string>> = {
  artillery: 'Artillery',
  engineer: 'Engineers',
  air: 'Air',
  morale: 'Morale',
};
