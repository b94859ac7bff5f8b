import { fieldFor } from '../rules/areas.ts';
import { burstAt, type Charge, defenseOf, landingOf, modifierOf, scatteredTo } from '../rules/bursts.ts';
import { isConcealed, onField, seatOf } from '../rules/counters.ts';
import { interspace } from '../rules/field/squares.ts';
import { wreckOf } from '../rules/ground.ts';
import { type FrameOf, NONE, type Open, type View } from '../rules/state.ts';
import {
  type Effect,
  FACES,
  hitEffects,
  lossEffects,
  overFaces,
  pointsChance,
  surely,
  withMarkers,
} from './effects.ts';

/** The ways a charge can end for one unit it meets, frightening it where it does nothing else. */
export const burstEffects = (view: View, charge: Charge, target: number): Effect[] =>
  overFaces(1, burstByFace(view, charge, target));

/** The same by the face of the die. */
export function burstByFace(view: View, charge: Charge, target: number): (face: number) => readonly Effect[] {
  const { open } = view;
  const more = modifierOf(open, charge, target);
  const defense = defenseOf(view, charge, target);
  const scare = charge.frightening && charge.unit !== NONE ? 1 : 0;
  const shock = charge.kind === 'flames' ? 1 : 0; // HS-FAB-16
  const struck = (face: number): readonly Effect[] => {
    if (face + more >= 2 * defense) return lossEffects(open, target);
    return face + more >= defense ? hitEffects(open, target, charge.piercing) : surely('none', scare);
  };
  return (face) => withMarkers(struck(face), shock);
}

type Burst = FrameOf<'burst'>;

/** Units whose odds can be told; a concealed enemy's can't. */
export const knownTargets = ({ open, private: rooms }: View, { targets }: Burst): number[] =>
  targets.filter((u) => onField(open, u) && !(isConcealed(open, u) && rooms[seatOf(open, u)] === undefined));

/** A scatter die of at least this leaves the template where it was aimed. */
const ON_TARGET = 5;

/** A place where a template may come down, and how likely that is. */
export interface Fall {
  readonly dice: readonly number[];
  readonly burst: Burst | null;
  /** The attacker moves it to the corner that hits most. */
  readonly moved: boolean;
}

/** Every place a scattering template can come down at, on target last (HS-FAB-30); a bonus goes onto the die. */
export function fallsOf(view: View, { step: _step, point, distance, ...charge }: FrameOf<'scatter'>, wild = 0): Fall[] {
  const { open } = view;
  const falls: Fall[] = [];
  for (const die of FACES.filter((face) => face + wild < ON_TARGET)) {
    const [frame] = landingOf(open, charge, scatteredTo(open, point, distance, die + wild));
    if (frame?.step !== 'landing') falls.push({ dice: [die], burst: frame ?? null, moved: false });
    else falls.push({ dice: [die], burst: bestCorner(view, frame), moved: true });
  }
  const dice = FACES.filter((face) => face + wild >= ON_TARGET);
  falls.push({ dice, burst: burstAt(open, charge, interspace(point)), moved: false });
  return falls;
}

function bestCorner(view: View, { step: _step, corners, ...charge }: FrameOf<'landing'>): Burst | null {
  let best: Burst | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const corner of corners) {
    const burst = burstAt(view.open, charge, interspace(corner));
    const harm = enemiesHit(view, burst).reduce((sum, chance, hits) => sum + hits * chance, 0);
    if (harm <= most) continue;
    most = harm;
    best = burst;
  }
  return best;
}

const isHit = ({ result }: Effect): boolean => result !== 'none';
const hitChance = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => (isHit(effect) ? sum + effect.chance : sum), 0);

/** Chance of each number of enemies hit; each unit rolls for itself. */
export function enemiesHit(view: View, burst: Burst): number[] {
  let chances = [1];
  for (const target of knownTargets(view, burst)) {
    if (seatOf(view.open, target) === burst.seat) continue;
    chances = oneMore(chances, hitChance(burstEffects(view, burst, target)));
  }
  return chances;
}

/** The number with one more try. */
export const oneMore = (chances: readonly number[], hit: number): number[] =>
  [...chances, 0].map((chance, n) => chance * (1 - hit) + (chances[n - 1] ?? 0) * hit);

/** Chance that a part falls or a wreck goes under some destruction dice (HS-FAB-05, HS-HIT-07). */
export function collapseChance(open: Open, part: number, wreck: number, dice: number, wild = 0): number {
  if (part !== NONE) {
    const structure = fieldFor(open).parts[part]?.facts.structure ?? 99;
    return pointsChance(dice, structure - (open.points[part] ?? 0), wild);
  }
  const found = open.wrecks.find(({ squares }) => squares[0] === wreck);
  return found === undefined ? 0 : pointsChance(dice, wreckOf(found.kind).structure - found.points, wild);
}
