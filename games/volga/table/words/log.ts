import type { LogLine } from '@kurgan/kit';
import type { VolgaEvent } from '../../rules/events.ts';
import { eventOf } from '../event-of.ts';
import { areaName, listed, plural } from './names.ts';

type Bought = Extract<VolgaEvent, { event: 'bought' }>;
type Moved = Extract<VolgaEvent, { event: 'moved' }>;

const WARES: readonly (readonly [what: Bought['what'], name: string])[] = [
  ['artillery', 'Artillery'],
  ['engineer', 'Engineers'],
  ['air', 'Air'],
  ['morale', 'Morale'],
];

function boughtWords(all: readonly Bought[]): string {
  const wares = WARES.flatMap(([what, name]) => {
    const count = all.filter((each) => each.what === what).length;
    return count === 0 ? [] : [`${count} ${name}`];
  });
  return `You buy ${listed(wares)}; ${plural(all.at(-1)?.supply ?? 0, 'point')} left.`;
}

const movedWords = (all: readonly Moved[], { from, to }: Moved): string =>
  `${listed(all.map(({ unit }) => unit))} move from ${from} to ${areaName(to)}.`;

/** Events allowed between two purchases of a phase. */
const WITHIN: ReadonlySet<string> = new Set(['bought', 'returned']);

/** One line for all purchases of a Supply Phase, and one for units that go the same way together. */
export function mergedLog(lines: readonly LogLine[]): LogLine[] {
  const merged: LogLine[] = [];
  let bought: { readonly at: number; readonly all: Bought[] } | null = null;
  let moved: Moved[] = [];
  for (const line of lines) {
    const event = eventOf(line);
    if (event.event === 'morale' && event.rule === 'AV-SUP-10') continue;
    if (event.event === 'bought') {
      bought ??= { at: merged.length, all: [] };
      bought.all.push(event);
      merged[bought.at] = bought.all.length === 1 ? line : { ...line, text: boughtWords(bought.all) };
    } else if (event.event === 'moved') {
      const isTogether = moved.at(-1)?.from === event.from && moved.at(-1)?.to === event.to;
      moved = isTogether ? [...moved, event] : [event];
      if (isTogether) merged.pop();
      merged.push(isTogether ? { ...line, text: movedWords(moved, event) } : line);
    } else {
      merged.push(line);
    }
    if (!WITHIN.has(event.event)) bought = null;
    if (event.event !== 'moved') moved = [];
  }
  return merged;
}
