import type { LogLine } from '@kurgan/kit';
import type { AxisEvent } from '../rules/events.ts';
import type { Place } from '../rules/state.ts';

/** The event behind a line of the log. A log carries events of any game. */
export const eventOf = ({ event }: Pick<LogLine, 'event'>): AxisEvent => event as AxisEvent;

export type Ending = Extract<AxisEvent, { readonly event: 'captured' | 'concluded' }>;

/** The event that ends a fight in a place: a side takes the zone, or nobody does. */
export const endsFight = (event: AxisEvent, place: Place): event is Ending =>
  (event.event === 'captured' || event.event === 'concluded') && event.zone === place;
