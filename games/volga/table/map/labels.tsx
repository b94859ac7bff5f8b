import type { JSX } from 'preact';
import { AREA_IDS, AREAS, type AreaId } from '../../data/areas.ts';
import { Identifier } from './counters.tsx';
import { LABEL, nameBox, signBox } from './label.ts';
import { placeOf, type Turn } from './layout.ts';

/** Numbers, terrain modifiers and names. Nothing of it changes during a match. */
export function Labels({ turn }: { readonly turn: Turn }): JSX.Element {
  return (
    <>
      {AREA_IDS.map((id) => (
        <AreaLabel key={id} id={id} turn={turn} />
      ))}
    </>
  );
}

/** From the top of a line to where its letters stand, and from the middle of the identifier to its foot. */
const BASELINE = 12.5;
const HALF = LABEL.badge / 2;

function AreaLabel({ id, turn }: { readonly id: AreaId; readonly turn: Turn }): JSX.Element {
  const { terrain, tem } = AREAS[id];
  const { name, sign } = placeOf(id, turn);
  const box = nameBox(name);
  const { width, height } = signBox(sign);
  const middle = { x: name.x + box.width / 2, y: name.y + box.height / 2 };
  return (
    <>
      {/* Both shrink towards their middles as the map grows, so that what was apart stays apart. */}
      <g class="sign" style={{ transformOrigin: `${sign.x + width / 2}px ${sign.y + height / 2}px` }}>
        <g transform={`translate(${sign.x + HALF} ${sign.y + HALF})`}>
          <Identifier area={id} terrain={terrain} />
          {sign.modifier !== 'none' && (
            <text
              x={sign.modifier === 'beside' ? HALF + 1.5 : 0}
              y={sign.modifier === 'beside' ? 6 : HALF + 13}
              class={`tem ${sign.modifier}`}
            >
              +{tem}
            </text>
          )}
        </g>
      </g>
      <text class="name" style={{ transformOrigin: `${middle.x}px ${middle.y}px` }}>
        {name.lines.map((line, i) => (
          <tspan key={line} x={middle.x} y={name.y + BASELINE + i * LABEL.line}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}
