import type { JSX } from 'preact';
import { sideOf, UNITS, type UnitCount, type UnitType } from '../../data/units.ts';
import { UprightFigures, valuesOf } from '../board/counter.tsx';
import { UNIT_FIGURES, VEHICLES, type VehicleId } from '../board/data/figures.ts';
import { figureHref, plateHref, vehicleHref } from '../board/sprite.tsx';

const isVehicle = (figure: string): figure is VehicleId => figure in VEHICLES;

/** A counter as it comes out of the box. */
export function Face({ unit, size = 46 }: { readonly unit: UnitType; readonly size?: number }): JSX.Element {
  const side = sideOf(unit);
  const figure = UNIT_FIGURES[unit];
  const { combat, defense } = valuesOf(UNITS[unit], 0);
  return (
    <svg class={`unit-face ${side}`} viewBox="-25 -25 50 50" width={size} height={size} aria-hidden="true">
      <use href={plateHref(side, 'counter')} />
      {isVehicle(figure) ? (
        <use href={vehicleHref(figure)} transform="translate(0 -4) scale(.4)" />
      ) : (
        <use href={figureHref(side, figure)} transform="translate(-14.6 -18.4) scale(1.22)" />
      )}
      <UprightFigures combat={combat} defense={defense} />
    </svg>
  );
}

/** Counters side by side, each as often as it comes. */
export const Faces = ({ units }: { readonly units: readonly UnitCount[] }): JSX.Element => (
  <span class="unit-faces">
    {units.flatMap(({ unit, count }) =>
      Array.from({ length: count }, (_, i) => <Face key={`${unit} ${i}`} unit={unit} />),
    )}
  </span>
);
