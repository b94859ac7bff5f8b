import { lazy, setStop, Viewport } from '@kurgan/kit';
import { useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { AreaId } from '../../data/areas.ts';
import type { UnitId } from '../../data/units.ts';
import terrain from '../art/terrain.webp';
import { areaOf, type Desk, standsIn } from '../desk.ts';
import { unitOf } from '../words/names.ts';
import { words } from '../words/table.ts';
import { Edges, Grounds } from './ground.tsx';
import { LABEL } from './label.ts';
import { Labels } from './labels.tsx';
import { boundsOf, SHEETS } from './layout.ts';
import './map.css';
import { Pieces, pointAt } from './pieces.tsx';
import { River } from './river.tsx';

/** What the first board does without is fetched when it is needed. */
const Fan = lazy(async () => (await import('./fan.tsx')).Fan);
const Arrows = lazy(async () => (await import('./overlays.tsx')).Arrows);
const Pills = lazy(async () => (await import('./overlays.tsx')).Pills);

interface Target {
  readonly element: Element;
  readonly area?: AreaId;
  readonly unit?: UnitId;
}

/** What on the map an event is about. */
function targetOf({ target }: Event): Target | null {
  if (!(target instanceof SVGElement || target instanceof HTMLElement)) return null;
  const area = areaOf(target.dataset.area);
  const unit = unitOf(target.dataset.unit);
  return { element: target, ...(area && { area }), ...(unit && { unit }) };
}

/** Enter or Space on what has the focus. */
function pressed(event: KeyboardEvent, desk: Desk): void {
  const target = event.key === 'Enter' || event.key === ' ' ? targetOf(event) : null;
  if (target?.area === undefined && target?.unit === undefined) return;
  event.preventDefault();
  const { left, top, width, height } = target.element.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  if (target.unit !== undefined) desk.touchUnit(target.unit, at);
  else if (target.area !== undefined) desk.touchArea(target.area, at);
}

/** The focus points as the pointer does. Heard here, for whatever hears of its focus itself can be reached by Tab. */
function focused(event: FocusEvent, desk: Desk): void {
  const target = targetOf(event);
  const area = target?.area ?? (target?.unit && standsIn(desk.open.value, target.unit));
  // A tap or a click sees where it goes; only the keyboard needs to be followed.
  if (target === null || area === undefined || !target.element.matches(':focus-visible')) return;
  desk.camera.reveal(boundsOf(area, desk.turn.value));
  desk.fanned.value = null;
  if (target.unit === undefined) desk.pointed.value = area;
  else pointAt(desk, area);
}

/** Letters of names in pixels: never smaller than this while there is room, and they grow slower than the map. */
const LEAST = 12.2;
const MOST = 20;
const GROWTH = 0.35;
/** Names that would be smaller than this are left out: numbers and counters remain. */
const UNREADABLE = 10;

/** Numbers alone may be drawn this much larger. */
const LARGEST = 1.5;

/** How much smaller a label is drawn than its place allows; or larger, where only the number is left. */
function labelScale(zoom: number): number {
  const full = LABEL.name * zoom;
  if (full < UNREADABLE) return Math.min(LARGEST, LEAST / full);
  return full <= LEAST ? 1 : Math.min(MOST, LEAST + (full - LEAST) * GROWTH) / full;
}

/** The staff map: baked terrain below, everything that changes drawn on top of it. */
export function VolgaMap({ desk }: { readonly desk: Desk }): JSX.Element {
  const turn = desk.turn.value;
  const { width, height, transform } = SHEETS[turn];
  const viewBox = `0 0 ${width} ${height}`;
  const isActing = desk.open.value.activation !== null;
  const root = useRef<HTMLDivElement>(null);
  useSignalEffect(() => {
    desk.controller.path.left.value; // what is lit has changed
    const frame = requestAnimationFrame(() => root.current !== null && setStop(root.current));
    return () => cancelAnimationFrame(frame);
  });
  useSignalEffect(() => {
    const zoom = desk.camera.scale.value;
    const { style, classList } = root.current ?? {};
    style?.setProperty('--px', String(1 / zoom));
    style?.setProperty('--label', String(labelScale(zoom)));
    classList?.toggle('far', LABEL.name * zoom < UNREADABLE);
  });
  return (
    <Viewport
      camera={desk.camera}
      width={width}
      height={height}
      label={words.map}
      onFocus={(event) => focused(event, desk)}
    >
      <img class={`terrain ${turn}`} src={terrain} alt="" width="1000" height="1400" decoding="async" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the lit things inside it */}
      <div
        ref={root}
        class={`volga-map ${turn}`}
        onKeyDown={(event) => pressed(event, desk)}
        onPointerLeave={() => {
          desk.pointed.value = null;
        }}
      >
        <svg class="layer" viewBox={viewBox} role="presentation">
          <defs>
            <pattern id="held" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <path d="M0 0V9" class="held-line" />
            </pattern>
          </defs>
          <g transform={transform}>
            <Grounds desk={desk} />
          </g>
        </svg>
        <River turn={turn} />
        <Labels turn={turn} />
        <svg class="layer over" viewBox={viewBox} aria-hidden="true">
          <g transform={transform}>
            <Edges desk={desk} />
          </g>
        </svg>
        <Pieces desk={desk} />
        {isActing && (
          <>
            <svg class="layer over" viewBox={viewBox} aria-hidden="true">
              <Arrows desk={desk} />
            </svg>
            <Pills desk={desk} />
          </>
        )}
        {desk.fanned.value !== null && <Fan desk={desk} />}
      </div>
    </Viewport>
  );
}
