import type { Gamble, LogLine } from '@kurgan/kit';
import type { Seat, UnitId } from '../../rules/edition.ts';
import { eventOf, type Shot, type ShotAt, shotsIn } from '../shots.ts';

/** One shot looked back on: what was to be expected, and what came. */
export interface FiredShot {
  /** The number of the action that threw the dice. */
  readonly made: number;
  readonly round: number;
  readonly seat: Seat;
  /** Null for mines and aircraft. */
  readonly by: UnitId | null;
  readonly at: ShotAt;
  readonly as: string;
  readonly story: Shot;
  readonly chance: number;
  readonly isHit: boolean;
  /** 1 or 0 for a hit or none, less the chance. */
  readonly luck: number;
}

/** Every shot that was fired, in order. A shot at the own side is its player's as well. */
export function firedShots(gambles: readonly Gamble[], log: readonly LogLine[]): FiredShot[] {
  const rounds = log.flatMap((line) => {
    const event = eventOf(line);
    return event.event === 'round' ? [{ after: line.after, round: event.round }] : [];
  });
  return gambles.flatMap(({ made, odds, lines }) => {
    const [story] = shotsIn(lines);
    if (story === undefined) return [];
    const { seat, by, at, as, hit } = story.shot;
    const chance = 1 - (odds.outcomes.find(({ name }) => name === 'Miss')?.chance ?? 0);
    const round = rounds.findLast(({ after }) => after < made)?.round ?? 0;
    return [{ made, round, seat, by, at, as, story, chance, isHit: hit, luck: (hit ? 1 : 0) - chance }];
  });
}
