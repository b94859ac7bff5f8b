import { RecapArrows, RecapSigns, setStop, Viewport } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { of, profile, seatOf, unitCalled } from '../rules/counters.ts';
import { type Direction, type Interspace, type Square, square } from '../rules/field/squares.ts';
import { templateSquares } from '../rules/field/templates.ts';
import { lay } from '../rules/ground.ts';
import { scenarioOf } from '../rules/scenario.ts';
import { NONE, WHERE } from '../rules/state.ts';
import { type ArcFacts, HeroesBoard, sheetSize } from './board/board.tsx';
import { line as lineOf, middleOf, squareUnder } from './board/geometry.ts';
import { boundsOf } from './bounds.ts';
import { smokeOf, wrecksOf, zonesOf } from './facts.ts';
import { compassOf, litCounters, pointLights, squareLights } from './lighting.ts';
import type { HeroesModel, Pointed, Props } from './model.ts';
import { grab } from './orders/drag.ts';
import type { Thing } from './touchable.ts';
import { words } from './words/table.ts';

/** Number in a data attribute of the element or of what it belongs to. */
function numberAt(target: Element, name: string): number | null {
  const found = target.closest(`[data-${name}]`)?.getAttribute(`data-${name}`);
  return found == null ? null : Number(found);
}

/** The part of the board that an element is. */
function thingAt(model: HeroesModel, target: EventTarget | null): Thing | null {
  if (!(target instanceof Element)) return null;
  const name = target.closest('[data-unit]')?.getAttribute('data-unit');
  if (name != null) {
    const unit = unitCalled(model.open.value, name);
    return unit === NONE ? null : { is: 'unit', unit };
  }
  const direction = numberAt(target, 'direction');
  if (direction !== null) return { is: 'direction', direction };
  const point = numberAt(target, 'point');
  if (point !== null) return { is: 'point', point: point as Interspace };
  const place = numberAt(target, 'square');
  return place === null ? null : { is: 'square', square: square(place) };
}

/** The square under a pointer, lit or not. */
function squareAt(model: HeroesModel, { target, clientX, clientY }: MouseEvent): Square | null {
  const svg = target instanceof Element ? target.closest<SVGSVGElement>('svg.heroes-board') : null;
  const matrix = svg?.getScreenCTM();
  if (matrix == null) return null;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return squareUnder(model.field.value, [x, y]);
}

function pointedAt(model: HeroesModel, event: MouseEvent): Pointed {
  const thing = thingAt(model, event.target);
  const unit = thing?.is === 'unit' ? thing.unit : null;
  return { unit, square: squareAt(model, event), thing };
}

/** The boards in a window that wheel, drag, pinch and keys move. They report touches and know no rules. */
export function Board({ model }: Props): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const field = model.field.value;
  const [width, height] = sheetSize(field);
  const counters = litCounters(model);
  const lights = squareLights(model);
  const points = pointLights(model);
  const compass = compassOf(model);
  useEffect(() => {
    if (root.current !== null) setStop(root.current);
  }, [counters, lights]);
  const touch = (event: MouseEvent): void => {
    const thing = thingAt(model, event.target);
    const under = thing === null ? squareAt(model, event) : null;
    const anchor = { x: event.clientX, y: event.clientY };
    if (thing !== null) model.touch(thing, anchor);
    else if (under !== null && model.choices.value.length > 0) model.touch({ is: 'square', square: under }, anchor);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    const thing = thingAt(model, event.target);
    if (thing === null) return;
    event.preventDefault();
    model.touch(thing, null);
  };
  /** A tap or a click sees where it goes; only the keyboard needs to be followed. */
  const follow = (event: FocusEvent): void => {
    const thing = thingAt(model, event.target);
    if (thing === null || !(event.target as Element).matches(':focus-visible')) return;
    const at =
      thing.is === 'unit' ? of(model.open.value.units.at, thing.unit) : thing.is === 'square' ? thing.square : NONE;
    if (at !== NONE) model.camera.reveal(boundsOf(field, square(at)));
    model.point({ unit: thing.is === 'unit' ? thing.unit : null, square: at === NONE ? null : square(at), thing });
  };
  return (
    <Viewport camera={model.camera} width={width} height={height} label={words.board} onFocus={follow}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the lit things inside it */}
      <div
        ref={root}
        class="heroes-map"
        onClick={touch}
        onKeyDown={press}
        onPointerDown={(event) => {
          if (grab(model, event)) event.stopPropagation();
        }}
        onPointerMove={(event) => {
          if (!model.camera.isMoving && event.pointerType === 'mouse') model.point(pointedAt(model, event));
        }}
        onPointerLeave={() => model.point(null)}
      >
        <Battlefield model={model} lit={{ counters, lights, points, compass }} />
        <RecapArrows model={model} size={{ width, height }} />
        <RecapSigns model={model} />
      </div>
    </Viewport>
  );
}

