import { litAs, type Rectangle } from '@kurgan/kit';
import type { JSX } from 'preact';
import { AREA_IDS, AREAS, type AreaId } from '../../data/areas.ts';
import { UNIT_IDS, type UnitId } from '../../data/units.ts';
import { isPaused } from '../../rules/board.ts';
import type { Open } from '../../rules/state.ts';
import { type Props, unitTouch, type VolgaModel } from '../model.ts';
import { unitLabel } from '../words/spoken.ts';
import { GermanCounter, SovietCounter } from './counters.tsx';
import { middleOf, placeOf, type Turn } from './layout.ts';
import { CutOff, Star } from './markers.tsx';
import type { Point } from './place.ts';
import { CHIP, COUNTER, type Standing, standing } from './stack.ts';

/** Stacks of which less than this can be seen are spread out when pointed at. */
const CROWDED = 0.8;

/** Stacks of which less than this can be seen are drawn as chips, so that every unit shows its factors. */
const HIDDEN = 0.62;

interface Stack extends Standing {
  readonly units: readonly UnitId[];
  readonly crowded: boolean;
  readonly asChips: boolean;
}

/** The counters of an Area where they stand. Units keep one order everywhere: none is taken up when another one moves. */
export function stackOf({ areas }: Open, id: AreaId, turn: Turn): Stack {
  const { soviet, fresh, spent } = areas[id];
  const units = [...fresh, ...spent].sort((a, b) => UNIT_IDS.indexOf(a) - UNIT_IDS.indexOf(b));
  const { counters } = placeOf(id, turn);
  const whole = standing(counters, soviet !== null, units.length);
  const chips = whole.seen < HIDDEN ? standing(counters, soviet !== null, units.length, CHIP) : whole;
  const asChips = chips.seen > whole.seen;
  return { ...(asChips ? chips : whole), units, crowded: whole.seen < CROWDED, asChips };
}

const counterAt = ([x, y]: Point): Rectangle => ({
  x: x - COUNTER / 2,
  y: y - COUNTER / 2,
  width: COUNTER,
  height: COUNTER,
});

/** A counter of an Area on the map; if there is none, the middle of the room for counters. */
const counterIn = ({ turn }: VolgaModel, area: AreaId, at: Point | null = null): Rectangle =>
  counterAt(at ?? middleOf(placeOf(area, turn.value).counters));
export const defenderIn = (model: VolgaModel, area: AreaId): Rectangle =>
  counterIn(model, area, stackOf(model.open.value, area, model.turn.value).soviet);
export const germansIn = (model: VolgaModel, area: AreaId): Rectangle =>
  counterIn(model, area, stackOf(model.open.value, area, model.turn.value).german[0]);

const move = ([x, y]: Point): { readonly transform: string } => ({ transform: `translate(${x}px, ${y}px)` });

/** Every counter on the map. Each is drawn once and moved: that is its slide. */
export function Pieces({ model }: Props): JSX.Element {
  const open = model.open.value;
  const turn = model.turn.value;
  const stacks = new Map(AREA_IDS.map((id) => [id, stackOf(open, id, turn)]));
  const stands = new Map<UnitId, { id: AreaId; at: Point }>();
  for (const [id, { units, german }] of stacks) {
    for (const [i, unit] of units.entries()) stands.set(unit, { id, at: german[i] ?? [0, 0] });
  }
  return (
    <div class="pieces">
      {AREA_IDS.map((id) => (
        <Defender key={id} id={id} model={model} at={stacks.get(id)?.soviet ?? null} />
      ))}
      {UNIT_IDS.map((unit) => {
        const stand = stands.get(unit);
        return stand === undefined ? null : <Unit key={unit} unit={unit} model={model} {...stand} />;
      })}
    </div>
  );
}

interface DefenderProps {
  readonly id: AreaId;
  readonly model: VolgaModel;
  readonly at: Point | null;
}

function Defender({ id, model, at }: DefenderProps): JSX.Element | null {
  const { areas, battle } = model.open.value;
  const { soviet, isolated, fresh, spent } = areas[id];
  const { terrain } = AREAS[id];
  if (soviet === null || at === null || terrain === null) return null;
  const { log, moment } = model.controller.session;
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
      onClick={(event) => model.touchArea(id, event)}
      onPointerEnter={() => model.point(id)}
    >
      <SovietCounter counter={soviet} terrain={terrain} attacked={battle?.area === id} turned={isNew} />
      {fresh.length + spent.length > 0 && <Star />}
      {isolated && <CutOff />}
    </div>
  );
}

/** A counter is pointed at, or has the focus: its Area is told, and a crowded stack is spread out. */
export function pointAt(model: VolgaModel, id: AreaId): void {
  model.pointed.value = id;
  if (stackOf(model.open.value, id, model.turn.value).crowded) model.fanned.value = id;
}

interface UnitProps {
  readonly unit: UnitId;
  readonly id: AreaId;
  readonly at: Point;
  readonly model: VolgaModel;
}

function Unit({ unit, id, at, model }: UnitProps): JSX.Element {
  const { controller } = model;
  const touch = unitTouch(unit);
  const isLit = controller.path.isLit(touch);
  const { crowded, asChips, seen } = stackOf(model.open.value, id, model.turn.value);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a button while it can be touched
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter and Space on whatever has the focus come to the map
    <div
      class={`piece ${asChips ? 'chip' : seen < 1 ? 'covered' : ''}`}
      style={move(at)}
      data-unit={unit}
      onClick={(event) => {
        if (crowded && model.fanned.value !== id) model.fanned.value = id;
        else model.touchUnit(unit, event);
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse' && !model.camera.isMoving) pointAt(model, id);
      }}
      {...litAs(isLit ? unitLabel(model, unit) : null)}
    >
      <GermanCounter
        unit={unit}
        spent={model.open.value.areas[id].spent.includes(unit)}
        lit={isLit}
        chosen={controller.path.isTouched(touch)}
        hinted={controller.hinted?.words.unit === unit}
        paused={isPaused(model.open.value, unit)}
      />
    </div>
  );
}
