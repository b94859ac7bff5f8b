import type { VehicleFacts } from '../../data/units.ts';
import { effectsAt, type Ground, terrainBars, UNIT } from './ground.ts';
import { refuseGround, stopsAt } from './reach.ts';
import { at, type Direction, directionOf, NOWHERE, type Square, turned } from './squares.ts';
import { neighbor, STEP, stepTo } from './steps.ts';

type Category = VehicleFacts['category'];

/** One move of a vehicle of two squares; each costs 1 (HS-R-26, HS-VEH-06). The vehicle has been lifted off the ground. */
export interface Drive {
  readonly kind: 'forward' | 'back' | 'pivot';
  readonly front: Square;
  readonly rear: Square;
  /** The square newly entered by the leading or turning end. */
  readonly entered: Square;
  /** That square is Difficult: the move ends (HS-TERR-12). */
  readonly stops: boolean;
}

/** A two-square vehicle faces from its rear to its front square (HS-R-148). */
export function facingOf({ field }: Ground, front: Square, rear: Square): Direction {
  return directionOf(at(field.x, front) - at(field.x, rear), at(field.y, front) - at(field.y, rear));
}

/** A wreck that is about to be pushed does not bar its own squares (HS-R-145). */
export function drivesFrom(
  ground: Ground,
  category: Category,
  front: Square,
  rear: Square,
  pushed: readonly Square[] = [],
): readonly Drive[] {
  const ahead = facingOf(ground, front, rear);
  const astern = turned(ahead, 4);
  const drives: Drive[] = [];
  const add = (kind: Drive['kind'], kept: Square, way: Direction, lie: (to: Square) => readonly [Square, Square]) => {
    const entered = enter(ground, category, kept, way, pushed);
    if (entered === NOWHERE) return;
    const [newFront, newRear] = lie(entered);
    drives.push({ kind, front: newFront, rear: newRear, entered, stops: stopsAt(ground, entered, category) });
  };
  for (const turn of [0, 1, -1]) {
    add('forward', front, turned(ahead, turn), (to) => [to, front]);
    add('back', rear, turned(astern, turn), (to) => [rear, to]);
    if (turn === 0) continue;
    add('pivot', rear, turned(ahead, turn), (to) => [to, rear]);
    add('pivot', front, turned(astern, turn), (to) => [front, to]);
  }
  return drives;
}

/** The square a vehicle enters from one of its squares; NOWHERE: a wall, terrain or another vehicle is in the way (HS-GEO-22). */
function enter(ground: Ground, category: Category, from: Square, way: Direction, pushed: readonly Square[]): Square {
  const to = neighbor(ground.field, from, way);
  const step = to === NOWHERE ? -1 : stepTo(ground.steps, from, to);
  const bars = pushed.includes(to) ? terrainBars(ground, to) : undefined;
  if (step < 0 || refuseGround(ground, step, category, false, bars) !== null) return NOWHERE;
  return (at(ground.units, to) & UNIT.vehicle) === 0 ? to : NOWHERE;
}

/** Positions within some moves, each with the moves it takes and whether it has to stop there. The first is where it stands. */
export function driveReach(
  ground: Ground,
  category: Category,
  front: Square,
  rear: Square,
  allowance: number,
): readonly { readonly front: Square; readonly rear: Square; readonly moves: number; readonly stopped: boolean }[] {
  const { count } = ground.field;
  const found = [{ front, rear, moves: 0, stopped: false }];
  const seen = new Set([front * count + rear]);
  for (const here of found) {
    if (here.moves >= allowance || here.stopped) continue;
    for (const drive of drivesFrom(ground, category, here.front, here.rear)) {
      const key = drive.front * count + drive.rear;
      if (seen.has(key)) continue;
      seen.add(key);
      found.push({ front: drive.front, rear: drive.rear, moves: here.moves + 1, stopped: drive.stops });
    }
  }
  return found;
}

/**
 * Where a wreck lies after a push by one square; null: an edge of the battlefield, a wall, a vehicle or terrain barred to
 * light or heavy vehicles is in the way, water excepted (HS-WRK-11, HS-WRK-13, HS-R-34).
 */
export function pushedTo(ground: Ground, wreck: readonly Square[], way: Direction): readonly Square[] | null {
  const { field, ruined, steps, units } = ground;
  const moved: Square[] = [];
  for (const place of wreck) {
    const to = neighbor(field, place, way);
    const step = to === NOWHERE ? -1 : stepTo(steps, place, to);
    if (step < 0 || (at(steps.flags, step) & STEP.wheels) === 0) return null;
    if (!wreck.includes(to) && (at(units, to) & UNIT.vehicle) !== 0) return null;
    const { impassable, water } = effectsAt(field, ruined, to);
    if (!water && (impassable.includes('light') || impassable.includes('heavy'))) return null;
    moved.push(to);
  }
  return moved;
}

/** Every square is water: the wreck sinks (HS-WRK-12). */
export const isSunk = ({ field, ruined }: Ground, wreck: readonly Square[]): boolean =>
  wreck.every((place) => effectsAt(field, ruined, place).water);
