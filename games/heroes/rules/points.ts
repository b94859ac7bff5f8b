import { fieldFor } from './areas.ts';
import { type Field, interspaceName } from './field/field.ts';
import { at, type Interspace, interspace } from './field/squares.ts';
import type { Open } from './state.ts';

const points = new WeakMap<Field, ReadonlyMap<string, Interspace>>();

function pointsOf(field: Field): ReadonlyMap<string, Interspace> {
  const known = points.get(field);
  if (known !== undefined) return known;
  const made = new Map<string, Interspace>();
  for (let i = 0; i < field.pointCount; i++)
    if (at(field.pointX, i) >= 0) made.set(interspaceName(field, interspace(i)), interspace(i));
  points.set(field, made);
  return made;
}

export const pointName = (open: Open, point: number): string => interspaceName(fieldFor(open), interspace(point));

export const pointCalled = (open: Open, name: string): Interspace | null => pointsOf(fieldFor(open)).get(name) ?? null;

export const allPoints = (open: Open): Iterable<Interspace> => pointsOf(fieldFor(open)).values();
