import type { JSX } from 'preact';
import { AREA_IDS, AREAS, type AreaId } from '../../data/areas.ts';
import type { Open } from '../../rules/state.ts';
import { SHAPES } from './shapes.ts';

/** The border that two Areas share, as a path. Neighbors have the same corners along it. */
function border(from: AreaId, to: AreaId): string {
  const corners = SHAPES[from].outline.split(' ');
  const shared = new Set(SHAPES[to].outline.split(' '));
  return corners
    .map((corner, i) => [corner, corners[(i + 1) % corners.length] ?? corner] as const)
    .filter(([start, end]) => shared.has(start) && shared.has(end))
    .map(([start, end]) => `M${start}L${end}`)
    .join('');
}

const isGerman = ({ areas }: Open, id: AreaId): boolean => areas[id].control === 'german';

/** Where German ground ends and Soviet ground begins. */
export const frontOf = (open: Open): string =>
  AREA_IDS.filter((id) => isGerman(open, id))
    .flatMap((id) => AREAS[id].adjacent.filter((next) => !isGerman(open, next)).map((next) => border(id, next)))
    .join('');

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
