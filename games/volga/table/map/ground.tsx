import { litAs } from '@kurgan/kit';
import type { JSX } from 'preact';
import { AREA_IDS, AREAS, type AreaId } from '../../data/areas.ts';
import type { Props, VolgaModel } from '../model.ts';
import { areaLabel } from '../words/spoken.ts';
import { outlineOf } from './shapes.ts';

/** The Areas: what is held, and what can be touched. */
export function Grounds({ model }: Props): JSX.Element {
  return (
    <>
      {AREA_IDS.map((id) => (
        <Ground key={id} id={id} model={model} />
      ))}
    </>
  );
}

function Ground({ id, model }: { readonly id: AreaId; readonly model: VolgaModel }): JSX.Element {
  const open = model.open.value;
  const isLit = model.litTouch(id) !== undefined;
  const isGerman = open.areas[id].control === 'german';
  const outline = outlineOf(id);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a button while it can be touched
    <g
      class={`ground ${isLit ? 'lit' : ''}`}
      data-area={id}
      onClick={(event) => model.touchArea(id, event)}
      onPointerEnter={() => model.point(id)}
      {...litAs(isLit ? areaLabel(model, id) : null)}
    >
      <polygon points={outline} class="fill" />
      {isGerman && <polygon points={outline} class="held tint" />}
      {isGerman && AREAS[id].terrain !== null && <polygon points={outline} class="held" fill="url(#held)" />}
    </g>
  );
}

/** Lines around Areas, over the ground and its labels; the strong ones lie on top. */
export function Edges({ model }: Props): JSX.Element {
  return (
    <>
      {[false, true].map((isStrong) =>
        AREA_IDS.map((id) => <Edge key={`${id} ${isStrong}`} id={id} model={model} isStrong={isStrong} />),
      )}
    </>
  );
}

interface EdgeProps {
  readonly id: AreaId;
  readonly model: VolgaModel;
  readonly isStrong: boolean;
}

/** Only what can be touched is amber. */
function Edge({ id, model, isStrong }: EdgeProps): JSX.Element | null {
  const { activation, battle } = model.open.value;
  const strong = [model.isChosen(id) && 'chosen', model.isHinted(id) && 'hinted', battle?.area === id && 'battle'];
  const plain = [model.litTouch(id) !== undefined && 'lit', activation?.area === id && 'active'];
  const marks = [...plain, ...strong].filter(Boolean);
  if (marks.length === 0 || strong.some(Boolean) !== isStrong) return null;
  const outline = outlineOf(id);
  return (
    <g class={`edge ${marks.join(' ')}`}>
      <polygon points={outline} class="under" />
      <polygon points={outline} class="over" />
    </g>
  );
}
