import { RecapArrows, RecapSigns, setStop, Viewport } from '@kurgan/kit';
import { useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { AreaId } from '../../data/areas.ts';
import type { UnitId } from '../../data/units.ts';
import terrain from '../art/terrain.webp';
import { areaOf, type Props, standsIn, type VolgaModel } from '../model.ts';
import { unitOf } from '../words/names.ts';
import { words } from '../words/table.ts';
import { Fan } from './fan.tsx';
import { Front } from './front.tsx';
import { Edges, Grounds } from './ground.tsx';
import { LABEL } from './label.ts';
import { Labels } from './labels.tsx';
import { boundsOf, SHEETS } from './layout.ts';
import './map.css';
import { Arrows, Pills } from './overlays.tsx';
import { Pieces, pointAt } from './pieces.tsx';
import { River } from './river.tsx';

interface Target {
  readonly element: Element;
  readonly area?: AreaId;
  readonly unit?: UnitId;
}

/** Map element that an event is about. */
function targetOf({ target }: Event): Target | null {
  if (!(target instanceof SVGElement || target instanceof HTMLElement)) return null;
  const area = areaOf(target.dataset.area);
  const unit = unitOf(target.dataset.unit);
  return { element: target, ...(area && { area }), ...(unit && { unit }) };
}

/** Enter or Space on what has the focus. */
function pressed(event: KeyboardEvent, model: VolgaModel): void {
  const target = event.key === 'Enter' || event.key === ' ' ? targetOf(event) : null;
  if (target?.area === undefined && target?.unit === undefined) return;
  event.preventDefault();
  const { left, top, width, height } = target.element.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  if (target.unit !== undefined) model.touchUnit(target.unit, at);
  else if (target.area !== undefined) model.touchArea(target.area, at);
}

/** The focus points as the pointer does. Heard here, for whatever hears of its focus itself can be reached by Tab. */
function focused(event: FocusEvent, model: VolgaModel): void {
  const target = targetOf(event);
  const area = target?.area ?? (target?.unit && standsIn(model.open.value, target.unit));
  // A tap or a click sees where it goes; only the keyboard needs to be followed.
  if (target === null || area === undefined || !target.element.matches(':focus-visible')) return;
  model.camera.reveal(boundsOf(area, model.turn.value));
  model.fanned.value = null;
  if (target.unit === undefined) model.pointed.value = area;
  else pointAt(model, area);
}

/** Letters of names in pixels: never smaller than this while there is room, and they grow slower than the map. */
const LEAST = 12.2;
const MOST = 26;
const GROWTH = 0.6;
/** Names that would be smaller than this are left out: numbers and counters remain. */
const UNREADABLE = 10;

/** Below this the regiments on counters would be smaller than 11 pixels. */
const FULL_COUNTERS = 1.04;

/** Numbers alone may be drawn this much larger. */
const LARGEST = 1.5;

/** Scale of a label in its place; above 1 where only the number is left. */
function labelScale(zoom: number): number {
  const full = LABEL.name * zoom;
  if (full < UNREADABLE) return Math.min(LARGEST, LEAST / full);
  return full <= LEAST ? 1 : Math.min(MOST, LEAST + (full - LEAST) * GROWTH) / full;
}

/** The staff map: baked terrain below, everything that changes drawn on top of it. */
export function VolgaMap({ model }: Props): JSX.Element {
  const turn = model.turn.value;
  const { width, height, transform } = SHEETS[turn];
  const viewBox = `0 0 ${width} ${height}`;
  const isActing = model.open.value.activation !== null;
  const root = useRef<HTMLDivElement>(null);
  useSignalEffect(() => {
    model.controller.path.left.value; // what is lit has changed
    const frame = requestAnimationFrame(() => root.current !== null && setStop(root.current));
    return () => cancelAnimationFrame(frame);
  });
  useSignalEffect(() => {
    const zoom = model.camera.scale.value;
    const { style, classList } = root.current ?? {};
    style?.setProperty('--px', String(1 / zoom));
    style?.setProperty('--label', String(labelScale(zoom)));
    classList?.toggle('far', LABEL.name * zoom < UNREADABLE);
    classList?.toggle('small', model.camera.rest.value.scale < FULL_COUNTERS);
  });
  return (
    <Viewport
      camera={model.camera}
      width={width}
      height={height}
      label={words.map}
      onFocus={(event) => focused(event, model)}
    >
      <img class={`terrain ${turn}`} src={terrain} alt="" width="1000" height="1400" decoding="async" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the lit things inside it */}
      <div
        ref={root}
        class={`volga-map ${turn}`}
        onKeyDown={(event) => pressed(event, model)}
        onPointerLeave={() => {
          model.pointed.value = null;
        }}
      >
        <svg class="layer" viewBox={viewBox} role="presentation">
          <defs>
            <pattern id="held" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <path d="M0 0V9" class="held-line" />
            </pattern>
          </defs>
          <g transform={transform}>
            <Grounds model={model} />
            <Front open={model.open.value} />
          </g>
        </svg>
        <River turn={turn} />
        <Labels turn={turn} open={model.open.value} />
        <svg class="layer over" viewBox={viewBox} aria-hidden="true">
          <g transform={transform}>
            <Edges model={model} />
          </g>
        </svg>
        <RecapArrows model={model} size={{ width, height }} />
        <Pieces model={model} />
        <RecapSigns model={model} />
        {isActing && (
          <>
            <svg class="layer over" viewBox={viewBox} aria-hidden="true">
              <Arrows model={model} />
            </svg>
            <Pills model={model} />
          </>
        )}
        {model.fanned.value !== null && <Fan model={model} />}
      </div>
    </Viewport>
  );
}
