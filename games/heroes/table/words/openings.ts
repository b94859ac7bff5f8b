import { squareName } from '../../rules/areas.ts';
import { EDGE } from '../../rules/field/edges.ts';
import { at, type Square } from '../../rules/field/squares.ts';
import { DIRECTIONS, lay } from '../../rules/ground.ts';
import type { Open } from '../../rules/state.ts';
import { directionWords } from './names.ts';

/** `Door south to G13.`, `Window north.`, and from outside `Door to F11+.` */
export function openingWords(open: Open, place: Square): string[] {
  const ground = lay(open);
  return ground.field.edges.flatMap((edge, number): string[] => {
    const state = at(ground.edges, number);
    const isInside = edge.inside === place;
    const side = directionWords(DIRECTIONS[edge.side]);
    if (state === EDGE.door) {
      if (isInside) return [`Door ${side} to ${squareName(open, edge.arrow)}.`];
      return edge.arrow === place ? [`Door to ${squareName(open, edge.inside)}.`] : [];
    }
    if (state === EDGE.doorway && (isInside || edge.beyond === place))
      return [`Doorway to ${squareName(open, isInside ? edge.beyond : edge.inside)}.`];
    if (!isInside) return [];
    return state === EDGE.window ? [`Window ${side}.`] : state === EDGE.breach ? [`Breach ${side}.`] : [];
  });
}
