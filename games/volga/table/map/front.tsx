import type { JSX } from 'preact';
import type { AreaId } from '../../data/areas.ts';
import type { Open } from '../../rules/state.ts';
import { BORDERS } from './shapes.ts';

/** The front line as a path. */
export function frontOf({ areas }: Open): string {
  const holder = (id: AreaId): string => areas[id].control;
  return BORDERS.flatMap(([area, other, line]) => {
    if (other === 0 || holder(area) === holder(other)) return [];
    const [start, ...steps] = line.split(' ');
    return [`M${start}l${steps.join(' ')}`];
  }).join('');
}

/** The line between the sides. */
export function Front({ open }: { readonly open: Open }): JSX.Element {
  const line = frontOf(open);
  return (
    <g class="front">
      <path d={line} class="under" />
      <path d={line} class="over" />
    </g>
  );
}
