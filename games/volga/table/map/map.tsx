import { lazy, setStop, Viewport } from '@kurgan/kit';
import { useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { AREA_IDS } from '../../data/areas.ts';
import { UNIT_IDS } from '../../data/units.ts';
import terrain from '../art/terrain.webp';
import type { Desk } from '../desk.ts';
import { words } from '../words/table.ts';
import { Edges, Grounds } from './ground.tsx';
import { LABEL } from './label.ts';
import { Labels } from './labels.tsx';
import { SHEETS } from './layout.ts';
import './map.css';
import { Overlays } from './overlays.tsx';
import { Pieces } from './pieces.tsx';
import { River } from './river.tsx';

const Fan = lazy(async () => (await import('./fan.tsx')).Fan);

/** Enter or Space on what has the focus. */
function pressed(event: KeyboardEvent, desk: Desk): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  const focused = event.target instanceof SVGElement ? event.target : null;
  const { area, unit } = focused?.dataset ?? {};
  if (focused === null || (area === undefined && unit === undefined)) return;
  event.preventDefault();
  const { left, top, width, height } = focused.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  const areaId = AREA_IDS.find((id) => String(id) === area);
  const unitId = UNIT_IDS.find((id) => id === unit);
  if (unitId !== undefined) desk.touchUnit(unitId, at);
  else if (areaId !== undefined) desk.touchArea(areaId, at);
}

/** Letters of names in pixels: never smaller than this while there is room, and they grow slower than the map. */
const LEAST = 12.2;
const MOST = 20;
const GROWTH = 0.35;
/** Names that would be smaller than this are left out: numbers and counters remain. */
const UNREADABLE = 10;

/** How much smaller a label is drawn than its place allows. */
export function labelScale(zoom: number): number {
  const full = LABEL.name * zoom;
  return full <= LEAST ? 1 : Math.min(MOST, LEAST + (full - LEAST) * GROWTH) / full;
}

/** The staff map: baked terrain below, everything that changes drawn on top of it. */
export function VolgaMap({ desk }: { readonly desk: Desk }): JSX.Element {
  const turn = desk.turn.value;
  const { width, height, transform } = SHEETS[turn];
  const root = useRef<SVGSVGElement>(null);
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
    <Viewport camera={desk.camera} width={width} height={height} label={words.map}>
      <img class={`terrain ${turn}`} src={terrain} alt="" width="1000" height="1400" decoding="async" />
      <svg
        ref={root}
        class={`volga-map ${turn}`}
        viewBox={`0 0 ${width} ${height}`}
        aria-label={words.map}
        onKeyDown={(event) => pressed(event, desk)}
        onPointerLeave={() => {
          desk.pointed.value = null;
        }}
      >
        <defs>
          <pattern id="held" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V9" class="held-line" />
          </pattern>
        </defs>
        <g transform={transform}>
          <Grounds desk={desk} />
        </g>
        <River turn={turn} />
        <Labels turn={turn} />
        <g transform={transform}>
          <Edges desk={desk} />
        </g>
        <Pieces desk={desk} />
        <Overlays desk={desk} />
        {desk.fanned.value !== null && <Fan desk={desk} />}
      </svg>
    </Viewport>
  );
}
