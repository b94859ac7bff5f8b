import type { LogLine } from '@kurgan/kit';
import type { AxisEvent } from '../../rules/events.ts';

/** Events as lines of a log, each from an entry of its own or all from one. */
export const linesOf = (events: readonly AxisEvent[], after?: number): LogLine[] =>
  events.map((event, i) => ({ after: after ?? i + 1, text: '', rule: event.rule, event }));