/** What can be touched, which a pointer does not change. */
interface Lit {
  readonly counters: ReturnType<typeof litCounters>;
  readonly lights: ReturnType<typeof squareLights>;
  readonly points: ReturnType<typeof pointLights>;
  readonly compass: ReturnType<typeof compassOf>;
}

function Battlefield({
  model,
  lit: { counters, lights, points, compass },
}: Props & { readonly lit: Lit }): JSX.Element {
  const open = model.open.value;
  const field = model.field.value;
  const sightMap = model.sightMap.value;
  const thing = model.pointed.value.thing;
  return (
    <HeroesBoard
      layout={scenarioOf(open).layout}
      field={field}
      ruined={open.ruined}
      counters={counters}
      zones={zonesOf(open, field)}
      wrecks={wrecksOf(open)}
      smoke={smokeOf(open)}
      points={open.points}
      lights={lights}
      sights={sightsOf(model)}
      arc={arcOf(model)}
      pointLights={points}
      compass={compass}
      way={wayOf(model)}
      covered={thing?.is === 'point' ? templateSquares(lay(open), thing.point) : []}
      over={<Threats model={model} />}
      {...(sightMap !== null && { sightMap })}
    />
  );
}

/** Lines from the unit in hand: to the target, to the enemy under the pointer, and where there is no pointer to all targets. */
function sightsOf(model: HeroesModel) {
  const open = model.open.value;
  const from = model.acting.value;
  const means = model.means.value;
  if (means === null || from === NONE || of(open.units.where, from) !== WHERE.field) return [];
  const target = model.target.value;
  const asked = [target, model.pointed.value.unit, model.looked.value];
  const others = model.isNarrow.value ? model.attacks.value.map((option) => option.target) : [];
  return [...new Set([...asked, ...others])]
    .filter((unit): unit is number => unit !== null && seatOf(open, unit) !== seatOf(open, from))
    .filter((unit) => of(open.units.where, unit) === WHERE.field)
    .map((unit) => ({
      line: means.lineBetween(open, from, unit),
      chosen: unit === target,
      quiet: !asked.includes(unit),
    }));
}

/** The arc of the unit in hand, or of the one under the pointer. */
function arcOf(model: HeroesModel): ArcFacts | null {
  const view = model.view.value;
  const unit = model.pointed.value.unit ?? (model.acting.value === NONE ? null : model.acting.value);
  if (unit === null || of(view.open.units.where, unit) !== WHERE.field) return null;
  const degrees = Math.min(360, ...profile(view, unit).weapons.map(({ arc }) => arc));
  if (degrees !== 180 && degrees !== 90) return null;
  const { at, facing } = view.open.units;
  return {
    side: seatOf(view.open, unit),
    square: square(of(at, unit)),
    facing: of(facing, unit) as Direction,
    degrees,
  };
}

/** The way to the square under the pointer, or what is left of the one under way. */
function wayOf(model: HeroesModel): readonly Square[] {
  const { square: under, unit } = model.pointed.value;
  const ahead = model.walk.ahead.value;
  const way =
    ahead.length > 0 ? ahead : unit === null && under !== null ? model.reach.value.get(under)?.way : undefined;
  if (way === undefined || way.length === 0 || model.acting.value === NONE) return [];
  return [square(of(model.open.value.units.at, model.acting.value)), ...way];
}

/** Enemies that could fire at the unit on its way to the square under the pointer, each where it first could. */
function Threats({ model }: Props): JSX.Element | null {
  const { square: under } = model.pointed.value;
  const way = (under === null ? undefined : model.reach.value.get(under)?.way) ?? [];
  const first = new Map<number, Square>();
  for (const place of way) for (const u of model.dangers.value.get(place) ?? []) first.set(u, first.get(u) ?? place);
  if (first.size === 0) return null;
  const field = model.field.value;
  const at = (u: number): Square => square(of(model.open.value.units.at, u));
  return (
    <g class="threats">
      {[...first].map(([u, place]) => (
        <path key={u} d={lineOf(middleOf(field, at(u)), middleOf(field, place))} />
      ))}
    </g>
  );
}
