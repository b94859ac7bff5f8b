import { listed } from '@kurgan/engine';
import { UNITS } from '../data/units.ts';
import type { HeroesEvent } from './events.ts';
import type { Seat } from './state.ts';

export const NAMES: Readonly<Record<Seat, string>> = { soviet: 'The Soviets', german: 'The Germans' };

/** A line of the log until everybody has deployed. */
export function narrateOpening(event: HeroesEvent): string {
  switch (event.event) {
    case 'deployed':
      return `${event.unit} deploys at ${event.at}${event.type === null ? ', concealed' : ` (${UNITS[event.type].name})`}.`;
    case 'mustered':
      return `${NAMES[event.seat]} have built their army.`;
    case 'army':
      return `${NAMES[event.seat]} bring an army of ${event.points} points: ${listed(event.brings)}.`;
    case 'laid':
      return event.seat === null ? `Board ${event.board} is drawn.` : `${NAMES[event.seat]} lay board ${event.board}.`;
    case 'edge':
      return `${NAMES[event.seat]} take the ${event.edge} edge.`;
    case 'faced':
      return `${event.unit} faces ${event.direction}.`;
    case 'boarded':
      return `${event.unit} boards ${event.vehicle}.`;
    default:
      throw new Error(`"${event.event}" comes after the opening`);
  }
}
