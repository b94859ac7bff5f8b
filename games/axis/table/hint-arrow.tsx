import type { JSX } from 'preact';
import { boundsOf } from './board/bounds.ts';
import type { PlaceId } from './board/lights.ts';
import { SHEET } from './board/outlines.ts';
import type { Props } from './model.ts';
import { planArrows } from './plan-arrows.ts';

const middleOf = (place: PlaceId): readonly [number, number] => {
  const { x, y, width, height } = boundsOf(place);
  return [x + width / 2, y + height / 2];
};

/**
 * The hint on the boards: an arrow from the units to where they should go, or a ring around the place it names, and
 * faintly the rest of the plan.
 */
export function HintArrow({ model }: Props): JSX.Element | null {
  const hinted = model.controller.hinted;
  if (hinted === null) return null;
  const frame = model.frame.value;
  const { words } = hinted;
  const from = (frame?.step === 'movement' || frame?.step === 'rearrangement' ? frame.from : null) ?? words.zone;
  const to = words.to ?? words.target ?? words.at ?? words.crossing ?? words.site ?? words.zone;
  if (to === undefined) return null;
  const [x, y] = middleOf(to as PlaceId);
  return (
    <svg class="hint-arrow" viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
      <g opacity="0.4">
        {planArrows(model.controller.hint.value).map((move) => (
          <Shaft
            key={`${move.from} ${move.to}`}
            from={middleOf(move.from as PlaceId)}
            to={middleOf(move.to as PlaceId)}
          />
        ))}
      </g>
      {from === undefined || from === to || hinted.verb === 'from' ? (
        <circle cx={x} cy={y} r="52" />
      ) : (
        <Shaft from={middleOf(from as PlaceId)} to={[x, y]} />
      )}
    </svg>
  );
}

function Shaft({ from: [ax, ay], to: [bx, by] }: Record<'from' | 'to', readonly [number, number]>): JSX.Element {
  const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  const line = `M${ax} ${ay}L${bx} ${by}`;
  return (
    <>
      <path class="under" d={line} />
      <path class="over" d={line} />
      <path class="head" d="M-22-20L18 0-22 20Z" transform={`translate(${bx} ${by}) rotate(${turn})`} />
    </>
  );
}
