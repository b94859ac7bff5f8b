import type { LogLine } from '@kurgan/kit';
import type { CardId, SearchedZone, Seat } from '../rules/edition.ts';
import type { Event } from '../rules/events.ts';

type ShotEvent = Extract<Event, { event: 'shot' }>;

/** A shot with what came of it. */
export interface Shot {
  readonly key: string;
  readonly after: number;
  readonly shot: ShotEvent;
  /** Zone of the casualty; null without one. */
  readonly zone: SearchedZone | null;
  /** The card; null for viewers who may not know it. */
  readonly card: CardId | null;
  readonly isCounterLost: boolean;
  readonly isSuppressed: boolean;
  readonly wasSuppressed: boolean;
}

/** The log of a match of this game holds nothing but its events. */
export const eventOf = ({ event }: LogLine): Event => event as Event;

/** Every shot in the log, in order. */
export function shotsIn(lines: readonly LogLine[]): Shot[] {
  return lines.flatMap((line, i) => {
    const shot = eventOf(line);
    if (shot.event !== 'shot') return [];
    const { seat, unit } = shot.at;
    const rest = lines.slice(i + 1).map(eventOf);
    const next = rest.findIndex(({ event }) => event === 'shot');
    const after = next < 0 ? rest.slice(0, 4) : rest.slice(0, Math.min(next, 4));
    const isOurs = (event: { readonly seat: Seat; readonly unit: string }): boolean =>
      shot.hit && event.seat === seat && event.unit === unit;
    const casualty = after.find((event) => event.event === 'casualty' && isOurs(event));
    const suppressed = after.find((event) => event.event === 'suppressed' && isOurs(event));
    return [
      {
        key: `${line.after} ${i}`,
        after: line.after,
        shot,
        zone: casualty?.event === 'casualty' ? casualty.zone : null,
        card: casualty?.event === 'casualty' ? (casualty.card ?? null) : null,
        isCounterLost: after.some((event) => event.event === 'counterLost' && isOurs(event)),
        isSuppressed: suppressed !== undefined,
        wasSuppressed: suppressed?.event === 'suppressed' && suppressed.already,
      },
    ];
  });
}

/** Dice have ten faces; the tenth shows 0 and always hits (UN-ATK-07). */
export const FACES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
export const faceText = (die: number): string => String(die % FACES.length);
export const isHit = (die: number, total: number): boolean => die >= total || die === FACES.length;
