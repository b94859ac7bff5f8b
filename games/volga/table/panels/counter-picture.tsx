import type { ComponentChildren, JSX } from 'preact';
import type { UnitId } from '../../data/units.ts';
import { GermanCounter } from '../map/counters.tsx';

/** Any counter beside the map; without a name it is told elsewhere. */
export const Picture = ({
  name,
  children,
}: {
  readonly name?: string;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <span class="counter-picture" {...(name !== undefined && { role: 'img', 'aria-label': name })}>
    {children}
  </span>
);

/** A German counter beside the map. */
export const CounterPicture = ({ unit, spent }: { readonly unit: UnitId; readonly spent: boolean }): JSX.Element => (
  <Picture name={unit}>
    <GermanCounter unit={unit} spent={spent} />
  </Picture>
);
