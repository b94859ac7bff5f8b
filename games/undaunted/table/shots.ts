import type { LogLine } from '@kurgan/kit';
import type { CardId, SearchedZone, Seat, TileId, UnitId } from '../rules/edition.ts';
import type { Defence } from '../rules/events.ts';
import type { StalingradEvent } from '../stalingrad/state.ts';

/** Aimed at: a unit, or what stands on a tile. */
export type ShotAt =
  | { readonly what: 'unit'; readonly seat: Seat; readonly unit: UnitId; readonly tile: TileId }
  | { readonly what: 'building' | 'tunnel'; readonly tile: TileId };

/** An attack with its roll: by a unit, or by a mine or an aircraft. */
export interface Fired {
  readonly seat: Seat;
  readonly by: UnitId | null;
  readonly from: TileId | null;
  readonly as: string;
  readonly at: ShotAt;
  readonly defence: Defence;
  readonly dice: readonly number[];
  readonly hit: boolean;
}

/** A shot and its consequences. */
export interface Shot {
  readonly key: string;
  readonly after: number;
  readonly shot: Fired;
  /** Zone of the casualty; null without one. */
  readonly zone: SearchedZone | null;
  /** The card; null for viewers who may not know it. */
  readonly card: CardId | null;
  readonly isCounterLost: boolean;
  readonly isSuppressed: boolean;
  readonly wasSuppressed: boolean;
  readonly isRouted: boolean;
  /** The tile's letter after a building was hit; null where nothing gave way. */
  readonly fell: string | null;
}

/** The events of either edition: the second has all of the first, and more. */
export const eventOf = ({ event }: LogLine): StalingradEvent => event as StalingradEvent;

/** The attack that an event tells of; null where it tells of none. */
export function firedIn(event: StalingradEvent): Fired | null {
  if (event.event === 'shot') return { ...event, at: { what: 'unit', ...event.at } };
  if (event.event !== 'struck') return null;
  const { at, tile } = event;
  return { ...event, at: at.what === 'unit' ? { ...at, tile } : at };
}

/** Every shot in the log, in order. */
export function shotsIn(lines: readonly LogLine[]): Shot[] {
  return lines.flatMap((line, i) => {
    const shot = firedIn(eventOf(line));
    if (shot === null) return [];
    const { at } = shot;
    const rest = lines.slice(i + 1).map(eventOf);
    const next = rest.findIndex((event) => firedIn(event) !== null);
    const after = next < 0 ? rest.slice(0, 4) : rest.slice(0, Math.min(next, 4));
    const isOurs = (event: { readonly seat: Seat; readonly unit: string }): boolean =>
      shot.hit && at.what === 'unit' && event.seat === at.seat && event.unit === at.unit;
    const casualty = after.find((event) => event.event === 'casualty' && isOurs(event));
    const suppressed = after.find((event) => event.event === 'suppressed' && isOurs(event));
    const fell = after.find((event) => event.event === 'damaged' && event.tile === at.tile);
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
        isRouted: after.some((event) => event.event === 'routed' && isOurs(event)),
        fell: at.what === 'building' && fell?.event === 'damaged' ? fell.letter : null,
      },
    ];
  });
}

/** Dice have ten faces; the tenth shows 0 and always hits (UN-ATK-07). */
export const FACES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
export const faceText = (die: number): string => String(die % FACES.length);
export const isHit = (die: number, total: number): boolean => die >= total || die === FACES.length;
