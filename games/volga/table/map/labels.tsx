import type { JSX } from 'preact';
import { AREA_IDS, AREAS, type AreaId } from '../../data/areas.ts';
import type { AreaState, Open } from '../../rules/state.ts';
import { Identifier } from './counters.tsx';
import { nameBox, signBox } from './label.ts';
import { placeOf, type Turn } from './layout.ts';
import type { Box } from './place.ts';

/** Numbers in the color of the side that holds the Area, terrain modifiers and names. */
export function Labels({ turn, open }: { readonly turn: Turn; readonly open: Open }): JSX.Element {
  return (
    <div class="labels" aria-hidden="true">
      {AREA_IDS.map((id) => (
        <AreaLabel key={id} id={id} turn={turn} holder={open.areas[id].control} />
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

interface AreaLabelProps {
  readonly id: AreaId;
  readonly turn: Turn;
  readonly holder: AreaState['control'];
}

function AreaLabel({ id, turn, holder }: AreaLabelProps): JSX.Element {
  const { terrain, tem } = AREAS[id];
  const { name, sign } = placeOf(id, turn);
  return (
    <>
      <span class={`sign ${sign.modifier}`} style={standing(signBox(sign))}>
        <Identifier area={id} terrain={terrain} holder={holder} />
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
