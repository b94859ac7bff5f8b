import type { JSX } from 'preact';
import { pointsOf } from '../../rules/recruitment/lists.ts';
import type { Bench } from './bench.ts';
import { stripeOf } from './stripes.ts';
import { sharesOf } from './sums.ts';

/** Points spent, tile by tile, and what is left of them. */
export function PointsBar({
  bench: { army, size },
  more,
}: {
  readonly bench: Bench;
  /** Points of the option in hand. */
  readonly more: number;
}): JSX.Element {
  const spent = pointsOf(army);
  const all = Math.max(size.points, spent + more);
  const left = size.points - spent;
  const width = (points: number): string => `width: ${(100 * points) / all}%`;
  return (
    <section class="points-bar" aria-label="Points">
      <p>
        <b>{spent}</b> of {size.points} points
      </p>
      <div class="points-track" aria-hidden="true">
        {sharesOf(army).map(({ name, stripe, points, isOption }, i) => {
          const { class: look, style } = stripeOf(stripe);
          return (
            <span key={i} class={look} style={`${style}; ${width(points)}`} title={`${name} ${points}`}>
              {!isOption && (
                <i>
                  {name} {points}
                </i>
              )}
            </span>
          );
        })}
        {more > 0 && (
          <span class="more" style={width(more)}>
            <i>with this: {spent + more}</i>
          </span>
        )}
      </div>
      <p class={left < 0 ? 'left over' : 'left'}>
        <b>{Math.abs(left)}</b> {left < 0 ? 'too many' : 'left, lost if not spent'}
      </p>
    </section>
  );
}
