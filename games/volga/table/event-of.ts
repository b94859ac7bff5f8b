import type { LogLine } from '@kurgan/kit';
import type { VolgaEvent } from '../rules/events.ts';

/** The log of a Volga match holds nothing else. */
export const eventOf = ({ event }: LogLine): VolgaEvent => event as VolgaEvent;
