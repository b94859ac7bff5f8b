import { litAs } from '@kurgan/kit';
import type { JSX } from 'preact';
import { AREA_IDS, AREAS, type AreaId } from '../../data/areas.ts';
import { UNIT_IDS, type UnitId } from '../../data/units.ts';
import type { Open } from '../../rules/state.ts';
import { type Desk, unitTouch } from '../desk.ts';
import { unitLabel } from '../words/spoken.ts';
import { GermanCounter, SovietCounter } from './counters.tsx';
import { placeOf, type Turn } from './layout.ts';
import { CutOff, Star } from './markers.tsx';
import type { Point } from './place.ts';
import { type Standing, standing } from './stack.ts';

/** Stacks of which less than this can be seen are spread out when pointed at. */
const CROWDED = 0.8;

interface Stack extends Standing {
  readonly units: readonly UnitId[];
  readonly crowded: boolean;
}

/** The counters of an Area where they stand. Units keep one order everywhere: none is taken up when another one moves. */
export function stackOf({ areas }: Open, id: AreaId, turn: Turn): Stack {
  const { soviet, fresh, spent } = areas[id];
  const units = [...fresh, ...spent].sort((a, b) => UNIT_IDS.indexOf(a) - UNIT_IDS.indexOf(b));
  const stands = standing(placeOf(id, turn).counters, soviet !== null, units.length);
  return { ...stands, units, crowded: stands.seen < CROWDED };
}

const move = ([x, y]: Point): { readonly transform: string } => ({ transform: `translate(${x}px, ${y}px)` });

/** Every counter on the map. Each is drawn once and moved: that is its slide. */
export function Pieces({ desk }: { readonly desk: Desk }): JSX.Element {
  const open = desk.open.value;
  const turn = desk.turn.value;
  const stacks = new Map(AREA_IDS.map((id) => [id, stackOf(open, id, turn)]));
  const stands = new Map<UnitId, { id: AreaId; at: Point }>();
  for (const [id, { units, german }] of stacks) {
    for (const [i, unit] of units.entries()) stands.set(unit, { id, at: german[i] ?? [0, 0] });
  }
  return (
    <div class="pieces">
      {AREA_IDS.map((id) => (
        <Defender key={id} id={id} desk={desk} at={stacks.get(id)?.soviet ?? null} />
      ))}
      {UNIT_IDS.map((unit) => {
        const stand = stands.get(unit);
        return stand === undefined ? null : <Unit key={unit} unit={unit} desk={desk} {...stand} />;
      })}
    </div>
  );
}

interface DefenderProps {
  readonly id: AreaId;
  readonly desk: Desk;
  readonly at: Point | null;
}

function Defender({ id, desk, at }: DefenderProps): JSX.Element | null {
  const { areas, battle } = desk.open.value;
  const { soviet, isolated, fresh, spent } = areas[id];
  const { terrain } = AREAS[id];
  if (soviet === null || at === null || terrain === null) return null;
  const { log, moment } = desk.controller.session;
  const last = log.value.at(-1)?.after;
  const isNew =
    last === moment.value.made &&
    log.value.some(
      ({ after, event }) => after === last && event.event === 'revealed' && 'area' in event && event.area === id,
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the Area it stands in is the button
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Area it stands in has the focus
    <div
      class="piece"
      style={move(at)}
      onClick={(event) => desk.touchArea(id, event)}
      onPointerEnter={() => desk.point(id)}
    >
      <SovietCounter counter={soviet} terrain={terrain} attacked={battle?.area === id} turned={isNew} />
      {fresh.length + spent.length > 0 && <Star />}
      {isolated && <CutOff />}
    </div>
  );
}

/** A counter is pointed at, or has the focus: its Area is told, and a crowded stack is spread out. */
export function pointAt(desk: Desk, id: AreaId): void {
  desk.pointed.value = id;
  if (stackOf(desk.open.value, id, desk.turn.value).crowded) desk.fanned.value = id;
}

interface UnitProps {
  readonly unit: UnitId;
  readonly id: AreaId;
  readonly at: Point;
  readonly desk: Desk;
}

function Unit({ unit, id, at, desk }: UnitProps): JSX.Element {
  const { controller } = desk;
  const touch = unitTouch(unit);
  const isLit = controller.path.isLit(touch);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a button while it can be touched
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter and Space on whatever has the focus come to the map
    <div
      class="piece"
      style={move(at)}
      data-unit={unit}
      onClick={(event) => {
        const { crowded } = stackOf(desk.open.value, id, desk.turn.value);
        if (crowded && desk.fanned.value !== id) desk.fanned.value = id;
        else desk.touchUnit(unit, event);
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse' && !desk.camera.isMoving) pointAt(desk, id);
      }}
      {...litAs(isLit ? unitLabel(desk, unit) : null)}
    >
      <GermanCounter
        unit={unit}
        spent={desk.open.value.areas[id].spent.includes(unit)}
        lit={isLit}
        chosen={controller.path.isTouched(touch)}
        hinted={controller.hinted?.words.unit === unit}
      />
    </div>
  );
}
