import type { JSX } from 'preact';
import type { UnitId } from '../../data/units.ts';
import { GermanCounter } from '../map/counters.tsx';
import { COUNTER } from '../map/stack.ts';

/** A counter beside the map. */
export function CounterPicture({ unit, spent }: { readonly unit: UnitId; readonly spent: boolean }): JSX.Element {
  const half = COUNTER / 2 + 2;
  return (
    <svg class="counter-picture" viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} role="img" aria-label={unit}>
      <title>{unit}</title>
      <GermanCounter unit={unit} spent={spent} />
    </svg>
  );
}
