import type { JSX } from 'preact';
import { AREA_IDS, AREAS, type AreaId } from '../../data/areas.ts';
import { Identifier } from './counters.tsx';
import { nameBox, signBox } from './label.ts';
import { placeOf, type Turn } from './layout.ts';
import type { Box } from './place.ts';

/** Numbers, terrain modifiers and names. Nothing of it changes during a match. */
export function Labels({ turn }: { readonly turn: Turn }): JSX.Element {
  return (
    <div class="labels" aria-hidden="true">
      {AREA_IDS.map((id) => (
        <AreaLabel key={id} id={id} turn={turn} />
      ))}
    </div>
  );
}

/** Both shrink towards their middles as the map grows, so that what was apart stays apart. */
const standing = ({ x, y, width, height }: Box) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});

function AreaLabel({ id, turn }: { readonly id: AreaId; readonly turn: Turn }): JSX.Element {
  const { terrain, tem } = AREAS[id];
  const { name, sign } = placeOf(id, turn);
  return (
    <>
      <span class={`sign ${sign.modifier}`} style={standing(signBox(sign))}>
        <Identifier area={id} terrain={terrain} />
        {sign.modifier !== 'none' && <b class="tem">+{tem}</b>}
      </span>
      <span class="name" style={standing(nameBox(name))}>
        {name.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </>
  );
}
