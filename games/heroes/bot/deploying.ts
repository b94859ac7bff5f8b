import type { HeroesAction } from '../rules/actions.ts';
import { squareCalled } from '../rules/areas.ts';
import { endOf, enemyOf, firstOf, of, onField, profile } from '../rules/counters.ts';
import { isSquareInArc } from '../rules/field/range.ts';
import { BLOCKED } from '../rules/field/sight.ts';
import { at, DIRECTION_NAMES, type Direction, DX, DY, square } from '../rules/field/squares.ts';
import { lay } from '../rules/ground.ts';
import { rangeBetween, sightBetween } from '../rules/sight-lines.ts';
import { type FrameOf, NONE, type View } from '../rules/state.ts';
import { Judge } from './moves.ts';
import { best, type Rated } from './shots.ts';
import type { Skill } from './skill.ts';
import { worthOf } from './worth.ts';

/** Guns come down ready to fire, whatever hides comes down hidden. */
export const pickOf = (legal: readonly HeroesAction[]): HeroesAction | undefined =>
  legal.find((action) => action.do === 'pick' && action.side === 'active') ?? legal[0];

/** A square near what is wanted, in cover. */
export function putOf(
  view: View,
  { unit }: FrameOf<'deploy'>,
  skill: Skill,
  legal: readonly HeroesAction[],
): HeroesAction | undefined {
  const judge = new Judge(view, unit, skill);
  const rated = legal.flatMap((action): Rated[] =>
    action.do === 'put' ? [{ action, value: judge.before(squareCalled(view.open, action.square)) }] : [],
  );
  return best(rated)?.action;
}

/** The way to look: where enemies are in the arc, or else toward the middle. */
export function faceOf(view: View, u: number, legal: readonly HeroesAction[]): HeroesAction | undefined {
  return best(
    legal.flatMap((action): Rated[] =>
      action.do === 'face'
        ? [{ action, value: lookValue(view, u, DIRECTION_NAMES.indexOf(action.direction) as Direction) }]
        : [],
    ),
  )?.action;
}

function lookValue(view: View, u: number, direction: Direction): number {
  const { open } = view;
  const { field } = lay(open);
  const place = of(open.units.at, u);
  if (place === NONE) return 0;
  const arc = profile(view, u).weapons[0]?.arc ?? 360;
  const enemy = enemyOf(open, u);
  let value = 0;
  for (let e = firstOf(open, enemy); e < endOf(open, enemy); e++) {
    if (!onField(open, e)) continue;
    if (!isSquareInArc(field, square(place), direction, arc, square(of(open.units.at, e)))) continue;
    const near = 1 / (1 + rangeBetween(open, u, e));
    value += worthOf(view, e) * near * (sightBetween(open, u, e) === BLOCKED ? 0.4 : 1);
  }
  const toward =
    DX[direction] * (field.columns - at(field.x, place)) + DY[direction] * (field.rows - at(field.y, place));
  return value + 0.01 * toward;
}
