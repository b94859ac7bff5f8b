import { litAs } from '@kurgan/kit';
import type { JSX } from 'preact';
import { AREA_IDS, AREAS, type AreaId } from '../../data/areas.ts';
import { SHAPES } from '../../data/map.ts';
import type { Desk } from '../desk.ts';
import { areaLabel } from '../words/spoken.ts';

/** The Areas: what is held, and what can be touched. */
export function Grounds({ desk }: { readonly desk: Desk }): JSX.Element {
  return (
    <>
      {AREA_IDS.map((id) => (
        <Ground key={id} id={id} desk={desk} />
      ))}
    </>
  );
}

function Ground({ id, desk }: { readonly id: AreaId; readonly desk: Desk }): JSX.Element {
  const open = desk.open.value;
  const isLit = desk.litTouch(id) !== undefined;
  const isHeld = open.areas[id].control === 'german' && AREAS[id].terrain !== null;
  const { outline } = SHAPES[id];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a button while it can be touched
    <g
      class={`ground ${isLit ? 'lit' : ''}`}
      data-area={id}
      onClick={(event) => desk.touchArea(id, event)}
      onPointerEnter={() => desk.point(id)}
      {...litAs(isLit ? areaLabel(desk, id) : null)}
    >
      <polygon points={outline} class="fill" />
      {isHeld && <polygon points={outline} class="held" fill="url(#held)" />}
    </g>
  );
}

/** Lines around Areas, over the ground and its labels; the strong ones lie on top. */
export function Edges({ desk }: { readonly desk: Desk }): JSX.Element {
  return (
    <>
      {[false, true].map((isStrong) =>
        AREA_IDS.map((id) => <Edge key={`${id} ${isStrong}`} id={id} desk={desk} isStrong={isStrong} />),
      )}
    </>
  );
}

interface EdgeProps {
  readonly id: AreaId;
  readonly desk: Desk;
  readonly isStrong: boolean;
}

/** What cannot be touched is never amber. */
function Edge({ id, desk, isStrong }: EdgeProps): JSX.Element | null {
  const { activation, battle } = desk.open.value;
  const strong = [desk.isChosen(id) && 'chosen', desk.isHinted(id) && 'hinted', battle?.area === id && 'battle'];
  const plain = [desk.litTouch(id) !== undefined && 'lit', activation?.area === id && 'active'];
  const marks = [...plain, ...strong].filter(Boolean);
  if (marks.length === 0 || strong.some(Boolean) !== isStrong) return null;
  const { outline } = SHAPES[id];
  return (
    <g class={`edge ${marks.join(' ')}`}>
      <polygon points={outline} class="under" />
      <polygon points={outline} class="over" />
    </g>
  );
}
