import type { LogLine } from '@kurgan/kit';
import type { HeroesEvent } from '../rules/events.ts';

/** The event behind a line of the log. A log carries events of any game. */
export const eventOf = ({ event }: Pick<LogLine, 'event'>): HeroesEvent => event as HeroesEvent;
