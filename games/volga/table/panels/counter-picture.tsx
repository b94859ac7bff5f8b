import type { ComponentChildren, JSX } from 'preact';
import type { UnitId } from '../../data/units.ts';
import { GermanCounter } from '../map/counters.tsx';

/** Any counter beside the map. */
export const Picture = ({ children }: { readonly children: ComponentChildren }): JSX.Element => (
  <span class="counter-picture">{children}</span>
);

/** A German counter beside the map. */
export const CounterPicture = ({ unit, spent }: { readonly unit: UnitId; readonly spent: boolean }): JSX.Element => (
  <Picture>
    <GermanCounter unit={unit} spent={spent} />
  </Picture>
);
